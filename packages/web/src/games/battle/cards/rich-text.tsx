// A text of the game whose terms can be touched: each opens its rule of the ledger over the table. As they are links,
// they can be opened elsewhere as well.

import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { hrefOf } from '../../../app/router.ts';
import { RuleDialog } from '../../../frame/rule-dialog.tsx';
import { sayOnCard } from './card-words.ts';
import { piecesOf } from './terms.ts';
import './rich-text.css';

/** The rule that is looked up: one at a time, whichever text it was touched in. */
const lookedUp = signal<string | null>(null);

export function RichText({ text }: { readonly text: string }): VNode {
  return (
    <>
      {piecesOf(text).map(({ text: piece, rule }, i) =>
        rule === null ? piece : <Term key={i} text={piece} rule={rule} />,
      )}
    </>
  );
}

/** A term that opens its rule. */
export function Term({ text, rule }: { readonly text: string; readonly rule: string }): VNode {
  return (
    <a
      class="term"
      href={hrefOf({ page: 'rules', rule })}
      title={sayOnCard('cards.explain', { term: text })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        lookedUp.value = rule;
      }}
    >
      {text}
    </a>
  );
}

/** The rule that was touched, over the table: it stands once on every screen. */
export function LookedUpRule(): VNode | null {
  const rule = lookedUp.value;
  return rule === null ? null : <RuleDialog key={rule} rule={rule} close={() => (lookedUp.value = null)} />;
}
