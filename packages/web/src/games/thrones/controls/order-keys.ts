// Orders by key: M, D, S, R and P for the five kinds; the same key again takes the next token of its kind.

import { ORDER_IDS, ORDERS, type AreaId, type OrderId } from '@maester/thrones/tables';
import { lay, tokensLeft, type Draft } from './order-draft.ts';

const KINDS: Readonly<Record<string, (typeof ORDERS)[OrderId]['type']>> = {
  m: 'march',
  d: 'defense',
  s: 'support',
  r: 'raid',
  p: 'consolidate',
};

/** What a key lays there: a token that is left, may be used and keeps to the stars; null if there is none. */
export function orderByKey(
  key: string,
  draft: Draft,
  area: AreaId,
  allowed: readonly string[],
  starLimit: number,
): OrderId | null {
  const kind = KINDS[key.toLowerCase()];
  if (kind === undefined) return null;
  const tokens = ORDER_IDS.filter((order) => ORDERS[order].type === kind && allowed.includes(order));
  const now = tokens.findIndex((order) => order === draft[area]);
  const around = [...tokens.slice(now + 1), ...tokens.slice(0, Math.max(0, now))];
  const free = (order: OrderId): boolean =>
    tokensLeft(draft, order) > 0 && lay(draft, area, order, starLimit).ok;
  // Alone, the plain token is meant: the one that neither adds nor takes away.
  const [plain] = now < 0 ? around.toSorted((a, b) => worth(a) - worth(b)).filter(free) : around.filter(free);
  return plain ?? null;
}

function worth(order: OrderId): number {
  const { star, modifier } = ORDERS[order];
  return (star ? 10 : 0) + Math.abs(modifier);
}
