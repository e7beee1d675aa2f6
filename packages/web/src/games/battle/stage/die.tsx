// A die as it lies: its face, whether it succeeded, and what it showed before it was rolled again.

import type { VNode } from 'preact';
import { spoken } from '../heraldry/army-shield.tsx';
import { say } from '../say.ts';
import './die.css';

export type DieState = 'hit' | 'miss' | 'plain';

const [LOW, MID, HIGH] = [-6, 0, 6];
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

export function Die(props: {
  readonly value: number;
  readonly state?: DieState;
  /** What it showed before it was rolled again. */
  readonly was?: number | null;
  /** Its place in the roll: they fall one after the other. */
  readonly place?: number;
}): VNode {
  const { value, state = 'plain', was = null, place = 0 } = props;
  return (
    <span
      class={`rolled-die ${state}${was === null ? '' : ' again'}`}
      style={{ '--place': place }}
      {...spoken(say('battle.stage.die', { die: value, was: was ?? 'none', state }))}
    >
      <svg viewBox="-12 -12 24 24" width="30" height="30" aria-hidden="true">
        <rect x="-11" y="-11" width="22" height="22" rx="4.5" />
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
        ))}
        {state === 'miss' && <path d="M-9 9 9-9" />}
      </svg>
      {was !== null && <small>{was}</small>}
    </span>
  );
}

/** Dice in a row. */
export function Dice(props: {
  readonly first: readonly number[];
  readonly final: readonly number[];
  /** The places of those that were rolled again. */
  readonly again: readonly number[];
  readonly successes: readonly boolean[] | null;
}): VNode {
  const { first, final, again, successes } = props;
  return (
    <span class="rolled-dice">
      {final.map((value, i) => (
        <Die
          key={i}
          value={value}
          place={i}
          was={again.includes(i) ? (first[i] ?? null) : null}
          state={successes === null ? 'plain' : successes[i] === true ? 'hit' : 'miss'}
        />
      ))}
    </span>
  );
}
