/** A Song of Ice & Fire: Tabletop Miniatures Game (Season 6), as a game on the kernel. */
import { defineGame, KernelError, refuse, shape, type Game, type Refusal } from '@maester/kernel';
import { breakTerrain } from './actions/break-terrain.ts';
import { charge } from './actions/charge.ts';
import { maneuver, shift } from './actions/maneuver.ts';
import { march } from './actions/march.ts';
import { melee } from './actions/melee.ts';
import { dangerousGround } from './actions/move-unit.ts';
import { freePivot } from './actions/pivot.ts';
import { ranged } from './actions/ranged.ts';
import { retreat } from './actions/retreat.ts';
import { STARTER_ARMIES } from './armies.ts';
import { armyProblems, readArmyList, teamProblems, type ArmyList } from './army-list.ts';
import { attack } from './attack.ts';
import { abilityProcedures } from './cards/abilities.ts';
import { ncuProcedures } from './cards/ncu-abilities.ts';
import { effectsInOrder } from './cards/words.ts';
import { DECLINES } from './declines.ts';
import { DRAWS } from './draws.ts';
import type { BattleEvent } from './events.ts';
import { begin, SEATS, wholeBattle } from './game.ts';
import { sufferHits } from './hits.ts';
import { isForFreeForAll, MODES, modeProcedures } from './modes/modes.ts';
import type { ModeId } from './modes/mode.ts';
import { moraleTest } from './morale.ts';
import { occasion } from './occasion.ts';
import { inspect, position } from './position.ts';
import { rerolls } from './rerolls.ts';
import { activation, cleanUp, round, turn } from './round.ts';
import { giveAway } from './set-up/give-away.ts';
import { deploy } from './set-up/deploy.ts';
import { setUp } from './set-up/set-up.ts';
import { copy, imagine, view, type BattleSetup, type BattleState } from './state.ts';
import { ncuActivation } from './tactics-board.ts';
import { discardDown, refillHand, wholeTacticsDeck } from './tactics-deck.ts';
import { sufferWounds } from './wounds.ts';
import { chooseAttackAction } from './zones.ts';

export { legalCharges, type LegalCharge } from './actions/charge-targets.ts';
export { STARTER_ARMIES } from './armies.ts';
export { armySheet, readArmyList, type ArmyList, type ArmySheet } from './army-list.ts';
export { ATTACHMENTS, leadership, NCUS, UNIT_CARDS } from './cards/cards.ts';
export { cardRuleIds } from './cards/rule-ids.ts';
export { KEYWORDS } from './effects.ts';
export { en } from './messages/en.ts';
export { armyCardNames, optionLabel, unitNames } from './messages/names.ts';
export { BattleReport, reportNames } from './messages/report.ts';
export { zhHant } from './messages/zh-hant.ts';
export { isForTournaments } from './modes/modes.ts';
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
  armies: shape.optional(shape.nullable(shape.list(readArmy, 2, SEATS.length)), null),
  sides: shape.optional(shape.nullable(shape.list(shape.list(shape.oneOf(SEATS)), 2)), null),
  terrain: shape.optional(shape.oneOf(['chosen', 'random', 'layout', 'none']), 'layout'),
});

/** Who plays where a setup names no armies: scenarios may bring their own pieces. */
const STARTERS = ['stark-30', 'lannister-30'];

const seatsFor = (armies: readonly ArmyList[]): readonly string[] => SEATS.slice(0, armies.length);

const readSetup: shape.Reader<BattleSetup> = (value, place) => {
  const read = readFields(value, place);
  const fields = { ...read, armies: read.armies ?? STARTERS.flatMap((id) => STARTER_ARMIES[id] ?? []) };
  const seats = seatsFor(fields.armies);
  const setup = { ...fields, sides: fields.sides ?? seats.map((seat) => [seat]) };
  const { mode, points, armies, sides } = setup;
  const wrong = (where: string, problem: string) => new KernelError(place.kind, where, problem);
  const refuseAll = (where: string, problems: readonly Refusal[]): void => {
    if (problems.length === 0) return;
    throw wrong(where, problems.map(({ rule, facts }) => `${rule} ${JSON.stringify(facts)}`).join('; '));
  };
  if (sides.flat().toSorted().join() !== seats.toSorted().join() || sides.some(({ length }) => length === 0))
    throw wrong('sides', `every seat is on one side: ${seats.join(', ')}`);
  if (sides.length > 2 && sides.length < seats.length)
    throw wrong('sides', 'two teams, or every seat for itself');
  if (sides.length > 2 && !isForFreeForAll(mode))
    refuseAll('mode', [refuse('battle/free-for-all/modes', { mode })]);
  for (const [i, army] of armies.entries()) refuseAll(`armies[${i}]`, armyProblems(army, points));
  for (const side of sides) {
    const team = armies.filter((_, i) => side.some((seat) => seat === seats[i]));
    refuseAll('armies', teamProblems(team));
  }
  return setup;
};

/** Ready armies for so many players, each on its own. */
const USUAL: { readonly [players: number]: readonly string[] } = {
  2: ['stark-40', 'lannister-40'],
  3: ['stark-30', 'lannister-30', 'stark-greatjon-30'],
  4: ['stark-30', 'lannister-30', 'stark-greatjon-30', 'lannister-mountain-30'],
};

export const battle: Game<BattleState, BattleSetup, BattleEvent> = defineGame({
  id: 'battle',
  version: '4',
  players: { min: 2, max: SEATS.length },
  readSetup,
  usualSetup: (players) => {
    const armies = (USUAL[players] ?? []).flatMap((id) => STARTER_ARMIES[id] ?? []);
    const sides = seatsFor(armies).map((seat) => [seat]);
    return { mode: 'a-game-of-thrones', points: players === 2 ? 40 : 30, armies, sides, terrain: 'layout' };
  },
  seats: (setup) => seatsFor(setup.armies),
  procedures: [
    wholeBattle,
    setUp,
    deploy,
    giveAway,
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
    dangerousGround,
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
  draws: DRAWS,
  declines: DECLINES,
  begin,
  copy,
  view,
  imagine: (state, viewer, random) => imagine(state, viewer, random, wholeTacticsDeck),
  position,
  inspect,
});
