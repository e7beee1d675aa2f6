import type { ThronesEvent } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { partiesIn } from '../../../src/games/thrones/parties.ts';
import { randomGames } from './support.ts';

describe('whom an event concerns', () => {
  it('a raid concerns its victim, an attack the defender, a battle both', () => {
    const raid: ThronesEvent = {
      type: 'raid',
      house: 'lannister',
      victim: 'greyjoy',
      area: 'lannisport',
      target: 'golden-sound',
      order: 'support-0',
    };
    expect(partiesIn(raid)).toEqual({ by: 'lannister', to: ['greyjoy'] });
    const where = { area: 'seagard', from: 'riverrun' } as const;
    expect(partiesIn({ type: 'attack', house: 'lannister', defender: 'stark', ...where })).toEqual({
      by: 'lannister',
      to: ['stark'],
    });
    const won = { house: 'stark', loser: 'lannister', strength: 4, against: 3, side: 'defender' } as const;
    expect(partiesIn({ type: 'combat-won', area: 'seagard', ...won })).toEqual({
      by: 'stark',
      to: ['stark', 'lannister'],
    });
  });

  it('what one does oneself is no news to oneself, what one loses is', () => {
    expect(partiesIn({ type: 'power-token', house: 'stark', area: 'seagard' }).to).toEqual([]);
    expect(partiesIn({ type: 'destroyed', house: 'stark', area: 'seagard', unit: 'knight' }).to).toEqual([
      'stark',
    ]);
    expect(partiesIn({ type: 'round', round: 2 })).toEqual({ by: null, to: [] });
  });

  it('names only Houses of the game, in every event of ten games', () => {
    const events = [...randomGames(10)].flatMap(({ news }) => news);
    const houses = new Set(['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell']);
    const named = events.map(partiesIn).flatMap(({ by, to }) => (by === null ? to : [by, ...to]));
    expect(named.filter((house) => !houses.has(house))).toEqual([]);
  });
});
