/** Line of sight on the table: from the front arc to any part of the target, past units and some terrain. */
import { lineOfSight } from '../geometry/sight.ts';
import type { Polygon } from '../geometry/polygon.ts';
import { obstructions } from '../geometry/movement.ts';
import { type Tray, corners } from '../geometry/tray.ts';
import type { BattleState, UnitState } from '../state.ts';
import { screenOf, shapeOf, unitsInPlay } from '../units/units.ts';
import { rulesOf } from '../edition/of.ts';
import { keywordsOf, terrainShape, terrainUnder } from '../terrain/terrain.ts';

/** What blocks the view of a unit standing at `viewer`; terrain that either stands in does not. */
export function screens(
  s: BattleState,
  viewer: UnitState,
  at: Tray,
  target: UnitState,
  ranged: boolean,
): Polygon[] {
  if (ranged && terrainUnder(s, corners(at), 'elevated').length > 0) return [];
  const shapes: Polygon[] = [];
  for (const unit of unitsInPlay(s))
    if (unit.id !== viewer.id && unit.id !== target.id) shapes.push(screenOf(unit));
  const hides = ranged && rulesOf(s).rules.cover === 'hides';
  for (const piece of s.terrain) {
    const keywords = keywordsOf(s, piece);
    if (!keywords.includes('blocks-line-of-sight') && !(hides && keywords.includes('cover'))) continue;
    const shape = terrainShape(piece);
    if (obstructions(shape, [corners(at), shapeOf(target)]).length === 0) shapes.push(shape);
  }
  return shapes;
}

export function canSee(
  s: BattleState,
  viewer: UnitState,
  at: Tray,
  target: UnitState,
  ranged: boolean,
): boolean {
  return lineOfSight(at, shapeOf(target), screens(s, viewer, at, target, ranged)) !== null;
}

/** What it would see if nothing stood between. */
export function inFrontArc(at: Tray, target: UnitState): boolean {
  return lineOfSight(at, shapeOf(target), []) !== null;
}
