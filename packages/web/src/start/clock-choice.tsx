// How long players may think: not measured, for each decision, or from a bank that grows with each.

import type { Clock } from '@maester/table';
import type { VNode } from 'preact';
import { say } from '../app/words.ts';
import { Choice } from './fields.tsx';
import { tellSeconds } from './table-words.ts';

const KINDS = ['none', 'per-decision', 'bank'] as const;

/** The first is the usual one. */
const PER_DECISION = [180, 60, 600, 86_400, 3 * 86_400] as const;
const MINUTE = 60;
const BANKS = [
  { seconds: 30 * MINUTE, increment: 30, cap: 45 * MINUTE },
  { seconds: 15 * MINUTE, increment: 15, cap: 20 * MINUTE },
  { seconds: 60 * MINUTE, increment: MINUTE, cap: 90 * MINUTE },
] as const;

interface Props {
  readonly clock: Clock;
  readonly onChange: (clock: Clock) => void;
}

export function ClockChoice({ clock, onChange }: Props): VNode {
  return (
    <div class="stack tight">
      <Choice
        legend={say('clock.title')}
        value={clock.kind}
        options={KINDS}
        labelOf={(kind) => say(`clock.${kind}`)}
        onChange={(kind) => onChange(usual(kind))}
      />
      {clock.kind === 'per-decision' ? (
        <Choice
          legend={say('clock.per-decision.time')}
          value={clock.seconds}
          options={PER_DECISION.toSorted((a, b) => a - b)}
          labelOf={tellSeconds}
          onChange={(seconds) => onChange({ kind: 'per-decision', seconds })}
        />
      ) : null}
      {clock.kind === 'bank' ? (
        <Choice
          legend={say('clock.bank.time')}
          value={clock.seconds}
          options={BANKS.map(({ seconds }) => seconds).toSorted((a, b) => a - b)}
          labelOf={(seconds) => `${tellSeconds(seconds)} + ${tellSeconds(bankOf(seconds).increment)}`}
          onChange={(seconds) => onChange({ kind: 'bank', ...bankOf(seconds) })}
        />
      ) : null}
      <p class="note">{say(`clock.${clock.kind}.note`)}</p>
    </div>
  );
}

function usual(kind: (typeof KINDS)[number]): Clock {
  switch (kind) {
    case 'none':
      return { kind };
    case 'per-decision':
      return { kind, seconds: PER_DECISION[0] };
    case 'bank':
      return { kind, ...BANKS[0] };
  }
}

function bankOf(seconds: number): (typeof BANKS)[number] {
  return BANKS.find((bank) => bank.seconds === seconds) ?? BANKS[0];
}
