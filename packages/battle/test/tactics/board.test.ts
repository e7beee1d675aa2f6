import { describe, expect, it } from 'vitest';
import { battle } from '../../src/index.ts';
import type { Zones } from '../../src/state.ts';
import { play, refusedBy, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const units = { 'one-2': { at: [24, 10], attachments: [] }, 'two-1': { at: [24, 40], attachments: [] } };

/** There are not enough NCUs yet to fill the board by playing. */
const full = (zones: Zones): Zones =>
  Object.fromEntries(Object.entries(zones).map(([zone, ncu]) => [zone, ncu ?? 'two-ncu-2']));

describe('a full Tactics Board', () => {
  // battle/tactics-board/full, battle/round/must-activate
  it('lets no NCU be activated until a zone opens up again', () => {
    const state = tableOf(SETUP, {
      units,
      ncus: {
        'one-ncu-1': { zone: 'crown' },
        'two-ncu-1': { zone: 'wealth' },
        'two-ncu-2': { zone: 'tactics' },
      },
    });
    state.zones = full(state.zones);
    expect(refusedBy(state, 'one', 'one-ncu-2')).toBe('battle/tactics-board/full');
    play(state, ['one', 'one-2'], ['one', 'forgo'], ['two', 'two-1'], ['two', 'forgo']);
    expect(state.round).toBe(2);

    const again = tableOf(SETUP, { units, ncus: { 'one-ncu-1': { zone: 'crown' } } });
    expect(refusedBy(again, 'one', 'one-ncu-2')).toBeNull();
  });

  // battle/mode-here-we-stand/ncu, battle/tactics-board/full
  it('does not stop an NCU that goes to a quadrant in Here We Stand', () => {
    const state = tableOf(
      { ...SETUP, mode: 'here-we-stand' },
      { units, ncus: { 'one-ncu-1': { zone: 'crown' }, 'two-ncu-1': { zone: 'wealth' } } },
    );
    state.zones = full(state.zones);
    play(state, ['one', 'one-ncu-2']);
    const decision = battle.decision(state, 'one');
    expect(decision?.kind === 'option' ? decision.options.map(({ id }) => id) : null).toEqual([
      'quadrant:north-west',
      'quadrant:north-east',
      'quadrant:south-west',
      'quadrant:south-east',
      'forgo',
    ]);
    expect(refusedBy(state, 'one', 'combat')).not.toBeNull();
  });
});

describe('an NCU', () => {
  // battle/tactics-board/claims-out-of-turn
  it('that claims a zone by an Ability after its activation does not activate again', () => {
    const state = tableOf(SETUP, {
      turn: 'two',
      units: {
        spearmen: { card: 'house-karstark-spearmen', seat: 'one', at: [24, 10] },
        halberdiers: { card: 'lannister-halberdiers', seat: 'two', at: [24, 38] },
      },
      ncus: {
        tybald: { card: 'tybald-maester-of-the-dreadfort', seat: 'one', activated: true },
        cersei: { card: 'cersei-lannister-queen-regent', seat: 'two' },
      },
    });
    play(state, ['two', 'cersei'], ['one', 'tybald|deceitful-envoy|1|tactics'], ['two', 'maneuver']);
    const applied = battle.apply(state, 'two', 'nothing');
    const told = applied.ok ? applied.events.map(({ event }) => event) : [];
    expect(told).toContainEqual({ type: 'claimed', ncu: 'tybald', zone: 'tactics' });
    expect(told.filter(({ type }) => type === 'activated')).toEqual([]);
  });
});

describe('hands', () => {
  // battle/deployment/draw-hands
  it('are of three cards when the game begins, and of four with the Tactical Mastermind', () => {
    const state = tableOf(SETUP, { begin: 'deployment', units: { ...units, ...placed() } });
    const [seat = ''] = battle.waiting(state);
    expect(battle.decision(state, seat)?.ask).toBe('set-up/choose-first-player');
    expect(state.players.map(({ hand }) => hand.length)).toEqual([3, 4]);
    expect(state.players.map(({ deck }) => deck.length)).toEqual([17, 16]);
  });

  // battle/clean-up/discard, battle/tactics-deck/discard-open
  it('are seen by their owners alone, discard piles by all', () => {
    const state = tableOf(SETUP, {
      units,
      players: { one: { hand: ['winters-might'], discard: ['hit-and-run'] } },
    });
    for (const viewer of ['two', null]) {
      const seen = battle.view(state, viewer).players[0];
      expect(seen?.hand).toEqual(['hidden']);
      expect(seen?.deck).toEqual(Array(18).fill('hidden'));
      expect(seen?.discard).toEqual(['hit-and-run']);
    }
    expect(battle.view(state, 'one').players[0]?.hand).toEqual(['winters-might']);
  });
});

/** Everybody else, along the edges. */
function placed() {
  return Object.fromEntries(
    ['one', 'two'].flatMap((seat) =>
      [1, 2, 3, 4].map((n) => [`${seat}-${n}`, { at: [n * 10, seat === 'one' ? 5 : 43] }] as const),
    ),
  );
}
