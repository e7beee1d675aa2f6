/** Which order tokens a House may lay: those it owns, that no card forbids, within its stars. */
import { refuse, type Refusal } from '@maester/kernel';
import type { HouseId } from '../houses.ts';
import { ORDER_IDS, ORDERS, orderToken, type OrderId } from '../orders.ts';
import { SETUPS, type PlayerCount } from '../setups.ts';
import type { ThronesState } from '../state.ts';

/** Special orders this House may place (thrones/planning/star-limit). */
export function starLimit(s: ThronesState, house: HouseId): number {
  const { stars } = SETUPS[s.houses.length as PlayerCount];
  return stars[s.tracks['kings-court'].indexOf(house)] ?? 0;
}

export function allowedOrders(s: ThronesState): readonly OrderId[] {
  return s.forbidden.length === 0 ? ORDER_IDS : ORDER_IDS.filter((order) => !s.forbidden.includes(order));
}

const ALL_TOKENS = ORDER_IDS.flatMap((order) => Array<OrderId>(ORDERS[order].count).fill(order));

/** The tokens of a House that no card forbids, one by one. */
export function allowedTokens(s: ThronesState): OrderId[] {
  return s.forbidden.length === 0
    ? ALL_TOKENS.slice()
    : ALL_TOKENS.filter((order) => !s.forbidden.includes(order));
}

/** Why a card keeps this token out of the round, or null. */
export function forbidden(s: ThronesState, order: string): Refusal | null {
  return s.forbidden.some((banned) => banned === order)
    ? refuse('thrones/planning/forbidden-orders', { order })
    : null;
}

/** Whether these orders can be laid with the tokens the House has. */
export function checkTokens(s: ThronesState, house: HouseId, orders: readonly string[]): Refusal | null {
  let stars = 0;
  for (const order of orders) {
    const { count, star } = orderToken(order as OrderId);
    if (star) stars += 1;
    let laid = 0;
    for (const other of orders) if (other === order) laid += 1;
    if (laid > count) return refuse('thrones/orders/each-token-once', { order, count });
  }
  const limit = starLimit(s, house);
  return stars > limit ? refuse('thrones/planning/star-limit', { stars, limit }) : null;
}
