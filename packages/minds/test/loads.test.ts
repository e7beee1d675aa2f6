/** Whoever plays one game loads its player alone. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The packages whose files are loaded with a module. */
function packagesOf(specifier: string): readonly string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import('${specifier}');
    console.log(JSON.stringify(loaded));
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const loaded = JSON.parse(said) as readonly string[];
  return [...new Set(loaded.map((url) => /packages\/([^/]+)\//.exec(url)?.[1] ?? url))].toSorted();
}

it.each([
  ['@maester/minds/thrones', ['kernel', 'minds', 'thrones']],
  ['@maester/minds/battle', ['battle', 'kernel', 'minds']],
  ['@maester/minds/levels', ['minds']],
  ['@maester/minds/random', ['minds']],
])('%s loads no other game', (specifier, packages) => {
  expect(packagesOf(specifier)).toEqual(packages);
});
