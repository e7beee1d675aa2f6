// Choosing one's house: any, or one by its shield.

import type { VNode } from 'preact';
import type { NewGame } from '../games/game.ts';
import { Choice } from './fields.tsx';
import { BlankShield, SeatFace } from './seat-sign.tsx';

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
            <BlankShield size={40} />
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
