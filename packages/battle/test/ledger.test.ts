// The ledger of this game and the sources: every rule id that stands in the code is a rule of the ledger.
import { globSync, readFileSync } from 'node:fs';
import { readLedger } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { cardRuleIds, en, zhHant } from '../src/index.ts';
import { SEASON_6 } from './support/editions.ts';

const SOURCES = `${import.meta.dirname}/../src`;
const DOCS = `${import.meta.dirname}/../../../docs/rules`;

const ledger = readLedger(readFileSync(`${DOCS}/battle.md`, 'utf8'));
/** With the pages of older editions. */
const all = globSync('battle*.md', { cwd: DOCS }).flatMap((file) =>
  readLedger(readFileSync(`${DOCS}/${file}`, 'utf8')),
);
const known = new Set(all.map((rule) => rule.id));

/** A source without what an edition says of the ledger: those ids are looked at by editions/ledger.test.ts. */
const sourceOf = (file: string): string =>
  readFileSync(`${SOURCES}/${file}`, 'utf8').replaceAll(/\b(?:replaces|off|adds): \[[^\]]*\]/g, '');

/** Ids as they stand in quotes and comments, each with the file it was found in. */
const named = globSync('**/*.ts', { cwd: SOURCES })
  .toSorted()
  .flatMap((file) =>
    [...sourceOf(file).matchAll(/battle(?:\/\d{4})?(?:\/[a-z0-9-]+){2}(?:\$\{)?/g)].map(
      ([id]) => [file, id] as const,
    ),
  );

/** Ids that stand alone between quotes: those the rules hand out. */
const quoted = globSync('**/*.ts', { cwd: SOURCES, exclude: ['messages/**', 'editions/**/text.*'] }).flatMap(
  (file) => Array.from(sourceOf(file).matchAll(/'(battle\/[\w/-]+)'/g), ([, id = '']) => id),
);

/** An id that is finished with a value, such as the number of a card, is the beginning of some rule's. */
const isKnown = (id: string): boolean =>
  id.endsWith('${') ? ledger.some((rule) => rule.id.startsWith(id.slice(0, -2))) : known.has(id);

describe('cards and abilities', () => {
  it('have ids of their own that no rule of the ledger has', () => {
    const ids = cardRuleIds(SEASON_6);
    expect(ids.length).toBeGreaterThan(90);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => known.has(id))).toEqual([]);
  });
});

describe('the ledger', () => {
  it('holds rules of this game, each in a chapter and with a text of its own', () => {
    expect(ledger.length).toBeGreaterThan(400);
    for (const { id, chapter, text } of ledger) {
      expect(id).toMatch(/^battle\//);
      expect(chapter).not.toBe('');
      expect(text).toMatch(/^\S.*[.)]$/s);
    }
  });

  it('names sections of the rulebook in Traditional Chinese where it does in English, each by one name', () => {
    const notes = (file: string, section: RegExp): ReadonlyMap<string, string> =>
      new Map(
        readLedger(readFileSync(`${DOCS}/${file}`, 'utf8')).flatMap(({ id, text }) =>
          Array.from(text.matchAll(section), ([, name = '']) => [id, name] as const),
        ),
      );
    const english = notes('battle.md', /\([^()]*, “([^”]+)”\)/g);
    const chinese = notes('zh-hant/battle.md', /（[^（）]*，「([^」]+)」）/g);
    expect(english.size).toBeGreaterThan(20);
    expect([...chinese.keys()]).toEqual([...english.keys()]);
    const pairs = new Set([...english].map(([id, name]) => `${name}: ${chinese.get(id)}`));
    for (const names of [english, chinese]) expect(new Set(names.values()).size).toBe(pairs.size);
  });

  it('holds every rule that the sources name', () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, id]) => !isKnown(id))).toEqual([]);
  });

  it.each([
    ['English', en],
    ['Traditional Chinese', zhHant],
  ] as const)(
    'has words in %s for every rule that refuses, scores or ends the game, and no others',
    (_, told) => {
      const why = ['refusal', 'because', 'outcome'];
      const keys = Object.keys(told).filter((key) => why.some((kind) => key.startsWith(`${kind}.battle/`)));
      const ids = new Set(quoted);
      expect([...ids].filter((id) => !why.some((kind) => keys.includes(`${kind}.${id}`)))).toEqual([]);
      // Some ids are put together: the number of a mission, the name of an action.
      const made = /^battle\/(?:mission\/card-\d+|(?:maneuver|march|ranged|charge)\/engaged)$/;
      const rules = keys.map((key) => key.slice(key.indexOf('.') + 1));
      expect(rules.filter((rule) => !ids.has(rule) && !made.test(rule))).toEqual([]);
    },
  );
});
