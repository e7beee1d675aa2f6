// Every source file of the packages that run on Node can be imported first in a fresh process. Together with
// `import/no-cycle` of the linter, which the page's sources keep too, it does not matter by which door one comes in.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('any file can be imported first', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/fresh-imports.ts'], {
    cwd: `${import.meta.dirname}/..`,
    env: { ...process.env, NODE_COMPILE_CACHE: '.cache/compiled' },
  });
  expect(stdout).toMatch(/^\d{3,} files imported first\n$/);
});
