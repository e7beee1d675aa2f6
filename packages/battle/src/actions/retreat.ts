/**
 * Retreat: roll a die, move back or sideways (or forward, if no enemy is engaged in front) up to Speed plus the roll,
 * pivot. It must disengage if it can; enemies it leaves free may pivot.
 */
import { refuse, type Pose, type Random, type Refusal } from '@maester/kernel';
import { direction, HALF_TURN, QUARTER_TURN, turn } from '../geometry/angles.ts';
import { KEEP_AWAY, moved } from '../geometry/movement.ts';
import { distanceToPoint } from '../geometry/polygon.ts';
import { meeting } from '../geometry/slide.ts';
import { FOOTPRINTS, outward, type Side } from '../geometry/tray.ts';
import { inches, TOUCHING, type Facing } from '../geometry/measures.ts';
import { happens } from '../timing/window.ts';
import { become } from '../units/conditions.ts';
import type { RetreatGain } from '../effects/gains.ts';
import {
  checkOnTable,
  checkPath,
  checkStanding,
  facingTowards,
  samePose,
  slideGround,
  slideMove,
  turnedTo,
} from './moves.ts';
import { procedure } from '../rules.ts';
import { rulesOf } from '../edition/of.ts';
import { rerolled, rollDistance } from '../attack/rerolls.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends } from '../sides/sides.ts';
import { centresWithin, engagedWith, isEngaged, NEVER_TOUCHING, sideTouched } from '../units/engaged.ts';
import { mustUnit, shapeOf, trayOf, unitOf, unitsInPlay } from '../units/units.ts';
import { freePivot } from './pivot.ts';
import { actionBefore, actionCompleted } from './action.ts';
import { beginAction, moveUnit } from './move-unit.ts';
import { abilitiesWith, isForbidden, speedOf } from '../units/abilities.ts';

interface Retreat {
  unit: string;
  most: number;
  /** The enemies it was engaged with. */
  left: string[];
  /** How many of them had their chance to pivot. */
  pivoted: number;
  /** Whether what brought it about allows the die to be rolled again. */
  reroll: boolean;
  /** What it gains besides the abilities of the unit. */
  gained: RetreatGain[];
  stopped?: true;
}

export function startRetreat(unit: string, reroll = false, gained: RetreatGain[] = []): Retreat {
  return { unit, most: 0, left: [], pivoted: 0, reroll, gained };
}

const ALL_WAYS: readonly Side[] = ['rear', 'left', 'right', 'front'];

/** battle/retreat/forward: not while an engaged enemy touches the front. */
export function waysOut(s: BattleState, unit: UnitState): readonly Side[] {
  if (rulesOf(s).rules.retreatForward === 'always') return ALL_WAYS;
  const tray = trayOf(unit);
  const inFront = engagedWith(s, unit).some((enemy) => sideTouched(tray, trayOf(enemy)) === 'front');
  return inFront ? ['rear', 'left', 'right'] : ALL_WAYS;
}

function checkWay(
  s: BattleState,
  unit: UnitState,
  to: Pose,
  most: number,
  ways: readonly Side[] = waysOut(s, unit),
): Refusal | null {
  const move = slideMove(unit, to, ways);
  if (move === null) return refuse('battle/retreat/direction', {});
  return checkPath(s, unit, move, most, 'battle/retreat/distance');
}

function check(s: BattleState, unit: UnitState, to: Pose, most: number): Refusal | null {
  // battle/idleness/retreat-must-disengage
  if (rulesOf(s).rules.retreatMayStay && samePose(trayOf(unit).pose, to)) return null;
  return checkOnTable(to) ?? checkWay(s, unit, to, most) ?? checkStanding(s, unit, to);
}

const STEP = inches(0.5);

/** Whether it could come near to the other by so long a move. */
function isWithin(unit: UnitState, other: UnitState, most: number): boolean {
  return centresWithin(unit, other, most + 2 * KEEP_AWAY + NEVER_TOUCHING);
}

