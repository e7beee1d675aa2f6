/**
 * From where a hand holds a piece to where it may stand: the pose itself if it is legal, or the nearest legal one. What
 * is legal is asked of the rules, pose by pose; here is only the order in which poses are tried. A few hundred are, in a
 * millisecond or two.
 */
import type { Refusal } from '@maester/kernel';
import { direction, heading, turn, UNIT } from '../geometry/angles.ts';
import { BATTLEFIELD } from '../geometry/battlefield.ts';
import { inches, type Facing, type Mil, type Pose } from '../geometry/measures.ts';
import { moved } from '../geometry/movement.ts';
import { lengthOf } from '../geometry/polygon.ts';
import { seenFrom, type Side } from '../geometry/tray.ts';
import { mayTurn, turnBetween, type Motion } from './motion.ts';

/** The rule that forbids a pose, or null. */
export type Check = (pose: Pose) => Refusal | null;

/** A pose as somebody holds the piece, and what becomes of it. */
export interface Judged {
  readonly wish: Pose;
  /** Why it may not stand there. */
  readonly refusal: Refusal | null;
  /** The wish if it is legal, else the nearest legal pose; null if none was found. */
  readonly pose: Pose | null;
  /** How far that is from the wish. */
  readonly off: Mil;
}

/** A turn by 15 degrees is as unwelcome as a move by 1". */
const MILS_PER_TURN = inches(1) / 1_500;

function cost(wish: Pose, pose: Pose): number {
  return lengthOf(wish, pose) + MILS_PER_TURN * Math.abs(turnBetween(wish.facing, pose.facing));
}

/** The best of the legal poses found so far. */
class Best {
  readonly wish: Pose;
  readonly #check: Check;
  pose: Pose | null = null;
  cost = Infinity;

  constructor(wish: Pose, check: Check) {
    this.wish = wish;
    this.#check = check;
  }

  /** Says whether the pose is legal; one that is no better than what was found is not even looked at. */
  tries(pose: Pose): boolean {
    const price = cost(this.wish, pose);
    if (price >= this.cost || this.#check(pose) !== null) return false;
    [this.pose, this.cost] = [pose, price];
    return true;
  }
}

const STEP = inches(0.2);

/** The pose straight over a side. */
function along(motion: Extract<Motion, { way: 'straight' }>, side: Side, length: Mil, facing: Facing): Pose {
  const { pose } = moved({ kind: 'infantry', pose: motion.from }, side, Math.round(length));
  return { ...pose, facing };
}

function nearestStraight(best: Best, motion: Extract<Motion, { way: 'straight' }>): void {
  const { wish } = best;
  const { right, forward } = seenFrom(motion.from, wish);
  const ahead: Readonly<Record<Side, number>> = { front: forward, right, rear: -forward, left: -right };
  const facing = motion.turns ? wish.facing : motion.from.facing;
  const sides = motion.over.toSorted((a, b) => ahead[b] - ahead[a]);
  for (const side of sides) {
    const goal = Math.min(motion.most, Math.max(0, ahead[side]));
    const at = (length: Mil): Pose => along(motion, side, length, facing);
    if (best.tries(at(goal))) continue;
    for (const towards of [-1, 1]) {
      for (let step = STEP; ; step += STEP) {
        const length = Math.min(motion.most, Math.max(0, goal + towards * step));
        if (cost(wish, at(length)) >= best.cost) break;
        if (best.tries(at(length))) {
          closer(best, (part) => at(length - towards * STEP * part));
          break;
        }
        if (length === 0 || length === motion.most) break;
      }
    }
    if (motion.turns) nearestTurn(best, at(goal));
  }
}

const FINEST = 8;

/** From a legal pose (part 0) towards an illegal one (part 1), as far as it stays legal. */
function closer(best: Best, at: (part: number) => Pose): void {
  let [low, high] = [0, 1];
  for (let i = 0; i < FINEST; i++) {
    const middle = (low + high) / 2;
    if (best.tries(at(middle))) low = middle;
    else high = middle;
  }
}

const TURNS: readonly Facing[] = [
  200, 500, 1_000, 1_500, 2_000, 3_000, 4_500, 6_000, 7_500, 9_000, 12_000, 15_000, 18_000,
];

/** Another facing at this place, if that is better than what was found. */
function nearestTurn(best: Best, at: Pose): void {
  let last = 0;
  for (const by of TURNS) {
    if (lengthOf(best.wish, at) + MILS_PER_TURN * by >= best.cost) return;
    for (const way of [-1, 1]) {
      if (!best.tries({ ...at, facing: turn(at.facing, way * by) })) continue;
      const inner = last;
      closer(best, (part) => ({
        ...at,
        facing: turn(at.facing, Math.round(way * (by + (inner - by) * part))),
      }));
      return;
    }
    last = by;
  }
}

// oxfmt-ignore
const RINGS: readonly Mil[] = [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.4, 1.8, 2.4, 3, 3.8, 4.6, 5.5, 6.5, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50].map(inches);
const SPOKES = 24;

/** Rings around a place, wider and wider; the first with a legal pose is looked at more closely. */
function nearestAround(best: Best, middle: Pose, first: Facing, allowed: (pose: Pose) => boolean): void {
  const at = (radius: number, facing: number): Pose => {
    const way = direction(turn(Math.round(facing)));
    return {
      x: Math.round(middle.x + (radius * way.x) / UNIT),
      y: Math.round(middle.y + (radius * way.y) / UNIT),
      facing: middle.facing,
    };
  };
  const tries = (pose: Pose): boolean => allowed(pose) && best.tries(pose);
  let inner = 0;
  for (const radius of RINGS) {
    if (radius > best.cost) return;
    let found: number | null = null;
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const facing = first + (36_000 / SPOKES) * spoke;
      if (tries(at(radius, facing))) found = facing;
    }
    if (found !== null) {
      refine(at, tries, radius, inner, found);
      if (radius > FAR) polish(best, tries);
      return;
    }
    inner = radius;
  }
}

