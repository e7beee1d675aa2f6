// A rule of the ledger over the table, without leaving it.

import type { VNode } from 'preact';
import { hrefOf } from '../app/router.ts';
import { say } from '../app/words.ts';
import { editionPlayed, inEdition } from '../rules/editions.ts';
import { ledgerOf } from '../rules/ledger-ids.ts';
import { RuleText } from '../rules/rule-text.tsx';
import { useEditions, useLedger } from '../rules/use-ledger.ts';
import { Dialog } from './dialog.tsx';

export interface RuleDialogProps {
  /** The id of a rule that stands in a ledger. */
  readonly rule: string;
  readonly close: () => void;
}

export function RuleDialog({ rule, close }: RuleDialogProps): VNode {
  const id = ledgerOf(rule) ?? 'kernel';
  const { ledger } = useLedger(id);
  const played = id === 'battle' ? editionPlayed.value : null;
  const edition = useEditions(played !== null).find(({ year }) => year === played);
  const usual =
    ledger === null || ledger === 'failed' ? undefined : ledger.rules.find((one) => one.id === rule);
  const older = edition === undefined ? null : inEdition(edition.page, edition.year, rule);
  const found = older?.is === 'worded' ? older.rule : usual;
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
          {older?.is === 'absent' ? (
            <p class="problem">{say('rules.in-edition.absent', { year: played, reason: older.reason })}</p>
          ) : null}
        </div>
      )}
      <p>
        <a href={hrefOf({ page: 'rules', rule: found?.id ?? rule })} target="_blank" rel="noopener">
          {say('frame.rule.all')}
        </a>
      </p>
    </Dialog>
  );
}
