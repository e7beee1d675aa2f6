/**
 * How the board looks to a House at one decision: what it is in danger of, what its armies are on their way to, and
 * whom it must fear. Made once for a decision; what the House itself then imagines does not change it.
 */
import {
  allForts,
  areaIn,
  controllerOf,
  countOf,
  fortsOf,
  landsInReach,
  landStrength,
  seasInReach,
  maySupport,
  standing,
  strengthOf,
} from './board.ts';
import { LAST_ROUND, near, ORDERS, PLACES, printed, type HouseId, type State } from './facts.ts';
import { oddsBetween, type Odds } from './odds.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const LANDS = PLACES.filter((place) => printed(place).kind === 'land');
const SEAS = PLACES.filter((place) => printed(place).kind === 'sea');

/** The strength that a House could bring against each place: still this round, and in the next. */
interface Threat {
  readonly house: HouseId;
  readonly now: Float64Array;
  readonly later: Float64Array | null;
}

/**
 * Each part is made when it is first asked for, since few questions need all of them: the state must stay as it is until
 * the decision is made, so whatever is imagined is imagined on a copy.
 */
export class Outlook {
  readonly me: HouseId;
  /** What its temper makes of things. */
  readonly weights: Weights;
  readonly #state: State;
  readonly #others: readonly HouseId[];
  #worth?: Float64Array;
  #threats?: readonly Threat[];
  #backing?: Float64Array;
  #approach?: Float64Array;
  #station?: Float64Array;
  #rivalry?: ReadonlyMap<HouseId, number>;
  #odds?: ReadonlyMap<HouseId, Odds>;

  constructor(s: State, me: HouseId, weights: Weights = WEIGHTS) {
    this.me = me;
    this.weights = weights;
    this.#state = s;
    this.#others = s.houses.filter((house) => house !== me);
  }

