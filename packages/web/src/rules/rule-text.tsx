// The text of one rule, wherever it is shown.

import type { LedgerRule } from '@maester/kernel';
import type { VNode } from 'preact';
import { language, say } from '../app/words.ts';
import type { Language } from '../language.ts';
import { readMarkdown, type Block, type Inline } from './markdown.ts';
import './rules.css';

interface RuleTextProps {
  readonly rule: LedgerRule;
  /** The language its ledger is written in. */
  readonly written: Language;
}

export function RuleText({ rule, written }: RuleTextProps): VNode {
  return (
    <div class="markdown" lang={written}>
      {readMarkdown(rule.text).map((block, i) => (
        <BlockOf key={i} block={block} />
      ))}
    </div>
  );
}

/** Not every ledger is translated. */
export function OnlyEnglish({ written }: Pick<RuleTextProps, 'written'>): VNode | null {
  return written === language.value ? null : <p class="note only-english">{say('rules.only-english')}</p>;
}

function BlockOf({ block }: { readonly block: Block }): VNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'reading':
      return (
        <p class="reading">
          <strong>{block.label}</strong> <Inlines inlines={block.inlines} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            <li key={i}>
              <Inlines inlines={item} />
            </li>
          ))}
        </ul>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
  }
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }): VNode {
  return (
    <>
      {inlines.map((inline) => {
        switch (inline.kind) {
          case 'text':
            return inline.text;
          case 'strong':
            return <strong>{inline.text}</strong>;
          case 'emphasis':
            return <em>{inline.text}</em>;
          case 'code':
            return <code>{inline.text}</code>;
          case 'link':
            return <a href={inline.href}>{inline.text}</a>;
        }
      })}
    </>
  );
}
