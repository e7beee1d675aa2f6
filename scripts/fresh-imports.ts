// Imports every source file first: `node --experimental-vm-modules scripts/fresh-imports.ts`. Prints those that fail,
// one line each. A module that works only if another was imported before it fails here. Modules are made anew for that,
// which is much quicker than a new process or thread.
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SourceTextModule, SyntheticModule, type Module } from 'node:vm';

/** The page's sources are not for Node; that they have no import cycles is a matter of the linter. */
const SOURCES = 'packages/{kernel,battle,thrones,minds,table,server,cli,lists,print,records}/src/**/*.ts';

/** Programs: whoever loads them starts them. Nobody imports them. */
const PROGRAMS = [
  'cli/src/main.ts',
  'cli/src/accounts/worker.ts',
  'cli/src/game-worker.ts',
  'cli/src/bench/server-process.ts',
  'cli/src/train/worker.ts',
  'server/src/quick-check.ts',
  'server/src/sqlite-writer.ts',
];

interface Source {
  readonly code: string;
  /** The addresses of what it imports, in order. */
  readonly imports: readonly string[];
}

const sources = new Map<string, Source>();
const libraries = new Map<string, Module>();

/** Reads a file of ours, and whatever it imports. */
async function read(url: string): Promise<void> {
  if (sources.has(url)) return;
  const code = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
  const module = new SourceTextModule(code, { identifier: url });
  const imports = module.moduleRequests.map(({ specifier }) =>
    specifier.startsWith('.') ? new URL(specifier, url).href : import.meta.resolve(specifier),
  );
  sources.set(url, { code, imports });
  for (const imported of imports) await (isOurs(imported) ? read(imported) : load(imported));
}

const isOurs = (url: string): boolean => url.endsWith('.ts');

/** Loads a part of Node or a library, which is not made anew: it knows nothing of us. */
async function load(url: string): Promise<void> {
  if (libraries.has(url)) return;
  const exported = (await import(url)) as Readonly<Record<string, unknown>>;
  const library = new SyntheticModule(Object.keys(exported), () => {
    for (const [name, value] of Object.entries(exported)) library.setExport(name, value);
  });
  libraries.set(url, library);
}

/** Modules that know each other, by their addresses. */
type Graph = Map<string, SourceTextModule>;

function moduleIn(graph: Graph, url: string): Module {
  const known = libraries.get(url) ?? graph.get(url);
  if (known !== undefined) return known;
  const { code, imports } = sourceOf(url);
  const module = new SourceTextModule(code, {
    identifier: url,
    initializeImportMeta: (meta) => {
      const filename = fileURLToPath(url);
      Object.assign(meta, { url, filename, dirname: dirname(filename), main: false });
    },
  });
  graph.set(url, module);
  module.linkRequests(imports.map((imported) => moduleIn(graph, imported)));
  return module;
}

function sourceOf(url: string): Source {
  const source = sources.get(url);
  if (source === undefined) throw new Error(`${url} was not read`);
  return source;
}

const needed = new Map<string, ReadonlySet<string>>();

/** All files of ours that come with a file. */
function needs(url: string): ReadonlySet<string> {
  const known = needed.get(url);
  if (known !== undefined) return known;
  const own = sourceOf(url).imports.filter((imported) => isOurs(imported));
  const all = new Set(own.flatMap((imported) => [imported, ...needs(imported)]));
  needed.set(url, all);
  return all;
}

/** Graphs that went well, by the file that was imported last. */
const graphs = new Map<string, Graph>();

/**
 * What is wrong with a file that is imported first, or null. Where the last file was one that this one needs anyway,
 * everything that is there would come with it, so it is as good as the first.
 */
async function problemOf(url: string): Promise<string | null> {
  const before = [...needs(url)].find((one) => graphs.has(one));
  const graph = (before === undefined ? undefined : graphs.get(before)) ?? new Map();
  if (before !== undefined) graphs.delete(before);
  try {
    const module = moduleIn(graph, url);
    if (module instanceof SourceTextModule) module.instantiate();
    await module.evaluate();
    graphs.set(url, graph);
    return null;
  } catch (error) {
    return String(error);
  }
}

const files = globSync(process.argv[2] ?? SOURCES)
  .filter((file) => !PROGRAMS.some((program) => file.endsWith(program)))
  .map((file) => pathToFileURL(file).href);
for (const url of files) await read(url);
for (const library of libraries.values()) await library.evaluate();
for (const url of files.toSorted((a, b) => needs(a).size - needs(b).size)) {
  const problem = await problemOf(url);
  if (problem !== null) process.stdout.write(`${fileURLToPath(url)}: ${problem}\n`);
}
process.stdout.write(`${files.length} files imported first\n`);
