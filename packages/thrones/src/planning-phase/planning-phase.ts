/**
 * The planning phase: every House places one order face down on each area with its units, all at once; then the
 * orders are revealed and the Messenger Raven may be used. If someone has too few tokens, Houses place in turn order.
 */
import {
  refuse,
  running,
  type Assignment,
  type JsonObject,
  type Random,
  type Refusal,
  type SlotOffer,
} from '@maester/kernel';
import { AREAS, type AreaId } from '../areas.ts';
import { areasWithUnits, countAreasWithUnits, hasUnits, setOrder, turnOrder, type T } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { ORDER_IDS, orderToken, type OrderId } from '../orders.ts';
import { areaOption, orderOptions } from '../options.ts';
import { procedure } from '../rules.ts';
import { HIDDEN, type ThronesState } from '../state.ts';
import { messengerRaven } from './messenger-raven.ts';
import { allowedOrders, allowedTokens, checkTokens, forbidden, starLimit } from './order-tokens.ts';

/** How many tokens the House could place at most. */
function eligibleTokens(s: ThronesState, house: HouseId): number {
  let regular = 0;
  let special = 0;
  for (const order of ORDER_IDS) {
    if (s.forbidden.includes(order)) continue;
    const { star, count } = orderToken(order);
    if (star) special += count;
    else regular += count;
  }
  return regular + Math.min(special, starLimit(s, house));
}

function hasTooFew(s: ThronesState, house: HouseId): boolean {
  return countAreasWithUnits(s, house) > eligibleTokens(s, house);
}

function slots(s: ThronesState, house: HouseId): SlotOffer[] {
  const areas = areasWithUnits(s, house);
  const optional = areas.length > eligibleTokens(s, house);
  const allowed = allowedOrders(s);
  const values = orderOptions(
    starLimit(s, house) > 0 ? allowed : allowed.filter((order) => !orderToken(order).star),
  );
  return areas.map((id) => {
    const { on, say } = areaOption(id);
    return { id, on, say, values, optional };
  });
}

function facts(s: ThronesState, house: HouseId): JsonObject {
  return { stars: starLimit(s, house), forbidden: s.forbidden };
}

function whyNot(s: ThronesState, house: HouseId, orders: Assignment): Refusal | null {
  const areas: readonly string[] = areasWithUnits(s, house);
  for (const [area, order] of Object.entries(orders)) {
    if (!ORDER_IDS.some((known) => known === order)) return null;
    if (Object.hasOwn(AREAS, area) && !areas.includes(area))
      return refuse('thrones/planning/only-where-units-are', { area });
    const refusal = forbidden(s, order);
    if (refusal !== null) return refusal;
  }
  const without = areas.filter((area) => !Object.hasOwn(orders, area));
  if (without.length > 0 && !hasTooFew(s, house))
    return refuse('thrones/planning/every-area-with-units', { areas: without });
  return checkTokens(s, house, Object.values(orders));
}

function check(s: ThronesState, house: HouseId, orders: Assignment): Refusal | null {
  const placed = Object.values(orders);
  const eligible = eligibleTokens(s, house);
  if (placed.length < eligible && countAreasWithUnits(s, house) > eligible) {
    return refuse('thrones/planning/too-few-place-all', { placed: placed.length, eligible });
  }
  return checkTokens(s, house, placed);
}

/** Deals the tokens out at random until every area has one or nothing may be placed any more. */
function sample(s: ThronesState, house: HouseId, random: Random, places: readonly SlotOffer[]): Assignment {
  let stars = starLimit(s, house);
  const pool = allowedTokens(s);
  const areas = places.map((slot) => slot.id);
  const orders: Record<string, string> = {};
  const tooFew = places[0]?.optional === true;
  while (areas.length > 0 && pool.length > 0) {
    const at = random.below(pool.length);
    const order = pool[at] ?? 'raid';
    pool[at] = pool.at(-1) ?? order;
    pool.pop();
    if (orderToken(order).star) {
      if (stars === 0) continue;
      stars -= 1;
    }
    const area = tooFew ? areas.splice(random.below(areas.length), 1)[0] : areas.pop();
    if (area !== undefined) orders[area] = order;
  }
  return orders;
}

