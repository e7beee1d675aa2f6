// The sign of a seat, for pages that have not opened its game.

import { SETUPS } from '@maester/thrones/tables';
import type { VNode } from 'preact';
import { HouseShield } from '../games/thrones/signs.tsx';

export function SeatSign({ seat, size }: { readonly seat: string; readonly size: number }): VNode | null {
  const house = SETUPS[6].houses.find((each) => each === seat);
  return house === undefined ? null : <HouseShield house={house} size={size} />;
}
