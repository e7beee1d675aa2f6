import { eyesOf, Match, seededRandom, type Random } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { describe, expect, it } from 'vitest';
import { MINDS } from '../src/index.ts';

/** Plays a tourney with one mind in every seat, each with its own luck. */
function played(mind: (typeof MINDS)[number], knights: number, seed: string) {
  const setup = tourney.usualSetup(knights);
  const match = new Match(tourney, setup, seed);
  const luck = new Map<string, Random>(
    tourney.seats(setup).map((seat) => [seat, seededRandom(`${seed} ${seat}`)]),
  );
  while (tourney.outcome(match.state) === null) {
    const [seat = ''] = tourney.waiting(match.state);
    const random = luck.get(seat) ?? seededRandom(seat);
    const choice = mind.choose(eyesOf(tourney, match.state, seat, random));
    expect(match.play(seat, choice).ok).toBe(true);
  }
  return match;
}

describe.each(MINDS.map((mind) => [mind.id, mind] as const))('the %s mind', (_, mind) => {
  it.each([2, 3, 4])('plays whole tourneys of %d knights with legal choices only', (knights) => {
    for (let i = 0; i < 10; i++) {
      const match = played(mind, knights, `whole ${i}`);
      expect(match.state.round).toBe(5);
    }
  });

  it('plays the same game again with the same luck', () => {
    expect(played(mind, 3, 'again').journal()).toEqual(played(mind, 3, 'again').journal());
  });
});

describe('the random mind', () => {
  it('chooses differently with other luck', () => {
    const random = MINDS.find((mind) => mind.id === 'random');
    const state = tourney.start(tourney.usualSetup(2), 'luck');
    const choices = Array.from({ length: 20 }, (_, i) =>
      JSON.stringify(random?.choose(eyesOf(tourney, state, 'red', seededRandom(`luck ${i}`)))),
    );
    expect(new Set(choices).size).toBe(20);
  });
});

describe('the minds', () => {
  it('have different names', () => {
    expect(new Set(MINDS.map((mind) => mind.id)).size).toBe(MINDS.length);
  });
});
