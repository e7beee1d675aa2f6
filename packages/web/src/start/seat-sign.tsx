// The sign of a seat, for pages that have not opened its game.

import type { VNode } from 'preact';
import { GAMES, metaOf } from '../games/index.ts';

export function SeatSign({ seat, size }: { readonly seat: string; readonly size: number }): VNode | null {
  const meta = GAMES.map(metaOf).find((each) => each?.seats.includes(seat) === true);
  return meta ? <meta.SeatSign seat={seat} size={size} /> : null;
}
