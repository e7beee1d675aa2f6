// What changed since 2018: every rule of the miniatures game that differs from one edition to the next, side by side. It
// is made from the ledgers, which say exactly what the editions change.

import { useSignal } from '@preact/signals';
import type { LedgerRule } from '@maester/kernel';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { hrefOf } from '../app/router.ts';
import { say, tell } from '../app/words.ts';
import { Choice } from '../start/fields.tsx';
import { differences, type Difference, type InEdition } from './editions.ts';
import { briefly } from './rule-text.tsx';
import { useEditions, useLedger, type EditionPage } from './use-ledger.ts';
import './rules.css';
import './changes.css';

const COMPARED = ['2018', '2021', 'all'] as const;
type Compared = (typeof COMPARED)[number];

export function ChangesPage(): VNode {
  const { ledger, tryAgain } = useLedger('battle');
  const pages = useEditions(true);
  const compared = useSignal<Compared>('all');
  // from the oldest to the youngest
  const shown = pages
    .filter(({ year }) => compared.value === 'all' || year === compared.value)
    .toSorted((a, b) => a.year.localeCompare(b.year));
  const years = shown.map(({ year }) => year).join();
  const rows = useMemo(
    () => (ledger === null || ledger === 'failed' ? [] : differences(ledger, shown)),
    [ledger, years, pages],
  );
  return (
    <main class="rules-page changes">
      <div class="rules-head">
        <h1>{say('changes.title')}</h1>
        <p class="note">{say('changes.lead')}</p>
        <Choice
          legend={say('changes.compare')}
          class="counts"
          value={compared.value}
          options={COMPARED}
          labelOf={(each) => (each === 'all' ? say('changes.compare.all') : tell(`battle.edition.${each}`))}
          onChange={(each) => (compared.value = each)}
        />
      </div>
      {ledger === 'failed' ? (
        <div class="problem" role="alert">
          <p>{say('rules.failed')}</p>
          <button type="button" class="button" onClick={tryAgain}>
            {say('rules.again')}
          </button>
        </div>
      ) : ledger === null || pages.length === 0 ? (
        <output class="note">{say('rules.loading')}</output>
      ) : (
        <Comparison rows={rows} pages={shown} />
      )}
    </main>
  );
}

interface ComparisonProps {
  readonly rows: readonly Difference[];
  readonly pages: readonly EditionPage[];
}

function Comparison({ rows, pages }: ComparisonProps): VNode {
  const chapters = [...new Set(rows.map(({ chapter }) => chapter))];
  const count = rows.reduce((sum, { rules }) => sum + Math.max(1, rules.length), 0);
  return (
    <>
      <p class="note">{say('changes.count', { count })}</p>
      {chapters.map((chapter) => {
        const own = rows.filter((row) => row.chapter === chapter);
        return (
          <section key={chapter} class="changes-chapter">
            <h2>{chapter}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <span class="visually-hidden">{say('changes.rule')}</span>
                  </th>
                  {pages.map(({ year }) => (
                    <th key={year} scope="col">
                      {tell(`battle.edition.${year}`)}
                    </th>
                  ))}
                  <th scope="col">{say('battle.edition.season-6')}</th>
                </tr>
              </thead>
              <tbody>
                {own.map((row, i) => (
                  <Row key={i} row={row} pages={pages} />
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </>
  );
}

function Row({ row, pages }: { readonly row: Difference; readonly pages: readonly EditionPage[] }): VNode {
  return (
    <tr>
      <th scope="row">{row.title}</th>
      {pages.map(({ year }, i) => (
        <td key={year} data-edition={tell(`battle.edition.${year}`)}>
          <Older of={row.older[i] ?? { is: 'same' }} exists={row.rules.length > 0} />
        </td>
      ))}
      <td data-edition={say('battle.edition.season-6')}>
        {row.rules.length === 0 ? (
          <span class="nothing">{say('changes.none')}</span>
        ) : row.rules.length === 1 ? (
          row.rules.map((rule) => <Words key={rule.id} rule={rule} />)
        ) : (
          <ul>
            {row.rules.map((rule) => (
              <li key={rule.id}>
                <a href={hrefOf({ page: 'rules', rule: rule.id })}>{rule.title}</a>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

/** `exists`: whether Season 6 has the rule; what is the same as nothing is nothing. */
function Older({ of, exists }: { readonly of: InEdition; readonly exists: boolean }): VNode {
  if (of.is === 'worded') return <Words rule={of.rule} />;
  const text =
    of.is === 'absent'
      ? say('changes.absent', { reason: of.reason })
      : say(exists ? 'changes.same' : 'changes.none');
  return <span class="nothing">{text}</span>;
}

function Words({ rule }: { readonly rule: LedgerRule }): VNode {
  return (
    <a class="words" href={hrefOf({ page: 'rules', rule: rule.id })} title={rule.id}>
      {briefly(rule)}
    </a>
  );
}
