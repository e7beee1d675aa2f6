// The script of docs/battle.md, run as it stands there.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as battle from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/battle.md', import.meta.url), 'utf8');

it('lists the Charges with their odds and plays the first', async () => {
  const script = /```ts\n(.*?)```/s.exec(page)?.[1] ?? '';
  const args = ['--input-type=module-typescript', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
  expect(stdout).toMatch(
    /^two-2 in the right needs a \d; \d places to stand\n {2}\d\.\d\d Wounds, destroyed: /,
  );
  expect(stdout).toContain('\ntwo-4 in the front needs a ');
  expect(stdout).toContain('now asked: re-rolls/choose-dice');
});

it('names every function and table that the package exports', () => {
  const missing = Object.keys(battle).filter((name) => !page.includes(`\`${name}`));
  expect(missing).toEqual([]);
});
