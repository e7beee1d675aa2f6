// A text of the game whose terms can be touched: each is a link to its rule of the ledger, which opens over the table.

import type { VNode } from 'preact';
import { hrefOf } from '../../../app/router.ts';
import { say } from '../say.ts';
import { piecesOf } from './terms.ts';
import './rich-text.css';

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
    <a class="term" href={hrefOf({ page: 'rules', rule })} title={say('cards.explain', { term: text })}>
      {text}
    </a>
  );
}
