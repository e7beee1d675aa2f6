// Commanders who change the faction's deck, with a fourth card made up for these tests.
import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battleNow, makeUp } from '../support/editions.ts';
import { tableOf } from '../support/table.ts';
import { answer, draws, startOfTurn } from '../../src/effects/words.ts';

const ROBB = 'robb-stark-the-wolf-lord';
const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const units = { 'one-2': { at: [24, 10] }, 'two-1': { at: [24, 40], attachments: [] } };

function withFourthCard(): void {
  makeUp({
    tactics: {
      'fourth-card': {
        name: 'Fourth Card',
        faction: 'stark',
        commander: ROBB,
        replaces: 'northern-ferocity',
        responses: [answer(startOfTurn, draws(1))],
      },
    },
    attachments: {
      [ROBB]: { commands: ['sudden-retreat', 'superior-positioning', 'hit-and-run', 'fourth-card'] },
    },
  });
}

// battle/tactics-deck/replaced-card
describe("a Commander's fourth card", () => {
  it('takes the place of a card of the faction: the deck keeps its 20 cards', () => {
    withFourthCard();
    const s = tableOf(SETUP, { units });
    const deck = s.players[0]?.deck ?? [];
    expect(deck).toHaveLength(20);
    expect(deck.filter((card) => card === 'fourth-card')).toHaveLength(2);
    expect(deck).not.toContain('northern-ferocity');
    expect(s.players[1]?.deck).toHaveLength(20);
  });

  it('is imagined in its place, and another Commander has the faction’s own cards', () => {
    withFourthCard();
    const s = tableOf(SETUP, { units, players: { one: { hand: ['fourth-card'] } } });
    const random = seededRandom('replaced');
    const all = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const player = battleNow().imagine(s, 'two', random).players[0];
      for (const card of [...(player?.hand ?? []), ...(player?.deck ?? [])]) all.add(card);
    }
    expect(all.has('fourth-card')).toBe(true);
    expect(all.has('northern-ferocity')).toBe(false);
    const other = tableOf(
      { ...SETUP, armies: ['stark-greatjon-30', 'lannister-30'] },
      {
        units: { 'one-1': { at: [24, 10] }, 'two-1': { at: [24, 40], attachments: [] } },
      },
    );
    expect(other.players[0]?.deck).toContain('northern-ferocity');
  });
});
