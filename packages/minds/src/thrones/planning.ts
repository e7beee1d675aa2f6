/**
 * Planning: which order goes where. An assignment of orders is judged as a whole (what the marches gain, whom support
 * and defense save, what raids and power bring) and improved order by order until nothing helps any more.
 */
import type { Eyes } from '@maester/kernel';
import { areaIn, holdingsOf, maySupport, standing, strengthOf } from './board.ts';
import { dangerTo, guardOf, powerWorth, unitsWorth } from './evaluate.ts';
import {
  AREA_IDS,
  near,
  ORDER_IDS,
  ORDERS,
  PLACES,
  placeOf,
  printed,
  type OrderId,
  type State,
} from './facts.ts';
import { planWorth, plansFrom, type Plan } from './marches.ts';
import type { Outlook } from './outlook.ts';
import { raidWorth } from './raids.ts';
import { WEIGHTS } from './weights.ts';

/** Plans kept for each place: the best without help and those that help might make good. */
const PLANS_KEPT = 14;

/** Another order for one place, and what it gains. */
interface Change {
  readonly place: number;
  readonly order: OrderId;
  readonly gain: number;
}

export class OrderBook {
  readonly #state: State;
  readonly #outlook: Outlook;
  readonly #stars: number;
  readonly #places: readonly number[];
  readonly #allowed: readonly OrderId[];
  readonly #threatened: readonly number[];
  readonly #plans = new Map<number, readonly Plan[]>();
  readonly #raids = new Map<number, { plain: number; star: number }>();

