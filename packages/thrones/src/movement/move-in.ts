/** Moving units into an area that need not be fought for. */
import type { AreaId } from '../areas.ts';
import { addUnits, areaAt, changeArea, removeUnits, type T } from '../board.ts';
import type { HouseId } from '../houses.ts';
import type { Units } from '../state.ts';

/** Units take an area nobody defends; an enemy power token there is lost (thrones/control/march-onto-token). */
export function moveIn(t: T, house: HouseId, from: AreaId, to: AreaId, units: Units): void {
  removeUnits(t.state, from, units);
  addUnits(t.state, to, house, units);
  t.emit({ type: 'march', house, area: from, to, units });
  const { power } = areaAt(t.state, to);
  if (power !== null && power !== house) {
    changeArea(t.state, to, { power: null });
    t.emit({ type: 'power-token-removed', house: power, area: to });
  }
}
