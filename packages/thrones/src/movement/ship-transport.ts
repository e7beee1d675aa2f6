/** Ship transport: consecutive seas with own ships join the coasts around them for marching and retreating. */
import { areasNextTo, printedOn, type AreaId } from '../areas.ts';
import { areaAt } from '../board.ts';
import type { HouseId } from '../houses.ts';
import type { ThronesState } from '../state.ts';

/** The lands that land units of this House can reach from here in one move: next door, or over its ships. */
export function landsInReach(s: ThronesState, house: HouseId, from: AreaId): AreaId[] {
  const seas: AreaId[] = [];
  const lands: AreaId[] = [];
  const look = (at: AreaId): void => {
    for (const next of areasNextTo(at)) {
      const { kind } = printedOn(next);
      if (kind === 'land') {
        if (next !== from && !lands.includes(next)) lands.push(next);
      } else if (kind === 'sea' && areaAt(s, next).house === house && !seas.includes(next)) seas.push(next);
    }
  };
  look(from);
  for (const sea of seas) look(sea); // grows while it is walked
  return lands;
}
