// Battles of every kind for tests: all modes, ways to place terrain, teams, and everyone for themselves; with ready armies,
// and with random ones of all factions.
import {
  battle,
  charactersOf,
  factionsWithArmies,
  randomArmy,
  rulesOf,
  USUAL_EDITION,
  type ArmyList,
  type BattleSetup,
} from '@maester/battle';
import { MODE_IDS } from '@maester/battle/field';
import { seededRandom } from '@maester/kernel';

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

/** Of four battles two are duels, one is of teams, and in one everyone is on their own. */
const GATHERINGS = [
  { players: 2, sides: null },
  { players: 4, sides: TEAMS },
  { players: 2, sides: null },
  { players: 3, sides: null },
] as const;

/** The i-th battle of random armies: factions, modes and gatherings come in turn. */
export function randomSetup(i: number): BattleSetup {
  const rules = rulesOf({ edition: USUAL_EDITION });
  const factions = factionsWithArmies(rules);
  const random = seededRandom(`armies ${i}`);
  const mode = MODE_IDS[i % MODE_IDS.length] ?? MODE_IDS[0];
  const gathering = mode === 'a-storm-of-swords' ? GATHERINGS[i % 2] : GATHERINGS[i % GATHERINGS.length];
  const { players, sides } = gathering ?? GATHERINGS[0];
  const points = players === 2 ? 40 : 30;
  const armies: ArmyList[] = [];
  for (let seat = 0; seat < players; seat++) {
    // A Character fights for one army of a team.
    const taken = sides !== null && seat % 2 === 1 ? charactersOf(rules, armies[seat - 1] as ArmyList) : [];
    for (let next = 0; armies.length <= seat; next++) {
      const faction = factions[(i + seat * (1 + Math.floor(i / factions.length)) + next) % factions.length];
      const army = randomArmy(rules, { faction: faction ?? 'stark', points, taken }, random);
      if (army !== null) armies.push(army);
    }
  }
  return battle.readSetup({ mode, points, armies, sides, terrain: terrainFor(i) });
}
