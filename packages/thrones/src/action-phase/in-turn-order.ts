/**
 * Orders of one type are resolved one at a time: each House in turn order resolves one, then round again until none
 * is left. A House is passed over while it has none.
 */
import type { AreaId } from '../areas.ts';
import { turnOrder } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { orderToken, type OrderType } from '../orders.ts';
import type { ThronesState } from '../state.ts';

export interface InTurnOrder {
  /** Houses that have resolved one in this round of turns. */
  acted: HouseId[];
}

export function ordersOf(s: ThronesState, house: HouseId, type: OrderType): AreaId[] {
  const ids: AreaId[] = [];
  for (const area of s.areas) {
    if (area.order !== null && area.house === house && orderToken(area.order).type === type)
      ids.push(area.id);
  }
  return ids;
}

/** The House whose turn it is, or null when no such order is left. */
export function nextToAct(s: ThronesState, f: InTurnOrder, type: OrderType): HouseId | null {
  const left: HouseId[] = []; // Houses that have such an order
  for (const { order, house } of s.areas) {
    if (order === null || house === null || orderToken(order).type !== type) continue;
    if (!left.includes(house)) left.push(house);
  }
  if (left.length === 0) return null;
  const inOrder = turnOrder(s).filter((house) => left.includes(house));
  return inOrder.find((house) => !f.acted.includes(house)) ?? inOrder[0] ?? null;
}

export function hasActed(f: InTurnOrder, house: HouseId): void {
  if (f.acted.includes(house)) f.acted = [];
  f.acted.push(house);
}
