// Where everyone stands in words and figures: distances, arcs, lines of sight, from one unit to all others.

import { sightBetween, tapeBetween, type BattleState, type Sight } from '@maester/battle/engine';
import {
  areFriends,
  arcShares,
  corners,
  engagedWith,
  isDeployed,
  trayOf,
  type Side,
  type UnitState,
} from '@maester/battle/field';

/** One unit as seen from another. */
export interface Relation {
  readonly unit: string;
  readonly friend: boolean;
  /** In thousandths of an inch; 0 in contact. */
  readonly distance: number;
  readonly engaged: boolean;
  /** The arcs of the viewer in which most of it stands. */
  readonly arcs: readonly Side[];
  readonly sight: Sight;
  /** Whether it sees the viewer. */
  readonly seesBack: boolean;
}

/** Everyone else on the table, the nearest first. */
export function relationsOf(view: BattleState, viewer: UnitState): readonly Relation[] {
  if (!isDeployed(viewer)) return [];
  const tray = trayOf(viewer);
  const engaged = new Set(engagedWith(view, viewer).map(({ id }) => id));
  return view.units
    .filter((unit) => unit.id !== viewer.id && isDeployed(unit))
    .map((unit): Relation => ({
      unit: unit.id,
      friend: areFriends(view, unit.seat, viewer.seat),
      distance: tapeBetween(corners(tray), corners(trayOf(unit))).length,
      engaged: engaged.has(unit.id),
      arcs: arcShares(tray, corners(trayOf(unit))).most,
      sight: sightBetween(view, viewer.id, unit.id, true),
      seesBack: sightBetween(view, unit.id, viewer.id, true).sees,
    }))
    .toSorted((a, b) => a.distance - b.distance);
}

/** The nearest of eight points of the compass, north first and clockwise. */
export function compassOf(facing: number): number {
  return Math.round(facing / 4500) % 8;
}
