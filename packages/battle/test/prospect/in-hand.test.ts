import { battle, OLDER_EDITIONS, rulesOf, USUAL_EDITION, type BattleState } from '@maester/battle';
import type { JsonObject } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { worthInHand } from '../../src/prospect/in-hand.ts';

const TYWIN = 'tywin-lannister-lord-of-casterly-rock';
const guards = { card: 'lannister-guardsmen', seat: 'two', facing: 180, ordersUsed: [] };

function tableOf(units: JsonObject, more: JsonObject = {}, edition: string = USUAL_EDITION): BattleState {
  const setup = battle.readSetup({ edition, points: 40, terrain: 'none' });
  const players = { one: { hand: [], discard: 'rest' }, two: { hand: [], discard: 'rest' } };
  const swords = { card: 'stark-sworn-swords', seat: 'one', at: [24, 10] };
  return battle.fromPosition(setup, 'in hand', { units: { swords, ...units }, players, ...more }, {});
}

describe('what a card in hand is worth', () => {
  const worth = (card: string, units: JsonObject, more: JsonObject = {}): number =>
    worthInHand(tableOf(units, more), 'two', [card])[0] ?? NaN;

  it('is nothing once its Commander has fallen', () => {
    const friend = { ...guards, at: [32, 30], ordersUsed: [] };
    const led = { a: { ...guards, at: [24, 30], attachments: [TYWIN] }, friend };
    const more = { players: { two: { hand: [], discard: 'rest', commander: TYWIN } } };
    expect(worth('issue-commands-lannister', led, more)).toBeGreaterThan(0);
    expect(worth('issue-commands-lannister', { a: { ...guards, at: [24, 30] }, friend }, more)).toBe(0);
  });

  it('is something if tokens or Wounds could yet make it of use', () => {
    for (const card of ['combat-prowess-stark', 'fear-keeps-a-man-alive-bolton'])
      expect(worth(card, { a: { ...guards, at: [24, 30] } })).toBeGreaterThan(0);
  });

  it('is something if enemies that are far away could be charged later', () => {
    const ncus = { tyrion: { card: 'tyrion-lannister-the-imp', seat: 'two' } };
    const s = tableOf({ a: { ...guards, at: [24, 40] } }, { ncus }, '2018');
    expect(worthInHand(s, 'two', ['sudden-charge'])[0]).toBeGreaterThan(0);
  });

  it('is more if more is to be restored', () => {
    const restored = (wounds: number): number =>
      worth('mercy-of-the-mother', { a: { ...guards, at: [24, 30], wounds } });
    expect(restored(6)).toBeGreaterThan(restored(12));
  });

  it.each([USUAL_EDITION, ...OLDER_EDITIONS.map(({ id }) => id)])(
    'can be told for every card of %s at any time, from what its player sees, and changes nothing',
    (edition) => {
      const far = { a: { ...guards, at: [24, 30] }, b: { ...guards, at: [34, 30], wounds: 5 } };
      const engaged = { ...far, a: { ...guards, at: [24, 14.8], conditions: ['weakened'] } };
      const cards = Object.keys(rulesOf({ edition }).tactics);
      for (const s of [tableOf(far, {}, edition), tableOf(engaged, { round: 6 }, edition)]) {
        const before = JSON.stringify(s);
        const worths = worthInHand(s, 'two', cards);
        expect(worths.filter((one) => one > 0).length).toBeGreaterThan(cards.length / 2);
        expect(worthInHand(battle.view(s, 'two'), 'two', cards)).toEqual(worths);
        expect(JSON.stringify(s)).toBe(before);
      }
    },
  );
});
