// What the maester says in a first game: a sentence for what is asked, or about what the learner is just doing. Mistakes
// are found by the rules, so the sentence is about this board and no other.

import type { Decision } from '@maester/kernel';
import type { ThronesState } from '@maester/thrones';
import {
  AREAS,
  aroundArea,
  NEIGHBOURS,
  ORDERS,
  type AreaId,
  type HouseId,
  type OrderId,
} from '@maester/thrones/tables';
import type { coach } from '../messages/en/coach.ts';

export interface Remark {
  readonly key: keyof typeof coach;
  readonly facts: { readonly [name: string]: string | number };
  /** The area it is about. */
  readonly area: AreaId | null;
  readonly mistake: boolean;
}

/** What the learner has laid out and not sent yet. */
export interface Draft {
  readonly orders: ReadonlyMap<AreaId, OrderId>;
  readonly arrows: readonly { readonly from: AreaId; readonly to: AreaId }[];
}

const told = (key: Remark['key'], facts: Remark['facts'] = {}): Remark => ({
  key,
  facts,
  area: null,
  mistake: false,
});

/** A sentence for every question that a first game asks; none where the question says all. */
const BY_ASK: { readonly [ask: string]: Remark['key'] } = {
  'messenger-raven/use-raven': 'thrones.coach.raven',
  'raids/resolve-raid': 'thrones.coach.raid',
  'marches/choose-march': 'thrones.coach.choose-march',
  'march/leave-power-token': 'thrones.coach.token',
  'support/grant-support': 'thrones.coach.support',
  'combat/choose-house-card': 'thrones.coach.card',
  'combat/use-blade': 'thrones.coach.blade',
  'combat/choose-casualty': 'thrones.coach.casualties',
  'consolidate-power/resolve-consolidate-power': 'thrones.coach.consolidate',
  'clash-of-kings/bid': 'thrones.coach.bid',
  'wildling-attack/bid': 'thrones.coach.wildlings',
  'muster/muster-unit': 'thrones.coach.muster',
  'reconcile-supply/destroy-unit': 'thrones.coach.supply',
  'westeros-card/holder-chooses': 'thrones.coach.westeros',
};

export const ASKS_WITH_REMARKS: readonly string[] = Object.keys(BY_ASK);

export function remarkOn(view: ThronesState, decision: Decision, draft: Draft): Remark | null {
  const house = decision.seat as HouseId;
  if (decision.ask.startsWith('planning-phase/')) return onOrders(view, house, decision, draft.orders);
  if (decision.ask === 'march/move-units') return onMarch(view, house, decision, draft);
  const key = BY_ASK[decision.ask];
  return key === undefined ? null : told(key);
}

function onOrders(
  view: ThronesState,
  house: HouseId,
  decision: Decision,
  orders: ReadonlyMap<AreaId, OrderId>,
): Remark {
  // The latest first: it is what the learner looks at.
  for (const [area, order] of [...orders].toReversed()) {
    const key = uselessOrder(view, house, area, order, orders);
    if (key !== null) return { key, facts: { area }, area, mistake: true };
  }
  const slots = decision.kind === 'assignment' ? decision.slots.length : 0;
  if (orders.size === 0)
    return told(view.round === 1 ? 'thrones.coach.orders.first' : 'thrones.coach.orders.next');
  const marches = [...orders.values()].filter((order) => ORDERS[order].type === 'march').length;
  if (orders.size < slots)
    return marches === 0
      ? told('thrones.coach.orders.march')
      : told('thrones.coach.orders.more', { left: slots - orders.size });
  return told(marches === 0 ? 'thrones.coach.orders.no-march' : 'thrones.coach.orders.done');
}

/** Why an order can do nothing where it lies. */
function uselessOrder(
  view: ThronesState,
  house: HouseId,
  area: AreaId,
  order: OrderId,
  orders: ReadonlyMap<AreaId, OrderId>,
): Remark['key'] | null {
  const others = view.areas.filter((one) => one.house !== null && one.house !== house);
  const nextTo = (ids: readonly AreaId[]): boolean => others.some(({ id }) => ids.includes(id));
  switch (ORDERS[order].type) {
    case 'consolidate':
      return AREAS[area].kind === 'sea' ? 'thrones.coach.mistake.consolidate-at-sea' : null;
    case 'raid':
      return nextTo(NEIGHBOURS[area]) ? null : 'thrones.coach.mistake.raid-nobody';
    case 'defense': {
      const enemies = aroundArea(view, area).filter((one) => one.house !== house && one.marchFrom.length > 0);
      return enemies.length === 0 ? 'thrones.coach.mistake.defense-unthreatened' : null;
    }
    case 'support': {
      const ours = NEIGHBOURS[area].some((id) => {
        const there = view.areas.find((one) => one.id === id);
        return (
          there?.house === house ||
          [...orders].some(([from, other]) => ORDERS[other].type === 'march' && NEIGHBOURS[from].includes(id))
        );
      });
      return ours || nextTo(NEIGHBOURS[area]) ? null : 'thrones.coach.mistake.support-nobody';
    }
    case 'march':
      return null;
  }
}

function onMarch(view: ThronesState, house: HouseId, decision: Decision, { arrows }: Draft): Remark {
  const { from } = decision.facts as { readonly from: AreaId };
  if (arrows.length === 0) return told('thrones.coach.march.where', { area: from });
  for (const { to } of arrows) {
    const there = view.areas.find((one) => one.id === to);
    if (there !== undefined && there.house !== null && there.house !== house)
      return {
        key: 'thrones.coach.march.fight',
        facts: { area: to, house: there.house },
        area: to,
        mistake: false,
      };
  }
  const [first] = arrows;
  const fort = first === undefined ? null : AREAS[first.to].fort;
  if (first !== undefined && fort !== null)
    return { key: 'thrones.coach.march.castle', facts: { area: first.to }, area: first.to, mistake: false };
  return told('thrones.coach.march.open');
}
