// The sign of a seat, for pages that have not opened its game.

import { PLACE } from '@maester/table';
import type { VNode } from 'preact';
import { tell } from '../app/words.ts';
import type { NewGame } from '../games/game.ts';
import { GAMES, metaOf } from '../games/index.ts';

export function SeatSign({ seat, size }: { readonly seat: string; readonly size: number }): VNode | null {
  const meta = GAMES.map(metaOf).find((each) => each?.seats.includes(seat) === true);
  if (meta) return <meta.SeatSign seat={seat} size={size} />;
  return seat.startsWith(PLACE) ? <BlankShield size={size} /> : null;
}

/** Of someone who has no house yet. */
export function BlankShield({ size }: { readonly size: number }): VNode {
  return (
    <svg class="blank-shield" viewBox="-14 -15 28 30" width={size} height={size} aria-hidden="true">
      <path d="M-10-12.5h20v11C10 6.5 5 11 0 13.5-5 11-10 6.5-10-1.5z" />
    </svg>
  );
}

/** How a seat of a new game is called. */
export function seatName(game: NewGame, seat: string): string {
  return game.nameOf?.(seat) ?? tell(`name.seat.${seat}`);
}

/** A seat of a new game by its sign and its name. */
export function SeatFace(props: {
  readonly game: NewGame;
  readonly seat: string;
  readonly size: number;
}): VNode {
  const { game, seat, size } = props;
  return (
    <>
      {game.SignOf === undefined ? (
        <SeatSign seat={seat} size={size} />
      ) : (
        <game.SignOf seat={seat} size={size} />
      )}
      <span>{seatName(game, seat)}</span>
    </>
  );
}
