/** Random games for tests: each game the same every time. */
import { pick, seededRandom, type Emitted, type Json } from '@maester/kernel';
import {
  battle,
  factionsWithArmies,
  OLDER_EDITIONS,
  randomArmy,
  rulesOf,
  USUAL_EDITION,
  type BattleEvent,
  type BattleSetup,
  type BattleState,
} from '../../src/index.ts';
import { isForFreeForAll } from '../../src/modes/uses.ts';
import { MODE_IDS } from '../../src/modes/ids.ts';

export interface Moment {
  readonly state: BattleState;
  /** How many choices were made so far. */
  readonly played: number;
  /** The choice that led here; null at the start. */
  readonly last: { readonly seat: string; readonly choice: Json } | null;
  readonly events: readonly Emitted<BattleEvent>[];
  /** The procedures that were running when it was made, the whole battle first. */
  readonly during: readonly string[];
}

const TERRAIN = ['laid', 'layout', 'random', 'chosen', 'none'] as const;
const ARMIES = [
  { points: 40, armies: ['stark-40', 'lannister-40'] },
  { points: 30, armies: ['stark-greatjon-30', 'lannister-mountain-30'] },
  { points: 30, armies: ['lannister-30', 'stark-30'] },
] as const;

/** Every game mode, with different armies and ways to place terrain. */
export const ALL_SETUPS: readonly BattleSetup[] = MODE_IDS.flatMap((mode, i) =>
  [0, 1].map((j) =>
    battle.readSetup({
      mode,
      terrain: TERRAIN[(i + j) % TERRAIN.length],
      ...ARMIES[(i + j) % ARMIES.length],
    }),
  ),
);

/** Every game mode of every older edition that has ready armies. */
export const OLDER_SETUPS: readonly BattleSetup[] = OLDER_EDITIONS.filter(
  ({ armies }) => armies !== undefined,
).flatMap(({ id }) => {
  const { modes, rules, armies } = rulesOf({ edition: id });
  const ready = Object.keys(armies).filter((army) => army.endsWith('-30'));
  return Object.keys(modes).map((mode, i) =>
    battle.readSetup({
      edition: id,
      mode,
      points: 30,
      armies: [ready[i % ready.length], ready[(i + 1) % ready.length]],
      terrain: rules.terrainMethods[i % rules.terrainMethods.length],
    }),
  );
});

const unit = (card: string, ...attachments: string[]) => ({ card, attachments });

/** Small armies for two teams: no Character twice on a side. */
const SMALL = {
  robb: {
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [unit('stark-sworn-swords', 'robb-stark-the-wolf-lord'), unit('house-karstark-spearmen')],
    ncus: ['sansa-stark-little-bird'],
  },
  jaime: {
    faction: 'lannister',
    commander: 'jaime-lannister-the-kingslayer',
    units: [
      unit('lannister-guardsmen', 'jaime-lannister-the-kingslayer'),
      unit('lannister-guardsmen', 'guard-captain'),
    ],
    ncus: ['tyrion-lannister-the-imp'],
  },
  greatjon: {
    faction: 'stark',
    commander: 'greatjon-umber-lord-of-last-hearth',
    units: [
      unit('house-umber-berserkers', 'greatjon-umber-lord-of-last-hearth'),
      unit('stark-outriders'),
      unit('stark-sworn-swords'),
    ],
    ncus: [],
  },
  gregor: {
    faction: 'lannister',
    commander: 'gregor-clegane-the-mountain',
    units: [
      unit('house-clegane-mountains-men', 'gregor-clegane-the-mountain'),
      unit('lannister-halberdiers', 'assault-veteran'),
    ],
    ncus: ['cersei-lannister-queen-regent'],
  },
};

/** Starks, Lannisters, Starks, Lannisters. */
export const FOUR_ARMIES = [SMALL.robb, SMALL.jaime, SMALL.greatjon, SMALL.gregor];
export const TEAMS = [
  ['one', 'three'],
  ['two', 'four'],
];

/** Two teams in two modes, and three and four players each for themselves in every mode that allows it. */
export const MULTIPLAYER_SETUPS: readonly BattleSetup[] = [
  ...['the-winds-of-winter', 'a-storm-of-swords'].map((mode) => ({
    mode,
    armies: FOUR_ARMIES,
    sides: TEAMS,
  })),
  ...MODE_IDS.filter((mode) => isForFreeForAll(mode)).flatMap((mode) =>
    [3, 4].map((players) => ({ mode, armies: FOUR_ARMIES.slice(0, players), sides: null })),
  ),
].map((setup, i) => battle.readSetup({ ...setup, points: 20, terrain: TERRAIN[i % TERRAIN.length] }));

const USUAL = rulesOf({ edition: USUAL_EDITION });

/** Every faction against the next, with armies drawn at random, each pair in another game mode. */
export const FACTION_SETUPS: readonly BattleSetup[] = factionsWithArmies(USUAL).map((_, i, all) => {
  const mode = MODE_IDS[i % MODE_IDS.length];
  const armies = [all[i], all[(i + 1) % all.length]].map((faction = 'stark') =>
    randomArmy(USUAL, { faction, points: 40 }, seededRandom(`army of ${faction} ${mode}`)),
  );
  return battle.readSetup({ mode, points: 40, armies, terrain: TERRAIN[i % TERRAIN.length] });
});

/** Every moment of a random game: the start, and what each choice led to. The state is the same object throughout. */
export function* randomGame(setup: BattleSetup, seed: string): Generator<Moment, void, undefined> {
  const random = seededRandom(`choices ${seed}`);
  const { state, events } = battle.opening(setup, seed);
  yield { state, played: 0, last: null, events, during: [] };
  for (let played = 1; battle.waiting(state).length > 0; played++) {
    const seat = pick(random, battle.waiting(state));
    const choice = battle.sample(state, seat, random);
    const during = state.flow.stack.map(({ procedure }) => procedure);
    const applied = battle.apply(state, seat, choice);
    if (!applied.ok)
      throw new Error(
        `seed ${seed}, choice ${played}: ${JSON.stringify(choice)} refused by ${applied.refusal.rule}`,
      );
    yield { state, played, last: { seat, choice }, events: applied.events, during };
  }
}
