import { KernelError, type Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../src/index.ts';
import { ATTACHMENT_ABILITIES_LOST } from '../src/state.ts';
import { asPosition } from './support/as-position.ts';
import { SEASON_6 } from './support/editions.ts';
import { ALL_SETUPS, MULTIPLAYER_SETUPS, randomGame } from './support/random-games.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };

function at(position: Json): BattleState {
  return battle.fromPosition(battle.readSetup(SETUP), 'position', position, null);
}

const inspected = (state: BattleState): Json => battle.inspect(state) as Json;

/** Where a position is wrong. */
function wrong(position: Json): string {
  try {
    at(position);
  } catch (error) {
    if (error instanceof KernelError && error.kind === 'position') return error.where;
    throw error;
  }
  return 'nowhere';
}

describe('a position', () => {
  it('that says nothing is the first turn of an empty table', () => {
    const state = at({});
    expect(state.round).toBe(1);
    expect(battle.decision(state, 'one')?.ask).toBe('turn/activate-unit');
    expect(inspected(state)).toMatchObject({
      turn: 'one',
      firstPlayer: 'one',
      victoryPoints: { one: 0, two: 0 },
    });
  });

  // battle/mode-a-storm-of-swords/walls-remain
  it('may have a destroyed Castle Wall, which stays on the table', () => {
    const setup = battle.readSetup({ ...SETUP, mode: 'a-storm-of-swords' });
    const units = { 'wall-1': { at: [24, 3.875], destroyed: true } };
    const state = battle.fromPosition(setup, 'position', { units }, null);
    expect(inspected(state)).toMatchObject({ units: { 'wall-1': { destroyed: true, at: [24, 3.875] } } });
  });

  it('is read back in inches and degrees', () => {
    const state = at({
      units: {
        'one-1': {
          at: [24.125, 20.5],
          facing: 359.99,
          wounds: 5,
          conditions: ['weakened'],
          tokens: { x: 2 },
        },
        'two-1': { at: [24, 30], facing: 180, activated: true, attachments: [] },
        'two-2': { destroyed: true },
      },
      ncus: { 'two-ncu-1': { zone: 'crown' } },
      terrain: [{ kind: 'forest', at: [10, 24], facing: 12.5 }],
      objectives: [{ card: 4 }, { at: [24, 30], claimedBy: 'two-1' }],
      victoryPoints: { two: 3 },
      players: {
        one: { hand: ['winters-might'], deck: ['hit-and-run'], passes: 1 },
        two: { mustActivateUnit: true },
      },
      round: 3,
      firstPlayer: 'two',
      turn: 'two',
    });
    expect(inspected(state)).toMatchObject({
      round: 3,
      turn: 'two',
      firstPlayer: 'two',
      units: {
        'one-1': {
          at: [24.125, 20.5],
          facing: 359.99,
          models: 5,
          ranks: 2,
          conditions: ['weakened'],
          attachments: ['robb-stark-the-wolf-lord'],
          tokens: { x: 2 },
        },
        'two-1': { activated: true, attachments: [], engagedWith: [] },
        'two-2': { destroyed: true, at: null, models: 0, ranks: 0, attachments: [] },
        'two-3': { at: null, destroyed: false, models: 12 },
      },
      zones: { crown: 'two-ncu-1', wealth: null },
      ncus: { 'two-ncu-1': { zone: 'crown', activated: true } },
      terrain: [{ id: 'terrain-1', kind: 'forest', at: [10, 24], facing: 12.5 }],
      objectives: {
        'objective-1': { at: [24, 24], card: 4, controlledBy: null },
        'objective-2': { at: [24, 30], claimedBy: 'two-1', controlledBy: 'two-1' },
      },
      victoryPoints: { one: 0, two: 3 },
    });
    const one = state.players[0];
    expect(one?.hand).toEqual(['winters-might']);
    expect(one?.deck[0]).toBe('hit-and-run');
    expect(one?.deck).toHaveLength(19);
    expect(one?.passes).toBe(1);
    expect(state.players.map(({ mustActivateUnit }) => mustActivateUnit)).toEqual([false, true]);
  });

  it.each<[string, Json]>([
    ['turn/activate-unit', { begin: 'turn', turn: 'two' }],
    ['set-up/deploy-unit', { begin: 'deployment', turn: 'two' }],
  ])('can begin at %s', (ask, position) => {
    expect(battle.decision(at(position), 'two')?.ask).toBe(ask);
  });

  it('can begin a round, and the clean-up of one', () => {
    const units = { 'one-1': { at: [24, 10], activated: true }, 'two-1': { at: [24, 40] } };
    expect(at({ begin: 'round', round: 2, units })).toMatchObject({ round: 2 });
    expect(at({ begin: 'clean-up', round: 2, units })).toMatchObject({ round: 3, firstSide: 1 });
  });

  it('puts everything that is not named into the discard pile if told so', () => {
    const [one] = at({ players: { one: { deck: ['hit-and-run'], discard: 'rest' } } }).players;
    expect(one?.deck).toEqual(['hit-and-run']);
    expect(one?.discard).toHaveLength(19);
  });

  it.each<[string, Json, string]>([
    ['an unknown field', { unit: {} }, 'position.unit'],
    ['an unknown field of a unit', { units: { 'one-1': { x: 1 } } }, 'position.units.one-1.x'],
    ['a unit nobody has', { units: { 'one-9': {} } }, 'position.units.one-9'],
    ['an NCU nobody has', { ncus: { 'one-ncu-9': {} } }, 'position.ncus.one-ncu-9'],
    ['a seat nobody has', { turn: 'three' }, 'position.turn'],
    ['a place that is no place', { units: { 'one-1': { at: [1] } } }, 'position.units.one-1.at'],
    [
      'a place between the thousandths',
      { units: { 'one-1': { at: [10.0001, 10] } } },
      'position.units.one-1.at[0]',
    ],
    [
      'a facing beyond the circle',
      { units: { 'one-1': { at: [9, 9], facing: 360 } } },
      'position.units.one-1.facing',
    ],
    ['a tray off the table', { units: { 'one-1': { at: [24, 2] } } }, 'position.units.one-1.at'],
    [
      'a tray on another',
      { units: { 'one-1': { at: [24, 10] }, 'two-1': { at: [26, 12] } } },
      'position.units.two-1.at',
    ],
    [
      'a tray on impassable ground',
      { units: { 'one-1': { at: [24, 10] } }, terrain: [{ kind: 'palisade', at: [24, 11] }] },
      'position.units.one-1.at',
    ],
    ['too many Wounds', { units: { 'one-1': { wounds: 13 } } }, 'position.units.one-1.wounds'],
    ['no Wounds at all', { units: { 'one-1': { wounds: 0 } } }, 'position.units.one-1.wounds'],
    [
      'a destroyed unit on the table',
      { units: { 'one-1': { destroyed: true, at: [9, 9] } } },
      'position.units.one-1.at',
    ],
    [
      'an attachment there is not',
      { units: { 'one-1': { attachments: ['hodor'] } } },
      'position.units.one-1.attachments',
    ],
    [
      'an unknown condition',
      { units: { 'one-1': { conditions: ['tired'] } } },
      'position.units.one-1.conditions[0]',
    ],
    ['a zone there is not', { ncus: { 'one-ncu-1': { zone: 'love' } } }, 'position.ncus.one-ncu-1.zone'],
    [
      'a zone that is taken',
      { ncus: { 'one-ncu-1': { zone: 'crown' }, 'two-ncu-1': { zone: 'crown' } } },
      'position.ncus.two-ncu-1.zone',
    ],
    [
      'a third copy of a card',
      { players: { one: { hand: ['hit-and-run', 'hit-and-run', 'hit-and-run'] } } },
      'position.players.one.hand',
    ],
    ['a card of the other deck', { players: { one: { deck: ['bribery'] } } }, 'position.players.one.deck'],
    ['terrain of no kind', { terrain: [{ kind: 'sea', at: [9, 9] }] }, 'position.terrain[0].kind'],
    [
      'a token claimed from afar',
      { units: { 'one-1': { at: [9, 9] } }, objectives: [{ claimedBy: 'one-1' }] },
      'position.objectives[0].claimedBy',
    ],
    ['more tokens than the mode has', { objectives: [{}, {}, {}, {}, {}, {}] }, 'position.objectives[5].at'],
    [
      'an ability there is not',
      { lasting: [{ ability: 'flight', on: 'one-1', by: 'one' }] },
      'position.lasting[0].ability',
    ],
    [
      'an effect on nobody',
      { lasting: [{ ability: 'bribery', on: 'one-9', by: 'one' }] },
      'position.lasting[0].on',
    ],
    ['points for nobody', { victoryPoints: { three: 1 } }, 'position.victoryPoints.three'],
  ])('is refused for %s', (_, position, where) => {
    expect(wrong(position)).toBe(where);
  });
});

describe('any table can be written as a position', () => {
  /** Everything but the flow, which begins anew at the start of the turn. */
  const table = (state: BattleState): object =>
    JSON.parse(JSON.stringify({ ...state, flow: null })) as object;

  it.each(
    [...ALL_SETUPS, ...MULTIPLAYER_SETUPS.slice(0, 6)].map((setup, i) => [setup.mode, i, setup] as const),
  )(
    'and read back as it was: %s, game %i',
    (_, i, setup) => {
      let tables = 0;
      for (const { state } of randomGame(setup, `position ${i}`)) {
        const [seat] = battle.waiting(state);
        const asked = seat === undefined ? null : battle.decision(state, seat);
        if (asked?.ask !== 'turn/activate-unit' || tables++ % 5 > 0) continue;
        const again = battle.fromPosition(setup, 'again', asPosition(state), null);
        expect(table(again)).toEqual(table(state));
      }
      expect(tables).toBeGreaterThan(5);
    },
    60_000,
  );

  it.each([...Object.keys(SEASON_6.abilities), ATTACHMENT_ABILITIES_LOST])(
    'with %s lying on a unit',
    (ability) => {
      const effect = { ability, on: 'one-1', by: 'two', until: 'round', from: 'test', tokens: 1 };
      expect(at({ units: { 'one-1': { at: [24, 10] } }, lasting: [effect] }).lasting).toEqual([effect]);
    },
  );
});
