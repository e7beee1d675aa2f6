/**
 * How the board looks to a House at one decision: what it is in danger of, what its armies are on their way to, and
 * whom it must fear. Made once for a decision; what the House itself then imagines does not change it.
 */
import {
  areaIn,
  controllerOf,
  countOf,
  fortsOf,
  holdingsOf,
  landsInReach,
  landStrength,
  seasInReach,
  standing,
} from './board.ts';
import { cardStrength, LAST_ROUND, near, PLACES, printed, type HouseId, type State } from './facts.ts';
import { WEIGHTS } from './weights.ts';

export interface Outlook {
  readonly me: HouseId;
  /** What holding each place is worth. */
  readonly worth: Float64Array;
  /** The strength that some enemy could bring against each place. */
  readonly threat: Float64Array;
  /** For each place, the worth of the fort an army there is on its way to. */
  readonly approach: Float64Array;
  /** What the first ship in each sea is worth there. */
  readonly station: Float64Array;
  /** How much the belongings of each other House hurt. */
  readonly rivalry: ReadonlyMap<HouseId, number>;
  /** The middle of the two strongest cards each House holds. */
  readonly cards: ReadonlyMap<HouseId, number>;
}

export function outlookOf(s: State, me: HouseId): Outlook {
  const worth = Float64Array.from(PLACES, (place) => placeWorth(s, place));
  return {
    me,
    worth,
    threat: threatsTo(s, me),
    approach: approaches(s, me, worth),
    station: Float64Array.from(PLACES, (place) => stationWorth(s, me, place)),
    rivalry: new Map(s.houses.filter((house) => house !== me).map((house) => [house, rivalryOf(s, house)])),
    cards: new Map(s.houses.map((house) => [house, bestCards(s, house)])),
  };
}

function placeWorth(s: State, place: number): number {
  const { kind, fort, supply, power } = printed(place);
  if (kind !== 'land') return kind === 'sea' ? WEIGHTS.sea : 0;
  const forts = fort === null ? 0 : WEIGHTS[fort] * (1 + WEIGHTS.laterForts * s.round);
  const fading = 1 - s.round / (LAST_ROUND + 2);
  return forts + (supply * WEIGHTS.barrel + power * WEIGHTS.crown) * fading + WEIGHTS.land;
}

function rivalryOf(s: State, house: HouseId): number {
  return WEIGHTS.rivalry + WEIGHTS.rivalryPerFort * Math.max(0, fortsOf(s, house) - WEIGHTS.rivalForts);
}

function bestCards(s: State, house: HouseId): number {
  const strengths = holdingsOf(s, house)
    .hand.map(cardStrength)
    .toSorted((a, b) => b - a);
  return ((strengths[0] ?? 0) + (strengths[1] ?? 0)) / 2;
}

/** For each place the most that one enemy could bring: its largest army in reach, and a share of the others. */
function threatsTo(s: State, me: HouseId): Float64Array {
  const threat = new Float64Array(PLACES.length);
  for (const house of s.houses) {
    if (house === me) continue;
    const largest = new Float64Array(PLACES.length);
    const together = new Float64Array(PLACES.length);
    const march = (to: number, strength: number): void => {
      together[to] = (together[to] ?? 0) + strength;
      largest[to] = Math.max(largest[to] ?? 0, strength);
    };
    for (const from of PLACES) {
      const area = areaIn(s, from);
      if (area.house !== house) continue;
      const units = standing(area);
      if (units.ship > 0) for (const to of seasInReach(s, house, from)) march(to, units.ship);
      else if (countOf(units) > 0) {
        for (const to of landsInReach(s, house, from))
          march(to, landStrength(units, printed(to).fort !== null));
      }
    }
    for (const place of PLACES) {
      const [most = 0, all = 0] = [largest[place], together[place]];
      threat[place] = Math.max(threat[place] ?? 0, most + WEIGHTS.secondArmy * (all - most));
    }
  }
  return threat;
}

/** How strongly one land draws an army in another, by the steps between; two coasts of one sea are two steps apart. */
const PULL: readonly Float64Array[] = PLACES.map((place) =>
  stepsFrom(place).map((steps) => WEIGHTS.approachDecay ** steps),
);

function stepsFrom(start: number): Float64Array {
  const steps = new Float64Array(PLACES.length).fill(Infinity);
  steps[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (const next of near(at)) {
      if (printed(next).kind === 'port') continue;
      const there = (steps[at] ?? 0) + 1;
      if (there < (steps[next] ?? 0)) {
        steps[next] = there;
        queue.push(next);
      }
    }
  }
  return steps;
}

function approaches(s: State, me: HouseId, worth: Float64Array): Float64Array {
  const goals = PLACES.filter(
    (place) =>
      printed(place).kind === 'land' &&
      controllerOf(s, place) !== me &&
      areaIn(s, place).neutral !== 'impassable',
  );
  const prize = goals.map((goal) => {
    const { units, garrison, neutral } = areaIn(s, goal);
    const guard = landStrength(units, false) + garrison + Number(neutral ?? 0);
    return (worth[goal] ?? 0) / (1 + guard / 4);
  });
  return Float64Array.from(PLACES, (place) => {
    if (printed(place).kind !== 'land') return 0;
    const overSea = landsInReach(s, me, place);
    const pull = PULL[place];
    let best = 0;
    for (const [i, goal] of goals.entries()) {
      const pulled = overSea.includes(goal) ? WEIGHTS.approachDecay : (pull?.[goal] ?? 0);
      best = Math.max(best, (prize[i] ?? 0) * pulled);
    }
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
