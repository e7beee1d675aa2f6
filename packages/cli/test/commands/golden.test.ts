import { Match } from '@maester/kernel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { GOLDEN } from '../../src/golden/plans.ts';
import { record } from '../../src/golden/record.ts';
import { maester } from '../support.ts';

it.each(Object.keys(GOLDEN))('a golden game of %s is recorded the same every time, and replays', (id) => {
  const { game } = gameNamed(id);
  const plan = GOLDEN[id]?.find(({ undoes }) => undoes);
  if (plan === undefined) throw new Error(`no plan of ${id} undoes a choice`);
  const journal = record(game, plan);
  expect(record(game, plan)).toEqual(journal);
  expect(game.outcome(Match.replay(game, journal).state)).not.toBeNull();
  expect(journal.entries.some((entry) => 'undo' in entry)).toBe(true);
});

it('says which games are missing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'golden-'));
  const { code, out, err } = await maester(['golden', 'thrones'], { root });
  rmSync(root, { recursive: true });
  expect(code).toBe(1);
  expect(out).toBe('thrones: 50 golden games, 50 differ\n');
  expect(err.split('\n').filter((line) => line.endsWith('.json.gz: is missing'))).toHaveLength(50);
});

it.each([[['tourney']], [['--all']], [['battle', 'thrones']]])('refuses %j', async (args) => {
  expect(await maester(['golden', ...args])).toMatchObject({ code: 2, out: '' });
});