interface Planning {
  /** Orders placed in turn order, face down: everyone sees where tokens lie, only their owner which ones. */
  placed: { [house: string]: Assignment };
}

/** thrones/planning/too-few-orders: the backs of the tokens lie on the board. */
function faceDown(orders: Assignment): Assignment {
  return Object.fromEntries(Object.keys(orders).map((area) => [area, HIDDEN]));
}

function someoneHasTooFew(s: ThronesState): boolean {
  return s.houses.some((house) => hasTooFew(s, house));
}

export const planningPhase = procedure<Planning>('planning-phase')(
  {
    begin: (t) => {
      t.state.phase = 'planning';
      t.emit({ type: 'phase', phase: 'planning' });
      return someoneHasTooFew(t.state) ? 'assign-orders-in-turn' : 'assign-orders';
    },
    'assign-orders': {
      ask: 'assignment',
      seats: (s) => s.houses.filter((house) => hasUnits(s, house)),
      slots: (s, _, seat) => slots(s, seat as HouseId),
      whyNot: (s, _, seat, orders) => whyNot(s, seat as HouseId, orders),
      check: (s, _, seat, orders) => check(s, seat as HouseId, orders),
      sample: (s, _, seat, random, places) => sample(s, seat as HouseId, random, places),
      facts: (s, _, seat) => facts(s, seat as HouseId),
      thenAll: (_, f, placed) => {
        f.placed = { ...placed };
        return 'reveal-orders';
      },
    },
    /** thrones/planning/too-few-orders */
    'assign-orders-in-turn': {
      ask: 'assignment',
      seat: (s, f) =>
        turnOrder(s).find((house) => !Object.hasOwn(f.placed, house) && hasUnits(s, house)) ?? null,
      slots: (s, _, seat) => slots(s, seat as HouseId),
      whyNot: (s, _, seat, orders) => whyNot(s, seat as HouseId, orders),
      check: (s, _, seat, orders) => check(s, seat as HouseId, orders),
      sample: (s, _, seat, random, places) => sample(s, seat as HouseId, random, places),
      facts: (s, _, seat) => facts(s, seat as HouseId),
      then: (_, f, orders, seat) => {
        f.placed = { ...f.placed, [seat]: orders };
        return 'assign-orders-in-turn';
      },
    },
    'reveal-orders': (t, f) => {
      t.reveal();
      for (const house of turnOrder(t.state)) placeOrders(t, house, f.placed[house] ?? {});
      f.placed = {};
    },
    'use-messenger-raven': (t) => t.run(messengerRaven, { area: null }),
  },
  {
    view: (f, viewer) => {
      const placed: Planning['placed'] = {};
      for (const house in f.placed)
        placed[house] = house === viewer ? (f.placed[house] ?? {}) : faceDown(f.placed[house] ?? {});
      return { procedure: f.procedure, step: f.step, placed };
    },
  },
);

function placeOrders(t: T, house: HouseId, orders: Assignment): void {
  for (const [id, order] of Object.entries(orders)) {
    const area = id as AreaId;
    setOrder(t.state, area, order as OrderId);
    t.emit({ type: 'order', house, area, order: order as OrderId });
  }
}

/** In an imagined state, hidden orders placed in turn become some that could have been placed. */
export function imaginePlacedOrders(s: ThronesState, viewer: string | null, random: Random): void {
  const placed = running(s, planningPhase)?.placed;
  for (const house in placed) {
    const areas = placed[house] ?? {};
    if (house === viewer || !Object.values(areas).includes(HIDDEN)) continue;
    // Where tokens lie is known; only which ones they are is imagined.
    const bearing = slots(s, house as HouseId).filter(({ id }) => Object.hasOwn(areas, id));
    const whole = bearing.map((slot) => ({ ...slot, optional: false }));
    placed[house] = sample(s, house as HouseId, random, whole);
  }
}

/** What a House has placed while orders are placed in turn, as a view shows it; null if it has placed none. */
export function ordersPlacedInTurn(view: ThronesState, house: HouseId): Assignment | null {
  return running(view, planningPhase)?.placed[house] ?? null;
}
