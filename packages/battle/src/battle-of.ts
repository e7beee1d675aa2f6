/** The game on the kernel, made of the engine's procedures and of what its editions bring. */
import { hashed } from './hashed.ts';
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
import { armyProblems, readArmyList, teamProblems } from './army/army-list.ts';
import { attack } from './attack/attack.ts';
import { DECLINES } from './declines.ts';
import { DRAWS } from './draws.ts';
import { looseAttack } from './attack/loose-attack.ts';
import { eachUnit, effectsInOrder } from './effects/interpreter.ts';
import { shareOut } from './effects/share-out.ts';
import { useAbility } from './effects/use-ability.ts';
import type { BattleEvent } from './events.ts';
import { begin, SEATS, wholeBattle } from './game.ts';
import { sufferHits } from './attack/hits.ts';
import { moraleTest } from './morale/morale.ts';
import { occasion } from './timing/window.ts';
import type { Positions } from './position/positions.ts';
import { THINGS } from './things.ts';
import { rerolls } from './attack/rerolls.ts';
import { round } from './round/round.ts';
import { turn } from './round/turn.ts';
import { activation } from './round/activation.ts';
import { cleanUp } from './round/clean-up.ts';
import { companions } from './round/companions.ts';
import { extraActivation } from './round/extra-activation.ts';
import { giveAway } from './set-up/give-away.ts';
import { deploy } from './set-up/deploy.ts';
import { placeUnit } from './set-up/place-unit.ts';
import { placeTerrain } from './terrain/place-terrain.ts';
import { fromReserve } from './set-up/reserve.ts';
import { setUp } from './set-up/set-up.ts';
import { TERRAIN_METHODS } from './set-up/terrain-methods.ts';
import { copy, imagine, view, type BattleSetup, type BattleState } from './state.ts';
import { ncuActivation, ncuUse } from './tactics/board.ts';
import { discardDown, refillHand, wholeTacticsDeck } from './tactics/deck.ts';
import { giveUpCards, lookAtDeck, lookAtHand, putAside } from './tactics/looking.ts';
import { useZone } from './tactics/ncus.ts';
import { searchFreely } from './tactics/search.ts';
import { chooseInEffect } from './timing/choice.ts';
import { chooseSteps } from './timing/steps.ts';
import { removal } from './units/conditions.ts';
import { attachmentFalls } from './units/attachments.ts';
import { sufferWounds } from './units/wounds.ts';

import type { Edition } from './edition/edition.ts';
import { makeKnown, rulesOf } from './edition/of.ts';
import { isForFreeForAll } from './modes/uses.ts';
import type { ArmyList } from './army/army.ts';
import { MODE_IDS } from './modes/ids.ts';

/** A whole list, or the id of a ready one of the edition. */
const readArmy: shape.Reader<ArmyList | string> = (value, place) =>
  typeof value === 'string' ? value : readArmyList(value, place);

const readFields = shape.object({
  edition: shape.optional(shape.nullable(shape.text), null),
  mode: shape.optional(shape.oneOf(MODE_IDS), 'a-game-of-thrones'),
  points: shape.optional(shape.integer(1, 1000), 30),
  armies: shape.optional(shape.nullable(shape.list(readArmy, 2, SEATS.length)), null),
  sides: shape.optional(shape.nullable(shape.list(shape.list(shape.oneOf(SEATS)), 2)), null),
  terrain: shape.optional(shape.oneOf(TERRAIN_METHODS), 'laid'),
});

/** Who plays where a setup names no armies: scenarios may bring their own pieces. */
const STARTERS = ['stark-30', 'lannister-30'];

const seatsFor = (armies: readonly ArmyList[]): readonly string[] => SEATS.slice(0, armies.length);

