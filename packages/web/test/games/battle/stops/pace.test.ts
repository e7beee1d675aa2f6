import { beforeAll, expect, it } from 'vitest';
import { tally, type Tally } from './stopping.ts';

const GAMES = ['a-game-of-thrones', 'a-clash-of-kings', 'a-feast-for-crows'].flatMap((mode) =>
  [0, 1, 2].map((i) => [mode, `stops/${i}`] as const),
);
let tallies: readonly Tally[] = [];
beforeAll(async () => {
  tallies = await Promise.all(GAMES.map(([mode, seed]) => tally(mode, seed)));
}, 60_000);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

it('a battle of 40 points stops a player at most 120 times at the usual pace', () => {
  const stops = tallies.map((each) => [...each.stops.values()].reduce((sum, count) => sum + count, 0));
  expect(mean(stops)).toBeLessThanOrEqual(120);
  // Far more is asked: without the layer every question is a stop.
  expect(mean(tallies.map(({ asked }) => asked))).toBeGreaterThan(200);
});

it('nothing is answered automatically otherwise than the player would have answered it', () => {
  expect(tallies.flatMap(({ lost }) => lost)).toEqual([]);
});

it('every kind of automatic answer occurs', () => {
  const reasons = new Set(tallies.flatMap(({ automatic }) => [...automatic.keys()]));
  expect([...reasons].toSorted()).toEqual(['misses', 'only-answer', 'pivot', 'plan']);
});

it('at full control every question is a stop', async () => {
  const full = await tally('a-game-of-thrones', 'stops/0', { control: 'full' });
  expect([...full.automatic.keys()]).toEqual([]);
  expect([...full.stops.values()].reduce((sum, count) => sum + count, 0)).toBe(full.asked);
}, 60_000);
