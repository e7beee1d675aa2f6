// A rule of the ledger over the table, without leaving it.

import type { VNode } from 'preact';
import { hrefOf } from '../app/router.ts';
import { say } from '../app/words.ts';
import { titleOf } from '../rules/ledger.ts';
import { RuleText } from '../rules/rule-text.tsx';
import { Dialog } from './dialog.tsx';

export function RuleDialog({ rule, close }: { readonly rule: string; readonly close: () => void }): VNode {
  return (
    <Dialog title={titleOf({ id: rule })} close={close}>
      <RuleText id={rule} />
      <p>
        <a href={hrefOf({ page: 'rules', rule })} target="_blank" rel="noopener">
          {say('frame.rule.all')}
        </a>
      </p>
    </Dialog>
  );
}
