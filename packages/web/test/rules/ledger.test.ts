import { readFileSync } from 'node:fs';
import { readLedger } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/language.ts';
import { EDITION_LEDGERS, ledgerOf, LEDGERS } from '../../src/rules/ledger-ids.ts';
import { chaptersOf, pathOf, searchRules } from '../../src/rules/ledger.ts';

const DOCS = new URL('../../../../docs/rules/', import.meta.url);

const read = (path: string) => readLedger(readFileSync(new URL(path, DOCS), 'utf8'));

const rules = read('thrones.md');

describe('the ledger inside the client', () => {
  it.each(LANGUAGES)('every ledger that the client lists is there in %s', (language) => {
    for (const id of [...LEDGERS, ...EDITION_LEDGERS])
      expect(read(pathOf(id, language)).every((rule) => ledgerOf(rule.id) === id)).toBe(true);
  });

  it('keeps the chapters in order, with all their rules', () => {
    const chapters = chaptersOf(rules);
    expect(chapters[0]?.title).toBe('Set-up');
    expect(chapters.flatMap((chapter) => chapter.rules)).toEqual(rules);
  });

  it('finds rules by the beginnings of words, wherever they stand', () => {
    const found = searchRules(rules, 'wildling THREAT begin');
    expect(found.whole).toBe(true);
    expect(found.rules.map(({ id }) => id)).toContain('thrones/set-up/wildlings');
    expect(searchRules(rules, 'ildling')).toEqual({ rules: [], whole: false });
    expect(searchRules(rules, '  ').rules).toBe(rules);
  });

  it('finds those that come nearest if none has every word, in the order of the ledger', () => {
    const found = searchRules(rules, 'mustering dragons');
    expect(found.whole).toBe(false);
    expect(found.rules.length).toBeGreaterThan(5);
    expect(found.rules).toEqual(rules.filter((rule) => found.rules.includes(rule)));
  });

  it('finds Chinese words anywhere', () => {
    const translated = read(pathOf('thrones', 'zh-Hant'));
    const found = searchRules(translated, '野人 牌堆').rules.map(({ id }) => id);
    expect(found).toContain('thrones/set-up/wildlings');
  });

  it('a rule of a table or the client is in no ledger', () => {
    expect(ledgerOf('table/choice/stale')).toBeNull();
    expect(ledgerOf('kernel/undo/revealed')).toBe('kernel');
    expect(ledgerOf('battle/2021/action/forgo')).toBe('battle-2021');
    expect(ledgerOf('battle/1996/action/forgo')).toBeNull();
  });
});
