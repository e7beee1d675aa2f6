// Terrain that cards place during the game, with a card made up for tests.
import { describe, expect, it } from 'vitest';
import { answer, moment, own } from '../../src/effects/words.ts';
import { inches } from '../../src/geometry/measures.ts';
import { moraleModifiers } from '../../src/morale/morale.ts';
import { placeTerrain, type PlaceTerrain } from '../../src/terrain/place-terrain.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, play, refusedBy, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };
const place = (x: number, y: number, facing = 0) => ({ x: x * 1000, y: y * 1000, facing });

function table(piece: PlaceTerrain['piece'], within = 2) {
  makeUp({
    tactics: {
      'of-one': {
        name: 'x',
        faction: 'stark',
        commander: null,
        responses: [
          answer(
            moment('turn-starts'),
            own('made-up', ({ t, seat }) =>
              t.run(placeTerrain, { seat, piece, near: ['one-2'], within: inches(within), fully: false }),
            ),
          ),
        ],
      },
    },
  });
  const state = tableOf(
    SETUP,
    {
      ncus: { 'two-ncu-1': { destroyed: true } },
      units: { 'one-2': { at: [24, 12], ...quiet }, 'two-1': { at: [24, 26], facing: 180, ...quiet } },
      players: { one: { hand: ['of-one'], discard: 'rest' } },
    },
    { dangerous: [1] },
  );
  play(state, ['one', 'card|of-one|0|yes']);
  return state;
}

// battle/terrain/placed, battle/terrain/placed-room
describe('a piece that a card places', () => {
  it('lies near the unit, on no unit and no terrain', () => {
    const state = table({ kind: 'stakes' });
    expect(asked(state)).toEqual({ one: 'place-terrain/place' });
    expect(refusedBy(state, 'one', place(24, 19))).toBe('battle/terrain/placed');
    expect(refusedBy(state, 'one', place(24, 13))).toBe('battle/terrain/placed-room');
    play(state, ['one', place(24, 16)]);
    expect(state.terrain).toEqual([{ id: 'terrain-1', kind: 'stakes', pose: place(24, 16) }]);
  });

  it('has keywords of its own where the card says so', () => {
    const harmless = table({ kind: 'stakes', keywords: ['hindering'] });
    play(harmless, ['one', place(24, 16)], ['one', 'one-2'], ['one', 'maneuver'], ['one', place(24, 14)]);
    expect(mustUnit(harmless, 'one-2').wounds).toBe(12);
    const stakes = table({ kind: 'stakes' });
    play(stakes, ['one', place(24, 16)], ['one', 'one-2'], ['one', 'maneuver'], ['one', place(24, 14)]);
    expect(mustUnit(stakes, 'one-2').wounds).toBe(10);
  });

  // battle/terrain/daunting
  it('may daunt the enemies of its player in Short Range', () => {
    const state = table({ kind: 'corpse-pile', keywords: ['hindering'], daunts: 'one' }, 6);
    play(state, ['one', place(24, 20)]);
    const of = (id: string) => moraleModifiers(state, mustUnit(state, id), 'panic');
    expect(of('two-1')).toMatchObject({ roll: -1, panicWounds: 1 });
    expect(of('one-2')).toMatchObject({ roll: 0, panicWounds: 0 });
  });
});
