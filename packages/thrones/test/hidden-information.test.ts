// What each seat may know, at the moments when something is hidden: face-down orders, bids, cards, decks.
import { seededRandom, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { thrones, type ThronesState } from '../src/index.ts';
import { ordersPlacedInTurn } from '../src/planning-phase/planning-phase.ts';
import { HIDDEN } from '../src/state.ts';
import { WESTEROS_DECKS } from '../src/westeros-cards.ts';

const VIEWERS = ['stark', 'lannister', 'baratheon', null] as const;

function at(position: Json, setup: Json = { players: 3 }): ThronesState {
  return thrones.fromPosition(thrones.readSetup(setup), 'hidden', position, null);
}

function play(s: ThronesState, seat: string, choice: Json): ReturnType<typeof thrones.apply> {
  const applied = thrones.apply(s, seat, choice);
  expect(applied).toMatchObject({ ok: true });
  return applied;
}

const seen = (s: ThronesState, viewer: string | null): string => JSON.stringify(thrones.view(s, viewer));

const ONE_UNIT_EACH = {
  winterfell: { house: 'stark', units: { footman: 1 } },
  lannisport: { house: 'lannister', units: { footman: 1 } },
  dragonstone: { house: 'baratheon', units: { footman: 1 } },
};

describe('orders', () => {
  const planning = { board: 'empty', areas: ONE_UNIT_EACH };

  // thrones/planning/secret-and-simultaneous, thrones/alliances/orders-never-shown
  it('that are placed face down are seen by their owner alone, until all are revealed', () => {
    const s = at(planning);
    play(s, 'stark', { winterfell: 'march-0' });
    expect(thrones.view(s, 'stark').flow.answers['stark']).toEqual({ winterfell: 'march-0' });
    for (const viewer of ['lannister', 'baratheon', null]) expect(seen(s, viewer)).not.toContain('march-0');
    play(s, 'lannister', { lannisport: 'raid' });
    play(s, 'baratheon', { dragonstone: 'raid' });
    for (const viewer of VIEWERS) expect(seen(s, viewer)).toContain('march-0');
  });

  // thrones/hidden-information/unused-orders
  it('that are unused cannot be told from a view: whatever was placed, the others see the same', () => {
    const placed = ['march-0', 'raid-star', 'consolidate'].map((order) => {
      const s = at(planning);
      play(s, 'stark', { winterfell: order });
      return s;
    });
    for (const viewer of ['lannister', 'baratheon', null])
      expect(new Set(placed.map((s) => seen(s, viewer))).size).toBe(1);
    expect(new Set(placed.map((s) => seen(s, 'stark'))).size).toBe(3);
  });

  // thrones/planning/too-few-orders, thrones/alliances/orders-never-shown
  it('that are placed in turn stay face down just the same', () => {
    const s = at({
      board: 'empty',
      forbidden: ['march-minus-1', 'march-0', 'defense-1', 'support-0', 'raid', 'consolidate'],
      tracks: {
        'iron-throne': ['stark', 'lannister', 'baratheon'],
        'kings-court': ['stark', 'lannister', 'baratheon'],
      },
      areas: {
        ...ONE_UNIT_EACH,
        kingswood: { house: 'baratheon', units: { footman: 1 } },
      },
    });
    play(s, 'stark', { winterfell: 'march-plus-1' });
    play(s, 'lannister', { lannisport: 'defense-2' });
    expect(seen(s, 'stark')).toContain('"march-plus-1"');
    expect(seen(s, 'stark')).not.toContain('"defense-2"');
    expect(seen(s, 'lannister')).toContain('"defense-2"');
    for (const viewer of ['lannister', 'baratheon', null])
      expect(seen(s, viewer)).not.toContain('"march-plus-1"');
    play(s, 'baratheon', { kingswood: 'raid-star' });
    for (const viewer of VIEWERS) expect(seen(s, viewer)).toContain('"march-plus-1"');
  });

  // thrones/planning/too-few-orders
  it('that are placed in turn show their backs: those who come later see which areas bear none', () => {
    const areas = {
      winterfell: { house: 'stark', units: { footman: 1 } },
      'white-harbor': { house: 'stark', units: { footman: 1 } },
      lannisport: { house: 'lannister', units: { footman: 1 } },
    };
    const s = at({
      board: 'empty',
      forbidden: ['march-minus-1', 'march-0', 'defense-1', 'support-0', 'raid', 'consolidate'],
      tracks: {
        'iron-throne': ['stark', 'lannister', 'baratheon'],
        'kings-court': ['lannister', 'baratheon', 'stark'],
      },
      areas,
    });
    play(s, 'stark', { 'white-harbor': 'raid-star' });
    expect(ordersPlacedInTurn(thrones.view(s, 'stark'), 'stark')).toEqual({ 'white-harbor': 'raid-star' });
    for (const viewer of ['lannister', 'baratheon', null])
      expect(ordersPlacedInTurn(thrones.view(s, viewer), 'stark')).toEqual({ 'white-harbor': HIDDEN });
    expect(ordersPlacedInTurn(thrones.view(s, null), 'lannister')).toBeNull();
    const imagined = thrones.imagine(s, 'lannister', seededRandom('imagined'));
    expect(Object.keys(ordersPlacedInTurn(imagined, 'stark') ?? {})).toEqual(['white-harbor']);
    expect(seen(imagined, 'lannister')).toBe(seen(s, 'lannister'));
  });
});

describe('bids', () => {
  const clash = {
    round: 2,
    phase: 'westeros',
    board: 'empty',
    houses: { stark: { power: 3 }, lannister: { power: 4 }, baratheon: { power: 9 } },
    westerosDecks: { I: ['last-days-of-summer-1'], II: ['clash-of-kings'], III: ['rains-of-autumn'] },
    areas: ONE_UNIT_EACH,
  };

  // thrones/alliances/bids-never-shown
  it('are seen by nobody else before all are revealed', () => {
    const bids = [0, 1, 2, 3].map((bid) => {
      const s = at(clash);
      play(s, 'stark', bid);
      return s;
    });
    for (const viewer of ['lannister', 'baratheon', null])
      expect(new Set(bids.map((s) => seen(s, viewer))).size).toBe(1);
    expect(bids.map((s) => thrones.view(s, 'stark').flow.answers['stark'])).toEqual([0, 1, 2, 3]);
  });

  // thrones/hidden-information/open-power, thrones/hidden-information/power-during-bids
  it('are made from power that everyone can count, during the bidding as before and after it', () => {
    const s = at(clash);
    const powers = (viewer: string | null): number[] =>
      thrones.view(s, viewer).holdings.map(({ power }) => power);
    for (const viewer of VIEWERS) expect(powers(viewer)).toEqual([3, 4, 9]);
    play(s, 'stark', 2);
    for (const viewer of VIEWERS) expect(powers(viewer)).toEqual([3, 4, 9]);
    play(s, 'lannister', 4);
    play(s, 'baratheon', 0);
    for (const viewer of VIEWERS) expect(powers(viewer)).toEqual([1, 0, 9]);
  });
});

describe('House cards', () => {
  const combat = {
    phase: 'action',
    board: 'empty',
    houses: { stark: { discard: ['robb-stark', 'eddard-stark'] } },
    areas: {
      winterfell: { house: 'stark', units: { knight: 2 }, order: 'march-0' },
      'moat-cailin': { house: 'lannister', units: { footman: 1 } },
    },
  };

  // thrones/hidden-information/house-cards, thrones/hidden-information/discard-piles
  it('in hand and in the discard pile are open to everyone, in a combat too; the card chosen is not', () => {
    const chosen = ['roose-bolton', 'catelyn-stark'].map((card) => {
      const s = at(combat);
      play(s, 'stark', { 'knight-1': 'moat-cailin', 'knight-2': 'stay' });
      play(s, 'stark', card);
      return s;
    });
    for (const viewer of ['lannister', 'baratheon', null]) {
      expect(new Set(chosen.map((s) => seen(s, viewer))).size).toBe(1);
      for (const s of chosen) {
        const stark = thrones.view(s, viewer).holdings[0];
        expect(stark?.discard).toEqual(['robb-stark', 'eddard-stark']);
        expect(stark?.hand).toHaveLength(5);
      }
    }
    const [s] = chosen;
    if (s === undefined) throw new Error('no game');
    play(s, 'lannister', 'the-hound');
    for (const viewer of VIEWERS)
      expect(thrones.view(s, viewer).combat?.cards).toEqual({
        attacker: 'roose-bolton',
        defender: 'the-hound',
      });
  });
});

describe('decks', () => {
  // thrones/hidden-information/decks
  it('show nobody the order of their cards', () => {
    const s = thrones.start({ players: 3, tidesOfBattle: true, faq: false }, 'decks');
    for (const viewer of VIEWERS) {
      const view = thrones.view(s, viewer);
      expect(view.wildlingDeck.map(({ card }) => card)).toEqual(Array(9).fill(HIDDEN));
      for (const deck of WESTEROS_DECKS) expect(view.westerosDecks[deck]).toEqual(Array(10).fill(HIDDEN));
      expect(view.tidesDeck).toEqual(Array(24).fill(HIDDEN));
      expect(view.flow.dice.key).toBe('');
    }
  });

  // thrones/influence/raven-never-shows, thrones/influence/raven-look, thrones/hidden-information/decks
  it('give up the top wildling card to the eyes of the Messenger Raven alone, for as long as it lies there', () => {
    const s = at({ board: 'empty', wildlingDeck: ['mammoth-riders'], areas: ONE_UNIT_EACH });
    play(s, 'stark', { winterfell: 'march-0' });
    play(s, 'lannister', { lannisport: 'raid' });
    play(s, 'baratheon', { dragonstone: 'raid' });
    const looked = play(s, 'lannister', 'look');
    const about = looked.ok
      ? looked.events.filter(({ event }) => JSON.stringify(event).includes('mammoth'))
      : [];
    expect(about).toMatchObject([
      { to: ['lannister'], event: { type: 'raven-sees', card: 'mammoth-riders' } },
    ]);
    const known = (): (string | undefined)[] =>
      VIEWERS.map((viewer) => thrones.view(s, viewer).wildlingDeck.find(({ card }) => card !== HIDDEN)?.card);
    expect(known()).toEqual([undefined, 'mammoth-riders', undefined, undefined]);
    play(s, 'lannister', 'bury');
    expect(known()).toEqual([undefined, 'mammoth-riders', undefined, undefined]);
    expect(thrones.view(s, 'lannister').wildlingDeck.at(-1)?.card).toBe('mammoth-riders');
  });
});

describe('the piles of a view', () => {
  it('are its own: whoever imagines a game from it changes no other', () => {
    const s = at({ board: 'empty', areas: ONE_UNIT_EACH }, { players: 3, tidesOfBattle: true });
    const before = seen(s, 'stark');
    const view = thrones.view(s, 'stark');
    for (const pile of [...WESTEROS_DECKS.map((deck) => view.westerosDecks[deck]), view.tidesDeck]) {
      expect(pile.length).toBeGreaterThan(1);
      pile.length = 1;
    }
    expect(seen(s, 'stark')).toBe(before);
  });
});

describe('a view made beside that of everyone', () => {
  it.each([true, false])(
    'is that of everyone for each who sees no more, Tides of Battle %s',
    (tidesOfBattle) => {
      const random = seededRandom('beside');
      const setup = thrones.readSetup({ players: 6, tidesOfBattle });
      const s = thrones.start(setup, 'beside');
      const madeInVain: string[] = [];
      for (let choices = 0; choices < 300 && s.flow.outcome === null; choices++) {
        const [seat = ''] = s.flow.waiting;
        play(s, seat, thrones.sample(s, seat, random));
        const open = thrones.view(s, null);
        for (const viewer of thrones.seats(setup))
          if (seen(s, viewer) === JSON.stringify(open) && thrones.viewBeside(s, viewer, open) !== open)
            madeInVain.push(`${viewer} after ${choices + 1} choices`);
      }
      expect(madeInVain).toEqual([]);
    },
  );
});
