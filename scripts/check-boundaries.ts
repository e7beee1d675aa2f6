// Who may import whom. Imports only go towards the kernel, and the packages that hold the rules
// import nothing else at all, so that the same rules run in a browser, on a server and in a search.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** The Maester packages that each package may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  battle: ['kernel'],
  thrones: ['kernel'],
  minds: ['kernel', 'battle', 'thrones'],
  lists: ['kernel', 'battle'],
  print: ['kernel', 'battle'],
  records: ['kernel', 'battle', 'thrones'],
  table: ['kernel'],
  server: ['kernel', 'battle', 'thrones', 'minds', 'table', 'records'],
  web: ['kernel', 'battle', 'thrones', 'minds', 'lists', 'print', 'table', 'records'],
  cli: ['kernel', 'battle', 'thrones', 'minds', 'lists', 'print', 'table', 'records', 'server'],
};

/** The packages whose sources import no library and no part of Node. */
const PURE: readonly string[] = ['kernel', 'battle', 'thrones', 'minds', 'lists', 'records', 'table'];

/** What is wrong with a file's imports; its path is like `packages/battle/src/dice.ts`. */
export function checkFile(path: string, text: string): string[] {
  const [, name = '', folder = ''] = path.split('/');
  const allowed = MAY_IMPORT[name];
  if (!allowed) return [`${path}: scripts/check-boundaries.ts does not say what ${name} may import`];

  const problem = (specifier: string): string | undefined => {
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(path), specifier);
      return target.startsWith(`packages/${name}/`) ? undefined : 'a relative import stays in its package';
    }
    const maester = /^@maester\/([^/]+)/.exec(specifier)?.[1];
    if (maester !== undefined) {
      if (allowed.includes(maester) || (maester === name && folder === 'test')) return undefined;
      return `${name} may import only ${allowed.join(', ') || 'its own files'}`;
    }
    return PURE.includes(name) && folder === 'src' ? `${name} imports neither libraries nor Node` : undefined;
  };

  const { imports, errors } = importsOf(path, text);
  return [
    ...errors.map((error) => `${path} cannot be parsed: ${error}`),
    ...imports.flatMap(({ specifier, line }) => {
      const why = problem(specifier);
      return why === undefined ? [] : [`${path}:${line} imports '${specifier}': ${why}`];
    }),
  ];
}

interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** Every import in a file: static, re-exporting, dynamic, in types. A computed one is named by its code. */
function importsOf(path: string, text: string): { imports: Import[]; errors: string[] } {
  const { program, errors } = parseSync(path, text);
  const imports: Import[] = [];
  const note = (source: { type: string; value?: unknown; start: number; end: number } | null): void => {
    if (!source) return;
    const specifier = typeof source.value === 'string' ? source.value : text.slice(source.start, source.end);
    imports.push({ specifier, line: text.slice(0, source.start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: (node) => note(node.source),
    ExportNamedDeclaration: (node) => note(node.source),
    ExportAllDeclaration: (node) => note(node.source),
    ImportExpression: (node) => note(node.source),
    TSImportType: (node) => note(node.source),
    TSExternalModuleReference: (node) => note(node.expression),
  }).visit(program);
  return { imports, errors: errors.map((error) => error.message) };
}

function sourceFiles(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}`, { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
}

function checkRepository(root: string): { files: number; problems: string[] } {
  const packages = readdirSync(join(root, 'packages'));
  let files = 0;
  const problems = Object.keys(MAY_IMPORT)
    .filter((name) => !packages.includes(name))
    .map((name) => `packages/${name} is missing`);
  for (const name of packages) {
    const sources = sourceFiles(root, `packages/${name}/src`);
    if (sources.length === 0) problems.push(`packages/${name}/src has no source files`);
    for (const file of [...sources, ...sourceFiles(root, `packages/${name}/test`)]) {
      files += 1;
      problems.push(...checkFile(file, readFileSync(join(root, file), 'utf8')));
    }
  }
  return { files, problems };
}

if (import.meta.main) {
  const { files, problems } = checkRepository(join(import.meta.dirname, '..'));
  for (const problem of problems) console.log(problem);
  console.log(`${files} files looked at${problems.length > 0 ? `, problems: ${problems.length}` : ''}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
