import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { seating, seatsOf, type Contest, type Played } from '../../src/arena/contest.ts';
import { ratings } from '../../src/arena/ratings.ts';

const CONTEST: Contest = {
  game: 'tourney',
  players: 4,
  games: 400,
  seed: 's',
  minds: ['random', 'steward', 'hand'],
  rated: true,
};

/** How likely each mind is to win against the others: by 400 points a factor of ten. */
const STRENGTH: { readonly [mind: string]: number } = { random: 1, steward: 10, hand: 20 };

/** Games whose winners are drawn by these strengths. */
function games(contest: Contest, count: number): Played[] {
  const random = seededRandom('winners');
  const seats = seatsOf(contest);
  return Array.from({ length: count }, (_, number) => {
    const tickets = seating(contest, number).flatMap((mind, i) =>
      Array<string>(STRENGTH[mind] ?? 0).fill(seats[i] ?? ''),
    );
    const winners = [tickets[random.below(tickets.length)] ?? ''];
    return { number, choices: 1, winners, finished: true, hash: '', durations: {} };
  });
}

describe('ratings', () => {
  it('tell how much likelier one is to win than another', () => {
    const [first, second, third] = ratings(CONTEST, games(CONTEST, 1000));
    expect([first?.mind, second?.mind, third?.mind]).toEqual(['hand', 'steward', 'random']);
    expect((first?.rating ?? 0) - (second?.rating ?? 0)).toBeCloseTo(400 * Math.log10(2), -2);
    expect((second?.rating ?? 0) - (third?.rating ?? 0)).toBeCloseTo(400, -2);
  });

  it('have intervals that shrink with the number of games', () => {
    const width = (count: number): number => {
      const [best] = ratings(CONTEST, games(CONTEST, count));
      expect(best?.low).toBeLessThan(best?.rating ?? 0);
      expect(best?.high).toBeGreaterThan(best?.rating ?? 0);
      return (best?.high ?? 0) - (best?.low ?? 0);
    };
    expect(width(400)).toBeLessThan(width(40));
  });

  it('do not claim to know someone who has won the only two games', () => {
    const contest: Contest = { ...CONTEST, minds: ['random', 'steward'] };
    const played = Array.from({ length: 2 }, (_, number): Played => {
      const seats = seatsOf(contest);
      const winners = seats.slice(seating(contest, number).indexOf('steward')).slice(0, 1);
      return { number, choices: 1, winners, finished: true, hash: '', durations: {} };
    });
    for (const { low, rating, high } of ratings(contest, played)) {
      expect(rating - low).toBeGreaterThan(30);
      expect(high - rating).toBeGreaterThan(30);
    }
  });

  it('seat every mind about equally often, and anywhere', () => {
    const seated = Array.from({ length: 300 }, (_, number) => seating(CONTEST, number));
    for (const mind of CONTEST.minds) {
      const first = seated.filter((seats) => seats[0] === mind).length;
      expect(first).toBeGreaterThan(70);
      expect(first).toBeLessThan(130);
    }
    expect(seated.every((seats) => new Set(seats).size === 3)).toBe(true);
  });

  it('exchange the seats in the second battle of a pair', () => {
    const contest: Contest = { ...CONTEST, game: 'battle', players: 2, open: true };
    expect(seating(contest, 7)).toEqual(seating(contest, 6).toReversed());
  });
});
