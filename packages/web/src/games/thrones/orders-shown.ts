// The order tokens one sees on the map: those on the board, one's own laid out, and the backs of everyone else's.

import type { ThronesState } from '@maester/thrones';
import {
  countUnits,
  HIDDEN,
  ordersPlacedInTurn,
  type AreaId,
  type HouseId,
  type OrderId,
} from '@maester/thrones/tables';

export interface OrderShown {
  readonly house: HouseId;
  /** Null shows the back. */
  readonly order: OrderId | null;
  /** Not given yet. */
  readonly draft: boolean;
}

export function ordersShown(
  view: ThronesState,
  drafts: ReadonlyMap<AreaId, OrderId>,
): ReadonlyMap<AreaId, OrderShown> {
  const shown = new Map<AreaId, OrderShown>();
  for (const { id, house, units, order } of view.areas) {
    if (house === null) continue;
    const draft = drafts.get(id);
    if (draft !== undefined) {
      shown.set(id, { house, order: draft, draft: true });
    } else if (order !== null) {
      shown.set(id, { house, order, draft: false });
    } else if (countUnits(units) > 0) {
      const placed = placedBy(view, house, id);
      if (placed !== undefined) shown.set(id, { house, order: placed, draft: false });
    }
  }
  return shown;
}

/** The order a House has placed but not turned up; null if we may not know which. */
function placedBy(view: ThronesState, house: HouseId, area: AreaId): OrderId | null | undefined {
  if (view.phase !== 'planning') return undefined;
  const inTurn = ordersPlacedInTurn(view, house);
  if (inTurn !== null) {
    const order = inTurn[area];
    return order === HIDDEN ? null : (order as OrderId | undefined);
  }
  if (!Object.hasOwn(view.flow.answers, house)) return undefined;
  const answer = view.flow.answers[house];
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return null;
  return (answer as { readonly [area: string]: OrderId })[area];
}
