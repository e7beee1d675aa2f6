/**
 * What units could do to each other with their next attack, at a glance: how likely they get there, from which side, and
 * what the blow is worth by exact odds. Sight is not measured, so it is a hope and a fear, not a promise.
 */
import { FOOTPRINTS, fullWounds, isFixture } from '@maester/battle/field';
import { blowOf, seenFrom, type Arc, type BattleState, type UnitState } from '@maester/battle/readers';
import type { AttackProfile } from '@maester/battle/tables';
import { attacksOf, killWorth, woundWorth } from './stakes.ts';

/** What a look at the whole table found out about a unit. */
export interface Glance {
  readonly unit: UnitState;
  readonly side: number;
  readonly speed: number;
  readonly half: number;
  /** The enemies it is Engaged with. */
  readonly foes: readonly string[];
}

const INCH = 1000;
/** A front or rear arc is about as wide as this, for each inch ahead. */
const SPREAD = 1.15;
/** Part of a target beyond the border of the arc is enough to see it. */
const ASIDE = 1.5 * INCH;
/** What it is worth to be able to charge later, beyond the reach of a Charge now and behind one's back. */
const LATER = 0.2;
const BEHIND = 0.25;
const AFTER_A_MOVE = 0.4;
const FAR = 12 * INCH;
const RANGES: Readonly<Record<AttackProfile['kind'], number>> = {
  melee: 0,
  short: 8 * INCH,
  long: 14 * INCH,
};

const WALL = FOOTPRINTS['castle-wall'];

/** How near something is to a unit that moves, from 1 beside it down. */
export function nearAt(gap: number, speed: number): number {
  return 1 / (1 + gap / (1.2 * Math.max(3 * INCH, speed)));
}

export function halfOf(unit: UnitState): number {
  const { width, depth } = FOOTPRINTS[unit.tray];
  return (width + depth) / 4;
}

/** About how far apart two trays are; the second may be a wall. */
export function gapBetween(a: Glance, b: Glance): number {
  const [p, q] = [a.unit.pose, b.unit.pose];
  if (p === null || q === null) return Infinity;
  const [x, y] = [Math.abs(p.x - q.x), Math.abs(p.y - q.y)];
  if (isFixture(b.unit)) return Math.max(0, x - WALL.width / 2, y - WALL.depth / 2 - a.half);
  return Math.max(0, Math.sqrt(x * x + y * y) - a.half - b.half);
}

/** The arc of one unit that another stands in, by its middle. */
function arcAt(of: UnitState, other: UnitState): Arc {
  if (of.pose === null || other.pose === null) return 'front';
  const { right, forward } = seenFrom(of.pose, other.pose);
  if (Math.abs(right) > SPREAD * Math.abs(forward)) return 'flank';
  return forward > 0 ? 'front' : 'rear';
}

function facesIt(unit: UnitState, target: UnitState): boolean {
  if (unit.pose === null || target.pose === null) return false;
  const { right, forward } = seenFrom(unit.pose, target.pose);
  return forward > 0 && Math.abs(right) <= SPREAD * forward + ASIDE;
}

/** How likely a Charge over this gap gets there; a little for one that will be possible later. */
function chargeChance(gap: number, speed: number, faces: boolean): number {
  const roll = Math.max(1, Math.ceil((gap - speed) / INCH));
  const now = roll <= 6 ? (7 - roll) / 6 : LATER * Math.max(0, 1 - (gap - speed - 6 * INCH) / FAR);
  return faces ? now : BEHIND * now;
}

/** A shot that needs a move first is for the next round. */
function shotChance(gap: number, range: number, speed: number, faces: boolean): number {
  if (gap > range + speed) return 0;
  return gap > range || !faces ? AFTER_A_MOVE : 1;
}

/**
 * Threats by the units they are of and to. Units are replaced, never changed, so what was found once holds as long as
 * one thinks about the same question.
 */
export class Threats {
  readonly #free = new WeakMap<UnitState, WeakMap<UnitState, number>>();
  readonly #engaged = new WeakMap<UnitState, WeakMap<UnitState, number>>();

  /** What the best attack of one unit on another is worth, by how likely it comes about. */
  of(s: BattleState, from: Glance, to: Glance): number {
    const isEngaged = from.foes.length > 0;
    if (isEngaged && !from.foes.includes(to.unit.id)) return 0;
    const known = isEngaged ? this.#engaged : this.#free;
    let ofUnit = known.get(from.unit);
    if (ofUnit === undefined) known.set(from.unit, (ofUnit = new WeakMap<UnitState, number>()));
    let threat = ofUnit.get(to.unit);
    if (threat === undefined) ofUnit.set(to.unit, (threat = threatOf(s, from, to)));
    return threat;
  }
}

function threatOf(s: BattleState, from: Glance, to: Glance): number {
  const { unit, speed, foes } = from;
  const touches = foes.length > 0;
  const gap = gapBetween(from, to);
  if (gap > speed + 6 * INCH + FAR) return 0;
  const faces = touches || facesIt(unit, to.unit);
  const arc = arcAt(to.unit, unit);
  let best = 0;
  for (const [i, { kind }] of attacksOf(s, unit).entries()) {
    let chance = 0;
    if (kind === 'melee') chance = touches ? 1 : chargeChance(gap, speed, faces);
    else if (!touches) chance = shotChance(gap, RANGES[kind], speed, faces);
    if (chance === 0) continue;
    const blow = blowOf(s, unit, to.unit, i, kind === 'melee' ? arc : 'front', kind === 'melee' && !touches);
    best = Math.max(best, chance * worthOfBlow(s, blow, to.unit));
  }
  return best;
}

function worthOfBlow(s: BattleState, blow: readonly number[], target: UnitState): number {
  let [mean, destroyed] = [0, 0];
  for (let i = 1; i < blow.length; i++) {
    const chance = blow[i] ?? 0;
    mean += chance * Math.min(i, target.wounds);
    if (i >= target.wounds) destroyed += chance;
  }
  return (mean / fullWounds(s, target)) * woundWorth(s, target) + destroyed * killWorth(s, target);
}
