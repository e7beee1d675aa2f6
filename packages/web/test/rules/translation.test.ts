// A translated ledger says what the English one says: the same rules in the same order, in as many paragraphs, and
// with the same numbers. Whoever changes a rule in English alone is told so here.

import { readFileSync } from 'node:fs';
import { readLedger, type LedgerRule } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/language.ts';
import { EDITION_LEDGERS, LEDGERS } from '../../src/rules/ledger-ids.ts';
import { chaptersOf, pathOf } from '../../src/rules/ledger.ts';
import { readMarkdown } from '../../src/rules/markdown.ts';

const DOCS = new URL('../../../../docs/rules/', import.meta.url);

const read = (path: string) => readLedger(readFileSync(new URL(path, DOCS), 'utf8'));

const translations = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  [...LEDGERS, ...EDITION_LEDGERS].map((id) => ({ id, language })),
);

function shapeOf({ id, text }: LedgerRule) {
  return {
    id,
    blocks: readMarkdown(text).map(({ kind }) => kind),
    numbers: text.match(/\d+/g)?.toSorted() ?? [],
  };
}

describe.each(translations)('the ledger of $id in $language', ({ id, language }) => {
  const [english, translated] = [read(pathOf(id, 'en')), read(pathOf(id, language))];

  it('has the same rules, in the same chapters', () => {
    const idsIn = (rules: readonly LedgerRule[]) =>
      chaptersOf(rules).map((chapter) => chapter.rules.map((rule) => rule.id));
    expect(idsIn(translated)).toEqual(idsIn(english));
  });

  it('has the same paragraphs, readings and numbers in every rule', () => {
    expect(translated.map(shapeOf)).toEqual(english.map(shapeOf));
  });

  it('calls every rule and every chapter by a name of its own language', () => {
    const names = translated.flatMap(({ title, chapter }) => [title, chapter]);
    expect(names.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  });
});
