/**
 * A judge that has learned from finished games: the features of a position in numbers of about the same size, and what a
 * small network makes of them.
 */
import { MODE_IDS, victoryTarget } from '@maester/battle/field';
import { sideOf, type BattleState } from '@maester/battle/readers';
import { chances, weightsFromText, type Shape, type Weights } from '../learning/network.ts';
import { doneShare, FEATURES, featuresOf, type Feature, type Side } from './features.ts';
import { roundsAfter } from './stakes.ts';
import { Threats } from './threats.ts';
import { VALUE } from './value.ts';
import { outcomeFor, type Judge } from './worth.ts';

/** What one is of each, about. */
const SIZES: { readonly [F in Feature]: number } = {
  points: 4,
  scoring: 2,
  holding: 6,
  army: 12,
  standing: 12,
  threats: 3,
  'first-threat': 1,
  'later-threats': 3,
  reach: 4,
  ground: 6,
  cards: 4,
  conditions: 4,
  ready: 4,
  advisers: 2,
  bled: 3,
  walls: 1,
};

/** How far ahead in every feature, now and by the rounds that are left; how near to the end; and the mode. */
export const INPUTS = 2 * FEATURES.length + 4 + MODE_IDS.length;

/** The inputs of every seat, one after the other in the order of the seats. */
export function inputsOf(s: BattleState, threats: Threats): Float32Array {
  const sides = featuresOf(s, threats);
  const target = victoryTarget(s);
  const left = roundsAfter(s) / 5;
  const done = doneShare(s);
  const inputs = new Float32Array(s.seats.length * INPUTS);
  for (const [i, seat] of s.seats.entries()) {
    const me = sideOf(s, seat);
    const own = sides[me];
    if (own === undefined) continue;
    const others = sides.filter((_, side) => side !== me);
    const ahead = FEATURES.map((name) => (own[name] - aheadOf(others, name)) / SIZES[name]);
    const leader = aheadOf(others, 'points');
    const numbers = [
      ...ahead,
      ...ahead.map((value) => value * left),
      left,
      done,
      own.points / target,
      leader / target,
      ...MODE_IDS.map((mode) => (mode === s.mode ? 1 : 0)),
    ];
    inputs.set(numbers, i * INPUTS);
  }
  return inputs;
}

/** What enemies have of something, the one that has most above all. */
function aheadOf(others: readonly Side[], name: Feature): number {
  let [most, sum] = [-Infinity, 0];
  for (const other of others) {
    most = Math.max(most, other[name]);
    sum += other[name];
  }
  return (most + sum / others.length) / 2;
}

/** A judge for one question. */
export function learnedJudge(shape: Shape, weights: Weights): Judge {
  const threats = new Threats();
  return (s, seat) => {
    const over = outcomeFor(s, seat);
    // other judges count a victory for more than the best of positions; as a chance it is certain and no more
    if (over !== null) return Math.max(-1, Math.min(1, over));
    const me = sideOf(s, seat);
    let chance = 0;
    for (const [i, share] of chances(shape, weights, inputsOf(s, threats), s.seats.length).entries())
      if (sideOf(s, s.seats[i] ?? seat) === me) chance += share;
    return 2 * chance - 1;
  };
}

const SHAPE: Shape = { inputs: INPUTS, hidden: VALUE.hidden };
const LEARNED = weightsFromText(SHAPE, VALUE.weights);

/** How likely a seat wins, from -1 to 1, for one question. */
export const chanceToWin = (): Judge => learnedJudge(SHAPE, LEARNED);
