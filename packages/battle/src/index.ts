/** A Song of Ice & Fire: Tabletop Miniatures Game (Season 6), as a game on the kernel. */
import { defineGame, KernelError, shape, type Game } from '@maester/kernel';
import { breakTerrain } from './actions/break-terrain.ts';
import { charge } from './actions/charge.ts';
import { maneuver, shift } from './actions/maneuver.ts';
import { march } from './actions/march.ts';
import { melee } from './actions/melee.ts';
import { freePivot } from './actions/pivot.ts';
import { ranged } from './actions/ranged.ts';
import { retreat } from './actions/retreat.ts';
import { STARTER_ARMIES } from './armies.ts';
import { armyProblems, readArmyList, type ArmyList } from './army-list.ts';
import { attack } from './attack.ts';
import { abilityProcedures } from './cards/abilities.ts';
import { ncuProcedures } from './cards/ncu-abilities.ts';
import { effectsInOrder } from './cards/words.ts';
import type { BattleEvent } from './events.ts';
import { begin, SEATS, wholeBattle } from './game.ts';
import { sufferHits } from './hits.ts';
import { MODES, modeProcedures } from './modes/modes.ts';
import type { ModeId } from './modes/mode.ts';
import { moraleTest } from './morale.ts';
import { occasion } from './occasion.ts';
import { inspect, position } from './position.ts';
import { rerolls } from './rerolls.ts';
import { activation, cleanUp, round, turn } from './round.ts';
import { deploy, setUp } from './set-up/set-up.ts';
import { copy, imagine, view, type BattleSetup, type BattleState } from './state.ts';
import { ncuActivation } from './tactics-board.ts';
import { discardDown, refillHand, wholeTacticsDeck } from './tactics-deck.ts';
import { sufferWounds } from './wounds.ts';
import { chooseAttackAction } from './zones.ts';

export { ATTACHMENTS, UNIT_CARDS } from './cards/cards.ts';
export { KEYWORDS } from './effects.ts';
export { en } from './messages/en.ts';
export { optionLabel, unitNames } from './messages/names.ts';
export { BattleReport, reportNames } from './messages/report.ts';
export { zhHant } from './messages/zh-hant.ts';
export { attackOdds, oddsOf, rerollPlan, type AttackOdds } from './odds.ts';
export { describeAttack, type AttackDescription, type AttackOptions } from './odds/description.ts';
export { ATTACKER, DEFENDER, describeNumbers, duel, sizeOf } from './odds/duel.ts';
export type { BattleEvent, BattleSetup, BattleState };

/** A whole list, or the id of a ready one. */
const readArmy: shape.Reader<ArmyList> = (value, place) =>
  (typeof value === 'string'
    ? STARTER_ARMIES[shape.oneOf(Object.keys(STARTER_ARMIES))(value, place)]
    : undefined) ?? readArmyList(value, place);

const readFields = shape.object({
  mode: shape.optional(shape.oneOf(Object.keys(MODES) as ModeId[]), 'a-game-of-thrones'),
  points: shape.optional(shape.integer(1, 1000), 30),
  armies: shape.list(readArmy, 2, 2),
  terrain: shape.optional(shape.oneOf(['chosen', 'random', 'layout', 'none']), 'layout'),
});

const readSetup: shape.Reader<BattleSetup> = (value, place) => {
  const setup = readFields(value, place);
  for (const [i, army] of setup.armies.entries()) {
    const problems = armyProblems(army, setup.points);
    if (problems.length > 0) {
      const found = problems.map(({ rule, facts }) => `${rule} ${JSON.stringify(facts)}`).join('; ');
      throw new KernelError(place.kind, `armies[${i}]`, found);
    }
  }
  return setup;
};

export const battle: Game<BattleState, BattleSetup, BattleEvent> = defineGame({
  id: 'battle',
  version: '2',
  players: { min: 2, max: 2 },
  readSetup,
  usualSetup: () => {
    const armies = ['stark-40', 'lannister-40'].flatMap((id) => STARTER_ARMIES[id] ?? []);
    return { mode: 'a-game-of-thrones', points: 40, armies, terrain: 'layout' };
  },
  seats: (setup) => SEATS.slice(0, setup.armies.length),
  procedures: [
    wholeBattle,
    setUp,
    deploy,
    round,
    turn,
    activation,
    cleanUp,
    breakTerrain,
    ncuActivation,
    chooseAttackAction,
    occasion,
    maneuver,
    shift,
    march,
    retreat,
    freePivot,
    melee,
    ranged,
    charge,
    attack,
    rerolls,
    moraleTest,
    sufferWounds,
    sufferHits,
    discardDown,
    refillHand,
    ...modeProcedures(),
    ...abilityProcedures,
    ...ncuProcedures,
    effectsInOrder,
  ],
  main: wholeBattle,
  begin,
  copy,
  view,
  imagine: (state, viewer, random) => imagine(state, viewer, random, wholeTacticsDeck),
  position,
  inspect,
});
