// The ledger page of an older edition (docs/rules/battle-YEAR.md, in both languages) and its changes: each names what
// the other does, and nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { readAbsent, readLedger } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { OLDER_EDITIONS, rulesOf } from '../../src/index.ts';

const DOCS = `${import.meta.dirname}/../../../../docs/rules`;
const season6 = new Set(readLedger(readFileSync(`${DOCS}/battle.md`, 'utf8')).map(({ id }) => id));

const pages = OLDER_EDITIONS.flatMap(({ id }) =>
  ['', 'zh-hant/'].map((folder) => ({ id, file: `${folder}battle-${id}.md` })),
).filter(({ file }) => existsSync(`${DOCS}/${file}`));

it('there are pages', () => expect(pages.length).toBeGreaterThan(1));

describe.each(pages)('$file', ({ id, file }) => {
  const source = readFileSync(`${DOCS}/${file}`, 'utf8');
  const { changes } = rulesOf({ edition: id });

  it('words every rule that the edition replaces or adds, and no other', () => {
    const worded = readLedger(source).map((rule) => rule.id);
    const replaced = changes.flatMap(({ replaces }) =>
      replaces.map((rule) => rule.replace('battle/', `battle/${id}/`)),
    );
    const expected = [...replaced, ...changes.flatMap(({ adds }) => adds)];
    expect(worded.toSorted()).toEqual(expected.toSorted());
  });

  it('lists every rule that the edition does not have, and no other', () => {
    const listed = readAbsent(source).flatMap(({ ids }) => ids);
    expect(listed.toSorted()).toEqual(changes.flatMap(({ off }) => off).toSorted());
  });
});

describe.each(OLDER_EDITIONS.map(({ id }) => id))('the edition of %s', (id) => {
  const { changes } = rulesOf({ edition: id });

  it('replaces and leaves out rules that Season 6 has', () => {
    const ids = changes.flatMap(({ replaces, off }) => [...replaces, ...off]);
    expect(ids.filter((rule) => !season6.has(rule))).toEqual([]);
  });

  it('adds rules that are no other form of one of Season 6', () => {
    const ids = changes.flatMap(({ adds }) => adds.map((rule) => rule.replace(`/${id}/`, '/')));
    expect(ids.filter((rule) => season6.has(rule))).toEqual([]);
  });
});
