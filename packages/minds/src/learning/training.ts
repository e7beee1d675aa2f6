/**
 * Training of a network on finished games: for every moment that was written down, the inputs of all seats and which of
 * them won in the end. The same moments, options and seed give the same weights on every machine.
 */
import { seededRandom, shuffled, type Random } from '@maester/kernel';
import { chances, scoreOf, weightCount, weightOf, type Shape, type Weights } from './network.ts';

/** A moment of a game. */
export interface Moment {
  /** The game it is of: a game is either trained on or tested on as a whole. */
  readonly game: number;
  /** The inputs of all seats, one after the other. */
  readonly inputs: Float32Array;
  readonly seats: number;
  /** The seat that won. */
  readonly winner: number;
}

export interface TrainingOptions {
  readonly seed: string;
  readonly rate: number;
  readonly epochs: number;
  /** The share by which weights shrink with every step, times the rate. */
  readonly decay: number;
}

const BATCH = 64;
const MEMORY = 0.9;
const SQUARES_MEMORY = 0.999;
const TINY = 1e-8;

function newWeights(shape: Shape, random: Random): Weights {
  const weights = new Float64Array(weightCount(shape));
  const fineness = 2 ** 20;
  const uniform = (width: number): number => ((2 * random.below(fineness)) / fineness - 1) * width;
  const width = 1 / Math.sqrt(shape.inputs);
  const last = shape.hidden * (shape.inputs + 1);
  for (let i = 0; i < last; i++) weights[i] = uniform(width);
  for (let i = last + 1; i < weights.length; i++) weights[i] = uniform(1 / Math.sqrt(shape.hidden));
  return weights;
}

/**
 * Weights for these moments; `epochDone` hears each time that all of them have been seen once more. `first`: the weights to
 * begin with, if not any.
 */
export function trained(
  shape: Shape,
  moments: readonly Moment[],
  { seed, rate, epochs, decay }: TrainingOptions,
  epochDone: () => void = () => {},
  first?: Weights,
): Weights {
  const random = seededRandom(`training ${seed}`);
  const weights = first?.slice() ?? newWeights(shape, random);
  const adam = new Adam(weights.length);
  const gradient = new Float64Array(weights.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(random, moments);
    // The steps get smaller to the end, so that it comes to rest.
    const step = rate * (1 - epoch / epochs);
    for (let at = 0; at < order.length; at += BATCH) {
      gradient.fill(0);
      const batch = order.slice(at, at + BATCH);
      for (const moment of batch) addGradient(shape, weights, moment, gradient);
      adam.step(weights, gradient, batch.length, step, decay);
    }
    epochDone();
  }
  return weights;
}

/** Adds how the weights should change to make the winner of this moment likelier. */
function addGradient(shape: Shape, weights: Weights, moment: Moment, gradient: Float64Array): void {
  const { inputs, hidden } = shape;
  const { seats, winner, inputs: from } = moment;
  const units = Array.from({ length: seats }, () => new Float64Array(hidden));
  const scores = units.map((said, seat) => scoreOf(shape, weights, from, seat * inputs, said));
  const shares = scores.map(weightOf);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const last = hidden * (inputs + 1);
  for (let seat = 0; seat < seats; seat++) {
    const said = units[seat] ?? new Float64Array(hidden);
    const wanted = (seat === winner ? 1 : 0) - (shares[seat] ?? 0) / total;
    const slope = wanted / (1 + Math.abs(scores[seat] ?? 0));
    gradient[last] = (gradient[last] ?? 0) + slope;
    for (let unit = 0, w = 0; unit < hidden; unit++) {
      const value = said[unit] ?? 0;
      const at = last + 1 + unit;
      gradient[at] = (gradient[at] ?? 0) + slope * value;
      // The slope of the squash, from what it said: 1 / (1 + |x|)² = (1 - |said|)².
      const flat = 1 - Math.abs(value);
      const back = slope * (weights[at] ?? 0) * flat * flat;
      gradient[w] = (gradient[w] ?? 0) + back;
      w += 1;
      for (let i = 0; i < inputs; i++, w++)
        gradient[w] = (gradient[w] ?? 0) + back * (from[seat * inputs + i] ?? 0);
    }
  }
}

/** Steps of about equal size for all weights, however steep. */
class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #meanLeft = 1;
  #squareLeft = 1;

  constructor(count: number) {
    this.#mean = new Float64Array(count);
    this.#square = new Float64Array(count);
  }

  step(weights: Weights, gradient: Float64Array, batch: number, rate: number, decay: number): void {
    this.#meanLeft *= MEMORY;
    this.#squareLeft *= SQUARES_MEMORY;
    for (let i = 0; i < weights.length; i++) {
      const slope = (gradient[i] ?? 0) / batch;
      const mean = MEMORY * (this.#mean[i] ?? 0) + (1 - MEMORY) * slope;
      const square = SQUARES_MEMORY * (this.#square[i] ?? 0) + (1 - SQUARES_MEMORY) * slope * slope;
      this.#mean[i] = mean;
      this.#square[i] = square;
      const size = Math.sqrt(square / (1 - this.#squareLeft)) + TINY;
      const was = weights[i] ?? 0;
      weights[i] = was + rate * (mean / (1 - this.#meanLeft) / size - decay * was);
    }
  }
}

/** How well a network foretells the winners. */
export interface Foretelling {
  readonly moments: number;
  /** The mean square of what was wrong with each chance, summed over the seats: 0 is perfect. */
  readonly error: number;
  /** The same for someone who gives all seats the same chance. */
  readonly blind: number;
  /** How often the seat with the best chance won. */
  readonly right: number;
}

export function foretelling(shape: Shape, weights: Weights, moments: readonly Moment[]): Foretelling {
  let [error, blind, right] = [0, 0, 0];
  for (const { inputs, seats, winner } of moments) {
    const said = chances(shape, weights, inputs, seats);
    for (const [seat, chance] of said.entries()) {
      const truth = seat === winner ? 1 : 0;
      const [off, blindlyOff] = [truth - chance, truth - 1 / seats];
      error += off * off;
      blind += blindlyOff * blindlyOff;
    }
    if (said.every((chance) => chance <= (said[winner] ?? 0))) right += 1;
  }
  const count = Math.max(1, moments.length);
  return { moments: moments.length, error: error / count, blind: blind / count, right: right / count };
}
