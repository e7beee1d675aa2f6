import { describe, expect, it } from 'vitest';
import { thrones, type ThronesState } from '../src/index.ts';
import { HIDDEN } from '../src/state.ts';

function attack(card: string): ThronesState {
  return thrones.fromPosition(
    thrones.usualSetup(3),
    'wildlings',
    {
      board: 'empty',
      round: 2,
      phase: 'westeros',
      wildlingThreat: 6,
      wildlingDeck: [card],
      westerosDecks: { I: ['supply'], II: ['game-of-thrones'], III: ['wildlings-attack'] },
    },
    null,
  );
}

function eventsOf(s: ThronesState, seat: string, choice: string | number): string[] {
  const applied = thrones.apply(s, seat, choice);
  return applied.ok ? applied.events.map(({ event }) => event.type) : [applied.refusal.rule];
}

describe('a wildling attack', () => {
  it('bids are secret until all have bid (thrones/wildlings/secret-bids, thrones/alliances/bids-never-shown)', () => {
    const s = attack('silence-at-the-wall');
    expect(eventsOf(s, 'stark', 2)).toEqual([]);
    expect(eventsOf(s, 'baratheon', 0)).toEqual([]);
    expect(thrones.view(s, 'stark').flow.answers).toEqual({ stark: 2, baratheon: null });
    expect(thrones.view(s, 'lannister').flow.answers).toEqual({ stark: null, baratheon: null });
    expect(eventsOf(s, 'lannister', 1)).toContain('bids');
  });

  it('a tie is settled before the wildling card is turned up (thrones/wildlings/ties)', () => {
    const s = attack('silence-at-the-wall');
    thrones.apply(s, 'stark', 1);
    thrones.apply(s, 'lannister', 1);
    const revealed = eventsOf(s, 'baratheon', 2);
    expect(revealed).toEqual(['bids', 'wildlings']);
    expect(thrones.view(s, 'baratheon').wildlingDeck[0]?.card).toBe(HIDDEN);
    expect(eventsOf(s, 'baratheon', 'stark').slice(0, 2)).toEqual(['lowest-bidder', 'wildling-card']);
  });

  it('the used card goes face down under the deck, and everyone knows where it is (thrones/wildlings/reveal-card)', () => {
    const s = attack('mammoth-riders');
    for (const [seat, bid] of Object.entries({ stark: 5, lannister: 1, baratheon: 0 })) {
      thrones.apply(s, seat, bid);
    }
    for (const seat of ['stark', 'lannister', 'baratheon']) {
      const seen = thrones.view(s, seat).wildlingDeck.map(({ card }) => card);
      expect(seen).toEqual([...Array<string>(8).fill(HIDDEN), 'mammoth-riders']);
    }
  });

  it("a card the Raven's holder has seen is known to him alone until it is turned up (thrones/influence/raven-never-shows)", () => {
    const s = thrones.fromPosition(
      thrones.usualSetup(3),
      'raven',
      { board: 'empty', round: 2, phase: 'planning', wildlingDeck: ['skinchanger-scout'] },
      null,
    );
    thrones.apply(s, 'lannister', 'look');
    expect(thrones.view(s, 'lannister').wildlingDeck[0]?.card).toBe('skinchanger-scout');
    expect(thrones.view(s, 'stark').wildlingDeck[0]?.card).toBe(HIDDEN);
    thrones.apply(s, 'lannister', 'bury');
    expect(thrones.view(s, 'lannister').wildlingDeck.at(-1)?.card).toBe('skinchanger-scout');
    expect(thrones.view(s, 'stark').wildlingDeck.at(-1)?.card).toBe(HIDDEN);
  });
});