  /** What holding each place is worth. */
  get worth(): Float64Array {
    return (this.#worth ??= worthOfPlaces(this.#state, this.me));
  }

  /** What each other House could bring against us. */
  get threats(): readonly Threat[] {
    return (this.#threats ??= this.#others.map((house) => threatOf(this.#state, house)));
  }

  /** The strength that our own support orders lend to the defence of each place. */
  get backing(): Float64Array {
    return (this.#backing ??= backingOf(this.#state, this.me));
  }

  /** For each place, the worth of the fort an army there is on its way to. */
  get approach(): Float64Array {
    return (this.#approach ??= approaches(this.#state, this.me, this.worth));
  }

  /** What the first ship in each sea is worth there. */
  get station(): Float64Array {
    return (this.#station ??= stationsOf(this.#state, this.me));
  }

  /** How much the belongings of each other House hurt. */
  get rivalry(): ReadonlyMap<HouseId, number> {
    return (this.#rivalry ??= rivalries(this.#state, this.#others, this.weights));
  }

  /** Our chances in a fight with each other House, by the cards both hold. */
  get odds(): ReadonlyMap<HouseId, Odds> {
    return (this.#odds ??= new Map(
      this.#others.map((house) => [house, oddsBetween(this.#state, this.me, house)]),
    ));
  }
}

/** How much dearer forts are than at first: at the end nothing else counts, and seven win at once. */
function fortDearness(s: State, me: HouseId): number {
  const restCounts = Math.min(1, WEIGHTS.lastRound + (LAST_ROUND - s.round) * WEIGHTS.horizonPerRound);
  const nearVictory = Math.max(0, fortsOf(s, me) - WEIGHTS.fewForts) * WEIGHTS.nearVictory;
  return (1 + nearVictory) / restCounts;
}

/** What the barrels and crowns of each place are worth at first. */
const GOODS = PLACES.map((place) => {
  const { supply, power } = printed(place);
  return supply * WEIGHTS.barrel + power * WEIGHTS.crown;
});

function worthOfPlaces(s: State, me: HouseId): Float64Array {
  const dearness = fortDearness(s, me);
  const fading = 1 - s.round / (LAST_ROUND + 2);
  const worth = new Float64Array(PLACES.length);
  for (const place of SEAS) worth[place] = WEIGHTS.sea;
  for (const place of LANDS) {
    const { fort } = printed(place);
    const forts = fort === null ? 0 : WEIGHTS[fort] * dearness;
    worth[place] = forts + (GOODS[place] ?? 0) * fading + WEIGHTS.land;
  }
  return worth;
}

/** A House is feared the more the nearer it is to seven forts. */
function rivalries(
  s: State,
  others: readonly HouseId[],
  { rivalForts, rivalry, fearOfForts }: Weights,
): ReadonlyMap<HouseId, number> {
  const forts = allForts(s);
  return new Map(
    others.map((house) => {
      const above = Math.max(0, (forts.get(house) ?? 0) - rivalForts);
      return [house, rivalry + fearOfForts * (above * above)];
    }),
  );
}

function threatOf(s: State, house: HouseId): Threat {
  const armies = armiesOf(s, house);
  if (s.phase !== 'action') return { house, now: strongestOf(armies), later: null };
  const later = s.round < LAST_ROUND ? strongestOf(armies) : null;
  return { house, now: onTheMarch(s, house, armies), later };
}

/** An army, with the places it could march to and its strength there: against forts, and elsewhere. */
interface Army {
  readonly from: number;
  readonly reach: readonly number[];
  readonly againstFort: number;
  readonly elsewhere: number;
}

function armiesOf(s: State, house: HouseId): readonly Army[] {
  const armies: Army[] = [];
  for (const from of PLACES) {
    const area = areaIn(s, from);
    if (area.house !== house) continue;
    const units = standing(area);
    const { ship } = units;
    if (ship > 0)
      armies.push({ from, reach: seasInReach(s, house, from), againstFort: ship, elsewhere: ship });
    else if (countOf(units) > 0) {
      const [againstFort, elsewhere] = [landStrength(units, true), landStrength(units, false)];
      armies.push({ from, reach: landsInReach(s, house, from), againstFort, elsewhere });
    }
  }
  return armies;
}

function strengthAt({ againstFort, elsewhere }: Army, place: number): number {
  return printed(place).fort === null ? elsewhere : againstFort;
}

/** While orders are unknown: the largest army in reach of each place, and a share of the others. */
export function anyArmy(s: State, house: HouseId): Float64Array {
  return strongestOf(armiesOf(s, house));
}

function strongestOf(armies: readonly Army[]): Float64Array {
  const strongest = new Float64Array(PLACES.length);
  const together = new Float64Array(PLACES.length);
  for (const army of armies) {
    for (const to of army.reach) {
      const strength = strengthAt(army, to);
      together[to] = (together[to] ?? 0) + strength;
      strongest[to] = Math.max(strongest[to] ?? 0, strength);
    }
  }
  for (const place of PLACES) {
    const most = strongest[place] ?? 0;
    strongest[place] = most + WEIGHTS.secondArmy * ((together[place] ?? 0) - most);
  }
  return strongest;
}

/** When orders lie open: the strongest march that can reach each place, with the support that lies beside it. */
function onTheMarch(s: State, house: HouseId, armies: readonly Army[]): Float64Array {
  const strongest = new Float64Array(PLACES.length);
  for (const army of armies) {
    const { order } = areaIn(s, army.from);
    if (order === null || ORDERS[order].type !== 'march') continue;
    for (const to of army.reach)
      strongest[to] = Math.max(strongest[to] ?? 0, strengthAt(army, to) + ORDERS[order].modifier);
  }
  const support = backingOf(s, house);
  for (const place of PLACES) {
    const march = strongest[place] ?? 0;
    if (march > 0) strongest[place] = march + (support[place] ?? 0);
  }
  return strongest;
}

/** The strength that the support orders of a House lend to each place. */
function backingOf(s: State, house: HouseId): Float64Array {
  const backing = new Float64Array(PLACES.length);
  for (const from of PLACES) {
    const area = areaIn(s, from);
    if (area.house !== house || area.order === null || ORDERS[area.order].type !== 'support') continue;
    const strength = strengthOf(standing(area), false) + ORDERS[area.order].modifier;
    for (const to of near(from)) if (maySupport(from, to)) backing[to] = (backing[to] ?? 0) + strength;
  }
  return backing;
}

/** How strongly one land draws an army in another, by the steps between; two coasts of one sea are two steps apart. */
const PULL: readonly Float64Array[] = PLACES.map(pullsFrom);

/** Step by step, the nearest places first: machines do not agree on powers, but they do on products. */
function pullsFrom(start: number): Float64Array {
  const pulls = new Float64Array(PLACES.length);
  pulls[start] = 1;
  const queue = [start];
  for (const at of queue) {
    for (const next of near(at)) {
      if (printed(next).kind === 'port' || pulls[next] !== 0) continue;
      pulls[next] = (pulls[at] ?? 0) * WEIGHTS.approachDecay;
      queue.push(next);
    }
  }
  return pulls;
}

function approaches(s: State, me: HouseId, worth: Float64Array): Float64Array {
  const prizes = new Float64Array(PLACES.length);
  const goals: number[] = [];
  for (const goal of LANDS) {
    const { units, garrison, neutral } = areaIn(s, goal);
    if (neutral === 'impassable' || controllerOf(s, goal) === me) continue;
    const guard = landStrength(units, false) + garrison + (neutral ?? 0);
    prizes[goal] = (worth[goal] ?? 0) / (1 + guard / WEIGHTS.guardScares);
    goals.push(goal);
  }
  const approach = new Float64Array(PLACES.length);
  for (const place of LANDS) {
    const pull = PULL[place];
    let best = 0;
    for (const goal of goals) best = Math.max(best, (prizes[goal] ?? 0) * (pull?.[goal] ?? 0));
    for (const goal of landsInReach(s, me, place))
      best = Math.max(best, (prizes[goal] ?? 0) * WEIGHTS.approachDecay);
    approach[place] = best;
  }
  return approach;
}

function stationsOf(s: State, me: HouseId): Float64Array {
  const stations = new Float64Array(PLACES.length);
  for (const sea of SEAS) {
    let worth = 0;
    for (const coast of near(sea)) {
      if (printed(coast).fort === null || areaIn(s, coast).neutral === 'impassable') continue;
      worth += controllerOf(s, coast) === me ? WEIGHTS.seaByOwnFort : WEIGHTS.seaTowardsFort;
    }
    stations[sea] = worth;
  }
  return stations;
}
