import { eyesOf, seededRandom, type Eyes, type Json } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { imagineWorld, tried } from '../../src/thrones/hand/worlds.ts';
import { playThrones } from '../../src/thrones/index.ts';

const SIX = { players: 6, tidesOfBattle: false, faq: false } as const;

type Memory = NonNullable<ThronesState['memory']>;

const remembering = (s: ThronesState, memory: Partial<Memory>): ThronesState => ({
  ...s,
  memory: { bids: { 'clash-of-kings': {}, 'wildling-attack': {} }, attacks: {}, ...memory },
});

describe('bids that others are expected to make', () => {
  /** A Clash of Kings in which everyone has 12 power. */
  const clash = thrones.fromPosition(
    SIX,
    'clash',
    {
      round: 4,
      phase: 'westeros',
      houses: Object.fromEntries(thrones.seats(SIX).map((house) => [house, { power: 12 }])),
      westerosDecks: { I: ['last-days-of-summer-1'], II: ['clash-of-kings'], III: ['rains-of-autumn'] },
    },
    null,
  );
  const usual = playThrones(eyesOf(thrones, clash, 'lannister', seededRandom('usual')));

  /** All bids of a House in forty worlds of Stark, each once, the lowest first. */
  function expected(s: ThronesState, house: string, orderly: boolean): number[] {
    const bids = Array.from({ length: 40 }, (_, i) => {
      const eyes = eyesOf(thrones, s, 'stark', seededRandom(`world ${i}`));
      return Number(imagineWorld(eyes, thrones.view(s, 'stark'), orderly).others.get(house));
    });
    return [...new Set(bids)].toSorted((a, b) => a - b);
  }

  const bidBefore = (times: number, bid: number, power: number): ThronesState =>
    remembering(clash, {
      bids: { 'clash-of-kings': { lannister: { times, bid, power } }, 'wildling-attack': {} },
    });

  it('are the share of its power that a House has bid before, or what the castellan would bid', () => {
    expect(expected(bidBefore(3, 17, 20), 'lannister', false)).toEqual([usual, 10]);
    expect(expected(bidBefore(2, 3, 9), 'lannister', false)).toEqual([usual, 4]);
  });

  it('are no habit of a House that has bid only once, or had nothing to bid', () => {
    const anything = expected(clash, 'lannister', false);
    expect(anything.length).toBeGreaterThan(2);
    expect(expected(bidBefore(1, 17, 20), 'lannister', false)).toEqual(anything);
    expect(expected(bidBefore(3, 0, 0), 'lannister', false)).toEqual(anything);
  });

  it("are the castellan's in an orderly world", () => {
    expect(expected(bidBefore(3, 17, 20), 'lannister', true)).toEqual([usual]);
  });

  it('against the wildlings do not tell how a House bids for the tracks', () => {
    const s = remembering(clash, {
      bids: { 'clash-of-kings': {}, 'wildling-attack': { lannister: { times: 3, bid: 17, power: 20 } } },
    });
    expect(expected(s, 'lannister', false)).toEqual(expected(clash, 'lannister', false));
  });
});

describe('orders that others are expected to give', () => {
  const planning = thrones.start(SIX, 'planning');
  const later: ThronesState = { ...planning, round: 3 };

  /** The orders of Greyjoy in twelve worlds of Lannister, each once. */
  function expected(orderly: boolean): readonly string[] {
    const orders = Array.from({ length: 12 }, (_, i) => {
      const eyes = eyesOf(thrones, later, 'lannister', seededRandom(`world ${i}`));
      return JSON.stringify(
        imagineWorld(eyes, thrones.view(later, 'lannister'), orderly).others.get('greyjoy'),
      );
    });
    return [...new Set(orders)];
  }

  it('differ from world to world, since nobody knows how they play', () => {
    expect(expected(true)).toHaveLength(1);
    expect(expected(false).length).toBeGreaterThan(3);
  });
});

describe('support that others are expected to give', () => {
  /** Lannister may march on Greyjoy, who has more castles; Stark could support either from Ironman's Bay. */
  const state = thrones.fromPosition(
    SIX,
    'support',
    {
      phase: 'action',
      round: 5,
      board: 'empty',
      areas: {
        highgarden: { power: 'greyjoy' },
        oldtown: { power: 'greyjoy' },
        reach: { power: 'greyjoy' },
        'stoney-sept': { house: 'lannister', units: { footman: 1 }, order: 'march-0' },
        riverrun: { house: 'greyjoy', units: { footman: 1 } },
        'ironmans-bay': { house: 'stark', units: { ship: 1 }, order: 'support-0' },
      },
    },
    null,
  );

  /** What Stark answers in a sequel of Lannister's attack. */
  function answerOfStark(attacks: Memory['attacks']): Json | null {
    const s = remembering(state, { attacks });
    let answer: Json | null = null;
    // Those who think about the sequel try answers in states of their own.
    let sequel: ThronesState | null = null;
    const watched: typeof thrones = {
      ...thrones,
      apply(now, seat, choice, until) {
        sequel ??= now;
        if (now === sequel && thrones.decision(now, seat)?.ask === 'support/grant-support') answer ??= choice;
        return thrones.apply(now, seat, choice, until);
      },
    };
    const eyes: Eyes = eyesOf(watched, s, 'lannister', seededRandom('sequel'));
    const world = imagineWorld(eyes, thrones.view(s, 'lannister'), true);
    expect(tried(eyes, world, { 'footman-1': 'riverrun' }, 6, () => [])).not.toBeNull();
    return answer;
  }

  it('is as the castellan would give it, where nobody has a grudge', () => {
    expect(answerOfStark({})).toBe('attacker');
    expect(answerOfStark({ greyjoy: { stark: 2 }, lannister: { stark: 1, greyjoy: 3 } })).toBe('attacker');
    expect(answerOfStark({ greyjoy: { stark: 1 }, lannister: { stark: 1 } })).toBe('attacker');
  });

  it('is not given to a House that has attacked them more often than its enemy has', () => {
    expect(answerOfStark({ lannister: { stark: 1 } })).toBe('none');
    expect(answerOfStark({ greyjoy: { stark: 1 }, lannister: { stark: 2 } })).toBe('none');
  });
});
