// Choosing one's house: any, or one by its shield.

import type { VNode } from 'preact';
import { say, tell } from '../app/words.ts';
import { Choice } from './fields.tsx';
import { SeatSign } from './seat-sign.tsx';

interface Props {
  readonly legend: string;
  readonly houses: readonly string[];
  /** What else may be chosen, before the houses. */
  readonly other: 'any' | 'none';
  readonly value: string;
  readonly onChange: (house: string) => void;
}

export function HouseChoice({ legend, houses, other, value, onChange }: Props): VNode {
  return (
    <Choice
      class="houses"
      legend={legend}
      value={value}
      options={[other, ...houses]}
      labelOf={(house) =>
        house === other ? (
          <>
            <OtherSign />
            <span>{say(`thrones.houses.${other}`)}</span>
          </>
        ) : (
          <>
            <SeatSign seat={house} size={40} />
            <span>{tell(`name.seat.${house}`)}</span>
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
