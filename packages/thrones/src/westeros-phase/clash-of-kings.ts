/** Clash of Kings: everyone bids power in secret for each track; the Iron Throne holder orders those who tied. */
import { firstOn, houseOf, losePower } from '../board.ts';
import { TRACK_IDS, type HouseId, type TrackId } from '../houses.ts';
import { rememberBids } from '../memory.ts';
import { houseOptions } from '../options.ts';
import { procedure } from '../rules.ts';
import { refuse } from '@maester/kernel';

interface ClashOfKings {
  track: TrackId;
  /** Houses with equal bids, the highest bid first. */
  groups: HouseId[][];
  /** The places given out so far. */
  order: HouseId[];
}

export const clashOfKings = procedure<ClashOfKings>('clash-of-kings')({
  bid: {
    ask: 'amount',
    seats: (s) => s.houses,
    range: (s, _, seat) => [0, houseOf(s, seat as HouseId).power],
    whyNot: (s, _, seat, bid) =>
      refuse('thrones/clash-of-kings/bid-limit', { bid, power: houseOf(s, seat as HouseId).power }),
    facts: (_, f) => ({ track: f.track }),
    thenAll: (t, f, bids) => {
      t.emit({ type: 'bids', bids, for: f.track });
      rememberBids(t.state, 'clash-of-kings', bids);
      for (const house of t.state.houses) losePower(t.state, house, bids[house] ?? 0);
      const amounts = [...new Set(Object.values(bids))].toSorted((a, b) => b - a);
      f.groups = amounts.map((amount) => t.state.houses.filter((house) => bids[house] === amount));
      f.order = [];
    },
  },
  /** The token changes hands only when the track is full (thrones/influence/throne-changes-hands-late). */
  'order-tied-houses': {
    ask: 'option',
    seat: (s, f) => (f.groups.length === 0 ? null : firstOn(s, 'iron-throne')),
    options: (_, f) => houseOptions(f.groups[0] ?? []),
    whyNot: (s, f, _, house) =>
      s.houses.some((known) => known === house)
        ? refuse('thrones/clash-of-kings/highest-first', { house, place: f.order.length + 1 })
        : null,
    facts: (_, f) => ({ track: f.track, place: f.order.length + 1 }),
    forced: 'is-taken',
    then: (_, f, option) => {
      const tied = f.groups[0] ?? [];
      f.order.push(...tied.splice(tied.indexOf(option as HouseId), 1));
      if (tied.length === 0) f.groups.shift();
      return 'order-tied-houses';
    },
  },
  'award-token': (t, f) => {
    t.state.tracks[f.track] = f.order;
    t.emit({ type: 'track', track: f.track, order: f.order });
    const next = TRACK_IDS[TRACK_IDS.indexOf(f.track) + 1];
    if (next === undefined) return 'end';
    f.track = next;
    return 'bid';
  },
});
