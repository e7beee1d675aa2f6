import { describe, expect, it } from 'vitest';
import { thrones, type ThronesState } from '../src/index.ts';
import { wholeDeck } from '../src/state.ts';
import type { WesterosDeck } from '../src/westeros-cards.ts';

const DECKS = [
  ['I', 0, 'winter-is-coming-1'],
  ['II', 1, 'winter-is-coming-2'],
] as const;

/** Winter Is Coming on top, and again first after the first reshuffle; later shuffles go by the seed. */
function winterTwice(deck: WesterosDeck, winter: string, seed: string): ThronesState {
  return thrones.fromPosition(
    thrones.usualSetup(3),
    seed,
    {
      board: 'empty',
      round: 2,
      phase: 'westeros',
      wildlingThreat: 0,
      westerosDecks: {
        I: ['supply'],
        II: ['clash-of-kings'],
        III: ['put-to-the-sword'],
        [deck]: [winter],
      },
    },
    { [`westeros-deck-${deck}`]: [9] },
  );
}

describe('thrones/ruling/winter-is-coming-icons', () => {
  it.each(DECKS)('if deck %s brings Winter Is Coming again, it is resolved again', (deck, index, winter) => {
    for (let seed = 0; seed < 50; seed++) {
      const s = winterTwice(deck, winter, String(seed));
      expect(s.westerosCards[index]).not.toBe(winter);
      expect(s.westerosDiscards[deck]).toEqual([s.westerosCards[index]]);
      expect([...s.westerosDecks[deck], ...s.westerosDiscards[deck]].toSorted()).toEqual(
        wholeDeck(deck).toSorted(),
      );
      expect(s.wildlingThreat).toBe(0);
    }
  });
});
