/**
 * Marches: every way to divide the units of an area over the places in reach, judged by the board that results. A plan
 * with a fight is judged by both its ends and the chance of each.
 */
import { idOn, type Eyes, type Option } from '@maester/kernel';
import {
  allForts,
  areaIn,
  controllerOf,
  countOf,
  holdingsOf,
  isDefended,
  landsInReach,
  maySupport,
  minus,
  seasInReach,
  standing,
  strengthOf,
  sum,
} from './board.ts';
import { powerWorth, unitsWorth, victoryWorth, worthAt } from './evaluate.ts';
import {
  AREA_IDS,
  fitsSupply,
  homeOf,
  near,
  ORDERS,
  placeOf,
  PLACES,
  printed,
  UNIT_KINDS,
  type HouseId,
  type OrderId,
  type State,
  type UnitKind,
  type Units,
} from './facts.ts';
import { openingMarch, type OpeningMarch } from './openings.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Some units and where they go; those not named stay. */
export type Moves = ReadonlyMap<number, Units>;

export interface Plan {
  readonly from: number;
  readonly moves: Moves;
  /** The place that must be fought for, or -1. */
  readonly fight: number;
  /** Our strength there without the order, support and cards. */
  readonly strength: number;
  /** The worth of the board, above staying, if the fight is won (or there is none), and if it is lost. */
  readonly won: number;
  readonly lost: number;
  /** Places taken from nobody or from others. */
  readonly taken: readonly number[];
}

const NONE: Units = { footman: 0, knight: 0, ship: 0, 'siege-engine': 0 };
/** Only the most promising places of those in reach are tried, for each kind of unit. */
const MOST_PLACES = 6;
const MOST_PLANS = 400;
const MOST_IN_PORT = 3;

/** Plans for the units in a place, the stay-at-home one among them. */
export function plansFrom(s: State, outlook: Outlook, from: number): Plan[] {
  const area = areaIn(s, from);
  const units = standing(area);
  const places = new Map<UnitKind, number[]>();
  for (const kind of UNIT_KINDS) {
    if (units[kind] > 0) places.set(kind, promising(s, outlook, from, kind));
  }
  const plans: Plan[] = [];
  // What is imagined here is nobody else's business.
  const board: State = { ...s, areas: [...s.areas] };
  const before = new Standing(s, outlook);
  eachDivision(units, places, (moves) => {
    const plan = judged(board, outlook, from, moves, before);
    if (plan !== null) plans.push(plan);
    return plans.length < MOST_PLANS;
  });
  return plans;
}

/** The board before a march, to see quickly what the changes of a few places are worth, and whether they can be fed. */
class Standing {
  readonly #state: State;
  readonly #outlook: Outlook;
  readonly #worth = new Map<number, number>();
  readonly #forts: ReadonlyMap<HouseId, number>;
  /** Our armies of two units and more, by place. */
  readonly #armies = new Map<number, number>();

  constructor(s: State, outlook: Outlook) {
    this.#state = s;
    this.#outlook = outlook;
    this.#forts = allForts(s);
    for (const place of PLACES) {
      const size = sizeOf(s, outlook.me, place);
      if (size > 1) this.#armies.set(place, size);
    }
  }

  #worthAt(place: number): number {
    let worth = this.#worth.get(place);
    if (worth === undefined) {
      worth = worthAt(this.#state, this.#outlook, place);
      this.#worth.set(place, worth);
    }
    return worth;
  }

