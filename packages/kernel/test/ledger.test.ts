import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en, readChapters, readLedger } from '../src/index.ts';
import { problemOf } from './problem.ts';

const PACKAGE = new URL('../', import.meta.url);
const DOCS = new URL('../../docs/rules/', PACKAGE);

/** The text of all files of this kind in a folder and the folders below, each with its path. */
function textOf(folder: string, ending: string): string {
  const paths = readdirSync(new URL(folder, PACKAGE), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith(ending))
    .map((path) => readFileSync(new URL(`${folder}${path}`, PACKAGE), 'utf8'))
    .join('\n');
}

/** The ids of a ledger that stand in a text, in quotes or beside a test's title. */
function idsIn(text: string, game: string): ReadonlySet<string> {
  return new Set(text.match(new RegExp(`\\b${game}(/[a-z0-9-]+){2}`, 'g')));
}

const ledger = (game: string) => readLedger(readFileSync(new URL(`${game}.md`, DOCS), 'utf8'));

describe.each(['kernel', 'tourney'])('the ledger of the %s', (game) => {
  const ids = ledger(game).map((rule) => rule.id);

  it('holds rules of its own name, each in a chapter and with a text', () => {
    expect(ids.length).toBeGreaterThan(10);
    for (const rule of ledger(game)) {
      expect(rule.id.startsWith(`${game}/`)).toBe(true);
      expect(rule.chapter).not.toBe('');
      expect(rule.text).toMatch(/^[A-Z].*\.$/s);
    }
  });

  it('holds every rule that the sources name', () => {
    const named = idsIn(textOf('src/', '.ts'), game);
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('holds no rule that no test and no scenario names', () => {
    const named = idsIn(textOf('test/', '.test.ts') + textOf('scenarios/', '.json'), game);
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
  });
});

describe('every rule the kernel refuses with', () => {
  it('has words for players', () => {
    const rules = ledger('kernel').map((rule) => `refusal.${rule.id}`);
    expect(
      Object.keys(en)
        .filter((key) => key.startsWith('refusal.'))
        .toSorted(),
    ).toEqual(rules.toSorted());
  });
});

describe('a ledger', () => {
  it('is chapters of rules, each an id and its text', () => {
    const source = [
      '# A game',
      'What this page is.',
      '## First chapter',
      '### game/first/rule',
      'One paragraph,',
      'two lines.',
      '',
      'A second paragraph.',
      '### game/first/other',
      'Text.',
      '## Second chapter',
      'Some words about it.',
      '### game/second/rule',
      'More text.',
    ].join('\n');
    expect(readLedger(source)).toEqual([
      {
        id: 'game/first/rule',
        title: 'Rule',
        chapter: 'First chapter',
        text: 'One paragraph,\ntwo lines.\n\nA second paragraph.',
      },
      { id: 'game/first/other', title: 'Other', chapter: 'First chapter', text: 'Text.' },
      { id: 'game/second/rule', title: 'Rule', chapter: 'Second chapter', text: 'More text.' },
    ]);
  });

  it('says under the heading of a chapter where its rules are written', () => {
    const source =
      '# A game\n## First\n\nCode: src/a.ts, src/b/\n### game/a/b\nText.\n## Second\n### game/c/d\nText.';
    expect(readChapters(source)).toEqual([
      { title: 'First', line: 2, code: ['src/a.ts', 'src/b/'] },
      { title: 'Second', line: 7, code: [] },
    ]);
    expect(readLedger(source).map(({ text }) => text)).toEqual(['Text.', 'Text.']);
  });

  it('calls a rule by its id, unless a title stands behind that', () => {
    const source = '### game/a/first-rule\nText.\n### game/a/other 另一條 規則\nText.';
    expect(readLedger(source).map(({ id, title }) => [id, title])).toEqual([
      ['game/a/first-rule', 'First rule'],
      ['game/a/other', '另一條 規則'],
    ]);
  });

  it('of nothing holds nothing', () => {
    expect(readLedger('')).toEqual([]);
  });

  it.each(['Rule', 'game/rule', 'game/a/b/c', 'Game/a/b', 'game/a b/c', 'game//c'])(
    'does not take %j for an id',
    (id) => {
      expect(problemOf(() => readLedger(`## A\n### ${id}\nText.`))).toMatchObject({
        kind: 'input',
        where: 'line 2',
      });
    },
  );

  it('names no rule twice', () => {
    expect(problemOf(() => readLedger('### game/a/b\nText.\n### game/a/b\nText.'))).toEqual({
      kind: 'input',
      where: 'line 3',
      problem: 'game/a/b stands here twice',
    });
  });

  it('has a text for every rule', () => {
    expect(problemOf(() => readLedger('### game/a/b\n\n### game/a/c\nText.')).problem).toBe(
      'game/a/b has no text',
    );
    expect(problemOf(() => readLedger('### game/a/b')).problem).toBe('game/a/b has no text');
  });
});
