/** Where a rule or card is named: the code of its chapter, sources, words, scenarios and tests. */
import { parseScenarios, readChapters } from '@maester/kernel';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEDGERS, namesRule, type Ledger } from './ledgers.ts';

export interface Whereabouts {
  readonly id: string;
  readonly chapter: string | null;
  /** Each as `path:line`, but for the first. */
  readonly code: readonly string[];
  readonly sources: readonly string[];
  readonly words: readonly string[];
  readonly scenarios: readonly { readonly file: string; readonly title: string }[];
  readonly tests: readonly string[];
}

const SOURCES = ['packages/*/src/**/*.{ts,tsx}'];
const SCENARIOS = ['packages/*/scenarios/**/*.json', 'docs/**/scenarios/**/*.json'];
const TESTS = ['packages/*/test/**/*.{ts,tsx}'];

export function whereIs(root: string, ledger: Ledger, id: string): Whereabouts {
  const chapter = ledger.rules.find((rule) => rule.id === id)?.chapter ?? null;
  const names = (line: string): boolean => namesRule(line, id) || (chapter === null && namesCard(line, id));
  const sources = linesIn(root, SOURCES, names);
  const isWords = (place: string): boolean => place.includes('/messages/');
  return {
    id,
    chapter,
    code: chapter === null ? [] : codeOf(root, ledger.game, chapter),
    sources: sources.filter((place) => !isWords(place)),
    words: sources.filter(isWords),
    scenarios: scenariosOf(root, id),
    tests: linesIn(root, TESTS, (line) => namesRule(line, id)),
  };
}

/** The tables and texts of a card have its bare id as a key or between quotes. */
function namesCard(line: string, id: string): boolean {
  const bare = id.slice(id.lastIndexOf('/') + 1);
  return line.includes(`'${bare}'`) || line.includes(`.${bare}'`);
}

function codeOf(root: string, game: string, chapter: string): readonly string[] {
  const source = readFileSync(join(root, LEDGERS, `${game}.md`), 'utf8');
  return readChapters(source).find(({ title }) => title === chapter)?.code ?? [];
}

function linesIn(root: string, files: readonly string[], isMeant: (line: string) => boolean): string[] {
  return globSync(files, { cwd: root })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (isMeant(line) ? [`${file}:${i + 1}`] : [])),
    );
}

function scenariosOf(root: string, id: string): Whereabouts['scenarios'] {
  return globSync(SCENARIOS, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      if (!namesRule(source, id)) return [];
      return parseScenarios(source)
        .filter(({ rules, play }) => rules.includes(id) || namesRule(JSON.stringify(play), id))
        .map(({ title }) => ({ file, title }));
    });
}