/** A setup that names no edition is of the usual one, the first of these. */
const setupReader =
  (editions: () => readonly string[]): shape.Reader<BattleSetup> =>
  (value, place) => {
    const read = readFields(value, place);
    const names = editions();
    const edition = shape.oneOf(names)(read.edition ?? names[0], { ...place, where: 'edition' });
    const rules = rulesOf({ edition });
    const ready = Object.keys(rules.armies);
    const given = (read.armies ?? STARTERS).flatMap((army, i) =>
      typeof army === 'string'
        ? (rules.armies[shape.oneOf(ready)(army, { ...place, where: `armies[${i}]` })] ?? [])
        : army,
    );
    const fields = { ...read, armies: given };
    const seats = seatsFor(fields.armies);
    const setup = { ...fields, edition, sides: fields.sides ?? seats.map((seat) => [seat]) };
    const { mode, points, armies, sides } = setup;
    const wrong = (where: string, problem: string) => new KernelError(place.kind, where, problem);
    const refuseAll = (where: string, problems: readonly Refusal[]): void => {
      if (problems.length === 0) return;
      throw wrong(where, problems.map(({ rule, facts }) => `${rule} ${JSON.stringify(facts)}`).join('; '));
    };
    if (
      sides.flat().toSorted().join() !== seats.toSorted().join() ||
      sides.some(({ length }) => length === 0)
    )
      throw wrong('sides', `every seat is on one side: ${seats.join(', ')}`);
    if (sides.length > 2 && sides.length < seats.length)
      throw wrong('sides', 'two teams, or every seat for itself');
    if (!rules.rules.terrainMethods.includes(setup.terrain))
      throw wrong('terrain', `edition ${edition} has no terrain ${setup.terrain}`);
    if (rules.modes[mode] === undefined) throw wrong('mode', `edition ${edition} has no mode ${mode}`);
    if (sides.length > 2 && !isForFreeForAll(mode, edition))
      refuseAll('mode', [refuse('battle/free-for-all/modes', { mode })]);
    for (const [i, army] of armies.entries()) refuseAll(`armies[${i}]`, armyProblems(rules, army, points));
    for (const side of sides) {
      const team = armies.filter((_, i) => side.some((seat) => seat === seats[i]));
      refuseAll('armies', teamProblems(rules, team));
    }
    return setup;
  };

/** Ready armies for so many players, each on its own. */
const USUAL: { readonly [players: number]: readonly string[] } = {
  2: ['stark-40', 'lannister-40'],
  3: ['stark-30', 'lannister-30', 'stark-greatjon-30'],
  4: ['stark-30', 'lannister-30', 'stark-greatjon-30', 'lannister-mountain-30'],
};

/** What is played in an edition if nothing is said: its ready armies for so many players, each on its own. */
export function usualSetupIn(edition: string, players: number): BattleSetup {
  const { armies: ready, rules } = rulesOf({ edition });
  const ids = USUAL[players] ?? [];
  const points = ids.every((id) => id.endsWith('40')) ? 40 : 30;
  const armies = ids.flatMap((id) => ready[id] ?? []);
  const sides = seatsFor(armies).map((seat) => [seat]);
  const terrain = rules.terrainMethods[0] ?? 'none';
  return { edition, mode: 'a-game-of-thrones', points, armies, sides, terrain };
}

interface Parts {
  /** The names of the editions that can be chosen, which may become more while the game is there. */
  readonly names: () => readonly string[];
  readonly positions: () => Positions;
}

/** The game in these editions, the usual one first. */
export function battleIn(
  editions: readonly [Edition, ...Edition[]],
  { names, positions }: Parts,
): Game<BattleState, BattleSetup, BattleEvent> {
  for (const edition of editions) makeKnown(edition);
  const [{ id: usual }] = editions;
  return defineGame({
    id: 'battle',
    version: '5',
    players: { min: 2, max: SEATS.length },
    readSetup: setupReader(names),
    usualSetup: (players) => usualSetupIn(usual, players),
    seats: (setup) => seatsFor(setup.armies),
    procedures: [
      wholeBattle,
      setUp,
      deploy,
      giveAway,
      placeUnit,
      placeTerrain,
      fromReserve,
      round,
      turn,
      activation,
      cleanUp,
      breakTerrain,
      ncuActivation,
      ncuUse,
      extraActivation,
      companions,
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
      attachmentFalls,
      sufferHits,
      discardDown,
      refillHand,
      useZone,
      chooseSteps,
      removal,
      chooseInEffect,
      searchFreely,
      lookAtDeck,
      lookAtHand,
      giveUpCards,
      putAside,
      ...new Set(editions.flatMap(({ procedures }) => procedures)),
      effectsInOrder,
      looseAttack,
      eachUnit,
      useAbility,
      shareOut,
    ],
    main: wholeBattle,
    round: (s) => s.round,
    draws: DRAWS,
    declines: DECLINES,
    things: THINGS,
    begin,
    copy,
    view,
    records: ['players', 'units', 'ncus', 'zones', 'terrain', 'objectives', 'lasting', 'fallen'],
    hashed,
    imagine: (state, viewer, random) =>
      imagine(state, viewer, random, {
        whole: (player) => wholeTacticsDeck(rulesOf(state), player),
        mayLieAside: (_, card) => (rulesOf(state).tactics[card]?.commander ?? null) !== null,
      }),
    position: (setup, given, flow) => positions().position(setup, given, flow),
    inspect: (state) => positions().inspect(state),
  });
}