/** Distances worth trying: even steps, and just clear of everything that stands near the way. */
function lengthsOver(s: BattleState, unit: UnitState, way: Side, most: number): number[] {
  const shape = shapeOf(unit);
  const along = direction(turn(trayOf(unit).pose.facing, outward(way)));
  const lengths = new Set<number>();
  for (let length = most; length > 0; length -= STEP) lengths.add(length);
  for (const other of unitsInPlay(s)) {
    if (other.id === unit.id || !isWithin(unit, other, most)) continue;
    const gap = areFriends(s, other.seat, unit.seat) ? 0 : KEEP_AWAY;
    const span = meeting(shape, along, shapeOf(other), gap);
    if (span === null) continue;
    for (const length of [Math.floor(span.from) - 1, Math.ceil(span.to) + 1])
      if (length > 0 && length < most) lengths.add(length);
  }
  return [...lengths].toSorted((a, b) => b - a);
}

/** Poses that get it out, straight back and far before others; empty if there is no way out. */
function* retreatPoses(s: BattleState, unit: UnitState, most: number): Iterable<Pose> {
  const ways = waysOut(s, unit);
  let found = false;
  for (const pose of likelyPoses(s, unit, most, ways)) {
    found = true;
    yield pose;
  }
  if (!found) yield* tightPoses(s, unit, most, ways);
}

function* likelyPoses(s: BattleState, unit: UnitState, most: number, ways: readonly Side[]): Iterable<Pose> {
  const tray = trayOf(unit);
  const [enemy] = engagedWith(s, unit);
  for (const way of ways) {
    for (const length of lengthsOver(s, unit, way, most)) {
      const end = moved(tray, way, length).pose;
      if (checkWay(s, unit, end, most, ways) !== null) continue;
      const towards = enemy === undefined ? end.facing : facingTowards(end, trayOf(enemy).pose);
      const facings = new Set([
        towards,
        end.facing,
        turn(end.facing, QUARTER_TURN),
        turn(towards, QUARTER_TURN),
      ]);
      for (const facing of facings) {
        const pose = turnedTo(end, facing);
        if (checkStanding(s, unit, pose) === null) yield pose;
      }
    }
  }
}

const TIGHT_STEP = inches(0.25);
const TIGHT_TURN: Facing = 500;

/** Where only an odd facing fits between the others: all facings, wherever the middle of the tray has room. */
function* tightPoses(s: BattleState, unit: UnitState, most: number, ways: readonly Side[]): Iterable<Pose> {
  const tray = trayOf(unit);
  const { width, depth } = FOOTPRINTS[tray.kind];
  const narrow = Math.min(width, depth) / 2 - TOUCHING;
  const others = unitsInPlay(s).filter(({ id }) => id !== unit.id);
  const hasRoom = (at: Pose): boolean =>
    others.every((other) => {
      const gap = narrow + (areFriends(s, other.seat, unit.seat) ? 0 : KEEP_AWAY);
      return distanceToPoint(shapeOf(other), at) >= gap;
    });
  for (const way of ways) {
    for (let length = TIGHT_STEP; length <= most; length += TIGHT_STEP) {
      const end = moved(tray, way, length).pose;
      if (!hasRoom(end)) continue;
      if (checkWay(s, unit, end, most, ways) !== null) break;
      for (let facing = 0; facing < HALF_TURN; facing += TIGHT_TURN) {
        const pose = turnedTo(end, tray.pose.facing + facing);
        if (checkStanding(s, unit, pose) === null) yield pose;
      }
    }
  }
}

/** battle/retreat/impossible: whether the highest roll would get it out of combat. */
export function canRetreat(s: BattleState, unit: UnitState): boolean {
  if (isForbidden(s, unit, 'retreat')) return false;
  return isEngaged(s, unit) && first(retreatPoses(s, unit, speedOf(s, unit) + inches(6))) !== null;
}

