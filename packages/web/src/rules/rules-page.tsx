// The rules ledger, to be read and searched: chapters as contents, every rule under its id, each a link.

import { useSignal } from '@preact/signals';
import type { LedgerRule } from '@maester/kernel';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { hrefOf } from '../app/router.ts';
import { say, tell } from '../app/words.ts';
import { USUAL } from '../games/index.ts';
import { inEdition, yearOf } from './editions.ts';
import { EDITION_LEDGERS, isLedger, ledgerOf, LEDGERS, type LedgerId } from './ledger-ids.ts';
import { chaptersOf, searchRules, type Ledger, type LedgerChapter } from './ledger.ts';
import { briefly, RuleText } from './rule-text.tsx';
import { useEditions, useLedger, type EditionPage } from './use-ledger.ts';
import './rules.css';

/** `rule` is the id of a rule, or of a ledger alone. */
export function RulesPage({ rule }: { readonly rule: string | null }): VNode {
  const [first = ''] = (rule ?? '').split('/', 1);
  const id: LedgerId = ledgerOf(rule ?? '') ?? (isLedger(first) ? first : USUAL);
  const isBattle = id === 'battle' || id.startsWith('battle-');
  const { ledger, tryAgain } = useLedger(id);
  const wanted = useSignal('');
  return (
    <main class="rules-page">
      <div class="rules-head">
        <h1>{say('rules.title')}</h1>
        <p class="note">{say('rules.lead')}</p>
        <nav class="ledgers" aria-label={say('rules.ledgers')}>
          {LEDGERS.map((each) => (
            <a
              key={each}
              href={hrefOf({ page: 'rules', rule: each })}
              aria-current={each === id || (each === 'battle' && isBattle) ? 'page' : undefined}
            >
              {say(`rules.ledger.${each}`)}
            </a>
          ))}
        </nav>
        {isBattle ? <Editions current={id} /> : null}
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
      {ledger === null ? (
        <output class="note">{say('rules.loading')}</output>
      ) : ledger === 'failed' ? (
        <div class="problem" role="alert">
          <p>{say('rules.failed')}</p>
          <button type="button" class="button" onClick={tryAgain}>
            {say('rules.again')}
          </button>
        </div>
      ) : (
        <LedgerReader key={ledger.id} ledger={ledger} wanted={wanted.value} rule={rule} />
      )}
    </main>
  );
}

/** The editions of the miniatures game, and how they differ. */
function Editions({ current }: { readonly current: LedgerId }): VNode {
  const link = (id: LedgerId, text: string): VNode => (
    <a key={id} href={hrefOf({ page: 'rules', rule: id })} aria-current={id === current ? 'true' : undefined}>
      {text}
    </a>
  );
  return (
    <nav class="editions" aria-label={say('rules.editions')}>
      {link('battle', say('battle.edition.season-6'))}
      {EDITION_LEDGERS.map((id) => link(id, tell(`battle.edition.${yearOf(id)}`)))}
      <a href={hrefOf({ page: 'changes' })}>{say('changes.link')}</a>
    </nav>
  );
}

interface LedgerReaderProps {
  readonly ledger: Ledger;
  readonly wanted: string;
  readonly rule: string | null;
}

function LedgerReader({ ledger, wanted, rule }: LedgerReaderProps): VNode {
  const found = useMemo(() => searchRules(ledger.rules, wanted), [ledger, wanted]);
  const chapters = useMemo(() => chaptersOf(found.rules), [found]);
  const editions = useEditions(ledger.id === 'battle');
  const missing = rule !== null && rule.includes('/') && !ledger.rules.some(({ id }) => id === rule);

  useLayoutEffect(() => {
    if (rule !== null) document.getElementById(rule)?.scrollIntoView({ block: 'start' });
  }, [rule]);

  const searching = wanted.trim() !== '';
  return (
    <div class={searching ? 'ledger searching' : 'ledger'}>
      <nav class="rules-contents" aria-label={say('rules.contents')}>
        <h2>{say('rules.contents')}</h2>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.title}>
              <a href={hrefOf({ page: 'rules', rule: chapter.rules[0]?.id ?? ledger.id })}>{chapter.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules-text">
        {missing ? <p class="problem">{say('rules.missing', { rule })}</p> : null}
        {searching ? (
          <output class="note">
            {say(found.whole ? 'rules.found' : 'rules.near', { count: found.rules.length })}
          </output>
        ) : null}
        {chapters.map((chapter) => (
          <ChapterText key={chapter.title} chapter={chapter} current={rule} editions={editions} />
        ))}
        {searching || ledger.absent.length === 0 ? null : <Absent ledger={ledger} />}
      </div>
    </div>
  );
}

/** Rules of Season 6 that an older edition does not have. */
function Absent({ ledger }: { readonly ledger: Ledger }): VNode {
  return (
    <section class="rules-chapter">
      <h2>{say('rules.absent')}</h2>
      <dl class="absent-rules">
        {ledger.absent.map(({ reason, ids }) => (
          <div key={reason}>
            <dt>{reason}</dt>
            <dd>
              {ids.map((id) => (
                <a key={id} href={hrefOf({ page: 'rules', rule: id })}>
                  {id}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ChapterTextProps {
  readonly chapter: LedgerChapter;
  readonly current: string | null;
  readonly editions: readonly EditionPage[];
}

function ChapterText({ chapter, current, editions }: ChapterTextProps): VNode {
  return (
    <section class="rules-chapter">
      <h2>{chapter.title}</h2>
      {chapter.rules.map((rule) => (
        <Rule key={rule.id} rule={rule} current={rule.id === current} editions={editions} />
      ))}
    </section>
  );
}

interface RuleProps {
  readonly rule: LedgerRule;
  readonly current: boolean;
  readonly editions: readonly EditionPage[];
}

/** "In 2018: ..." under a rule of Season 6. */
function InOlder({ rule, editions }: Omit<RuleProps, 'current'>): VNode | null {
  const found = editions.flatMap(({ year, page }) => {
    const older = inEdition(page, year, rule.id);
    return older.is === 'same' ? [] : [{ year, older }];
  });
  if (found.length === 0) return null;
  return (
    <ul class="in-editions">
      {found.map(({ year, older }) => (
        <li key={year}>
          {older.is === 'absent' ? (
            say('rules.in-edition.absent', { year, reason: older.reason })
          ) : (
            <a href={hrefOf({ page: 'rules', rule: older.rule.id })}>
              {say('rules.in-edition', { year, text: briefly(older.rule) })}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Rule({ rule, current, editions }: RuleProps): VNode {
  return (
    <article class={current ? 'rule current' : 'rule'} id={rule.id} tabIndex={-1}>
      <h3>{rule.title}</h3>
      <RuleText rule={rule} />
      <InOlder rule={rule} editions={editions} />
      <p class="rule-id">
        <a href={hrefOf({ page: 'rules', rule: rule.id })} title={say('rules.link')}>
          {rule.id}
        </a>
      </p>
    </article>
  );
}