  constructor(s: State, outlook: Outlook, stars: number, places: readonly number[]) {
    this.#state = s;
    this.#outlook = outlook;
    this.#stars = stars;
    this.#places = places;
    this.#allowed = ORDER_IDS.filter((order) => !s.forbidden.includes(order));
    this.#threatened = PLACES.filter(
      (place) =>
        areaIn(s, place).house === outlook.me && outlook.threats.some(({ now }) => (now[place] ?? 0) > 0),
    );
    for (const place of places) {
      this.#plans.set(place, bestPlans(s, outlook, place));
      this.#raids.set(place, {
        plain: raidWorth(s, outlook, place, false),
        star: raidWorth(s, outlook, place, true),
      });
    }
  }

  /** The best orders it finds, place by place; places without one have null if tokens are too few. */
  best(): Map<number, OrderId | null> {
    const orders = new Map<number, OrderId | null>(this.#places.map((place) => [place, null]));
    for (const place of this.#places) this.#improve(orders, place, true);
    for (let pass = 0, better = true; better && pass < 6; pass++) {
      better = false;
      for (const place of this.#places) if (this.#improve(orders, place, false)) better = true;
      if (this.#swap(orders)) better = true;
    }
    return orders;
  }

  /** The best other order for one place, and what it gains. */
  bestChange(orders: ReadonlyMap<number, OrderId | null>, places: readonly number[]): Change | null {
    const now = this.worth(orders);
    let best: Change | null = null;
    for (const place of this.#places) {
      if (!places.includes(place) || (orders.get(place) ?? null) === null) continue;
      for (const order of this.#allowed) {
        const changed = new Map(orders).set(place, order);
        if (order === orders.get(place) || !this.#isLegal(changed)) continue;
        const gain = this.worth(changed) - now;
        if (best === null || gain > best.gain) best = { place, order, gain };
      }
    }
    return best;
  }

  /** Every legal assignment that differs in one order or by an exchange of two, the most promising first. */
  neighbours(orders: ReadonlyMap<number, OrderId | null>): ReadonlyMap<number, OrderId | null>[] {
    const found: { readonly orders: Map<number, OrderId | null>; readonly worth: number }[] = [];
    const note = (changed: Map<number, OrderId | null>): void => {
      if (this.#isLegal(changed)) found.push({ orders: changed, worth: this.worth(changed) });
    };
    for (const [i, a] of this.#places.entries()) {
      const atA = orders.get(a) ?? null;
      if (atA === null) continue;
      for (const order of this.#allowed) if (order !== atA) note(new Map(orders).set(a, order));
      for (const b of this.#places.slice(i + 1)) {
        const atB = orders.get(b) ?? null;
        if (atB !== null && atB !== atA) note(new Map(orders).set(a, atB).set(b, atA));
      }
    }
    return found.toSorted((a, b) => b.worth - a.worth).map((one) => one.orders);
  }

  #improve(orders: Map<number, OrderId | null>, place: number, must: boolean): boolean {
    const before = orders.get(place) ?? null;
    let best = before;
    let most = must ? -Infinity : this.worth(orders);
    for (const order of this.#allowed) {
      if (order === before) continue;
      orders.set(place, order);
      if (!this.#isLegal(orders)) continue;
      const worth = this.worth(orders);
      if (worth > most + 1e-9) [most, best] = [worth, order];
    }
    orders.set(place, best);
    return best !== before;
  }

  #swap(orders: Map<number, OrderId | null>): boolean {
    let swapped = false;
    let most = this.worth(orders);
    for (const [i, a] of this.#places.entries()) {
      for (const b of this.#places.slice(i + 1)) {
        const [atA = null, atB = null] = [orders.get(a), orders.get(b)];
        if (atA === atB) continue;
        orders.set(a, atB).set(b, atA);
        const worth = this.worth(orders);
        if (worth > most + 1e-9) [most, swapped] = [worth, true];
        else orders.set(a, atA).set(b, atB);
      }
    }
    return swapped;
  }

  #isLegal(orders: ReadonlyMap<number, OrderId | null>): boolean {
    let stars = 0;
    const used = new Map<OrderId, number>();
    for (const order of orders.values()) {
      if (order === null) continue;
      if (ORDERS[order].star) stars += 1;
      const count = (used.get(order) ?? 0) + 1;
      if (count > ORDERS[order].count) return false;
      used.set(order, count);
    }
    return stars <= this.#stars;
  }

  worth(orders: ReadonlyMap<number, OrderId | null>): number {
    let total = 0;
    for (const [place, order] of orders) {
      if (order === null) continue;
      const raids = this.#raids.get(place);
      if (order === 'raid') total += raids?.plain ?? 0;
      else if (order === 'raid-star') total += (raids?.star ?? 0) - WEIGHTS.starRaid;
      else if (order === 'consolidate' || order === 'consolidate-star') total += this.#income(place, order);
    }
    return total + this.#safety(orders) + this.#conquest(orders);
  }

  #income(place: number, order: OrderId): number {
    const { kind, power, fort } = printed(place);
    if (kind === 'sea') return 0;
    const { power: have } = holdingsOf(this.#state, this.#outlook.me);
    const gained = kind === 'port' ? 1 : 1 + power;
    const income = powerWorth(have + gained) - powerWorth(have);
    if (order === 'consolidate' || fort === null) return income;
    return Math.max(income, WEIGHTS.musterPoint * (fort === 'stronghold' ? 2 : 1));
  }

  /** What defense and support save of the places we hold; places whose army marches are left to their plans. */
  #safety(orders: ReadonlyMap<number, OrderId | null>): number {
    const { me, worth } = this.#outlook;
    let total = 0;
    for (const place of this.#threatened) {
      const area = areaIn(this.#state, place);
      const order = orders.get(place) ?? null;
      if (order !== null && ORDERS[order].type === 'march') continue;
      const guard = guardOf({ ...area, order: null }, place, me);
      const defense = order !== null && ORDERS[order].type === 'defense' ? ORDERS[order].modifier : 0;
      let support = 0;
      for (const next of near(place)) support += this.#supportFrom(orders, next, place, false);
      const saved = this.#danger(place, guard, 0) - this.#danger(place, guard + defense, support);
      total += saved * ((worth[place] ?? 0) + WEIGHTS.armyAtRisk * unitsWorth(area.units));
    }
    return total;
  }

  #danger(place: number, guard: number, support: number): number {
    return dangerTo(this.#outlook, place, guard, support);
  }

  #supportFrom(
    orders: ReadonlyMap<number, OrderId | null>,
    from: number,
    place: number,
    attack: boolean,
  ): number {
    const order = orders.get(from) ?? null;
    if (order === null || ORDERS[order].type !== 'support' || !maySupport(from, place)) return 0;
    const units = standing(areaIn(this.#state, from));
    return strengthOf(units, attack && printed(place).fort !== null) + ORDERS[order].modifier;
  }

  /** The marches' plans together: each takes its best, but nothing is taken twice. */
  #conquest(orders: ReadonlyMap<number, OrderId | null>): number {
    let total = 0;
    const taken = new Set<number>();
    for (const [place, order] of orders) {
      if (order === null || ORDERS[order].type !== 'march') continue;
      let best = 0;
      let chosen: Plan | null = null;
      for (const plan of this.#plans.get(place) ?? []) {
        const twice = plan.taken.some((other) => taken.has(other)) ? WEIGHTS.captureTwice : 1;
        let support = 0;
        if (plan.fight >= 0) {
          for (const next of near(plan.fight)) {
            if (next !== place) support += this.#supportFrom(orders, next, plan.fight, true);
          }
        }
        const worth = planWorth(this.#state, this.#outlook, plan, ORDERS[order].modifier, support) * twice;
        if (worth > best) [best, chosen] = [worth, plan];
      }
      total += best;
      for (const other of chosen?.taken ?? []) taken.add(other);
    }
    return total;
  }
}

function bestPlans(s: State, outlook: Outlook, place: number): readonly Plan[] {
  const hope = (plan: Plan): number => planWorth(s, outlook, plan, 0, plan.fight < 0 ? 0 : 2);
  return plansFrom(s, outlook, place)
    .toSorted((a, b) => hope(b) - hope(a))
    .slice(0, PLANS_KEPT);
}

/** If tokens are too few, the strongest areas come first. */
export function orderBook(s: State, outlook: Outlook, stars: number, areas: readonly string[]): OrderBook {
  const strongestFirst = areas
    .map(placeOf)
    .toSorted((a, b) => importance(s, outlook, b) - importance(s, outlook, a));
  return new OrderBook(s, outlook, stars, strongestFirst);
}

/** Orders for all areas. */
export function assignOrders(
  s: State,
  outlook: Outlook,
  stars: number,
  areas: readonly string[],
): Record<string, string> {
  return asAnswer(orderBook(s, outlook, stars, areas).best());
}

/** From so many orders that are as good within a whim one set is drawn. */
const WHIMS = 4;

/** The best orders, or others that are hardly worse: who is known to open always alike is easy to meet. */
export function whimsicalOrders(
  eyes: Eyes,
  s: State,
  outlook: Outlook,
  stars: number,
  areas: readonly string[],
): Record<string, string> {
  const book = orderBook(s, outlook, stars, areas);
  const best = book.best();
  const enough = book.worth(best) - outlook.weights.whim;
  const others = book.neighbours(best).filter((orders) => book.worth(orders) >= enough);
  const drawn = [best, ...others.slice(0, WHIMS - 1)];
  const answer = asAnswer(drawn[eyes.random.below(drawn.length)] ?? best);
  return eyes.game.check(s, outlook.me, answer) === null ? answer : asAnswer(best);
}

export function asAnswer(orders: ReadonlyMap<number, OrderId | null>): Record<string, string> {
  const answer: Record<string, string> = {};
  for (const [place, order] of orders) {
    const id = AREA_IDS[place];
    if (id !== undefined && order !== null) answer[id] = order;
  }
  return answer;
}

function importance(s: State, { worth }: Outlook, place: number): number {
  return strengthOf(areaIn(s, place).units, true) + (worth[place] ?? 0);
}
