// A pose while it is laid out: what dragging, turning and nudging make of it, and how it survives a reload. The rules
// judge it (`judgePose`); here is only what a hand does.

import {
  battle,
  judgePose,
  mayTurn,
  motionOf,
  turnBetween,
  type BattleState,
  type Judged,
  type Motion,
} from '@maester/battle/engine';
import { seededRandom, type Decision, type Json, type Pose, type Refusal } from '@maester/kernel';

/** Nudges, in thousandths of an inch and hundredths of a degree. */
export const FINE_STEP = 100;
export const LONG_STEP = 1000;
export const FINE_TURN = 100;
export const LONG_TURN = 1500;

/** A question for a pose, ready to be answered by hand. */
export interface Posing {
  readonly motion: Motion;
  /** Names the question: a draft of another one is of no use. */
  readonly key: string;
  readonly check: (pose: Pose) => Refusal | null;
  /** A legal pose to begin with: where the piece stands if it may stay there. */
  readonly start: Pose;
  /** The unit that is charged, if it turns to charge. */
  readonly target: string | null;
}

export function isPose(value: unknown): value is Pose {
  if (typeof value !== 'object' || value === null) return false;
  return ['x', 'y', 'facing'].every((key) => Number.isSafeInteger((value as Record<string, unknown>)[key]));
}

/** As the choice that is sent. */
export function asChoice({ x, y, facing }: Pose): Json {
  return { x, y, facing };
}

/** The question as it stands in the view of the seat that is asked; null if it asks for no pose. */
export function posingOf(view: BattleState, decision: Decision, version: number): Posing | null {
  const motion = motionOf(view, decision);
  if (motion === null || decision.kind !== 'pose') return null;
  const check = (pose: Pose): Refusal | null => battle.check(view, decision.seat, asChoice(pose));
  const key = `${version} ${decision.ask} ${decision.piece}`;
  const start =
    motion.from !== null && check(motion.from) === null ? motion.from : proposed(view, decision.seat);
  const { target } = decision.facts;
  return start === null
    ? null
    : { motion, key, check, start, target: typeof target === 'string' ? target : null };
}

function proposed(view: BattleState, seat: string): Pose | null {
  for (const choice of battle.propose(view, seat, seededRandom('first'))) if (isPose(choice)) return choice;
  return null;
}

/** Where it is held, judged. */
export function judged({ motion, check, start }: Posing, wish: Pose): Judged {
  return judgePose(motion, wish, check, start);
}

const FULL_TURN = 36_000;
const wrapped = (facing: number): number => ((Math.round(facing) % FULL_TURN) + FULL_TURN) % FULL_TURN;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Taken to a place of the table; a piece that only turns looks there instead. */
export function movedTo({ motion }: Posing, wish: Pose, to: Place): Pose {
  if (motion.way === 'on-the-spot') return turnedTowards(motion, wish, to);
  return { ...wish, x: Math.round(to.x), y: Math.round(to.y) };
}

/** Turned until its front looks at a place. */
export function turnedTowards(motion: Motion, wish: Pose, to: Place): Pose {
  const [x, y] = [to.x - wish.x, to.y - wish.y];
  if (!mayTurn(motion) || (x === 0 && y === 0)) return wish;
  return { ...wish, facing: wrapped((Math.atan2(x, y) * 18_000) / Math.PI) };
}

export function turnedTo({ motion }: Posing, wish: Pose, facing: number): Pose {
  return mayTurn(motion) ? { ...wish, facing: wrapped(facing) } : wish;
}

export function turnedBy(posing: Posing, wish: Pose, by: number): Pose {
  return turnedTo(posing, wish, wish.facing + by);
}

const OUTWARD = { front: 0, right: 9_000, rear: 18_000, left: 27_000 } as const;

/**
 * Nudged in a direction of the table, a facing. What goes straight over its sides goes along the one that points most
 * nearly there, or back along one that points away.
 */
export function nudged({ motion }: Posing, wish: Pose, towards: number, by: number): Pose {
  if (motion.way === 'on-the-spot') return wish;
  if (motion.way !== 'straight') return stepped(wish, towards, by);
  const { from } = motion;
  const onLine = straightened(motion, wish);
  const ways = motion.over.flatMap((side) => {
    const facing = wrapped(from.facing + OUTWARD[side]);
    return [facing, wrapped(facing + 18_000)];
  });
  const [way] = ways.toSorted(
    (a, b) => Math.abs(turnBetween(a, towards)) - Math.abs(turnBetween(b, towards)),
  );
  if (way === undefined || Math.abs(turnBetween(way, towards)) > 6_000) return onLine;
  return straightened(motion, stepped(onLine, way, by));
}

function stepped(wish: Pose, towards: number, by: number): Pose {
  const angle = (towards * Math.PI) / 18_000;
  return {
    ...wish,
    x: Math.round(wish.x + by * Math.sin(angle)),
    y: Math.round(wish.y + by * Math.cos(angle)),
  };
}

/** On the nearest of the lines it can move along, and not behind where it stands. */
function straightened(motion: Extract<Motion, { way: 'straight' }>, wish: Pose): Pose {
  const { from, over } = motion;
  const [x, y] = [wish.x - from.x, wish.y - from.y];
  let best: Pose = { ...wish, x: from.x, y: from.y };
  let least = Math.hypot(x, y);
  for (const side of over) {
    const angle = ((from.facing + OUTWARD[side]) * Math.PI) / 18_000;
    const along = Math.max(0, x * Math.sin(angle) + y * Math.cos(angle));
    const at = {
      x: Math.round(from.x + along * Math.sin(angle)),
      y: Math.round(from.y + along * Math.cos(angle)),
    };
    const off = Math.hypot(wish.x - at.x, wish.y - at.y);
    if (off < least) [best, least] = [{ ...wish, ...at }, off];
  }
  return best;
}

/** What of the difference between a wish and what became of it is worth a word. */
const SLIGHT = 150;
/** A hand does not keep to a line: what goes straight may be held this far beside it. */
const BESIDE = 1000;
const SLIGHT_TURN = 100;

/** Why the piece is not where it is held, if that is not a trifle. */
export function worthSaying({ motion }: Posing, { wish, refusal, pose, off }: Judged): Refusal | null {
  if (refusal === null || pose === null) return refusal;
  if (motion.way === 'on-the-spot')
    return Math.abs(turnBetween(wish.facing, pose.facing)) > SLIGHT_TURN ? refusal : null;
  const slight =
    motion.way === 'straight' && Math.hypot(wish.x - motion.from.x, wish.y - motion.from.y) <= motion.most
      ? BESIDE
      : SLIGHT;
  const turned = Math.abs(turnBetween(wish.facing, pose.facing)) > SLIGHT_TURN;
  return off > slight || turned ? refusal : null;
}

/** A draft as it was written down, if it belongs to this question. */
export function readDraft({ key }: Posing, saved: unknown): Pose | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { question, wish } = saved as { readonly question?: unknown; readonly wish?: unknown };
  return question === key && isPose(wish) ? wish : null;
}

export function writeDraft({ key }: Posing, wish: Pose): Json {
  return { question: key, wish: asChoice(wish) };
}
