// A number: how many.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMarks } from '../desk.ts';
import { say } from '../say.ts';
import type { AmountDecision, Asked } from './asked.ts';
import { Foot } from './parts.tsx';

export function AmountControl({ asked }: { readonly asked: Asked<AmountDecision> }): VNode {
  const { min, max } = asked.decision;
  const amount = useSignal(min);
  useMarks({});
  const step = (by: number): void => {
    amount.value = Math.min(max, Math.max(min, amount.value + by));
  };
  return (
    <>
      <div class="amount">
        <button type="button" class="quiet" aria-label={say('battle.controls.less')} onClick={() => step(-1)}>
          −
        </button>
        <output>{amount.value}</output>
        <button type="button" class="quiet" aria-label={say('battle.controls.more')} onClick={() => step(1)}>
          +
        </button>
      </div>
      <Foot
        asked={asked}
        choice={amount.value}
        label={say('battle.controls.confirm')}
        onHint={(hint) => {
          if (typeof hint === 'number') amount.value = hint;
        }}
      />
    </>
  );
}
