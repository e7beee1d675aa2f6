// Castles and Strongholds by round, as curves of the Houses.

import type { HouseId } from '@maester/thrones/tables';
import type { Curve } from '../../../story/curves.ts';
import type { FortsByRound } from './facts.ts';
import { shieldAt, TINCTURES } from './heraldry.ts';

/** So many win at once. */
export const TARGET = 7;

export function curvesOf(houses: readonly HouseId[], rounds: readonly FortsByRound[]): readonly Curve[] {
  return houses.map((house) => ({
    colour: TINCTURES[house].field,
    values: rounds.map(({ forts }) => forts.get(house) ?? 0),
    sign: (x, y) => shieldAt(house, x, y, 0.72),
  }));
}
