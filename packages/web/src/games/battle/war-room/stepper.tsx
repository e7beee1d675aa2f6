// A small number that goes up and down.

import type { VNode } from 'preact';
import { say } from './say.ts';

export function Stepper(props: {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}): VNode {
  const { label, value, most, onChange } = props;
  return (
    <fieldset class="stepper">
      <legend class="visually-hidden">{label}</legend>
      <button
        type="button"
        aria-label={say('room.fewer')}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={say('room.more')}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
