/**
 * A small network that gives a number to a list of numbers: one layer of hidden units between them. Only sums, products
 * and quotients in a fixed order, so that every machine computes the same, bit for bit.
 */

/** How many inputs and hidden units. */
export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
}

/** For each hidden unit its bias and a weight for each input; then the bias of the result and a weight for each unit. */
export type Weights = Float64Array;

export function weightCount({ inputs, hidden }: Shape): number {
  return hidden * (inputs + 1) + hidden + 1;
}

/** From -1 to 1, steepest at 0. */
function squash(x: number): number {
  return x / (1 + Math.abs(x));
}

/** What the network makes of the inputs that start at `at`; `units` receives what the hidden units say. */
export function scoreOf(
  { inputs, hidden }: Shape,
  weights: Weights,
  from: ArrayLike<number>,
  at: number,
  units: Float64Array,
): number {
  const last = hidden * (inputs + 1);
  let score = weights[last] ?? 0;
  for (let unit = 0, w = 0; unit < hidden; unit++) {
    let sum = weights[w++] ?? 0;
    for (let i = 0; i < inputs; i++) sum += (weights[w++] ?? 0) * (from[at + i] ?? 0);
    const said = squash(sum);
    units[unit] = said;
    score += (weights[last + 1 + unit] ?? 0) * said;
  }
  return score;
}

/** How much a score weighs against the others': always positive, growing with it. */
export function weightOf(score: number): number {
  return score > 0 ? 1 + score : 1 / (1 - score);
}

/** The chance of each seat to win, from the inputs of all seats, one after the other. */
export function chances(shape: Shape, weights: Weights, inputs: ArrayLike<number>, seats: number): number[] {
  const units = new Float64Array(shape.hidden);
  const shares: number[] = [];
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = weightOf(scoreOf(shape, weights, inputs, seat * shape.inputs, units));
    shares.push(share);
    total += share;
  }
  return shares.map((share) => share / total);
}

const SCALE = 4096;

/** The weights as whole numbers in a text, rounded to a fixed fineness. */
export function weightsAsText(weights: Weights): string {
  return Array.from(weights, (weight) => String(Math.round(weight * SCALE))).join(' ');
}

export function weightsFromText(shape: Shape, text: string): Weights {
  const weights = Float64Array.from(text.split(' '), (part) => Number(part) / SCALE);
  if (weights.length !== weightCount(shape) || weights.some((weight) => !Number.isFinite(weight)))
    throw new Error(`expected ${weightCount(shape)} weights, got ${weights.length}`);
  return weights;
}
