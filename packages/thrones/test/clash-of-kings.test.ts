import { describe, expect, it } from 'vitest';
import { thrones, type ThronesState } from '../src/index.ts';

function clash(): ThronesState {
  return thrones.fromPosition(
    thrones.usualSetup(3),
    'clash',
    {
      board: 'empty',
      round: 2,
      phase: 'westeros',
      westerosDecks: { I: ['supply'], II: ['clash-of-kings'], III: ['put-to-the-sword'] },
    },
    null,
  );
}

describe('thrones/clash-of-kings/secret-bids', () => {
  it('until all have bid, each player sees his own bid and nobody sees another', () => {
    const s = clash();
    thrones.apply(s, 'stark', 3);
    thrones.apply(s, 'lannister', 4);
    expect(thrones.view(s, 'stark').flow.answers).toEqual({ stark: 3, lannister: null });
    expect(thrones.view(s, 'baratheon').flow.answers).toEqual({ stark: null, lannister: null });
    expect(thrones.view(s, null).flow.answers).toEqual({ stark: null, lannister: null });
    expect(s.holdings.map(({ power }) => power)).toEqual([5, 5, 5]);
    thrones.apply(s, 'baratheon', 0);
    expect(s.holdings.map(({ power }) => power)).toEqual([2, 1, 5]);
  });

  it('all bids are shown at the same moment, and it does not matter who decided first', () => {
    const bids = { stark: 3, lannister: 4, baratheon: 0 };
    const one = clash();
    const other = clash();
    const seats = Object.entries(bids);
    const shown = seats.map(([seat, bid]) => thrones.apply(one, seat, bid));
    for (const [seat, bid] of seats.toReversed()) thrones.apply(other, seat, bid);
    expect(one).toEqual(other);
    const events = shown.map((applied) => (applied.ok ? applied.events.map(({ event }) => event) : null));
    expect(events[0]).toEqual([]);
    expect(events[1]).toEqual([]);
    expect(events[2]).toContainEqual({ type: 'bids', bids, for: 'iron-throne' });
  });

  it('a bid can be taken back while others still think', () => {
    const s = clash();
    thrones.apply(s, 'stark', 5);
    expect(thrones.withdraw(s, 'stark')).toBeNull();
    expect(thrones.check(s, 'stark', 0)).toBeNull();
  });
});