  /** How much more this board is worth, on which these places, and no others, have changed. */
  gain(board: State, places: Iterable<number>): number {
    let total = 0;
    const forts = new Map<HouseId, number>();
    const count = (house: HouseId | null, change: number): void => {
      if (house !== null) forts.set(house, (forts.get(house) ?? 0) + change);
    };
    for (const place of places) {
      total += worthAt(board, this.#outlook, place) - this.#worthAt(place);
      if (printed(place).fort === null) continue;
      count(controllerOf(this.#state, place), -1);
      count(controllerOf(board, place), 1);
    }
    for (const [house, change] of forts) {
      const had = this.#forts.get(house) ?? 0;
      total += victoryWorth(this.#outlook, house, had + change) - victoryWorth(this.#outlook, house, had);
    }
    return total;
  }

  /** Whether our armies can be fed after these moves. */
  isFed(from: number, moves: Moves): boolean {
    if (moves.size === 0) return true;
    const { me } = this.#outlook;
    const sizes: number[] = [];
    let left = sizeOf(this.#state, me, from);
    for (const [place, size] of this.#armies) if (place !== from && !moves.has(place)) sizes.push(size);
    for (const [to, units] of moves) {
      const count = countOf(units);
      const size = sizeOf(this.#state, me, to) + count;
      if (printed(to).kind === 'port' && size > MOST_IN_PORT) return false;
      left -= count;
      sizes.push(size);
    }
    sizes.push(left);
    return fitsSupply(
      holdingsOf(this.#state, me).supply,
      sizes.filter((size) => size > 1),
    );
  }
}

function sizeOf(s: State, me: HouseId, place: number): number {
  const area = areaIn(s, place);
  return area.house === me ? countOf(area.units) : 0;
}

function promising(
  s: State,
  { me, worth, approach, station }: Outlook,
  from: number,
  kind: UnitKind,
): number[] {
  const all = kind === 'ship' ? seasInReach(s, me, from) : landsInReach(s, me, from);
  const gain = (place: number): number => {
    const mine = controllerOf(s, place) === me;
    const prize = mine ? 0 : (worth[place] ?? 0);
    return prize + (approach[place] ?? 0) + (station[place] ?? 0);
  };
  return all
    .filter((place) => areaIn(s, place).neutral !== 'impassable')
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, MOST_PLACES);
}

/** Every way to send the units of each kind to its places, alike units alike, until `goesOn` is false. */
function eachDivision(
  units: Units,
  places: ReadonlyMap<UnitKind, readonly number[]>,
  goesOn: (moves: Moves) => boolean,
): void {
  const kinds = [...places.keys()];
  const moves = new Map<number, Units>();
  function divide(index: number, option: number, left: number): boolean {
    const kind = kinds[index];
    if (kind === undefined) return goesOn(new Map(moves));
    const place = places.get(kind)?.[option];
    if (place === undefined || left === 0) {
      const next = kinds[index + 1];
      return divide(index + 1, 0, next === undefined ? 0 : units[next]);
    }
    for (let count = left; count >= 0; count--) {
      const before = moves.get(place);
      if (count > 0) moves.set(place, { ...(before ?? NONE), [kind]: count });
      const goes = divide(index, option + 1, left - count);
      if (before === undefined) moves.delete(place);
      else moves.set(place, before);
      if (!goes) return false;
    }
    return true;
  }
  const [first] = kinds;
  if (first !== undefined) divide(0, 0, units[first]);
}

/** What a plan is worth; `board` is to imagine it on, and is left as it was. */
function judged(board: State, outlook: Outlook, from: number, moves: Moves, before: Standing): Plan | null {
  const { me } = outlook;
  const fights = [...moves.keys()].filter((place) => isDefended(board, me, place));
  if (fights.length > 1 || !before.isFed(from, moves)) return null;
  const [fight = -1] = fights;
  const army = moves.get(fight) ?? NONE;
  const taken = [...moves.keys()].filter((place) => controllerOf(board, place) !== me);
  const saved = new Map([...moves.keys(), from].map((place) => [place, areaIn(board, place)]));
  const [areas, held] = [board.areas, holdingsOf(board, me)];
  let spent = 0;
  for (const [to, units] of moves) {
    const source = areaIn(board, from);
    const left = minus(source.units, units);
    const empty = countOf(left) === 0;
    const leavesToken = empty && source.power === null && mayLeaveToken(board, outlook, from);
    const token = leavesToken ? me : source.power;
    if (leavesToken) spent = powerWorth(held.power) - powerWorth(held.power - 1);
    areas[from] = { ...source, units: left, house: empty ? null : me, power: token };
    const target = areaIn(board, to);
    const others = target.house === me ? target.units : NONE;
    const garrison = to === fight ? 0 : target.garrison;
    areas[to] = { ...target, house: me, units: sum(others, units), neutral: null, garrison };
  }
  const won = before.gain(board, saved.keys()) - spent;
  let lost = won;
  if (fight >= 0) {
    const source = areaIn(board, from);
    areas[fight] = saved.get(fight) ?? areaIn(board, fight);
    const routed = areaIn(board, fight).neutral === null ? army : NONE;
    areas[from] = { ...source, house: me, units: sum(source.units, army), routed };
    lost = before.gain(board, saved.keys()) - spent;
  }
  for (const [place, area] of saved) areas[place] = area;
  return { from, moves, fight, strength: strengthOf(army, printed(fight).fort !== null), won, lost, taken };
}

/** An area that is left keeps a power token if it is worth one; our home needs none. */
function mayLeaveToken(s: State, { me, worth }: Outlook, from: number): boolean {
  const { power } = holdingsOf(s, me);
  if (power === 0 || printed(from).kind !== 'land' || homeOf(from) === me) return false;
  return (worth[from] ?? 0) > powerWorth(power) - powerWorth(power - 1);
}

/** What the plan is worth with an order of this modifier and support of this strength. */
export function planWorth(s: State, outlook: Outlook, plan: Plan, modifier: number, support: number): number {
  const { fight, strength } = plan;
  if (fight < 0) return plan.won;
  const { neutral } = areaIn(s, fight);
  const ours = strength + modifier + support;
  if (typeof neutral === 'number') return ours >= neutral ? plan.won : -1;
  const chance = chanceAgainst(s, outlook, fight, ours);
  const army = plan.moves.get(fight) ?? NONE;
  const enemy = areaIn(s, fight).units;
  const won = plan.won - WEIGHTS.lossOfVictory * unitsWorth(army) + WEIGHTS.rivalry * unitsWorth(enemy);
  const lost = plan.lost - outlook.weights.lossOfDefeat * unitsWorth(army);
  return chance * won + (1 - chance) * lost;
}

/** The chance to win an attack of this strength, cards not yet counted. */
function chanceAgainst(s: State, { me, odds }: Outlook, place: number, strength: number): number {
  const enemy = areaIn(s, place).house ?? controllerOf(s, place);
  if (enemy === null || enemy === me) return 1;
  return odds.get(enemy)?.(strength - defenceOf(s, place, enemy)) ?? 1;
}

/** What a House will have to defend a place with: by its orders if they lie open, by guess if not. */
function defenceOf(s: State, place: number, enemy: HouseId): number {
  const area = areaIn(s, place);
  const isOpen = s.phase === 'action';
  let strength = area.garrison + (area.house === enemy ? strengthOf(standing(area), false) : 0);
  if (!isOpen) strength += WEIGHTS.expectedDefense;
  else if (area.order !== null && ORDERS[area.order].type === 'defense')
    strength += ORDERS[area.order].modifier;
  const atSea = printed(place).kind === 'sea';
  for (const next of near(place)) {
    const helper = areaIn(s, next);
    if (helper.house !== enemy || (atSea && printed(next).kind === 'land')) continue;
    if (!atSea && printed(next).kind === 'port') continue;
    const help = strengthOf(standing(helper), false);
    if (!isOpen) strength += WEIGHTS.expectedSupport * help;
    else if (helper.order !== null && ORDERS[helper.order].type === 'support')
      strength += help + ORDERS[helper.order].modifier;
  }
  return strength;
}

/** Support that our own orders give against a place. */
function ownSupport(s: State, me: HouseId, place: number, from: number): number {
  let support = 0;
  for (const next of near(place)) {
    const area = areaIn(s, next);
    if (next === from || area.house !== me || area.order === null) continue;
    if (ORDERS[area.order].type === 'support' && maySupport(next, place))
      support += strengthOf(standing(area), printed(place).fort !== null) + ORDERS[area.order].modifier;
  }
  return support;
}

function worthNow(s: State, outlook: Outlook, plan: Plan, order: OrderId): number {
  const support = plan.fight < 0 ? 0 : ownSupport(s, outlook.me, plan.fight, plan.from);
  return planWorth(s, outlook, plan, ORDERS[order].modifier, support);
}

/** What a march with this order promises most, as the board stands. */
export function bestPlan(s: State, outlook: Outlook, from: number, order: OrderId): Plan | null {
  const ranked = plansFrom(s, outlook, from)
    .map((plan) => ({ plan, worth: worthNow(s, outlook, plan, order) }))
    .toSorted((a, b) => b.worth - a.worth);
  return ranked[0]?.plan ?? null;
}

/** The march to resolve next: by the opening, or the one that promises most. */
export function chooseMarch(s: State, outlook: Outlook, options: readonly string[]): string {
  const opening = openingMarch(s, outlook.me, options);
  if (opening !== null) return opening.from;
  let best = options[0] ?? '';
  let most = -Infinity;
  for (const option of options) {
    const from = placeOf(option);
    const { order } = areaIn(s, from);
    if (order === null) continue;
    for (const plan of plansFrom(s, outlook, from)) {
      const worth = worthNow(s, outlook, plan, order);
      if (worth > most) [most, best] = [worth, option];
    }
  }
  return best;
}

/** The best legal moves as an answer: a destination for every unit. */
export function moveUnits(
  s: State,
  outlook: Outlook,
  eyes: Eyes,
  slots: readonly Option[],
): Record<string, string> {
  return bestMoves(s, outlook, eyes, slots, 1)[0] ?? asAnswer(new Map(), slots);
}

/** The most promising legal moves as answers, best first. */
export function bestMoves(
  s: State,
  outlook: Outlook,
  eyes: Eyes,
  slots: readonly Option[],
  most: number,
): Record<string, string>[] {
  const { from: fromId, order } = eyes.decision().facts as { from: string; order: OrderId };
  const ranked = plansFrom(s, outlook, placeOf(fromId))
    .map((plan) => ({ plan, worth: worthNow(s, outlook, plan, order) }))
    .toSorted((a, b) => b.worth - a.worth);
  const opening = openingMoves(s, outlook.me, openingMarch(s, outlook.me, [fromId]));
  const answers: Record<string, string>[] = [];
  for (const moves of [...opening, ...ranked.map(({ plan }) => plan.moves)]) {
    const answer = asAnswer(moves, slots);
    if (eyes.game.check(s, outlook.me, answer) === null) answers.push(answer);
    if (answers.length === most) break;
  }
  return answers;
}

/** What this march of an opening would do, if no enemy has come in its way. */
export function openingMoves(s: State, me: HouseId, march: OpeningMarch | null): readonly Moves[] {
  if (march === null || (areaIn(s, placeOf(march.to)).house ?? me) !== me) return [];
  return [new Map([[placeOf(march.to), { ...NONE, ...march.units }]])];
}

export function asAnswer(moves: Moves, slots: readonly Option[]): Record<string, string> {
  const left = new Map<number, Record<UnitKind, number>>([...moves].map(([to, units]) => [to, { ...units }]));
  const answer: Record<string, string> = {};
  for (const { id: slot, on } of slots) {
    const kind = idOn(on, 'unit') as UnitKind;
    answer[slot] = 'stay';
    for (const [to, units] of left) {
      if (units[kind] === 0) continue;
      units[kind] -= 1;
      answer[slot] = AREA_IDS[to] ?? 'stay';
      break;
    }
  }
  return answer;
}
