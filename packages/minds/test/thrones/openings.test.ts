import { eyesOf, seededRandom } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { controller, PLAYER_COUNTS } from '@maester/thrones/tables';
import { describe, expect, it } from 'vitest';
import type { Player } from '../../src/levels.ts';
import { playHand } from '../../src/thrones/hand/index.ts';
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
    'has Lannister in Harrenhal and Stark in Moat Cailin, with %d players',
    (players) => {
      const state = thrones.start({ players, tidesOfBattle: false, faq: false }, 'book');
      const isThere = (s: ThronesState): boolean =>
        controller(s, 'harrenhal') === 'lannister' && controller(s, 'moat-cailin') === 'stark';
      playUntil(state, (s) => isThere(s) || s.round > 1, playHand);
      expect(state.round).toBe(1);
    },
  );

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
