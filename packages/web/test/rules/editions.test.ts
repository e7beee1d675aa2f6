// What older editions say of a rule, and the comparison that is made of it.
import { readFileSync } from 'node:fs';
import { OLDER_EDITIONS, rulesOf } from '@maester/battle';
import { readAbsent, readLedger } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { differences, inEdition, usualId, yearOf } from '../../src/rules/editions.ts';
import { EDITION_LEDGERS, type LedgerId } from '../../src/rules/ledger-ids.ts';
import { pathOf, type Ledger } from '../../src/rules/ledger.ts';

const DOCS = new URL('../../../../docs/rules/', import.meta.url);

function read(id: LedgerId, language: Language): Ledger {
  const source = readFileSync(new URL(pathOf(id, language), DOCS), 'utf8');
  return { id, rules: readLedger(source), absent: readAbsent(source) };
}

const pagesIn = (language: Language) =>
  EDITION_LEDGERS.map((id) => ({ year: yearOf(id), page: read(id, language) }));

describe('a rule of Season 6', () => {
  const [page] = pagesIn('en');

  it('is worded otherwise, not there or the same in an older edition', () => {
    if (page === undefined) throw new Error('there is no page');
    expect(inEdition(page.page, page.year, 'battle/action/forgo')).toMatchObject({
      is: 'worded',
      rule: { id: 'battle/2021/action/forgo' },
    });
    expect(inEdition(page.page, page.year, 'battle/pass/who')).toEqual({
      is: 'absent',
      reason: 'No passing',
    });
    expect(inEdition(page.page, page.year, 'battle/melee/engaged-only')).toEqual({ is: 'same' });
  });
});

describe.each(LANGUAGES)('the comparison in %s', (language) => {
  const rows = differences(read('battle', language), pagesIn(language));

  it('has every change of every edition, each once', () => {
    const worded = rows.flatMap(({ older }) =>
      older.flatMap((one) => (one.is === 'worded' ? [one.rule.id] : [])),
    );
    const absent = rows.flatMap(({ rules, older }) =>
      older.flatMap((one, i) =>
        one.is === 'absent' ? rules.map(({ id }) => `${EDITION_LEDGERS[i]} ${id}`) : [],
      ),
    );
    const changes = OLDER_EDITIONS.flatMap(({ id }) =>
      rulesOf({ edition: id }).changes.map((change) => ({ year: id, ...change })),
    );
    const expected = changes.flatMap(({ year, replaces, adds }) => [
      ...replaces.map((rule) => rule.replace('battle/', `battle/${year}/`)),
      ...adds,
    ]);
    expect(worded.toSorted()).toEqual(expected.toSorted());
    expect(absent.toSorted()).toEqual(
      changes.flatMap(({ year, off }) => off.map((rule) => `battle-${year} ${rule}`)).toSorted(),
    );
  });

  it('shows what an edition leaves out together in one line, under its reason', () => {
    const passing = rows.find(({ rules }) => rules.some(({ id }) => id === 'battle/pass/who'));
    expect(passing?.rules.map(({ id }) => id)).toContain('battle/pass/twice-per-game');
    expect(passing?.older.map(({ is }) => is)).toEqual(['absent', 'absent']);
  });

  it('puts rules that only older editions have into the chapter of their kind', () => {
    const own = rows.filter(({ rules }) => rules.length === 0);
    const reserve = own.find(({ older }) =>
      older.some(
        (one) => one.is === 'worded' && usualId(one.rule.id) === 'battle/mode-a-clash-of-kings/reserve',
      ),
    );
    const chapter = rows.find(({ rules }) =>
      rules.some(({ id }) => id === 'battle/mode-a-clash-of-kings/tokens'),
    )?.chapter;
    expect(reserve?.chapter).toBe(chapter);
  });
});
