/**
 * How the board looks to a House at one decision: what it is in danger of, what its armies are on their way to, and
 * whom it must fear. Made once for a decision; what the House itself then imagines does not change it.
 */
import {
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

/** The strength that a House could bring against each place: still this round, and in the next. */
interface Threat {
  readonly house: HouseId;
  readonly now: Float64Array;
  readonly later: Float64Array | null;
}

export interface Outlook {
  readonly me: HouseId;
  /** What its temper makes of things. */
  readonly weights: Weights;
  /** What holding each place is worth. */
  readonly worth: Float64Array;
  /** What each other House could bring against us. */
  readonly threats: readonly Threat[];
  /** The strength that our own support orders lend to the defence of each place. */
  readonly backing: Float64Array;
  /** For each place, the worth of the fort an army there is on its way to. */
  readonly approach: Float64Array;
  /** What the first ship in each sea is worth there. */
  readonly station: Float64Array;
  /** How much the belongings of each other House hurt. */
  readonly rivalry: ReadonlyMap<HouseId, number>;
  /** Our chances in a fight with each other House, by the cards both hold. */
  readonly odds: ReadonlyMap<HouseId, Odds>;
}

export function outlookOf(s: State, me: HouseId, weights: Weights = WEIGHTS): Outlook {
  const dearness = fortDearness(s, me);
  const worth = Float64Array.from(PLACES, (place) => placeWorth(s, place, dearness));
  const others = s.houses.filter((house) => house !== me);
  return {
    me,
    weights,
    worth,
    threats: others.map((house) => threatOf(s, house)),
    backing: backingOf(s, me),
    approach: approaches(s, me, worth),
    station: Float64Array.from(PLACES, (place) => stationWorth(s, me, place)),
    rivalry: new Map(others.map((house) => [house, rivalryOf(s, house, weights)])),
    odds: new Map(others.map((house) => [house, oddsBetween(s, me, house)])),
  };
}

/** How much dearer forts are than at first: at the end nothing else counts, and seven win at once. */
function fortDearness(s: State, me: HouseId): number {
  const restCounts = Math.min(1, WEIGHTS.lastRound + (LAST_ROUND - s.round) * WEIGHTS.horizonPerRound);
  const nearVictory = Math.max(0, fortsOf(s, me) - WEIGHTS.fewForts) * WEIGHTS.nearVictory;
  return (1 + nearVictory) / restCounts;
}

function placeWorth(s: State, place: number, dearness: number): number {
  const { kind, fort, supply, power } = printed(place);
  if (kind !== 'land') return kind === 'sea' ? WEIGHTS.sea : 0;
  const forts = fort === null ? 0 : WEIGHTS[fort] * dearness;
  const fading = 1 - s.round / (LAST_ROUND + 2);
  return forts + (supply * WEIGHTS.barrel + power * WEIGHTS.crown) * fading + WEIGHTS.land;
}

/** A House is feared the more the nearer it is to seven forts. */
function rivalryOf(s: State, house: HouseId, { rivalForts, rivalry, fearOfForts }: Weights): number {
  const above = Math.max(0, fortsOf(s, house) - rivalForts);
  return rivalry + fearOfForts * (above * above);
}

function threatOf(s: State, house: HouseId): Threat {
  if (s.phase !== 'action') return { house, now: anyArmy(s, house), later: null };
  return { house, now: armiesOnTheMarch(s, house), later: s.round < LAST_ROUND ? anyArmy(s, house) : null };
}

/** Calls `strikes` for each army of a House and each place it could march to. */
function eachStrike(
  s: State,
  house: HouseId,
  strikes: (from: number, to: number, strength: number) => void,
): void {
  for (const from of PLACES) {
    const area = areaIn(s, from);
    if (area.house !== house) continue;
    const units = standing(area);
    if (units.ship > 0) for (const to of seasInReach(s, house, from)) strikes(from, to, units.ship);
    else if (countOf(units) > 0) {
      for (const to of landsInReach(s, house, from))
        strikes(from, to, landStrength(units, printed(to).fort !== null));
    }
  }
}

/** While orders are unknown: the largest army in reach of each place, and a share of the others. */
export function anyArmy(s: State, house: HouseId): Float64Array {
  const largest = new Float64Array(PLACES.length);
  const together = new Float64Array(PLACES.length);
  eachStrike(s, house, (_, to, strength) => {
    together[to] = (together[to] ?? 0) + strength;
    largest[to] = Math.max(largest[to] ?? 0, strength);
  });
  return largest.map((most, place) => most + WEIGHTS.secondArmy * ((together[place] ?? 0) - most));
}

/** When orders lie open: the strongest march that can reach each place, with the support that lies beside it. */
function armiesOnTheMarch(s: State, house: HouseId): Float64Array {
  const strongest = new Float64Array(PLACES.length);
  eachStrike(s, house, (from, to, strength) => {
    const { order } = areaIn(s, from);
    if (order === null || ORDERS[order].type !== 'march') return;
    strongest[to] = Math.max(strongest[to] ?? 0, strength + ORDERS[order].modifier);
  });
  const support = backingOf(s, house);
  return strongest.map((march, place) => (march > 0 ? march + (support[place] ?? 0) : 0));
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

function pullOf(goal: number, place: number): number {
  return PULL[place]?.[goal] ?? 0;
}

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
  for (const goal of PLACES) {
    const { units, garrison, neutral } = areaIn(s, goal);
    if (printed(goal).kind !== 'land' || neutral === 'impassable' || controllerOf(s, goal) === me) continue;
    const guard = landStrength(units, false) + garrison + (neutral ?? 0);
    prizes[goal] = (worth[goal] ?? 0) / (1 + guard / WEIGHTS.guardScares);
  }
  return Float64Array.from(PLACES, (place) => {
    if (printed(place).kind !== 'land') return 0;
    let best = 0;
    for (const goal of PLACES) best = Math.max(best, (prizes[goal] ?? 0) * pullOf(goal, place));
    for (const goal of landsInReach(s, me, place))
      best = Math.max(best, (prizes[goal] ?? 0) * WEIGHTS.approachDecay);
    return best;
  });
}

function stationWorth(s: State, me: HouseId, place: number): number {
  if (printed(place).kind !== 'sea') return 0;
  let worth = 0;
  for (const coast of near(place)) {
    if (printed(coast).fort === null || areaIn(s, coast).neutral === 'impassable') continue;
    worth += controllerOf(s, coast) === me ? WEIGHTS.seaByOwnFort : WEIGHTS.seaTowardsFort;
  }
  return worth;
}
