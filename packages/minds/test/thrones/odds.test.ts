import { thrones, type ThronesSetup } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import type { HouseId } from '../../src/thrones/facts.ts';
import { oddsBetween } from '../../src/thrones/odds.ts';

const SETUP: ThronesSetup = { players: 6, tidesOfBattle: false, faq: false };
const HOUSES = thrones.seats(SETUP) as readonly HouseId[];
const EDGES = [-9, -3, -1.5, 0, 0.25, 2, 9];

describe('the odds of a fight', () => {
  const start = thrones.start(SETUP, 'odds');

  it('are what the enemy sees from the other side: one of the two wins', () => {
    for (const a of HOUSES) {
      for (const b of HOUSES.filter((house) => house !== a)) {
        for (const edge of EDGES) {
          const both = oddsBetween(start, a, b)(edge) + oddsBetween(start, b, a)(-edge);
          expect(both).toBeCloseTo(1, 10);
        }
      }
    }
  });

  it('rise with strength, from no chance at all to certain victory', () => {
    const odds = oddsBetween(start, 'stark', 'lannister');
    const chances = EDGES.map(odds);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(chances[0]).toBe(0);
    expect(chances.at(-1)).toBeCloseTo(1, 10);
  });

  it('are better with the Valyrian Steel Blade at hand than when it is used up', () => {
    const used = thrones.copy(start);
    used.bladeUsed = true;
    expect(start.tracks.fiefdoms[0]).toBe('greyjoy');
    expect(oddsBetween(start, 'greyjoy', 'stark')(0)).toBeGreaterThan(
      oddsBetween(used, 'greyjoy', 'stark')(0),
    );
  });

  it('are known when both have one card left', () => {
    const last = thrones.fromPosition(
      SETUP,
      'last cards',
      { houses: { stark: { hand: ['the-blackfish'] }, martell: { hand: ['the-red-viper'] } } },
      null,
    );
    const odds = oddsBetween(last, 'stark', 'martell'); // 1 against 4, and Martell wins ties
    expect([odds(2), odds(3), odds(4)]).toEqual([0, 0, 1]);
  });
});
