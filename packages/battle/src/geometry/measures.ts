// The measures of the table. A mil is a thousandth of an inch; positions and lengths are whole mils.
// x runs east (from the left flank edge), y runs north (from one deployment edge). A facing is a whole
// number of hundredths of a degree from north, clockwise: 0 looks north (+y), 9000 looks east (+x).
//
// Every decision is taken on whole numbers with +, -, *, / and sqrt alone, which IEEE 754 fixes to the
// last bit, so that all machines agree. Coordinates stay within COORDINATE_LIMIT (2^17): a difference of
// two stays within 2^18, a cross product within 2^37, and one with a table direction (2^29) within 2^48;
// all are exact below 2^53.

/** Thousandths of an inch. */
export type Mil = number & { readonly unit?: 'mil' };
/** Hundredths of a degree from north, clockwise, 0..35999. */
export type Facing = number & { readonly unit?: 'facing' };
/** Thousandths of a whole. */
export type Permille = number & { readonly unit?: 'permille' };

export interface Point {
  readonly x: Mil;
  readonly y: Mil;
}

/** Where the centre of a tray or of a terrain piece is, and where its front looks. */
export interface Pose extends Point {
  readonly facing: Facing;
}

export const COORDINATE_LIMIT: Mil = 2 ** 17;

/**
 * The one tolerance of the geometry. The corners of a turned tray are rounded to whole mils, so two trays set flush
 * show a gap or an overlap of up to 2 mils. Up to TOUCHING, either way, they are in contact; deeper, they overlap.
 */
export const TOUCHING: Mil = 2;

/** The same tolerance before rounding: the separation at which shapes begin to overlap. */
export const OVERLAPPING = -TOUCHING - 0.5;

export const inches = (length: number): Mil => Math.round(length * 1000);

/** Rounds to the nearest whole number, halves away from zero, so that opposite corners stay opposite. */
export const nearest = (value: number): number => (value < 0 ? -Math.round(-value) : Math.round(value)) + 0;

/** The same for a coordinate. As a 32-bit integer it needs no place of its own in memory, which halves the time of most measurements. */
export const nearestMil = (value: number): Mil => (value < 0 ? -Math.round(-value) : Math.round(value)) | 0;

export const permille = (part: number, whole: number): Permille => nearest((part * 1000) / whole);
