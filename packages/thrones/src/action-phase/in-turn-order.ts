/**
 * Orders of one type are resolved one at a time: each House in turn order resolves one, then round again until none
 * is left. A House is passed over while it has none.
 */
import type { AreaId } from '../areas.ts';
import { turnOrder } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { ORDERS, type OrderType } from '../orders.ts';
import type { ThronesState } from '../state.ts';

export interface InTurnOrder {
  /** Houses that have resolved one in this round of turns. */
  acted: HouseId[];
}

export function ordersOf(s: ThronesState, house: HouseId, type: OrderType): AreaId[] {
  const ids: AreaId[] = [];
  for (const area of s.areas) {
    if (area.order !== null && area.house === house && ORDERS[area.order].type === type) ids.push(area.id);
  }
  return ids;
}

/** The House whose turn it is, or null when no such order is left. */
export function nextToAct(s: ThronesState, f: InTurnOrder, type: OrderType): HouseId | null {
  let next: HouseId | null = null;
  let first: HouseId | null = null;
  const order = turnOrder(s);
  const isBefore = (house: HouseId, other: HouseId | null): boolean =>
    other === null || order.indexOf(house) < order.indexOf(other);
  for (const area of s.areas) {
    const { house } = area;
    if (area.order === null || house === null || ORDERS[area.order].type !== type) continue;
    if (isBefore(house, first)) first = house;
    if (!f.acted.includes(house) && isBefore(house, next)) next = house;
  }
  return next ?? first;
}

export function hasActed(f: InTurnOrder, house: HouseId): void {
  if (f.acted.includes(house)) f.acted = [];
  f.acted.push(house);
}
