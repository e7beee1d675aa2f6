/** Contact between units: who is Engaged with whom, on which side, and how far apart others are. */
import { modeOf } from '../edition/of.ts';
import { arcShares } from '../geometry/arcs.ts';
import { contact, engaged as touching } from '../geometry/contact.ts';
import type { Point } from '../geometry/measures.ts';
import { range } from '../geometry/range.ts';
import { corners, type Side, type Tray } from '../geometry/tray.ts';
import { areFriends } from '../sides/sides.ts';
import type { BattleState, UnitState } from '../state.ts';
import { isDeployed, isFixture, shapeOf } from './units.ts';

/** The largest tray's half diagonal twice over: units whose centres are further apart cannot touch. */
export const NEVER_TOUCHING = 7_600;

/** The same for a unit and a Castle Wall. */
export const NEVER_TOUCHING_WALLS = 9_300;

/** Whether their centres are so near, along the table and across it. */
export function centresWithin(a: UnitState, b: UnitState, distance: number): boolean {
  return b.pose !== null && isNear(a, b.pose, distance);
}

export function isNear({ pose }: UnitState, { x, y }: Point, distance: number): boolean {
  return pose !== null && Math.abs(pose.x - x) <= distance && Math.abs(pose.y - y) <= distance;
}

/** Those of the units that a tray with its centre there might touch, or come within `gap` of: most need no measuring. */
export function unitsAbout(units: readonly UnitState[], at: Point, gap: number): UnitState[] {
  return units.filter((unit) => isNear(unit, at, NEVER_TOUCHING + gap));
}

/** The same of the enemies of a unit, and of its friends. */
export function enemiesAbout(s: BattleState, unit: UnitState, at: Point, gap: number): UnitState[] {
  const list: UnitState[] = [];
  for (const other of s.units)
    if (isAbout(other, at, gap) && !areFriends(s, other.seat, unit.seat)) list.push(other);
  return list;
}

export function friendsAbout(s: BattleState, unit: UnitState, at: Point, gap: number): UnitState[] {
  const list: UnitState[] = [];
  for (const other of s.units)
    if (isAbout(other, at, gap) && other.id !== unit.id && areFriends(s, other.seat, unit.seat))
      list.push(other);
  return list;
}

function isAbout(unit: UnitState, at: Point, gap: number): boolean {
  return isNear(unit, at, NEVER_TOUCHING + gap) && isDeployed(unit);
}

export function areEngaged(a: UnitState, b: UnitState): boolean {
  return centresWithin(a, b, NEVER_TOUCHING) && touching(shapeOf(a), shapeOf(b));
}

/** The side of a tray that another one touches; if they meet in a corner only, the arc the other lies in. */
export function sideTouched(tray: Tray, other: Tray): Side {
  return contact(tray, other)?.side ?? arcShares(tray, corners(other)).most[0] ?? 'front';
}

export function engagedWith(s: BattleState, unit: UnitState): UnitState[] {
  const list: UnitState[] = [];
  for (const other of s.units) if (fights(s, unit, other)) list.push(other);
  return list;
}

export function isEngaged(s: BattleState, unit: UnitState): boolean {
  for (const other of s.units) if (fights(s, unit, other)) return true;
  return false;
}

/** Whether these are enemies in contact. The distance comes first: it decides most often. */
export function fights(s: BattleState, unit: UnitState, other: UnitState): boolean {
  return (
    centresWithin(unit, other, NEVER_TOUCHING) &&
    !areFriends(s, unit.seat, other.seat) &&
    isDeployed(other) &&
    !isFixture(unit) &&
    areEngaged(unit, other)
  );
}

/** Enemy fixtures of the mode that the unit is in contact with: it is not Engaged with them. */
export function fixturesTouched(s: BattleState, unit: UnitState): readonly UnitState[] {
  return modeOf(s).fixtures?.touched(s, unit) ?? [];
}

/** Edge to edge; a unit is always in range of itself. */
export function distanceBetween(a: UnitState, b: UnitState): number {
  return a.id === b.id ? 0 : range(shapeOf(a), shapeOf(b));
}
