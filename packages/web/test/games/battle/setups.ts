// Battles of every kind for tests: all modes, ways to place terrain, teams, and everyone for themselves.
import { battle, type BattleSetup } from '@maester/battle';
import { MODE_IDS } from '@maester/battle/field';

const TERRAIN = ['laid', 'layout', 'random', 'chosen', 'none'] as const;
const PAIRS = [
  { points: 40, armies: ['stark-40', 'lannister-40'] },
  { points: 30, armies: ['stark-greatjon-30', 'lannister-mountain-30'] },
  { points: 30, armies: ['lannister-30', 'stark-30'] },
  // Two armies of one faction.
  { points: 30, armies: ['stark-30', 'stark-greatjon-30'] },
] as const;
const FOUR = ['stark-30', 'lannister-30', 'stark-greatjon-30', 'lannister-mountain-30'] as const;
const TEAMS = [
  ['one', 'two'],
  ['three', 'four'],
] as const;

const terrainFor = (i: number): string => TERRAIN[i % TERRAIN.length] ?? 'layout';

function read(setup: { readonly [name: string]: unknown }): BattleSetup | null {
  try {
    return battle.readSetup(setup);
  } catch {
    // Not every mode is for more than two sides.
    return null;
  }
}

const duels = MODE_IDS.flatMap((mode, i) =>
  [0, 1].map((j) => read({ mode, terrain: terrainFor(i + j), ...PAIRS[(i + j) % PAIRS.length] })),
);
const teams = MODE_IDS.map((mode, i) =>
  read({ mode, points: 30, armies: FOUR.slice(), sides: TEAMS, terrain: terrainFor(i) }),
);
const alone = MODE_IDS.flatMap((mode, i) =>
  [3, 4].map((players) => read({ mode, points: 30, armies: FOUR.slice(0, players), terrain: terrainFor(i) })),
);

export const SETUPS: readonly BattleSetup[] = [...duels, ...teams, ...alone].filter(
  (setup) => setup !== null,
);
