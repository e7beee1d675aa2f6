// What everyone could remember: bids once they are revealed, and who attacked whom.
import { Match, seededRandom, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { thrones, type ThronesState } from '../src/index.ts';
import { attacksOf, bidsOf, memoryOf, NO_MEMORY } from '../src/memory.ts';
import { randomGame } from './support/random-games.ts';

const SIX = thrones.readSetup({ players: 6 });

function at(position: Json): ThronesState {
  return thrones.fromPosition(thrones.usualSetup(3), 'memory', position, null);
}

function play(s: ThronesState, choices: readonly (readonly [string, Json])[]): void {
  for (const [seat, choice] of choices) expect(thrones.apply(s, seat, choice)).toMatchObject({ ok: true });
}

const bids = (s: ThronesState, ...amounts: number[]): void =>
  play(
    s,
    s.houses.map((house, i) => [house, amounts[i] ?? 0]),
  );

describe('bids', () => {
  const clash = {
    round: 2,
    phase: 'westeros',
    board: 'empty',
    houses: { stark: { power: 3 }, lannister: { power: 4 }, baratheon: { power: 9 } },
    westerosDecks: { I: ['last-days-of-summer-1'], II: ['clash-of-kings'], III: ['wildlings-attack'] },
  };

  it('are remembered when all are revealed, not before', () => {
    const s = at(clash);
    play(s, [
      ['stark', 1],
      ['lannister', 4],
    ]);
    expect(s.memory).toEqual(NO_MEMORY);
    play(s, [['baratheon', 6]]);
    expect(bidsOf(s, 'clash-of-kings', 'stark')).toEqual({ times: 1, bid: 1, power: 3 });
    expect(bidsOf(s, 'clash-of-kings', 'lannister')).toEqual({ times: 1, bid: 4, power: 4 });
  });

  it('add up, with the power that there was each time, those against the wildlings apart', () => {
    const s = at(clash);
    bids(s, 1, 4, 6);
    bids(s, 2, 0, 1);
    bids(s, 0, 0, 2);
    expect(memoryOf(s).bids['clash-of-kings']).toMatchObject({
      stark: { times: 3, bid: 3, power: 5 },
      lannister: { times: 3, bid: 4, power: 4 },
      baratheon: { times: 3, bid: 9, power: 14 },
    });
    while (thrones.decision(s, s.flow.waiting[0] ?? '')?.ask !== 'wildling-attack/bid')
      play(s, [[s.flow.waiting[0] ?? '', thrones.sample(s, s.flow.waiting[0] ?? '', seededRandom('on'))]]);
    bids(s);
    expect(bidsOf(s, 'wildling-attack', 'stark')).toEqual({ times: 1, bid: 0, power: 0 });
    expect(bidsOf(s, 'clash-of-kings', 'stark').times).toBe(3);
  });

  // thrones/ruling/second-attack
  it('of a House that stands aside are not counted', () => {
    const s = at({
      round: 2,
      phase: 'westeros',
      board: 'empty',
      wildlingThreat: 4,
      wildlingDeck: ['preemptive-raid'],
      westerosDecks: { I: ['supply'], II: ['last-days-of-summer-2'], III: ['wildlings-attack'] },
    });
    bids(s, 5, 1, 0);
    expect(thrones.waiting(s)).toEqual(['lannister', 'baratheon']);
    play(s, [
      ['lannister', 2],
      ['baratheon', 5],
    ]);
    expect(memoryOf(s).bids['wildling-attack']).toEqual({
      stark: { times: 1, bid: 5, power: 5 },
      lannister: { times: 2, bid: 3, power: 9 },
      baratheon: { times: 2, bid: 5, power: 10 },
    });
  });
});

describe('attacks', () => {
  it('are remembered as soon as the combat begins', () => {
    const s = at({
      phase: 'action',
      board: 'empty',
      areas: {
        winterfell: { house: 'stark', units: { knight: 2 }, order: 'march-0' },
        'moat-cailin': { house: 'lannister', units: { footman: 1 } },
      },
    });
    play(s, [['stark', { 'knight-1': 'moat-cailin', 'knight-2': 'stay' }]]);
    expect(s.combat).not.toBeNull();
    expect(attacksOf(s, 'stark', 'lannister')).toBe(1);
    expect(attacksOf(s, 'lannister', 'stark')).toBe(0);
  });
});

describe('the memory', () => {
  it('holds what was told in a whole game, open to everyone all the time', () => {
    const told = {
      attacks: {} as Record<string, Record<string, number>>,
      bids: {} as Record<string, number>,
    };
    let last: ThronesState | null = null;
    for (const { state, events } of randomGame(SIX, 'memory')) {
      last = state;
      for (const { event } of events) {
        if (event.type === 'attack') {
          const by = (told.attacks[event.house] ??= {});
          by[event.defender] = (by[event.defender] ?? 0) + 1;
        } else if (event.type === 'bids') {
          const on = event.for === 'wildlings' ? 'wildling-attack' : 'clash-of-kings';
          for (const [house, bid] of Object.entries(event.bids))
            told.bids[`${on} ${house}`] = (told.bids[`${on} ${house}`] ?? 0) + bid;
        }
      }
      const open = thrones.view(state, null);
      for (const viewer of state.houses) {
        expect(thrones.view(state, viewer).memory).toEqual(state.memory);
        expect(thrones.viewBeside(state, viewer, open).memory).toEqual(state.memory);
      }
      expect(thrones.imagine(state, 'stark', seededRandom('imagined')).memory).toEqual(state.memory);
      expect(thrones.copy(state).memory).toBe(state.memory);
    }
    const memory = memoryOf(last ?? at({}));
    expect(memory.attacks).toEqual(told.attacks);
    const remembered = Object.entries(memory.bids).flatMap(([on, houses]) =>
      Object.entries(houses).map(([house, { bid }]) => [`${on} ${house}`, bid]),
    );
    expect(Object.fromEntries(remembered)).toEqual(told.bids);
    expect(Object.keys(told.attacks).length).toBeGreaterThan(2);
    expect(Object.keys(told.bids).length).toBeGreaterThan(6);
  });

  it('is no part of the hash, so a match goes on from a state that was saved without one', () => {
    const match = new Match(thrones, SIX, 'saved');
    const random = seededRandom('saved');
    const playOn = (upTo: number): void => {
      while (match.length < upTo) {
        const [seat = ''] = match.game.waiting(match.state);
        match.play(seat, match.game.sample(match.state, seat, random));
      }
    };
    playOn(150);
    const { state, ...snapshot } = match.snapshot();
    const { memory, ...without } = state;
    const saved: ThronesState = without;
    expect(memory).not.toEqual(NO_MEMORY);
    const { entries } = match.journal();
    const resumed = Match.resume(thrones, SIX, 'saved', entries, { ...snapshot, state: saved });
    expect(resumed.hash).toBe(match.hash);
    expect(memoryOf(resumed.state)).toBe(NO_MEMORY);
    playOn(300);
    for (const entry of match.journal().entries.slice(150)) {
      if ('by' in entry) continue;
      const [seat, choice, hash] = entry;
      expect(resumed.play(seat, choice)).toMatchObject({ ok: true });
      expect(resumed.lastHash).toBe(hash);
    }
    expect(resumed.state.memory).not.toEqual(NO_MEMORY);
  });

  it('goes back when a choice is taken back', () => {
    const match = new Match(thrones, SIX, 'undone');
    const random = seededRandom('undone');
    while (match.state.combat === null) {
      const [seat = ''] = match.game.waiting(match.state);
      match.play(seat, match.game.sample(match.state, seat, random));
    }
    expect(memoryOf(match.state).attacks).not.toEqual({});
    expect(match.undo('stark', 1, 'agreed')).toBeNull();
    expect(memoryOf(match.state).attacks).toEqual({});
  });
});