function first(poses: Iterable<Pose>): Pose | null {
  for (const pose of poses) return pose;
  return null;
}

function sample(s: BattleState, unit: UnitState, most: number, random: Random): Pose {
  let skip = random.below(12);
  let last = trayOf(unit).pose;
  for (const pose of retreatPoses(s, unit, most)) {
    last = pose;
    if (skip-- === 0) break;
  }
  return last;
}

function gainsOf(s: BattleState, f: Retreat): RetreatGain[] {
  const own = abilitiesWith(s, mustUnit(s, f.unit), 'retreats').flatMap(({ retreats }) => retreats ?? []);
  return [...own, ...f.gained];
}

export const retreat = procedure<Retreat>('retreat')({
  'before-the-action': (t, f) =>
    actionBefore(t, f.unit, 'retreat') === 'end' ? 'disengaged' : 'dangerous-ground',
  'dangerous-ground': (t, f) => {
    if (f.stopped === true) return 'disengaged';
    beginAction(t, f.unit);
    return 'roll';
  },
  roll: (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.pose === null || !isEngaged(t.state, unit)) return 'action-ends';
    f.left = engagedWith(t.state, unit).map(({ id }) => id);
    rollDistance(t, unit, 'retreat', f.reroll);
    return 'distance';
  },
  distance: (t, f) => {
    const [die = 1] = rerolled(t).dice;
    f.most = inches(die);
    happens(t, 'retreat-rolled', f.unit, null, { die });
  },
  /** battle/retreat/gains */
  gains: (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    const gains = gainsOf(t.state, f);
    const rolled = gains.some(({ dieIsSix }) => dieIsSix === true) ? inches(6) : f.most;
    const further = gains.reduce((sum, gain) => sum + (gain.inches ?? 0), 0);
    f.most = speedOf(t.state, unit) + rolled + inches(further);
  },
  move: {
    ask: 'pose',
    seat: (s, f) => {
      const unit = mustUnit(s, f.unit);
      return unit.pose !== null && isEngaged(s, unit) && first(retreatPoses(s, unit, f.most)) !== null
        ? unit.seat
        : null;
    },
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => check(s, mustUnit(s, f.unit), pose, f.most),
    sample: (s, f, _, random) => sample(s, mustUnit(s, f.unit), f.most, random),
    suggest: (s, f) => retreatPoses(s, mustUnit(s, f.unit), f.most),
    facts: (_, f) => ({ unit: f.unit, most: f.most, move: 'retreat' }),
    then: (t, f, pose) => moveUnit(t, f.unit, pose, 'retreat', slideGround(mustUnit(t.state, f.unit), pose)),
  },
  'freed-enemies-pivot': (t, f) => {
    const id = f.left[f.pivoted++];
    if (id === undefined) return 'completed';
    const enemy = unitOf(t.state, id);
    if (enemy === null || enemy.pose === null) return 'freed-enemies-pivot';
    const unit = mustUnit(t.state, f.unit);
    const gains = gainsOf(t.state, f);
    if (!engagedWith(t.state, unit).includes(enemy))
      become(t, id, ...gains.flatMap(({ leftBecome = [] }) => leftBecome));
    const mayPivot = !isEngaged(t.state, enemy) && gains.every(({ noPivots }) => noPivots !== true);
    if (mayPivot) t.run(freePivot, { unit: id });
    return 'freed-enemies-pivot';
  },
  completed: (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.pose === null) return;
    if (isEngaged(t.state, unit)) t.emit({ type: 'retreat-failed', unit: f.unit });
    else happens(t, 'retreat-completed', f.unit, null, { left: f.left });
  },
  'action-ends': (t, f) => actionCompleted(t, f.unit, 'retreat'),
  /** Gives back the enemies it is no longer engaged with. */
  disengaged: (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    const still = engagedWith(t.state, unit).map(({ id }) => id);
    t.returns(f.left.filter((id) => !still.includes(id)));
  },
});
