import { describe, expect, it } from 'vitest';
import { playGame, seating, type Contest, type Played } from '../../src/arena/contest.ts';
import { tally } from '../../src/arena/tally.ts';

const CONTEST: Contest = { game: 'tourney', players: 3, games: 6, seed: 's', minds: ['steward', 'random'] };

function game(number: number, ...winners: string[]): Played {
  const durations = { steward: new Map([[0, 2]]), random: new Map([[16, 1]]) };
  return { number, choices: 10, winners, finished: winners.length > 0, hash: `${number}`, durations };
}

describe('the seating', () => {
  it('moves everyone on by one seat from game to game; the last mind fills the rest', () => {
    expect([0, 1, 2, 3].map((number) => seating(CONTEST, number).indexOf('steward'))).toEqual([0, 2, 1, 0]);
    expect(seating(CONTEST, 1)).toEqual(['random', 'random', 'steward']);
  });

  it('gives every mind a seat of its own if there are as many', () => {
    const contest = { ...CONTEST, minds: ['steward', 'random', 'steward'] };
    expect(seating(contest, 1)).toEqual(['random', 'steward', 'steward']);
  });
});

describe('a game of a contest', () => {
  it('depends on nothing but its number', () => {
    const ticks = () => {
      let time = 0;
      return () => (time += 1);
    };
    const [one, again] = [playGame(CONTEST, 4, ticks()), playGame(CONTEST, 4, ticks())];
    expect(again).toEqual(one);
    expect(playGame(CONTEST, 5, ticks()).hash).not.toBe(one.hash);
  });

  it('notes how long every decision took', () => {
    let time = 0;
    const { durations, choices } = playGame(CONTEST, 0, () => (time += 1));
    const counts = Object.values(durations).flatMap((of) => [...of.values()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(choices);
  });
});

describe('the tally', () => {
  it('counts wins by mind and by seat', () => {
    const { minds, seats: bySeat } = tally(CONTEST, [game(0, 'red'), game(1, 'red'), game(3, 'red', 'blue')]);
    expect(minds['steward']).toMatchObject({ played: 3, won: 2, chance: 1 / 3 });
    expect(minds['random']).toMatchObject({ played: 3, won: 2, chance: 2 / 3 });
    expect(bySeat['red']).toMatchObject({ steward: { played: 2, won: 2 }, random: { played: 1, won: 1 } });
  });

  it('counts games without an end as won by nobody', () => {
    const { finished, minds } = tally(CONTEST, [game(0), game(1, 'red')]);
    expect(finished).toBe(1);
    expect(minds['steward']).toMatchObject({ played: 2, won: 0 });
  });

  it('says by how many Victory Points one of two minds led, both battles of a pair taken together', () => {
    const contest: Contest = {
      game: 'battle',
      players: 2,
      games: 4,
      seed: 's',
      minds: ['hand', 'squire'],
      open: true,
    };
    const games = [
      [8, 4],
      [6, 4],
      [5, 5],
      [3, 6],
    ].map((points, number) => ({ ...game(number, 'one'), mode: 'a-game-of-thrones', first: 'one', points }));
    const { lead } = tally(contest, games);
    expect(lead?.mean).toBeCloseTo((1 + 1.5) / 2);
    expect(lead?.spread).toBeCloseTo(1.96 * 0.25, 2);
  });

  it('says how long the minds took', () => {
    const { minds } = tally(CONTEST, [game(0, 'red'), game(1, 'red')]);
    expect(minds['steward']).toMatchObject({ medianMilliseconds: 1, percentile99Milliseconds: 1 });
    expect(minds['random']).toMatchObject({ medianMilliseconds: 2 });
  });
});
