// Every text a player reads exists in every language, speaks of the same things in each, and is plain English.
// A catalogue maps keys to templates (packages/kernel/src/message-grammar.ts).
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseMessage, placeholdersOf } from '../packages/kernel/src/message-grammar.ts';
import { plainEnglish } from './plain-english.ts';

type Catalogue = Readonly<Record<string, string>>;

/** The languages, the original first: the file in a folder called messages, and what it exports. */
const LANGUAGES = [
  { file: 'en.ts', name: 'en' },
  { file: 'zh-hant.ts', name: 'zhHant' },
] as const;

/** What is wrong with a translation of a catalogue, one line a problem. */
export function compareCatalogues(original: Catalogue, translation: Catalogue): string[] {
  const problems: string[] = [];
  for (const key of new Set([...Object.keys(original), ...Object.keys(translation)])) {
    const [here, there] = [original[key], translation[key]];
    if (here === undefined) problems.push(`${key}: is translated but does not exist in the original`);
    else if (there === undefined) problems.push(`${key}: is not translated`);
    else problems.push(...compareTemplates(here, there).map((problem) => `${key}: ${problem}`));
  }
  return problems;
}

function compareTemplates(original: string, translation: string): string[] {
  const [here, there] = [placeholders(original), placeholders(translation)];
  if (!here) return [`the grammar of messages does not allow "${original}"`];
  if (!there) return [`the grammar of messages does not allow "${translation}"`];
  return [
    ...[...here].filter((name) => !there.has(name)).map((name) => `the translation lacks {${name}}`),
    ...[...there].filter((name) => !here.has(name)).map((name) => `the original lacks {${name}}`),
    ...(original.trim() === '' || translation.trim() === '' ? ['the text is empty'] : []),
  ];
}

/** The names a template asks for, or undefined if it does not follow the grammar. */
function placeholders(template: string): Set<string> | undefined {
  const parts = parseMessage(template);
  return parts === null ? undefined : new Set(placeholdersOf(parts).map(({ fact }) => fact));
}

/** Keys to which two catalogues that are spoken on one page give different words: one of them would not be heard. */
export function compareNeighbours(page: Readonly<Record<string, Catalogue>>): string[] {
  const problems: string[] = [];
  const first = new Map<string, string>();
  for (const [name, catalogue] of Object.entries(page)) {
    for (const [key, text] of Object.entries(catalogue)) {
      const other = first.get(key) ?? name;
      first.set(key, other);
      if (page[other]?.[key] !== text) problems.push(`${key}: ${other} and ${name} give it different words`);
    }
  }
  return problems;
}

/** Pieces have names only in a game that is played: battle makes them (packages/battle/src/messages/names.ts). */
const NAMED_LATER = ['name.unit', 'name.army-card'];

/** Names that a template asks for under a prefix, `{phase:name.phase}`, of which no page that speaks it has any. */
export function unknownPrefixes(catalogue: Catalogue, pages: readonly Catalogue[]): string[] {
  const known = new Set([...NAMED_LATER, ...pages.flatMap((page) => Object.keys(page).flatMap(beginnings))]);
  return Object.entries(catalogue).flatMap(([key, text]) =>
    placeholdersOf(parseMessage(text) ?? [])
      .flatMap(({ prefix }) => (prefix === null || known.has(prefix) ? [] : [prefix]))
      .map((prefix) => `${key}: nothing is called ${prefix}`),
  );
}

/** `name`, `name.phase` and `name.phase.planning`. */
function beginnings(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
}

/** The catalogues that are spoken on one page: those of any game, and those of one. */
function pagesOf(folders: readonly string[], root: string): string[][] {
  const games = globSync('packages/web/src/games/*/messages', { cwd: root }).map((folder) =>
    basename(dirname(folder)),
  );
  return games.map((game) =>
    [
      'packages/kernel/src/messages',
      'packages/table/src/messages',
      'packages/web/src/messages',
      'packages/web/src/story/messages',
      `packages/${game}/src/messages`,
      `packages/web/src/games/${game}/messages`,
    ].filter((folder) => folders.includes(folder)),
  );
}

async function checkRepository(root: string) {
  const folders = globSync('packages/*/src/**/messages', { cwd: root });
  const problems = folders.length === 0 ? ['no package has a folder called messages'] : [];
  let keys = 0;
  for (const folder of folders) {
    const missing = LANGUAGES.filter(({ file }) => !existsSync(join(root, folder, file)));
    problems.push(...missing.map(({ file }) => `${folder}/${file} is missing`));
    if (missing.length > 0) continue;

    const [original, ...translations] = await Promise.all(
      LANGUAGES.map(({ file, name }) => readCatalogue(join(root, folder, file), name)),
    );
    keys += Object.keys(original ?? {}).length;
    problems.push(...plainEnglish(original ?? {}).map((problem) => `${folder} ${problem}`));
    for (const translation of translations) {
      problems.push(
        ...compareCatalogues(original ?? {}, translation).map((problem) => `${folder} ${problem}`),
      );
    }
  }
  for (const { file, name } of LANGUAGES) {
    const pages = await Promise.all(
      pagesOf(folders, root).map(async (page) =>
        Object.fromEntries(
          await Promise.all(
            page.map(
              async (folder) => [folder, await readCatalogue(join(root, folder, file), name)] as const,
            ),
          ),
        ),
      ),
    );
    problems.push(...pages.flatMap(compareNeighbours));
    for (const [folder, catalogue] of new Map(pages.flatMap(Object.entries<Catalogue>))) {
      const speaking = pages.filter((page) => folder in page).flatMap(Object.values<Catalogue>);
      problems.push(...unknownPrefixes(catalogue, speaking).map((problem) => `${folder} ${problem}`));
    }
  }
  return { keys, catalogues: folders.length, problems };
}

async function readCatalogue(path: string, name: string): Promise<Catalogue> {
  const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  const catalogue = module[name];
  if (!isCatalogue(catalogue)) throw new TypeError(`${path} must export ${name}, a map from keys to texts`);
  return catalogue;
}

function isCatalogue(value: unknown): value is Catalogue {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

if (import.meta.main) {
  const { keys, catalogues, problems } = await checkRepository(join(import.meta.dirname, '..'));
  for (const problem of problems) console.log(problem);
  const verdict = problems.length > 0 ? `, problems: ${problems.length}` : '';
  console.log(`${keys} messages of ${catalogues} catalogues compared${verdict}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
