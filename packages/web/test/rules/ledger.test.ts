import { readFileSync } from 'node:fs';
import { readLedger } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { chaptersOf, ledgerOf, LEDGERS, searchRules, titleOf } from '../../src/rules/ledger.ts';

const rules = readLedger(readFileSync(new URL('../../../../docs/rules/thrones.md', import.meta.url), 'utf8'));

describe('the ledger inside the client', () => {
  it('every ledger that the client lists is there', () => {
    for (const id of LEDGERS) {
      const source = readFileSync(new URL(`../../../../docs/rules/${id}.md`, import.meta.url), 'utf8');
      expect(readLedger(source).every((rule) => ledgerOf(rule.id) === id)).toBe(true);
    }
  });

  it('keeps the chapters in order, with all their rules', () => {
    const chapters = chaptersOf(rules);
    expect(chapters[0]?.title).toBe('Set-up');
    expect(chapters.flatMap((chapter) => chapter.rules)).toEqual(rules);
  });

  it('finds rules by the beginnings of words, wherever they stand', () => {
    const found = searchRules(rules, 'wildling THREAT begin').map(({ id }) => id);
    expect(found).toContain('thrones/set-up/wildlings');
    expect(searchRules(rules, 'ildling')).toEqual([]);
    expect(searchRules(rules, '  ')).toBe(rules);
  });

  it('a rule of a table or the client is in no ledger', () => {
    expect(ledgerOf('table/choice/stale')).toBeNull();
    expect(ledgerOf('kernel/undo/revealed')).toBe('kernel');
  });

  it('reads a heading off an id', () => {
    expect(titleOf({ id: 'thrones/set-up/choose-houses' })).toBe('Choose houses');
  });
});
