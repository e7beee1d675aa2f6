import { eyesOf, seededRandom } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { controller, PLAYER_COUNTS } from '@maester/thrones/tables';
import { describe, expect, it } from 'vitest';
import type { Player } from '../../src/levels.ts';
import { thronesCounsel } from '../../src/thrones/counsel.ts';
import { playHand } from '../../src/thrones/hand/index.ts';
import { strengthOf } from '../../src/thrones/board.ts';
import { fromTheBook } from '../../src/thrones/hand/book.ts';
import { askedIn, playThrones } from '../../src/thrones/index.ts';
import { openingMoves } from '../../src/thrones/marches.ts';
import { HAND_BOOK } from '../../src/thrones/openings.ts';

/** Hardly any search. */
const HASTY = { effort: 0.05, hurried: () => false };

/** Everyone plays like this until that is true. */
function playUntil(
  state: ThronesState,
  over: (state: ThronesState) => boolean,
  player: Player = playThrones,
): void {
  for (
    let [seat] = thrones.waiting(state);
    seat !== undefined && !over(state);
    [seat] = thrones.waiting(state)
  )
    thrones.apply(state, seat, player(eyesOf(thrones, state, seat, seededRandom(seat), HASTY)));
}

function strengthAtHome({ areas }: ThronesState): number {
  const home = areas.filter(({ id }) => id === 'lannisport' || id === 'port-lannisport');
  return home.reduce((sum, { units }) => sum + strengthOf(units, false), 0);
}

describe('the opening of Baratheon', () => {
  it.each(PLAYER_COUNTS)("takes King's Landing in the first round, with %d players", (players) => {
    const state = thrones.start({ players, tidesOfBattle: false, faq: false }, 'opening');
    playUntil(state, ({ round }) => round > 1);
    expect(controller(state, 'kings-landing')).toBe('baratheon');
  });

  it('is left alone where the pieces stand otherwise', () => {
    const state = thrones.fromPosition(
      { players: 6, tidesOfBattle: false, faq: false },
      'other pieces',
      { board: 'empty', areas: { kingswood: { house: 'baratheon', units: { footman: 1 } } } },
      null,
    );
    const orders = playThrones(eyesOf(thrones, state, 'baratheon', seededRandom('orders')));
    expect(thrones.check(state, 'baratheon', orders)).toBeNull();
    expect(Object.keys(orders as object)).toEqual(['kingswood']);
  });
});

describe('the book of the Hand', () => {
  it.each([5, 6] as const)(
    'has Lannister in Harrenhal and stronger at home, and Stark in Moat Cailin, with %d players',
    (players) => {
      const state = thrones.start({ players, tidesOfBattle: false, faq: false }, 'book');
      const before = strengthAtHome(state);
      const isThere = (s: ThronesState): boolean =>
        controller(s, 'harrenhal') === 'lannister' && controller(s, 'moat-cailin') === 'stark';
      playUntil(state, (s) => (isThere(s) && strengthAtHome(s) > before) || s.round > 1, playHand);
      expect(state.round).toBe(1);
    },
  );

  const opening = thrones.start({ players: 6, tidesOfBattle: false, faq: false }, 'book');
  const eyesAt = (house: string, luck: string) =>
    eyesOf(thrones, opening, house, seededRandom(luck), { effort: 0.1, hurried: () => false });

  it.each(['lannister', 'stark'])(
    'advises %s as the Hand would play, with what it expects of that',
    (house) => {
      const { choice, why } = thronesCounsel.advise(eyesAt(house, 'advice'));
      expect(choice).toEqual(playHand(eyesAt(house, 'advice')));
      expect(why).toMatchObject({ fears: [] });
      expect(why?.['chance']).toBeGreaterThan(0);
    },
  );

  it.each(['lannister', 'stark'])('is never called a mistake of %s afterwards', (house) => {
    const orders = Object.entries(playHand(eyesAt(house, 'review')) as Record<string, string>);
    for (const luck of ['one', 'two', 'three']) {
      expect(thronesCounsel.review(eyesAt(house, luck), Object.fromEntries(orders))?.better).toBeNull();
      expect(
        thronesCounsel.review(eyesAt(house, luck), Object.fromEntries(orders.toReversed()))?.better,
      ).toBeNull();
    }
  });

  it('is all that is told to somebody who opened otherwise', () => {
    const idle = { winterfell: 'defense-1', 'white-harbor': 'support-0', 'shivering-sea': 'raid' };
    const better = thronesCounsel.review(eyesAt('stark', 'review'), idle)?.better;
    expect(better?.choice).toEqual(HAND_BOOK.stark?.orders);
    expect(better?.gain).toBeGreaterThan(0);
  });

  it('stays closed where there is no Greyjoy', () => {
    const state = thrones.start({ players: 3, tidesOfBattle: false, faq: false }, 'book');
    expect(fromTheBook(askedIn(eyesOf(thrones, state, 'lannister', seededRandom('luck'))))).toBeNull();
  });

  it('is put away when an enemy is in the way', () => {
    const [march = null] = HAND_BOOK.stark?.marches ?? [];
    const withEnemyIn = (area: string): ThronesState =>
      thrones.fromPosition(
        { players: 6, tidesOfBattle: false, faq: false },
        'in the way',
        {
          board: 'empty',
          areas: {
            winterfell: { house: 'stark', units: { footman: 1, knight: 1 } },
            [area]: { house: 'greyjoy', units: { footman: 1 } },
          },
        },
        null,
      );
    expect(openingMoves(withEnemyIn('greywater-watch'), 'stark', march)).toHaveLength(1);
    expect(openingMoves(withEnemyIn('moat-cailin'), 'stark', march)).toEqual([]);
  });
});
