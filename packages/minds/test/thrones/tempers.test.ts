import { eyesOf, seededRandom, type Json } from '@maester/kernel';
import { thrones, type ThronesSetup, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { characterOf, LEVELS, mindOf, mindsWith, playerOf, TEMPERS, USUAL_LEVEL } from '../../src/levels.ts';
import { worthAt } from '../../src/thrones/evaluate.ts';
import { placeOf } from '../../src/thrones/facts.ts';
import { planWorth, plansFrom } from '../../src/thrones/marches.ts';
import { Outlook } from '../../src/thrones/outlook.ts';
import { thronesPlayers } from '../../src/thrones/players.ts';
import { TEMPERED, WEIGHTS } from '../../src/thrones/weights.ts';

const SIX: ThronesSetup = { players: 6, tidesOfBattle: false, faq: false };

/** A Knight beside a Footman of the enemy: an attack that may go wrong. */
const facing = (): ThronesState =>
  thrones.fromPosition(
    SIX,
    'tempers',
    {
      phase: 'action',
      board: 'empty',
      areas: {
        'moat-cailin': { house: 'stark', units: { knight: 1 }, order: 'march-0' },
        seagard: { house: 'lannister', units: { footman: 2 } },
      },
    },
    null,
  );

describe('the tempers of computer players', () => {
  it('are part of their id, and plain levels have none', () => {
    for (const level of LEVELS)
      for (const temper of [null, ...TEMPERS])
        expect(characterOf(mindOf({ level, temper }))).toEqual({ level, temper });
    expect(['random', 'steward', 'castellan-', 'castellan-mad', 'bold'].map(characterOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('are all known to a table, which still takes the usual level for a stand-in', () => {
    const ids = mindsWith(() => thronesPlayers).map(({ id }) => id);
    expect(ids).toHaveLength(1 + LEVELS.length * (1 + TEMPERS.length));
    expect(ids.at(-1)).toBe(USUAL_LEVEL);
  });

  it('a game without tempers has the level itself', () => {
    const { tempered: _, ...plain } = thronesPlayers;
    expect(playerOf(plain, 'castellan-bold')).toBe(plain.castellan);
    expect(playerOf(plain, 'nobody')).toBeNull();
  });

  it('the bold like an attack that may fail better than others, the careful less', () => {
    const s = facing();
    const worth = (weights: typeof WEIGHTS | (typeof TEMPERED)['bold']): number => {
      const outlook = new Outlook(s, 'stark', weights);
      const attacks = plansFrom(s, outlook, placeOf('moat-cailin')).filter(
        ({ fight }) => fight === placeOf('seagard'),
      );
      return Math.max(...attacks.map((plan) => planWorth(s, outlook, plan, 0, 0)));
    };
    expect(worth(TEMPERED.bold)).toBeGreaterThan(worth(WEIGHTS));
    expect(worth(TEMPERED.careful)).toBeLessThan(worth(WEIGHTS));
  });

  it('the jealous mind more than others what a House in the lead has', () => {
    const s = thrones.fromPosition(
      SIX,
      'tempers',
      {
        phase: 'action',
        board: 'empty',
        areas: Object.fromEntries(
          ['lannisport', 'riverrun', 'seagard', 'harrenhal'].map((area) => [
            area,
            { house: 'lannister', units: { footman: 1 } },
          ]),
        ),
      },
      null,
    );
    const at = (weights: (typeof TEMPERED)['jealous']): number =>
      worthAt(s, new Outlook(s, 'stark', weights), placeOf('riverrun'));
    expect(at(TEMPERED.jealous)).toBeLessThan(at(WEIGHTS));
  });

  it('open differently from game to game, and alike with the same luck', () => {
    const state = thrones.start(SIX, 'opening');
    const orders = (temper: (typeof TEMPERS)[number], house: string, luck: string): Json =>
      playerOf(thronesPlayers, `castellan-${temper}`)?.(eyesOf(thrones, state, house, seededRandom(luck))) ??
      null;
    const seats = thrones.seats(SIX);
    for (const temper of TEMPERS) {
      const openings = Array.from({ length: 8 }, (_, i) =>
        JSON.stringify(seats.map((house) => orders(temper, house, `luck ${i} ${house}`))),
      );
      expect(new Set(openings).size).toBeGreaterThan(4);
      for (const house of seats) {
        const choice = orders(temper, house, 'once');
        expect(choice).toEqual(orders(temper, house, 'once'));
        expect(thrones.check(state, house, choice)).toBeNull();
      }
    }
  });
});
