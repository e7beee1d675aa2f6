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
 * that size as there are armies: no sorting, no allocation. Sizes 0 and 1 are no armies and are ignored.
 */
export function fitsSupply(supply: number, armySizes: readonly number[]): boolean {
  const placesFor2 = PLACES_FOR_2[supply];
  const placesFor3 = PLACES_FOR_3[supply];
  const placesFor4 = PLACES_FOR_4[supply];
  if (placesFor2 === undefined || placesFor3 === undefined || placesFor4 === undefined) {
    throw new RangeError(`supply ${supply} is not on the Supply track`);
  }
  let of2 = 0;
  let of3 = 0;
  let of4 = 0;
  for (const size of armySizes) {
    if (size < 2) continue;
    if (size > 4) return false;
    of2 += 1;
    if (size > 2) of3 += 1;
    if (size > 3) of4 += 1;
  }
  return of2 <= placesFor2 && of3 <= placesFor3 && of4 <= placesFor4;
}
