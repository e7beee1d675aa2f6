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
  const withOrders = new Set<HouseId>();
  for (const { order, house } of s.areas) {
    if (order !== null && house !== null && ORDERS[order].type === type) withOrders.add(house);
  }
  const order = turnOrder(s);
  return (
    order.find((house) => withOrders.has(house) && !f.acted.includes(house)) ??
    order.find((house) => withOrders.has(house)) ??
    null
  );
}

export function hasActed(f: InTurnOrder, house: HouseId): void {
  if (f.acted.includes(house)) f.acted = [];
  f.acted.push(house);
}
