// Choosing one's house: any, or one by its shield.

import type { VNode } from 'preact';
import type { NewGame } from '../games/game.ts';
import { Choice } from './fields.tsx';
import { SeatFace } from './seat-sign.tsx';

interface Props {
  readonly legend: string;
  readonly game: NewGame;
  /** What else may be chosen, before the houses. */
  readonly other: 'any' | 'none';
  readonly otherName: string;
  readonly value: string;
  readonly onChange: (house: string) => void;
}

export function HouseChoice({ legend, game, other, otherName, value, onChange }: Props): VNode {
  return (
    <Choice
      class="houses"
      legend={legend}
      value={value}
      options={[other, ...game.seats.value]}
      labelOf={(house) =>
        house === other ? (
          <>
            <OtherSign />
            <span>{otherName}</span>
          </>
        ) : (
          <>
            <SeatFace game={game} seat={house} size={40} />
          </>
        )
      }
      onChange={onChange}
    />
  );
}

/** A blank shield. */
function OtherSign(): VNode {
  return (
    <svg class="blank-shield" viewBox="-14 -15 28 30" width="40" height="40" aria-hidden="true">
      <path d="M-10-12.5h20v11C10 6.5 5 11 0 13.5-5 11-10 6.5-10-1.5z" />
    </svg>
  );
}
