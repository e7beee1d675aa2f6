// Orders laid out but not given yet: which token lies where, what is left, and how tokens change places.

import type { Refusal } from '@maester/kernel';
import { ORDER_IDS, ORDERS, type AreaId, type OrderId } from '@maester/thrones/tables';

export type Draft = { readonly [area: string]: OrderId };

export function tokensLeft(draft: Draft, order: OrderId): number {
  return ORDERS[order].count - Object.values(draft).filter((laid) => laid === order).length;
}

export function starsLaid(draft: Draft): number {
  return Object.values(draft).filter((order) => ORDERS[order].star).length;
}

export function without(draft: Draft, area: AreaId): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([other]) => other !== area));
}

/**
 * Lays the token there. The last one of its kind comes from where it lies, and the token it drives out goes back
 * there in exchange. A refusal if there would be too many stars.
 */
export function lay(
  draft: Draft,
  area: AreaId,
  order: OrderId,
  starLimit: number,
): { readonly ok: true; readonly draft: Draft } | { readonly ok: false; readonly refusal: Refusal } {
  const before = draft[area];
  if (before === order) return { ok: true, draft };
  let next: Draft = { ...draft, [area]: order };
  if (tokensLeft(draft, order) <= 0) {
    const taken = Object.keys(draft).find((other) => draft[other] === order);
    if (taken !== undefined) {
      next = without(next, taken as AreaId);
      if (before !== undefined) next = { ...next, [taken]: before };
    }
  }
  const stars = starsLaid(next);
  if (stars > starLimit && stars > starsLaid(draft)) {
    return {
      ok: false,
      refusal: { rule: 'thrones/planning/star-limit', facts: { stars, limit: starLimit } },
    };
  }
  return { ok: true, draft: next };
}

/** What lies in both places changes; a token moved to an empty place leaves its own empty. */
export function exchange(draft: Draft, from: AreaId, to: AreaId): Draft {
  const [moved, driven] = [draft[from], draft[to]];
  if (moved === undefined || from === to) return draft;
  const next: Draft = { ...without(draft, from), [to]: moved };
  return driven === undefined ? next : { ...next, [from]: driven };
}

/**
 * Fills every empty place and leaves alone what lies already. A place gets what was suggested for it; where the tokens
 * or stars for that are used up, what comes nearest: the same type of order, else a token the suggestion meant for
 * another place, else any that is left. Only when there are not enough tokens for all places do some stay empty.
 */
export function fillIn(
  draft: Draft,
  suggested: Draft,
  areas: readonly AreaId[],
  allowed: readonly string[],
  starLimit: number,
): Draft {
  const next: Record<string, OrderId> = { ...draft };
  const fits = (order: OrderId): boolean =>
    allowed.includes(order) &&
    tokensLeft(next, order) > 0 &&
    (!ORDERS[order].star || starsLaid(next) < starLimit);
  const empty = (): AreaId[] => areas.filter((area) => next[area] === undefined);
  for (const area of empty()) {
    const order = suggested[area];
    if (order !== undefined && fits(order)) next[area] = order;
  }
  const unmet = empty().toSorted((a, b) => Number(b in suggested) - Number(a in suggested));
  for (const area of unmet) {
    const order = [...ordersLike(suggested[area]), ...Object.values(suggested), ...HARMLESS].find(fits);
    if (order !== undefined) next[area] = order;
  }
  return next;
}

/** All orders of the same type, the most alike in strength first. */
function ordersLike(order: OrderId | undefined): readonly OrderId[] {
  if (order === undefined) return [];
  const { type, modifier } = ORDERS[order];
  const far = (other: OrderId): number => Math.abs(ORDERS[other].modifier - modifier);
  return ORDER_IDS.filter((other) => ORDERS[other].type === type).toSorted((a, b) => far(a) - far(b));
}

/** From what never hurts to what may have no use. */
const HARMLESS: readonly OrderId[] = (
  ['consolidate', 'support', 'defense', 'raid', 'march'] as const
).flatMap((type) => ORDER_IDS.filter((order) => ORDERS[order].type === type));

/** Something kept from an earlier visit, as far as it still means orders for these areas. */
export function readDraft(kept: unknown, areas: readonly AreaId[], allowed: readonly string[]): Draft {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept as { readonly [area: string]: unknown }).filter(
    ([area, order]) => areas.some((id) => id === area) && allowed.some((id) => id === order),
  );
  return Object.fromEntries(entries) as Draft;
}
