// The text of one rule, wherever it is shown.

import { useSignal } from '@preact/signals';
import type { LedgerRule } from '@maester/kernel';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { language, say } from '../app/words.ts';
import { fetchLedger, ledgerOf } from './ledger.ts';
import { readMarkdown, type Block, type Inline } from './markdown.ts';
import './rules.css';

/** Fetches the rule and shows it. */
export function RuleText({ id }: { readonly id: string }): VNode {
  const found = useSignal<LedgerRule | 'missing' | 'failed' | null>(null);
  useEffect(() => {
    const ledger = ledgerOf(id);
    found.value = null;
    if (ledger === null) found.value = 'missing';
    else
      fetchLedger(ledger).then(
        ({ rules }) => (found.value = rules.find((rule) => rule.id === id) ?? 'missing'),
        () => (found.value = 'failed'),
      );
  }, [id]);
  if (found.value === null) return <p class="note">{say('rules.loading')}</p>;
  if (found.value === 'failed') return <p class="problem">{say('rules.failed')}</p>;
  if (found.value === 'missing') return <p class="problem">{say('rules.missing', { rule: id })}</p>;
  return (
    <div class="rule-text">
      <OnlyEnglish />
      <Markdown source={found.value.text} />
      <p class="rule-id">
        <code>{id}</code>
      </p>
    </div>
  );
}

/** The ledger is written in English alone. */
export function OnlyEnglish(): VNode | null {
  return language.value === 'en' ? null : <p class="note only-english">{say('rules.only-english')}</p>;
}

export function Markdown({ source }: { readonly source: string }): VNode {
  return (
    <div class="markdown" lang="en">
      {readMarkdown(source).map((block, i) => (
        <BlockOf key={i} block={block} />
      ))}
    </div>
  );
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
          <strong>Reading</strong> <Inlines inlines={block.inlines} />
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
