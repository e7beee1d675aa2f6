// The rules ledger, to be read and searched: chapters as contents, every rule under its id, each a link.

import { useComputed, useSignal } from '@preact/signals';
import type { LedgerRule } from '@maester/kernel';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { hrefOf } from '../app/router.ts';
import { say } from '../app/words.ts';
import {
  chaptersOf,
  fetchLedger,
  isLedger,
  LEDGERS,
  searchRules,
  titleOf,
  type Ledger,
  type LedgerChapter,
  type LedgerId,
} from './ledger.ts';
import { Markdown, OnlyEnglish } from './rule-text.tsx';
import './rules.css';

/** `rule` is the id of a rule, or of a ledger alone. */
export function RulesPage({ rule }: { readonly rule: string | null }): VNode {
  const [first = ''] = (rule ?? '').split('/', 1);
  const id: LedgerId = isLedger(first) ? first : 'thrones';
  const ledger = useSignal<Ledger | 'failed' | null>(null);
  const wanted = useSignal('');

  const load = (): void => {
    ledger.value = null;
    fetchLedger(id).then(
      (found) => (ledger.value = found),
      () => (ledger.value = 'failed'),
    );
  };
  useEffect(load, [id]);

  const now = ledger.value;
  return (
    <main class="rules-page">
      <div class="rules-head">
        <h1>{say('rules.title')}</h1>
        <p class="note">{say('rules.lead')}</p>
        <OnlyEnglish />
        <nav class="ledgers" aria-label={say('rules.ledgers')}>
          {LEDGERS.map((each) => (
            <a
              key={each}
              href={hrefOf({ page: 'rules', rule: each })}
              aria-current={each === id ? 'page' : undefined}
            >
              {say(`rules.ledger.${each}`)}
            </a>
          ))}
        </nav>
        <label class="field rules-search">
          <span class="visually-hidden">{say('rules.search')}</span>
          <input
            type="search"
            placeholder={say('rules.search')}
            value={wanted.value}
            onInput={(event) => (wanted.value = event.currentTarget.value)}
          />
        </label>
      </div>
      {now === null ? (
        <output class="note">{say('rules.loading')}</output>
      ) : now === 'failed' ? (
        <div class="problem" role="alert">
          <p>{say('rules.failed')}</p>
          <button type="button" class="button" onClick={load}>
            {say('rules.again')}
          </button>
        </div>
      ) : (
        <LedgerReader key={now.id} ledger={now} wanted={wanted.value} rule={rule} />
      )}
    </main>
  );
}

interface LedgerReaderProps {
  readonly ledger: Ledger;
  readonly wanted: string;
  readonly rule: string | null;
}

function LedgerReader({ ledger, wanted, rule }: LedgerReaderProps): VNode {
  const search = useSignal(wanted);
  search.value = wanted;
  const found = useComputed(() => searchRules(ledger.rules, search.value));
  const chapters = useComputed(() => chaptersOf(found.value));
  const missing = rule !== null && rule.includes('/') && !ledger.rules.some(({ id }) => id === rule);

  useLayoutEffect(() => {
    if (rule !== null) document.getElementById(rule)?.scrollIntoView({ block: 'start' });
  }, [rule]);

  return (
    <div class="ledger">
      <nav class="rules-contents" aria-label={say('rules.contents')}>
        <h2>{say('rules.contents')}</h2>
        <ol lang="en">
          {chapters.value.map((chapter) => (
            <li key={chapter.title}>
              <a href={hrefOf({ page: 'rules', rule: chapter.rules[0]?.id ?? ledger.id })}>{chapter.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules-text">
        {missing ? <p class="problem">{say('rules.missing', { rule })}</p> : null}
        {wanted.trim() === '' ? null : (
          <output class="note">{say('rules.found', { count: found.value.length })}</output>
        )}
        {chapters.value.map((chapter) => (
          <ChapterText key={chapter.title} chapter={chapter} current={rule} />
        ))}
      </div>
    </div>
  );
}

function ChapterText({
  chapter,
  current,
}: {
  readonly chapter: LedgerChapter;
  readonly current: string | null;
}): VNode {
  return (
    <section class="rules-chapter">
      <h2 lang="en">{chapter.title}</h2>
      {chapter.rules.map((rule) => (
        <Rule key={rule.id} rule={rule} current={rule.id === current} />
      ))}
    </section>
  );
}

function Rule({ rule, current }: { readonly rule: LedgerRule; readonly current: boolean }): VNode {
  return (
    <article class={current ? 'rule current' : 'rule'} id={rule.id} tabIndex={-1}>
      <h3 lang="en">{titleOf(rule)}</h3>
      <Markdown source={rule.text} />
      <p class="rule-id">
        <a href={hrefOf({ page: 'rules', rule: rule.id })} title={say('rules.link')}>
          {rule.id}
        </a>
      </p>
    </article>
  );
}
