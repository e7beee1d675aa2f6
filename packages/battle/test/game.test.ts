import { describe, expect, it } from 'vitest';
import { ATTACHMENTS } from '../src/cards/cards.ts';
import { battle, type BattleState } from '../src/index.ts';
import { MODES } from '../src/modes/modes.ts';
import { BATTLEFIELD } from '../src/geometry/battlefield.ts';
import { distanceBetween } from '../src/units/engaged.ts';
import { unitsInPlay } from '../src/units/units.ts';
import { victoryTarget } from '../src/victory/victory.ts';
import { SEASON_6 } from './support/editions.ts';
import { ALL_SETUPS, randomGame } from './support/random-games.ts';
import { play, refusedBy, tableOf } from './support/table.ts';
import { MODE_IDS } from '../src/modes/ids.ts';

const armies = ['stark-30', 'lannister-30'];

describe('the Game Modes', () => {
  // battle/victory/modes
  it('are eleven', () => {
    expect(Object.keys(MODES)).toEqual([
      'a-game-of-thrones',
      'a-clash-of-kings',
      'a-storm-of-swords',
      'a-feast-for-crows',
      'a-dance-with-dragons',
      'the-winds-of-winter',
      'honed-and-ready',
      'fire-and-blood',
      'here-we-stand',
      'dark-wings-dark-words',
      'banners-and-butchery',
    ]);
    for (const id of MODE_IDS) expect(MODES[id].id).toBe(id);
  });

  // battle/overview/one-game-mode
  it('are chosen one for a game, which decides what scores', () => {
    expect(() => battle.readSetup({ armies, mode: ['a-game-of-thrones', 'here-we-stand'] })).toThrow('mode');
    expect(() => battle.readSetup({ armies, mode: 'a-song-of-ice-and-fire' })).toThrow('mode');
    const points = (mode: string): readonly number[] =>
      tableOf(
        { points: 30, armies, terrain: 'none', mode },
        {
          begin: 'clean-up',
          round: 2,
          units: { 'one-2': { at: [24, 23], attachments: [] }, 'two-1': { at: [24, 40], attachments: [] } },
          objectives: [{ at: [24, 24], claimedBy: 'one-2' }],
        },
      ).victoryPoints;
    expect(points('a-game-of-thrones')).toEqual([1, 0]);
    expect(points('fire-and-blood')).toEqual([0, 0]);
  });
});

describe('the size of the game', () => {
  // battle/army/game-size
  it('is any number of points; 30, 40 and 50 are usual', () => {
    const small = ['stark-30', 'lannister-30'];
    for (const points of [30, 40, 50, 33, 120])
      expect(battle.readSetup({ armies: small, points }).points).toBe(points);
    const swords = { card: 'stark-sworn-swords', attachments: ['robb-stark-the-wolf-lord'] };
    const few = { faction: 'stark', commander: 'robb-stark-the-wolf-lord', units: [swords] };
    expect(battle.readSetup({ armies: [few, few], points: 5 }).points).toBe(5);
    expect(victoryTarget(5, SEASON_6.numbers)).toBeGreaterThan(0);
    for (const points of [0, -10, 30.5])
      expect(() => battle.readSetup({ armies: small, points })).toThrow('points');
  });
});

describe('the battlefield', () => {
  const state = (): BattleState =>
    tableOf(
      { points: 30, armies, terrain: 'none' },
      {
        units: {
          'one-2': { at: [24, 40], attachments: [] },
          'two-1': { at: [6, 30], facing: 90, attachments: [] },
        },
      },
    );

  // battle/setup/table
  it('is 48 inches square, and no move leads over its edge', () => {
    expect(BATTLEFIELD).toEqual({ width: 48_000, depth: 48_000 });
    const table = state();
    play(table, ['one', 'one-2'], ['one', 'march']);
    expect(refusedBy(table, 'one', { x: 24_000, y: 45_600, facing: 0 })).toBeNull();
    expect(refusedBy(table, 'one', { x: 24_000, y: 45_650, facing: 0 })).toBe('battle/move/table-edge');
  });

  // battle/measuring/any-time
  it('can be measured by anybody at any time: whoever looks sees where everything stands', () => {
    for (const setup of ALL_SETUPS.slice(0, 3)) {
      let looks = 0;
      for (const { state: s, played } of randomGame(setup, 'measuring')) {
        if (played % 40 > 0) continue;
        for (const viewer of ['one', 'two', null]) {
          const seen = battle.view(s, viewer);
          expect([seen.terrain, seen.objectives]).toEqual([s.terrain, s.objectives]);
          const [first, ...others] = unitsInPlay(seen);
          const [own, ...rest] = unitsInPlay(s);
          if (first === undefined || own === undefined) continue;
          looks += 1;
          expect(others.map((unit) => distanceBetween(first, unit))).toEqual(
            rest.map((unit) => distanceBetween(own, unit)),
          );
        }
      }
      expect(looks).toBeGreaterThan(3);
    }
  });
});

describe('an Attachment', () => {
  // battle/attachment/part-of-unit
  it('is part of its unit: nothing in a game picks it out', () => {
    const names = Object.keys(ATTACHMENTS);
    let options = 0;
    for (const setup of ALL_SETUPS.slice(0, 6)) {
      for (const { state } of randomGame(setup, 'attachments')) {
        const [seat] = battle.waiting(state);
        const asked = seat === undefined ? null : battle.decision(state, seat);
        if (asked?.kind !== 'option' && asked?.kind !== 'several') continue;
        options += asked.options.length;
        const things = asked.options.flatMap(({ on }) => on.map(({ id }) => id));
        expect(things.filter((id) => names.includes(id))).toEqual([]);
      }
    }
    expect(options).toBeGreaterThan(1000);
  });

  // battle/attachment/part-of-unit, battle/victory/through-combat
  it('dies with its unit, which is one unit destroyed and not two', () => {
    const state = tableOf(
      { points: 30, armies, terrain: 'none' },
      {
        ncus: { 'two-ncu-1': { destroyed: true } },
        units: {
          'one-2': { at: [24, 20], attachments: [] },
          'two-1': { at: [24, 24.8], facing: 180, wounds: 1 },
          'two-2': { at: [8, 40], facing: 180, attachments: [] },
        },
      },
      { attack: [5, 5, 5, 5, 5, 5, 5], defense: [1, 1, 1, 1, 1, 1, 1] },
    );
    play(state, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay']);
    expect(state.units.find(({ id }) => id === 'two-1')).toMatchObject({ destroyed: true, attachments: [] });
    expect(state.victoryPoints).toEqual([1, 0]);
  });
});
