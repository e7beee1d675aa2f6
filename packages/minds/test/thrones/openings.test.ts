import { eyesOf, seededRandom } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { controller, PLAYER_COUNTS } from '@maester/thrones/tables';
import { describe, expect, it } from 'vitest';
import { playThrones } from '../../src/thrones/index.ts';

/** Everyone is a steward until this is true. */
function playUntil(state: ThronesState, over: (state: ThronesState) => boolean): void {
  for (
    let [seat] = thrones.waiting(state);
    seat !== undefined && !over(state);
    [seat] = thrones.waiting(state)
  )
    thrones.apply(state, seat, playThrones(eyesOf(thrones, state, seat, seededRandom(seat))));
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
