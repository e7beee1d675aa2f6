import { expect, it } from 'vitest';
import type { Contest } from '../src/arena/contest.ts';
import { inWorkers } from '../src/in-workers.ts';
import { tally } from '../src/arena/tally.ts';

const CONTEST: Contest = { game: 'tourney', players: 3, games: 7, seed: 's', minds: ['steward', 'random'] };

it('a contest ends the same whether one worker plays it or three', { timeout: 60_000 }, async () => {
  const counts: number[] = [];
  const alone = await inWorkers('contest', CONTEST, 1, (games) => counts.push(games));
  const together = await inWorkers('contest', CONTEST, 3);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(together.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const [one, other] = [tally(CONTEST, alone), tally(CONTEST, together)];
  expect(other.hash).toBe(one.hash);
  expect(other.seats).toEqual(one.seats);
});

it('no game is begun after it is enough', { timeout: 60_000 }, async () => {
  const enough = new AbortController();
  const many = { ...CONTEST, games: 1_000_000 };
  const games = await inWorkers('contest', many, 1, () => enough.abort(), enough.signal);
  expect(games.length).toBeGreaterThan(0);
  expect(games.length).toBeLessThan(many.games);
  expect(games.map(({ number }) => number)).toEqual([...games.keys()]);
});

it('what goes wrong in a worker comes out', { timeout: 60_000 }, async () => {
  await expect(inWorkers('contest', { ...CONTEST, minds: ['nobody'] }, 2)).rejects.toThrow(
    'unknown mind "nobody"',
  );
});
