/** A table knows no game: it runs wherever the kernel does, and nothing else comes with it. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const LIST_WHAT_IS_LOADED = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import('@maester/table');
  console.log(JSON.stringify(loaded));
`;

it('a table loads the kernel and its own files, and no game and no player', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', LIST_WHAT_IS_LOADED], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const loaded = JSON.parse(said) as readonly string[];
  const packages = new Set(loaded.map((url) => /packages\/([^/]+)\//.exec(url)?.[1] ?? url));
  expect([...packages].toSorted()).toEqual(['kernel', 'table']);
});
