/** The Messenger Raven: its holder swaps one of his orders, or looks at the top wildling card, or does nothing. */
import { bug, refuse, type Refusal } from '@maester/kernel';
import type { AreaId } from '../areas.ts';
import { areaAt, firstOn, setOrder } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { ORDER_IDS, type OrderId } from '../orders.ts';
import { areaOptions, orderOptions } from '../options.ts';
import { procedure } from '../rules.ts';
import { HIDDEN, type ThronesState } from '../state.ts';
import { checkTokens, forbidden } from './order-tokens.ts';

const ravenHolder = (s: ThronesState): HouseId => firstOn(s, 'kings-court');

function areasWithOrders(s: ThronesState, house: HouseId): AreaId[] {
  const ids: AreaId[] = [];
  for (const area of s.areas) if (area.house === house && area.order !== null) ids.push(area.id);
  return ids;
}

/** The orders a House has laid in all areas but this one. */
function ordersElsewhere(s: ThronesState, house: HouseId, here: AreaId): OrderId[] {
  const orders: OrderId[] = [];
  for (const { id, house: owner, order } of s.areas) {
    if (owner === house && order !== null && id !== here) orders.push(order);
  }
  return orders;
}

/** Why this token cannot lie there instead: the same, in use, forbidden, or above the stars. */
function problem(
  s: ThronesState,
  house: HouseId,
  area: AreaId,
  order: OrderId,
  elsewhere: readonly OrderId[] = ordersElsewhere(s, house, area),
): Refusal | null {
  if (order === areaAt(s, area).order) return refuse('thrones/influence/raven-swap');
  return forbidden(s, order) ?? checkTokens(s, house, [...elsewhere, order]);
}

function replacements(s: ThronesState, house: HouseId, area: AreaId): OrderId[] {
  const elsewhere = ordersElsewhere(s, house, area);
  return ORDER_IDS.filter((order) => problem(s, house, area, order, elsewhere) === null);
}

function isReplaceable(s: ThronesState, house: HouseId, area: AreaId): boolean {
  const elsewhere = ordersElsewhere(s, house, area);
  return ORDER_IDS.some((order) => problem(s, house, area, order, elsewhere) === null);
}

export const messengerRaven = procedure<{ area: AreaId | null }>('messenger-raven')({
  'use-raven': {
    ask: 'option',
    seat: ravenHolder,
    options: (s) =>
      areasWithOrders(s, ravenHolder(s)).some((area) => isReplaceable(s, ravenHolder(s), area))
        ? ['replace', 'look', 'nothing']
        : ['look', 'nothing'],
    whyNot: (_, __, ___, option) => (option === 'replace' ? refuse('thrones/influence/raven-swap') : null),
    then: (t, _, option) => {
      if (option === 'nothing') return 'end';
      t.state.ravenUsed = true;
      return option === 'look' ? 'look-at-wildling-card' : 'order-to-replace';
    },
  },
  'order-to-replace': {
    ask: 'option',
    seat: ravenHolder,
    options: (s, _, seat) =>
      areaOptions(
        areasWithOrders(s, seat as HouseId).filter((area) => isReplaceable(s, seat as HouseId, area)),
      ),
    whyNot: () => refuse('thrones/influence/raven-swap'),
    then: (_, f, area) => {
      f.area = area as AreaId;
    },
  },
  'new-order': {
    ask: 'option',
    seat: ravenHolder,
    options: (s, f, seat) => (f.area === null ? [] : orderOptions(replacements(s, seat as HouseId, f.area))),
    whyNot: (s, f, seat, option) => {
      const order = ORDER_IDS.find((known) => known === option);
      return order === undefined || f.area === null ? null : problem(s, seat as HouseId, f.area, order);
    },
    facts: (_, f) => ({ area: f.area ?? '' }),
    then: (t, f, option, seat) => {
      if (f.area === null) throw bug('no order to replace');
      const from = areaAt(t.state, f.area).order;
      const to = option as OrderId;
      setOrder(t.state, f.area, to);
      if (from !== null) t.emit({ type: 'raven-swap', house: seat as HouseId, area: f.area, from, to });
      return 'end';
    },
  },
  'look-at-wildling-card': (t) => {
    const holder = ravenHolder(t.state);
    const [top] = t.state.wildlingDeck;
    if (top === undefined || top.card === HIDDEN) throw bug('no wildling card to look at');
    const seenBy = top.seenBy.includes(holder) ? top.seenBy : [...top.seenBy, holder];
    t.state.wildlingDeck[0] = { card: top.card, seenBy };
    t.reveal();
    t.emit({ type: 'raven-look', house: holder });
    t.emit({ type: 'raven-sees', house: holder, card: top.card }, [holder]);
  },
  'keep-or-bury': {
    ask: 'option',
    seat: ravenHolder,
    options: () => ['keep', 'bury'],
    then: (t, _, option, seat) => {
      if (option === 'keep') return;
      const { wildlingDeck: deck } = t.state;
      deck.push(...deck.splice(0, 1));
      t.emit({ type: 'raven-buries', house: seat as HouseId });
    },
  },
});
