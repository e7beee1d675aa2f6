// The text of one rule, wherever it is shown.

import type { LedgerRule } from '@maester/kernel';
import type { VNode } from 'preact';
import { readMarkdown, type Block, type Inline } from './markdown.ts';
import './rules.css';

export function RuleText({ rule }: { readonly rule: LedgerRule }): VNode {
  return (
    <div class="markdown">
      {readMarkdown(rule.text).map((block, i) => (
        <BlockOf key={i} block={block} />
      ))}
    </div>
  );
}

/** Its first paragraph, without where it comes from. */
export function briefly({ text }: LedgerRule): string {
  const [first = ''] = text.split('\n\n', 1);
  return first.replace(/\s*[(（][^()（）]*[)）]$/, '');
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
