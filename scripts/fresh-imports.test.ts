// Every source file of the packages that run on Node can be imported first in a fresh process. Together with
// `import/no-cycle` of the linter, which the page's sources keep too, it does not matter by which door one comes in.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

async function importedFirst(...files: readonly string[]): Promise<string> {
  const node = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...node, 'scripts/fresh-imports.ts', ...files],
    { cwd: `${import.meta.dirname}/..` },
  );
  return stdout;
}

it('any file can be imported first', async () => {
  expect(await importedFirst()).toMatch(/^\d{3,} files imported first\n$/);
});

it('a file that works only after another is found, and so is one that imports what is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maester-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'list.ts': 'export const list: string[] = [];',
    'adds.ts': "import { list } from './list.ts'; list.push('one');",
    'needs.ts': "import { list } from './list.ts'; if (list.length === 0) throw new Error('too early');",
    'both.ts': "import './adds.ts'; import './needs.ts';",
    'wrong.ts': "import { lists } from './list.ts'; export const first = lists[0];",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect((await importedFirst(`${folder}/*.ts`)).replaceAll(folder, '')).toMatch(
    /^(?:\/(?:needs\.ts: Error: too early|wrong\.ts: SyntaxError: .*'lists'.*)\n){2}5 files imported first\n$/,
  );
});