/** Rings further out leave wide gaps between their spokes. */
const FAR = inches(1);
const POLISH: readonly Mil[] = [1, 0.5, 0.25, 0.1, 0.04].map(inches);
const STEPS_EACH = 6;

/** Small steps from what was found, as long as they lead nearer. */
function polish(best: Best, tries: (pose: Pose) => boolean): void {
  for (const step of POLISH) {
    for (let i = 0; i < STEPS_EACH; i++) {
      const from = best.pose;
      if (from === null) return;
      let nearer = false;
      for (const [x, y] of NEIGHBOURS) {
        const pose = {
          x: Math.round(from.x + step * x),
          y: Math.round(from.y + step * y),
          facing: from.facing,
        };
        if (tries(pose)) nearer = true;
      }
      if (!nearer) break;
    }
  }
}

const DIAGONAL = 0.7;
const NEIGHBOURS: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [DIAGONAL, DIAGONAL],
  [DIAGONAL, -DIAGONAL],
  [-DIAGONAL, DIAGONAL],
  [-DIAGONAL, -DIAGONAL],
];

/** Nearer along its spoke, then along spokes ever closer beside it. */
function refine(
  at: (radius: number, facing: number) => Pose,
  tries: (pose: Pose) => boolean,
  radius: number,
  inner: number,
  spoke: number,
): void {
  let [facing, reached] = [spoke, radius];
  const inwards = (way: number): boolean => {
    let [low, high] = [inner, reached];
    let nearer = false;
    for (let i = 0; i < FINEST; i++) {
      const middle = (low + high) / 2;
      if (tries(at(middle, way))) [high, nearer] = [middle, true];
      else low = middle;
    }
    if (nearer) reached = high;
    return nearer;
  };
  inwards(facing);
  for (let width = 36_000 / SPOKES / 2; width > 100; width /= 2) {
    for (const way of [facing - width, facing + width]) {
      if (!inwards(way)) continue;
      facing = way;
      break;
    }
  }
}

/** As near to the wish as the motion gets if nothing is in the way. */
function goalOf(motion: Motion, wish: Pose): Pose {
  if (motion.way === 'placed') {
    const { width, depth } = BATTLEFIELD;
    return { ...wish, x: Math.min(width, Math.max(0, wish.x)), y: Math.min(depth, Math.max(0, wish.y)) };
  }
  if (motion.way !== 'pivot-and-forward') return wish;
  const { from, most } = motion;
  const away = lengthOf(from, wish);
  if (away <= most) return wish;
  const part = most / away;
  return {
    x: Math.round(from.x + (wish.x - from.x) * part),
    y: Math.round(from.y + (wish.y - from.y) * part),
    facing: wish.facing,
  };
}

function nearestForward(best: Best, motion: Extract<Motion, { way: 'pivot-and-forward' }>): void {
  const { wish: goal } = best;
  const { from, most } = motion;
  if (best.tries(goal)) return;
  const back = heading(from.x - goal.x, from.y - goal.y);
  nearestAround(best, goal, back, (pose) => lengthOf(from, pose) <= most + 1);
  nearestTurn(best, goal);
}

function nearestPlace(best: Best, motion: Extract<Motion, { way: 'placed' }>): void {
  if (best.tries(best.wish)) return;
  const onTable = ({ x, y }: Pose): boolean =>
    x >= 0 && y >= 0 && x <= BATTLEFIELD.width && y <= BATTLEFIELD.depth;
  nearestAround(best, best.wish, 0, onTable);
  if (motion.turns) nearestTurn(best, best.wish);
}

const CLOSE_TURN: Facing = 1_000;

function nearestOnTheSpot(best: Best, motion: Extract<Motion, { way: 'on-the-spot' }>): void {
  const { wish } = best;
  const { x, y } = motion.from;
  const at = (by: number): Pose => ({ x, y, facing: turn(Math.round(wish.facing + by)) });
  if (best.tries(at(0))) return;
  for (let by = CLOSE_TURN; by <= 18_000; by += CLOSE_TURN) {
    for (const way of [-1, 1]) {
      if (!best.tries(at(way * by))) continue;
      closer(best, (part) => at(way * (by - CLOSE_TURN * part)));
      return;
    }
  }
}

/** A whole pose with a facing that the motion allows. */
function asPose(motion: Motion, { x, y, facing }: Pose): Pose {
  const turned = mayTurn(motion) ? turn(Math.round(facing)) : (motion.from?.facing ?? 0);
  return { x: Math.round(x), y: Math.round(y), facing: turned };
}

/** Judges where somebody holds the piece. `known` is some legal pose, for a place from where none was found. */
export function judgePose(
  motion: Motion,
  held: Pose,
  check: Check,
  known: Pose | null = motion.from,
): Judged {
  const wish = asPose(motion, held);
  const refusal = check(wish);
  if (refusal === null) return { wish, refusal, pose: wish, off: 0 };
  const best = new Best(goalOf(motion, wish), check);
  switch (motion.way) {
    case 'on-the-spot':
      nearestOnTheSpot(best, motion);
      break;
    case 'straight':
      nearestStraight(best, motion);
      break;
    case 'pivot-and-forward':
      nearestForward(best, motion);
      break;
    case 'placed':
      nearestPlace(best, motion);
  }
  if (best.pose === null && known !== null) best.tries(known);
  const { pose } = best;
  return { wish, refusal, pose, off: pose === null ? 0 : Math.round(lengthOf(wish, pose)) };
}
