// Zones that cards add to the Tactics Board, and zones that borrow each other's effects.
import { describe, expect, it } from 'vitest';
import { unitOption } from '../../src/options.ts';
import { battle, type BattleState } from '../../src/index.ts';
import { controls } from '../../src/tactics/control.ts';
import { lastingOn } from '../../src/tactics/influence.ts';
import { mustUnit } from '../../src/units/units.ts';
import { own } from '../../src/effects/words.ts';
import { battleNow, makeUp, SEASON_6 } from '../support/editions.ts';
import { asked, play, refusedBy, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const FIVE = ['crown', 'wealth', 'tactics', 'combat', 'maneuver'];
const SANSA = 'one-ncu-2';
const units = { 'one-2': { at: [24, 10], attachments: [] }, 'two-1': { at: [24, 40], attachments: [] } };

function board(zones: string[], more: object = {}, dice: Record<string, number[]> = {}): BattleState {
  return tableOf(SETUP, { units, zones, ...more }, dice);
}

const zoneIds = (state: BattleState): string[] => Object.keys(state.zones);

describe('an extra zone', () => {
  // battle/tactics-board/extra-zones, battle/tactics-board/house-of-the-undying, battle/tactics-board/water-gardens
  it.each([
    ['house-of-the-undying', 'pyat-pree-warlock-of-qarth'],
    ['water-gardens', 'doran-martell-prince-of-dorne'],
  ])('%s is added once if an army has %s', (zone, card) => {
    makeUp({ ncus: { [card]: { name: 'x', faction: 'neutral', cost: 4, abilities: [] } } });
    const game = battleNow();
    const swords = { card: 'stark-sworn-swords', attachments: ['robb-stark-the-wolf-lord'] };
    const army = (ncus: string[]) => ({
      faction: 'stark',
      commander: 'robb-stark-the-wolf-lord',
      units: [swords],
      ncus,
    });
    const start = (...armies: object[]) => game.start(game.readSetup({ points: 30, armies }), 'zones');
    expect(zoneIds(start(army([]), army([])))).toEqual(FIVE);
    expect(zoneIds(start(army([]), army([card])))).toEqual([...FIVE, zone]);
    expect(zoneIds(start(army([card]), army([card])))).toEqual([...FIVE, zone]);
  });

  // battle/tactics-board/extra-zones, battle/tactics-board/full
  it('is claimed like any other, by either player, and keeps the board from being full', () => {
    const state = board(['house-of-the-undying']);
    for (const zone of FIVE) state.zones = { ...state.zones, [zone]: 'two-ncu-2' };
    play(state, ['one', SANSA]);
    expect(battle.decision(state, 'one')).toMatchObject({
      options: [{ id: 'house-of-the-undying' }, { id: 'forgo' }],
    });
    play(state, ['one', 'house-of-the-undying']);
    expect(controls(state, 'one', 'house-of-the-undying')).toBe(true);
    expect(refusedBy(state, 'two', 'two-ncu-1')).toBe('battle/tactics-board/full');
  });

  // battle/tactics-board/house-of-the-undying
  it('House of the Undying makes the opponent discard a card at random', () => {
    const hand = ['counterplot', 'bribery', 'hear-me-roar'];
    const state = board(
      ['house-of-the-undying'],
      { ncus: { 'two-ncu-1': { destroyed: true } }, players: { two: { hand } } },
      { 'discard-at-random': [1] },
    );
    play(state, ['two', 'pass'], ['one', SANSA], ['two', 'pass'], ['one', 'house-of-the-undying']);
    play(state, ['one', 'zone>two']);
    expect(state.players[1]).toMatchObject({ hand: ['counterplot', 'hear-me-roar'], discard: ['bribery'] });
  });

  it('House of the Undying does nothing to an empty hand', () => {
    const state = board(['house-of-the-undying']);
    play(state, ['one', SANSA], ['one', 'house-of-the-undying']);
    expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
  });

  // battle/tactics-board/water-gardens
  it('Water Gardens makes the opponent activate a Combat Unit in the next turn, if there is one', () => {
    const state = board(['water-gardens'], { players: { two: { passes: 2 } } });
    play(state, ['one', SANSA], ['one', 'water-gardens'], ['one', 'zone>two']);
    expect(battle.decision(state, 'two')).toMatchObject({ options: [{ id: 'two-1' }] });
    expect(refusedBy(state, 'two', 'two-ncu-1')).toBe('battle/tactics-board/water-gardens');
    expect(refusedBy(state, 'two', 'pass')).toBe('battle/round/must-activate');
    play(state, ['two', 'two-1'], ['two', 'forgo'], ['one', 'one-2'], ['one', 'forgo']);
    expect(battle.decision(state, 'two')).toMatchObject({
      options: [{ id: 'two-ncu-1' }, { id: 'two-ncu-2' }, { id: 'pass' }],
    });
  });

  // battle/tactics-board/water-gardens
  it('Water Gardens asks nothing of an opponent whose Combat Units have all activated', () => {
    const busy = { ...units, 'two-1': { ...units['two-1'], activated: true } };
    const state = board(['water-gardens'], { units: busy });
    play(state, ['one', SANSA], ['one', 'water-gardens'], ['one', 'zone>two']);
    expect(refusedBy(state, 'two', 'two-ncu-1')).toBeNull();
  });

  // battle/tactics-board/water-gardens-control
  it('Water Gardens hide the zones of opponents from Abilities and Tactics cards', () => {
    const held = (one: string | null) =>
      board(['water-gardens'], {
        ncus: {
          'one-ncu-1': { zone: 'combat' },
          'two-ncu-1': { zone: 'crown' },
          ...(one && { [SANSA]: { zone: one } }),
        },
      });
    expect(controls(held(null), 'two', 'crown')).toBe(true);
    expect(controls(held('water-gardens'), 'two', 'crown')).toBe(false);
    expect(controls(held('water-gardens'), 'one', 'combat')).toBe(true);
    expect(controls(held('water-gardens'), 'one', 'water-gardens')).toBe(true);
  });
});

describe('a borrowed effect', () => {
  const bribed = {
    units: { ...units, 'one-2': { at: [24, 10], attachments: [], wounds: 5 } },
    lasting: [{ ability: 'bribery', on: 'one-2', by: 'two', until: 'game', from: 'bribery' }],
  };
  const isBribed = (state: BattleState): boolean => lastingOn(state, 'one-2', 'bribery') !== null;

  // battle/ruling/borrowed-zone
  it('of Wealth in another zone does not count as being targeted by Wealth', () => {
    const { wealth } = SEASON_6.zones;
    if (wealth === undefined) throw new Error('no Wealth');
    makeUp({ zones: { 'iron-bank': { ...wealth, broughtBy: 'nobody' } } });
    for (const [zone, stays] of [['wealth', false] as const, ['iron-bank', true] as const]) {
      const state = board(['iron-bank'], bribed);
      play(state, ['one', SANSA], ['one', zone], ['one', 'zone>one-2']);
      expect(mustUnit(state, 'one-2').wounds).toBe(8);
      expect(isBribed(state)).toBe(stays);
    }
  });

  // battle/ruling/borrowed-zone
  it('of Wealth that an NCU puts in the place of another zone does not either', () => {
    const { wealth } = SEASON_6.zones;
    makeUp({
      abilities: {
        'repeating-the-words': {
          activates: null,
          insteadOfZone: {
            ways: () => [unitOption('one-2')],
            effects: [own('borrowed', ({ t, seat, way }) => wealth?.effect(t, seat, unitOption(way).on))],
          },
        },
      },
    });
    const state = board([], bribed);
    play(state, ['one', SANSA], ['one', 'crown'], ['one', 'repeating-the-words>one-2']);
    expect(mustUnit(state, 'one-2').wounds).toBe(8);
    expect(isBribed(state)).toBe(true);
  });
});
