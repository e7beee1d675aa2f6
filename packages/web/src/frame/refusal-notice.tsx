// Why something cannot be done, in plain words; the ledger's text of the rule is one tap away, over the table.

import { useSignal } from '@preact/signals';
import type { Refusal } from '@maester/kernel';
import type { VNode } from 'preact';
import { say, tellRefusal } from '../app/words.ts';
import { ledgerOf } from '../rules/ledger-ids.ts';
import { Icon } from './icons.tsx';
import { RuleDialog } from './rule-over.tsx';

interface RefusalNoticeProps {
  readonly refusal: Refusal;
  readonly close: () => void;
}

export function RefusalNotice({ refusal, close }: RefusalNoticeProps): VNode {
  const asks = useSignal(false);
  return (
    <div class="refusal" role="alert">
      <p>
        {tellRefusal(refusal)}{' '}
        {ledgerOf(refusal.rule) === null ? null : (
          <button type="button" class="why-button" onClick={() => (asks.value = true)}>
            {say('frame.why')}
          </button>
        )}
      </p>
      <button type="button" class="icon-button" aria-label={say('frame.close')} onClick={close}>
        <Icon name="close" size={16} />
      </button>
      {asks.value ? <RuleDialog rule={refusal.rule} close={() => (asks.value = false)} /> : null}
    </div>
  );
}
