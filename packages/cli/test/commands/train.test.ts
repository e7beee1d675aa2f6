import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maester } from '../support.ts';

const PATIENCE = { timeout: 120_000 };

describe('train', PATIENCE, () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'maester-train-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('plays, trains and writes what it learned; the same again resumes and gives the same', async () => {
    const args = ['train', 'thrones', '--minds', 'random', '--games', '12', '--hidden', '4', '--epochs', '2'];
    const first = await maester([...args, '--out', folder]);
    expect([first.code, first.err]).toEqual([0, '']);
    const result = join(folder, 'thrones-value.ts');
    const learned = readFileSync(result, 'utf8');
    expect(learned).toContain('hidden: 4');
    const [games = ''] = readdirSync(join(folder, 'games'));
    const written = statSync(join(folder, 'games', games)).mtimeMs;

    const again = await maester([...args, '--out', folder]);
    expect(again.out).toBe(first.out);
    expect(readFileSync(result, 'utf8')).toBe(learned);
    expect(statSync(join(folder, 'games', games)).mtimeMs).toBe(written);
  });

  it('has networks play battles of all modes to be chosen, from both sides', async () => {
    const games = ['--minds', 'random', '--games', '2', '--hidden', '2', '--epochs', '1'];
    const matches = ['--matches', '2', '--against', 'random', '--effort', '0'];
    const { code, out } = await maester(['train', 'battle', ...games, ...matches, '--out', folder]);
    expect([code, out]).toEqual([0, expect.stringMatching(/Chosen among 2: won .* of 2\./)]);
  });

  it('names the games that can be trained', async () => {
    const { code, err } = await maester(['train', 'tourney', '--out', folder]);
    expect([code, err]).toEqual([2, 'maester: unknown game "tourney" (known: thrones, battle)\n']);
  });

  it('needs a folder', async () => {
    const { code, err } = await maester(['train', 'thrones']);
    expect([code, err]).toEqual([2, 'maester: --out is missing: --out DIR\n']);
  });
});
