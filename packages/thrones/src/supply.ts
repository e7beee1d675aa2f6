// The Supply track: how many armies a House may field and how large (rulebook p. 8). An army is two or
// more friendly units in one area; a unit on its own needs no supply.

/** The largest armies allowed, largest first, at each position of the Supply track. */
export const ARMY_LIMITS: readonly (readonly number[])[] = [
  /* 0 */ [2, 2],
  /* 1 */ [3, 2],
  /* 2 */ [3, 2, 2],
  /* 3 */ [3, 2, 2, 2],
  /* 4 */ [3, 3, 2, 2],
  /* 5 */ [4, 3, 2, 2],
  /* 6 */ [4, 3, 2, 2, 2],
];

export const MAX_SUPPLY = ARMY_LIMITS.length - 1;

const places = (size: number): readonly number[] =>
  ARMY_LIMITS.map((limits) => limits.filter((limit) => limit >= size).length);

const PLACES_FOR_2 = places(2);
const PLACES_FOR_3 = places(3);
const PLACES_FOR_4 = places(4);

/**
 * Whether armies of these sizes, in any order, all find a place at this supply. Giving the largest armies
 * the largest places is best, so it is enough that for every size there are as many places of at least
 * that size as there are armies: no sorting. Sizes 0 and 1 are no armies and are ignored.
 */
export function fitsSupply(supply: number, armySizes: readonly number[]): boolean {
  const left = placesLeft(supply, armySizes);
  return left.for2 >= 0 && left.for3 >= 0 && left.for4 >= 0;
}

/**
 * For 0, 1, 2... units in an area: whether one more may join them there, beside armies of these sizes. A unit on its
 * own always may; an army that grows to two, three or four takes one more place of that size; none grows to five.
 */
export function roomToGrow(supply: number, armySizes: readonly number[]): readonly boolean[] {
  const left = placesLeft(supply, armySizes);
  if (left.for2 < 0 || left.for3 < 0 || left.for4 < 0) return [true];
  return [true, left.for2 > 0, left.for3 > 0, left.for4 > 0];
}

/** How many places for armies of at least two, three and four units are left over; less than none if too few. */
function placesLeft(
  supply: number,
  armySizes: readonly number[],
): { readonly for2: number; readonly for3: number; readonly for4: number } {
  let for2 = PLACES_FOR_2[supply];
  let for3 = PLACES_FOR_3[supply];
  let for4 = PLACES_FOR_4[supply];
  if (for2 === undefined || for3 === undefined || for4 === undefined) {
    throw new RangeError(`supply ${supply} is not on the Supply track`);
  }
  for (const size of armySizes) {
    if (size > 1) for2 -= 1;
    if (size > 2) for3 -= 1;
    if (size > 3) for4 -= 1;
    if (size > 4) for4 = -Infinity; // no place is as large
  }
  return { for2, for3, for4 };
}
