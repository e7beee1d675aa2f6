/**
 * Which battles a muster fights: every pair of factions in every game mode, between two players, in teams and as
 * free-for-alls. The first army of each begins with the next card of its faction, so that every card has its turn.
 */
import {
  battle,
  charactersOf,
  factionsWithArmies,
  MODE_IDS,
  randomArmy,
  type ArmyList,
  type BattleSetup,
  type Card,
  type Edition,
  type Faction,
  type Wishes,
} from '@maester/battle';
import { seededRandom, type Random } from '@maester/kernel';

/** Of ten battles, how many players and how they are arranged. */
const GATHERINGS = ['two', 'two', 'two', 'two', 'two', 'two', 'two', 'teams', 'three', 'four'] as const;
type Gathering = (typeof GATHERINGS)[number];

const SIDES: { readonly [G in Gathering]: readonly (readonly string[])[] } = {
  two: [['one'], ['two']],
  teams: [
    ['one', 'three'],
    ['two', 'four'],
  ],
  three: [['one'], ['two'], ['three']],
  four: [['one'], ['two'], ['three'], ['four']],
};
const TERRAIN = ['layout', 'random', 'none'] as const;
const SIEGE = 'a-storm-of-swords';
const POINTS = { large: 40, small: 30 };

export interface Plan {
  readonly setup: BattleSetup;
  readonly factions: readonly Faction[];
}

/** The i-th battle, always the same for the same seed. */
export function musterOf(rules: Edition, seed: string): (i: number) => Plan {
  const all = factionsWithArmies(rules);
  const modes = MODE_IDS.filter((mode) => rules.modes[mode] !== undefined);
  const cards = new Map(all.map((faction) => [faction, fieldable(rules, faction)]));
  return (i) => {
    const random = seededRandom(`muster ${seed}/${i}`);
    const gathering = gatheringOf(i, modes.length);
    const sides = SIDES[gathering];
    const seats = sides.flat().toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    const factions = seats.map((_, seat) => all[(i + seat * (1 + Math.floor(i / all.length))) % all.length]);
    const known = factions.map((faction) => faction ?? 'stark');
    const mode = modeOf(modes, i, gathering);
    const points = gathering === 'two' ? POINTS.large : POINTS.small;
    const own = cards.get(known[0] ?? 'stark') ?? [];
    const first = own[Math.floor(i / all.length) % own.length];
    const armies: ArmyList[] = [];
    for (const [seat, faction] of known.entries()) {
      const isFriend = (other: number): boolean =>
        sides.some((side) => side.includes(seats[seat] ?? '') && side.includes(seats[other] ?? ''));
      const taken = armies.flatMap((army, other) => (isFriend(other) ? charactersOf(rules, army) : []));
      armies.push(armyOf(rules, faction, points, taken, seat === 0 ? first : undefined, random));
    }
    const ways = TERRAIN.filter((way) => rules.rules.terrainMethods.includes(way));
    const terrain = ways[i % ways.length];
    const setup = battle.readSetup({ edition: rules.id, mode, points, armies, sides, terrain });
    return { setup, factions: known };
  };
}

const ORDER = ['one', 'two', 'three', 'four'];

/** Two factions meet in each mode before the next gathering; a siege is for two sides. */
function gatheringOf(i: number, modes: number): Gathering {
  return GATHERINGS[Math.floor(i / modes) % GATHERINGS.length] ?? 'two';
}

function modeOf(all: readonly string[], i: number, gathering: Gathering): string {
  const modes = gathering === 'two' || gathering === 'teams' ? all : all.filter((id) => id !== SIEGE);
  return modes[i % modes.length] ?? MODE_IDS[0];
}

/** The cards with which an army of this faction can begin; Neutral ones come with whoever hires them. */
function fieldable({ units, attachments, ncus }: Edition, faction: Faction): string[] {
  return [units, attachments, ncus].flatMap((table) =>
    Object.entries<Card>(table).flatMap(([id, card]) =>
      card.faction === faction && card.notByList !== true ? [id] : [],
    ),
  );
}

/** Where a friend has every Commander of the faction, somebody else comes. */
function hired(rules: Edition, wishes: Wishes, random: Random): ArmyList | null {
  for (const faction of factionsWithArmies(rules)) {
    const army = randomArmy(rules, { ...wishes, faction }, random);
    if (army !== null) return army;
  }
  return null;
}

function armyOf(
  rules: Edition,
  faction: Faction,
  points: number,
  taken: readonly string[],
  including: string | undefined,
  random: Random,
): ArmyList {
  const wishes = { faction, points, taken };
  const first = including === undefined ? null : randomArmy(rules, { ...wishes, including }, random);
  const army = first ?? randomArmy(rules, wishes, random) ?? hired(rules, wishes, random);
  if (army === null) throw new Error(`no army of ${faction} for ${points} points`);
  return army;
}
