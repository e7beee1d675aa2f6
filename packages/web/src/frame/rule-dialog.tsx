// A rule of the ledger over the table, without leaving it.

import type { VNode } from 'preact';
import { hrefOf } from '../app/router.ts';
import { say } from '../app/words.ts';
import { ledgerOf } from '../rules/ledger.ts';
import { RuleText } from '../rules/rule-text.tsx';
import { useLedger } from '../rules/use-ledger.ts';
import { Dialog } from './dialog.tsx';

interface RuleDialogProps {
  /** The id of a rule that stands in a ledger. */
  readonly rule: string;
  readonly close: () => void;
}

export function RuleDialog({ rule, close }: RuleDialogProps): VNode {
  const { ledger } = useLedger(ledgerOf(rule) ?? 'kernel');
  const found =
    ledger === null || ledger === 'failed' ? undefined : ledger.rules.find(({ id }) => id === rule);
  return (
    <Dialog title={found?.title ?? say('rules.title')} close={close}>
      {ledger === null ? (
        <p class="note">{say('rules.loading')}</p>
      ) : ledger === 'failed' ? (
        <p class="problem">{say('rules.failed')}</p>
      ) : found === undefined ? (
        <p class="problem">{say('rules.missing', { rule })}</p>
      ) : (
        <div class="rule-text">
          <RuleText rule={found} />
        </div>
      )}
      <p>
        <a href={hrefOf({ page: 'rules', rule })} target="_blank" rel="noopener">
          {say('frame.rule.all')}
        </a>
      </p>
    </Dialog>
  );
}
