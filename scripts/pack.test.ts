// The engines as others get them: packed, installed in an empty folder, and played with.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAWS } from '@maester/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PACKAGES = ['kernel', 'battle', 'thrones', 'minds', 'lists'];
const root = join(import.meta.dirname, '..');

describe('the packed engines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maester-pack-'));
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const node = (...args: string[]): string => run(process.execPath, ...args);

  beforeAll(() => {
    const packed = node(join(root, 'scripts/pack.mjs'), join(folder, 'packages'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    run(npm, 'install', '--offline', '--no-audit', '--no-fund', ...packed.trim().split('\n'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(PACKAGES)('%s does what its README shows', (name) => {
    const readme = readFileSync(join(folder, 'node_modules/@maester', name, 'README.md'), 'utf8');
    const example = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
    expect(example).toContain(`@maester/${name}`);
    writeFileSync(join(folder, `${name}.js`), example);
    expect(node(`${name}.js`)).not.toBe('');
  });

  it('hold compiled files alone, and name no other package', () => {
    for (const name of PACKAGES) {
      const manifest = JSON.parse(
        readFileSync(join(folder, 'node_modules/@maester', name, 'package.json'), 'utf8'),
      ) as { exports: Record<string, { default: string }>; dependencies: Record<string, string> };
      for (const { default: file } of Object.values(manifest.exports))
        expect(file).toMatch(/^\.\/dist\/.*\.js$/);
      for (const dependency of Object.keys(manifest.dependencies)) expect(dependency).toMatch(/^@maester\//);
    }
  });

  it('bring the laws that every game keeps', () => {
    const program = [
      "import { tourney } from '@maester/kernel/sample';",
      "import { LAWS } from '@maester/kernel/testing';",
      "for (const law of Object.values(LAWS)) law(tourney, tourney.usualSetup(2), 'a seed', 20);",
      "try { LAWS['a setup written down is read back as itself']({ ...tourney, readSetup: () => 0 }, tourney.usualSetup(2), ''); }",
      'catch (error) { console.log(error.name, Object.keys(LAWS).length); }',
    ];
    writeFileSync(join(folder, 'laws.js'), program.join('\n'));
    expect(node('laws.js')).toBe(`BrokenLaw ${Object.keys(LAWS).length}\n`);
  });

  it('have declarations that a strict program compiles against', () => {
    const program = [
      "import { Match, type Journal } from '@maester/kernel';",
      "import { battle } from '@maester/battle';",
      "import { thrones, type ThronesState } from '@maester/thrones';",
      "import { MINDS } from '@maester/minds';",
      'const state: ThronesState = thrones.start(thrones.usualSetup(6), "a seed");',
      'const journal: Journal = new Match(battle, battle.usualSetup(2), "a seed").journal();',
      'export const seen: readonly string[] = [...thrones.waiting(state), journal.game, ...MINDS.map(({ id }) => id)];',
      '// @ts-expect-error a round is a number',
      'export const round: string = state.round;',
    ];
    writeFileSync(join(folder, 'program.ts'), program.join('\n'));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
    expect(node(tsc, ...options, 'program.ts')).toBe('');
  });
});
