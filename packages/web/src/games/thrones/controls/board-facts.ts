// Small questions to a view that several controls ask.

import type { ThronesState } from '@maester/thrones';
import {
  AREA_IDS,
  areaIndex,
  type AreaId,
  type AreaState,
  type HouseId,
  type HouseState,
} from '@maester/thrones/tables';

export function areaIn(view: ThronesState, id: AreaId): AreaState {
  const area = view.areas[areaIndex(id)];
  if (area === undefined) throw new Error(`there is no area ${id}`);
  return area;
}

export function houseIn(view: ThronesState, id: HouseId): HouseState {
  const house = view.holdings.find((holding) => holding.id === id);
  if (house === undefined) throw new Error(`there is no House ${id}`);
  return house;
}

/** North to south, land before sea: the order lists are in. */
export function inBoardOrder(areas: Iterable<AreaId>): AreaId[] {
  return [...areas].toSorted((a, b) => AREA_IDS.indexOf(a) - AREA_IDS.indexOf(b));
}

/** How a tie in combat ends: for the House further up on the Fiefdoms track. */
export function winsTie(view: ThronesState, house: HouseId, against: HouseId): boolean {
  return view.tracks.fiefdoms.indexOf(house) < view.tracks.fiefdoms.indexOf(against);
}
