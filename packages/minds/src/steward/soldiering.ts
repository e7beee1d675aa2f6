/**
 * The steward in the miniatures game: plain soldiering. Charge where it can be done, from behind if possible; fight what
 * is engaged; hold an objective; else close with the nearest enemy or objective. Cards are played when blows fall. It
 * looks one move ahead and no further.
 */
import type { Decision, Eyes, Json, Pose } from '@maester/kernel';

/** As much of the battle as it looks at. */
interface Battlefield {
  readonly sides: readonly (readonly string[])[];
  readonly units: readonly { readonly id: string; readonly seat: string; readonly pose: Pose | null }[];
  readonly objectives: readonly Objective[];
}

interface Objective extends Point {
  readonly claimedBy: string | null;
}

type Point = Pick<Pose, 'x' | 'y'>;

/** The middle of the table, in thousandths of an inch: where to go while there is no enemy. */
const MIDDLE: Point = { x: 24_000, y: 24_000 };
/** From here on a unit marches; squared, in thousandths of an inch. */
const FAR = 14_000 ** 2;
/** How many places are compared before a unit moves. */
const PLACES = 24;

/** How something on offer is declined. */
const DECLINED = new Set(['pass', 'no', 'none', 'forgo', 'stay', 'leave-it', 'reserve-waits', 'zone-first']);
/** Beginnings of the moments at which a card or an Order is seldom wasted. */
const BLOWS = ['attack', 'charge', 'morale', 'panic', 'rank', 'unit-', 'surge', 'zone', 'ncu', 'card'];
/** At other moments something is played once in so many times. */
const SELDOM = 5;

export function soldier(eyes: Eyes): Json {
  const decision = eyes.decision();
  if (decision.kind === 'pose') return nearest(eyes, decision);
  if (decision.kind !== 'option') return first(eyes.propose()) ?? eyes.sample();
  const { ask, facts, options } = decision;
  const wanted = options.filter((option) => !DECLINED.has(option));
  switch (ask) {
    case 'activation/select-action':
      return action(eyes, String(facts['unit']), options);
    case 'occasion/declare':
      return playsNow(eyes, String(facts['trigger'])) ? oneOf(eyes, wanted, options) : 'pass';
    case 'charge/declare-target':
      return wanted.find((option) => /rear|flank/.test(option)) ?? oneOf(eyes, wanted, options);
    case 'ncu-activation/zone-effect':
      return oneOf(eyes, deserving(eyes, String(facts['zone']), wanted), options);
    case 'turn/activate-unit':
    case 'ncu-activation/claim-zone':
      return oneOf(eyes, wanted, options);
    default:
      return wanted[0] ?? first(eyes.propose()) ?? eyes.sample();
  }
}

function action(eyes: Eyes, id: string, options: readonly string[]): Json {
  const fights = ['charge', 'attack', 'ranged'].find((each) => options.includes(each));
  if (fights !== undefined) return fights;
  const s = battlefield(eyes);
  if (s.objectives.some(({ claimedBy }) => claimedBy === id) && options.includes('forgo')) return 'forgo';
  const pose = s.units.find((unit) => unit.id === id)?.pose ?? MIDDLE;
  const far = Math.min(...goals(eyes, s).map((goal) => apart(pose, goal))) > FAR;
  const moves = far ? ['march', 'maneuver'] : ['maneuver', 'march'];
  return moves.find((each) => options.includes(each)) ?? options[0] ?? eyes.sample();
}

function playsNow(eyes: Eyes, trigger: string): boolean {
  return BLOWS.some((blow) => trigger.startsWith(blow)) || eyes.random.below(SELDOM) === 0;
}

/** A zone is to mend friends or to harm enemies. */
function deserving(eyes: Eyes, zone: string, options: readonly string[]): readonly string[] {
  const s = battlefield(eyes);
  const mends = zone === 'wealth' || zone === 'maneuver';
  const units = s.units.filter(({ seat }) => isFriend(eyes, s, seat) === mends).map(({ id }) => id);
  const found = options.filter((option) => units.some((id) => option.includes(id)));
  return found.length > 0 ? found : options;
}

/** Of the places proposed, the one nearest to an enemy or to an objective that no friend holds. */
function nearest(eyes: Eyes, { facts }: Decision): Json {
  const s = battlefield(eyes);
  const aims = goals(eyes, s);
  const away = facts['move'] === 'retreat' ? -1 : 1;
  let [found, least]: [Json | null, number] = [null, Infinity];
  let seen = 0;
  for (const place of eyes.propose()) {
    const distance = away * Math.min(...aims.map((aim) => apart(place as unknown as Pose, aim)));
    if (distance < least) [found, least] = [place, distance];
    if (++seen === PLACES) break;
  }
  return found ?? eyes.sample();
}

function goals(eyes: Eyes, s: Battlefield): readonly Point[] {
  const friends = new Set(s.units.filter(({ seat }) => isFriend(eyes, s, seat)).map(({ id }) => id));
  const enemies = s.units.flatMap(({ id, pose }) => (pose === null || friends.has(id) ? [] : [pose]));
  const open = s.objectives.filter(({ claimedBy }) => claimedBy === null || !friends.has(claimedBy));
  return enemies.length + open.length === 0 ? [MIDDLE] : [...enemies, ...open];
}

function battlefield(eyes: Eyes): Battlefield {
  return eyes.view() as unknown as Battlefield;
}

function isFriend(eyes: Eyes, s: Battlefield, seat: string): boolean {
  return s.sides.some((side) => side.includes(seat) && side.includes(eyes.seat));
}

function apart(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

function oneOf(eyes: Eyes, wanted: readonly string[], all: readonly string[]): Json {
  return wanted[eyes.random.below(Math.max(1, wanted.length))] ?? all[0] ?? eyes.sample();
}

function first(choices: Iterable<Json>): Json | undefined {
  for (const choice of choices) return choice;
  return undefined;
}
