/** The D3 of a card or ability. */
import type { T } from '../../rules.ts';

export const rollD3 = (t: T): number => t.roll('card-d3', 1, 3)[0] ?? 1;
