// Facings and directions. All trigonometry of the game comes from the one table of sines below, in whole
// numbers: a direction is a vector of length UNIT (2^29).
import { nearest, nearestMil, type Facing, type Point } from './measures.ts';

const FULL_TURN: Facing = 36_000;
export const HALF_TURN: Facing = 18_000;
export const QUARTER_TURN: Facing = 9_000;
export const UNIT = 2 ** 29;

const EIGHTH_TURN = QUARTER_TURN / 2;

// Math.sin may differ in its last bits from one machine to another. These series up to an eighth of a turn use
// only operations that IEEE 754 fixes, and are right to 50 bits; a test compares every entry with exact arithmetic.
const series = (square: number, first: number): number => {
  let sum = 1;
  for (let n = first + 16; n >= first; n -= 2) sum = 1 - (square / (n * (n + 1))) * sum;
  return sum;
};

const quarterTurnOfSines = (): Int32Array => {
  const sines = new Int32Array(QUARTER_TURN + 1);
  for (let facing = 0; facing <= EIGHTH_TURN; facing++) {
    const radians = (facing * Math.PI) / HALF_TURN;
    const square = radians * radians;
    sines[facing] = nearest(radians * series(square, 2) * UNIT);
    sines[QUARTER_TURN - facing] = nearest(series(square, 1) * UNIT);
  }
  return sines;
};

const SINES = quarterTurnOfSines();
const tabled = (facing: Facing): number => SINES[facing] ?? 0;

/** A facing brought back into 0..35999. */
export const turn = (facing: Facing, by: Facing = 0): Facing => {
  const sum = (facing + by) % FULL_TURN;
  return sum < 0 ? sum + FULL_TURN : sum + 0;
};

/** The direction of a facing, of length UNIT. */
export const direction = (facing: Facing): Point => {
  const quarter = Math.floor(facing / QUARTER_TURN);
  const rest = facing - quarter * QUARTER_TURN;
  const sine = tabled(rest);
  const cosine = tabled(QUARTER_TURN - rest);
  if (quarter === 0) return { x: sine, y: cosine };
  if (quarter === 1) return { x: cosine, y: 0 - sine };
  if (quarter === 2) return { x: 0 - sine, y: 0 - cosine };
  return { x: 0 - cosine, y: sine };
};

/** The vector that lies `right` and `forward` of someone with this facing, rounded to whole mils. */
export const oriented = (right: number, forward: number, facing: Facing): Point =>
  orientedBy(direction(facing), right, forward);

/** The same for someone who looks in this direction. */
export const orientedBy = ({ x, y }: Point, right: number, forward: number): Point => ({
  x: nearestMil((right * y + forward * x) / UNIT),
  y: nearestMil((forward * y - right * x) / UNIT),
});

/**
 * The facing nearest to a vector of whole numbers up to 2^22; the lower one if two are equally near. Turning the
 * vector by quarter turns turns the answer by exactly as much.
 */
export const heading = (x: number, y: number): Facing => {
  if (x > 0 && y <= 0) return turn(QUARTER_TURN, quarterHeading(-y, x));
  if (x <= 0 && y < 0) return turn(HALF_TURN, quarterHeading(-x, -y));
  if (x < 0 && y >= 0) return turn(HALF_TURN + QUARTER_TURN, quarterHeading(y, -x));
  return turn(quarterHeading(x, y));
};

/** The facing of a vector between north and east (x >= 0, y > 0): the last facing not past it, or the next one. */
const quarterHeading = (x: number, y: number): Facing => {
  const left = (facing: Facing) => x * tabled(QUARTER_TURN - facing) - y * tabled(facing);
  let low = 0;
  let high = QUARTER_TURN;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (left(middle) >= 0) low = middle;
    else high = middle;
  }
  return left(low) <= -left(high) ? low : high;
};
