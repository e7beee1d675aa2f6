// Sides of several seats, and more than two sides, in play. How such games are set up: set-up/multiplayer.test.ts.
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import { mayEverPass } from '../../src/round/passing.ts';
import { areFriends, changePlayer, seatsInOrder } from '../../src/sides/sides.ts';
import { controls } from '../../src/tactics/control.ts';
import { isEngaged } from '../../src/units/engaged.ts';
import { changeUnit, enemyUnits, friendlyUnits, mustUnit } from '../../src/units/units.ts';
import { targetOf } from '../../src/victory/victory.ts';
import { asked, play, tableOf } from '../support/table.ts';

interface Given {
  /** Whether one and two, and three and four, are engaged, and the Wounds of two and four. */
  readonly engaged?: boolean;
  readonly wounds?: number;
  /** Whether two has an NCU. */
  readonly ncu?: boolean;
  readonly dice?: Record<string, number[]>;
}

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };

/** One unit each: one and three are Starks in the west and east, two and four Lannisters opposite them. */
function table(sides: readonly (readonly string[])[], given: Given = {}): BattleState {
  const gone = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { destroyed: true }]));
  const state = tableOf(
    SETUP,
    {
      units: {
        'one-2': { at: [12, 20], attachments: [] },
        'two-1': {
          at: [12, given.engaged === true ? 24.8 : 30],
          facing: 180,
          attachments: [],
          wounds: given.wounds ?? 12,
          ordersUsed: ['lannister-supremacy'],
        },
        ...gone('one-1', 'one-3', 'one-4', 'two-2', 'two-3', 'two-4'),
      },
      players: { one: { discard: 'rest' }, two: { discard: 'rest' } },
      ncus: gone('one-ncu-1', 'one-ncu-2', 'two-ncu-2', ...(given.ncu === true ? [] : ['two-ncu-1'])),
    },
    given.dice,
  );
  const twins = { three: 'one', four: 'two' } as const;
  for (const [seat, twin] of Object.entries(twins)) {
    if (!sides.flat().includes(seat)) continue;
    const unit = state.units.find((candidate) => candidate.seat === twin && !candidate.destroyed);
    const player = state.players.find((candidate) => candidate.seat === twin);
    if (unit === undefined || unit.pose === null || player === undefined)
      throw new Error(`no twin of ${seat}`);
    state.units = [...state.units, { ...unit, id: `${seat}-1`, seat, pose: { ...unit.pose, x: 36_000 } }];
    state.players = [...state.players, { ...player, seat, hand: [] }];
  }
  state.seats = sides.flat().toSorted((a, b) => 'onetwothreefour'.indexOf(a) - 'onetwothreefour'.indexOf(b));
  state.sides = sides;
  state.victoryPoints = sides.map(() => 0);
  state.players = state.players.map((player) => ({
    ...player,
    side: sides.findIndex((seats) => seats.includes(player.seat)),
    passes: 0,
  }));
  return state;
}

const TEAMS = [
  ['one', 'three'],
  ['two', 'four'],
] as const;
const THREE = [['one'], ['two'], ['three']] as const;

const ids = (units: readonly { readonly id: string }[]): string[] => units.map(({ id }) => id);
const forgo = (state: BattleState, seat: string, unit: string): void =>
  play(state, [seat, unit], [unit.split('-')[0] ?? '', 'forgo']);

describe('a team', () => {
  // battle/team/friendly, battle/term/enemy, battle/term/friendly
  it('has all units of its players for friends and all others for enemies', () => {
    const state = table(TEAMS);
    expect(areFriends(state, 'one', 'three')).toBe(true);
    expect(areFriends(state, 'one', 'four')).toBe(false);
    expect(ids(friendlyUnits(state, 'three'))).toEqual(['one-2', 'three-1']);
    expect(ids(enemyUnits(state, 'three'))).toEqual(['two-1', 'four-1']);
    const beside = mustUnit(state, 'one-2').pose;
    if (beside === null) throw new Error('one-2 is gone');
    // two friends that touch are not engaged, two enemies are
    changeUnit(state, 'three-1', { pose: { ...beside, x: beside.x + 5_500 } });
    expect(isEngaged(state, mustUnit(state, 'one-2'))).toBe(false);
    changeUnit(state, 'four-1', { pose: { ...beside, y: beside.y + 4_800, facing: 18_000 } });
    expect(isEngaged(state, mustUnit(state, 'one-2'))).toBe(true);
  });

  // battle/team/friendly, battle/tactics-board/control
  it('controls the zones its players hold, together', () => {
    const state = table(TEAMS);
    state.ncus = [
      ...state.ncus,
      {
        id: 'three-ncu',
        seat: 'three',
        card: 'sansa-stark-little-bird',
        activated: true,
        destroyed: false,
        tokens: null,
      },
    ];
    state.zones = { ...state.zones, combat: 'three-ncu' };
    expect(['one', 'three', 'two'].map((seat) => controls(state, seat, 'combat'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  // battle/team/turn, battle/team/friendly
  it('activates one unit of any of its players, then it is the turn of the other team', () => {
    const state = table(TEAMS, { ncu: true });
    expect(battle.decision(state, 'one')).toMatchObject({ options: [{ id: 'one-2' }, { id: 'three-1' }] });
    play(state, ['one', 'three-1']);
    expect(asked(state)).toEqual({ three: 'activation/select-action' });
    expect(seatsInOrder(state)).toEqual(['three', 'one', 'two', 'four']);
    play(state, ['three', 'forgo']);
    expect(state.turn).toBe('two');
    expect(battle.decision(state, 'two')).toMatchObject({
      options: [{ id: 'two-1' }, { id: 'two-ncu-1' }, { id: 'four-1' }],
    });
    forgo(state, 'two', 'four-1');
    expect(battle.decision(state, 'one')).toMatchObject({ options: [{ id: 'one-2' }] });
  });

  // battle/team/first-player
  it('passes the First Player token on to the other team', () => {
    const state = table(TEAMS);
    forgo(state, 'one', 'one-2');
    forgo(state, 'two', 'two-1');
    forgo(state, 'three', 'three-1');
    forgo(state, 'four', 'four-1');
    expect(state).toMatchObject({ round: 2, firstSide: 1, turn: 'two' });
    forgo(state, 'two', 'two-1');
    expect(state.turn).toBe('one');
  });

  // battle/team/victory-points, battle/victory/end-of-round
  it('scores and wins together', () => {
    const state = table(TEAMS, {
      engaged: true,
      wounds: 1,
      dice: { attack: [4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1], defense: [1, 1, 1, 1, 1, 1, 1] },
    });
    // two armies of 30 points each
    expect(targetOf(state)).toBe(14);
    state.victoryPoints = [13, 13];
    changeUnit(state, 'one-2', { activated: true });
    changeUnit(state, 'four-1', { activated: true });
    play(state, ['one', 'three-1'], ['three', 'attack'], ['three', 'stay']);
    expect(mustUnit(state, 'four-1').destroyed).toBe(true);
    expect(state.victoryPoints).toEqual([14, 13]);
    play(state, ['three', { ...mustUnit(state, 'three-1').pose }]);
    play(state, ['two', 'two-1'], ['two', 'attack'], ['two', 'stay']);
    expect(state.flow.outcome).toEqual({ winners: ['one', 'three'], rule: 'battle/victory/end-of-round' });
  });

  // battle/team/own-deck
  it('has a deck and a hand for each player, that team mates do not see', () => {
    const state = table(TEAMS);
    changePlayer(state, 'one', { hand: ['hit-and-run'] });
    changePlayer(state, 'three', { hand: ['last-stand', 'lash-out'] });
    const seen = battle.view(state, 'one').players;
    expect(seen.map(({ hand }) => hand)).toEqual([['hit-and-run'], [], ['hidden', 'hidden'], []]);
  });

  // battle/pass/who
  it('is counted as a whole for the right to pass', () => {
    const state = table(TEAMS);
    expect(state.seats.map((seat) => mayEverPass(state, seat))).toEqual([false, false, false, false]);
    state.units = state.units.filter(({ id }) => id !== 'four-1');
    expect(state.seats.map((seat) => mayEverPass(state, seat))).toEqual([false, true, false, true]);
  });
});

describe('a free-for-all', () => {
  // battle/free-for-all/turn-order, battle/free-for-all/pass-token
  it('goes round from the First Player, and so does the token', () => {
    const state = table(THREE);
    const turns: (string | null)[] = [];
    for (let i = 0; i < 7; i++) {
      const [seat = ''] = battle.waiting(state);
      turns.push(seat);
      forgo(state, seat, seat === 'one' ? 'one-2' : `${seat}-1`);
    }
    expect(turns).toEqual(['one', 'two', 'three', 'two', 'three', 'one', 'three']);
  });

  // battle/free-for-all/elimination
  it('goes on without a player whose last Combat Unit is destroyed, until one is left', () => {
    const swords = [4, 4, 4, 4, 4, 4, 4];
    const state = table(THREE, {
      engaged: true,
      wounds: 1,
      ncu: true,
      dice: { attack: [...swords, ...swords], defense: [...swords.map(() => 1), ...swords.map(() => 1)] },
    });
    state.zones = { ...state.zones, crown: 'two-ncu-1' };
    const influence = {
      ability: 'highest-die-value',
      on: 'three-1',
      until: 'round',
      attached: false,
      tokens: 0,
    } as const;
    state.lasting = [{ ...influence, by: 'two', from: 'two-ncu-1' }];
    play(state, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay']);
    expect(state.victoryPoints).toEqual([1, 0, 0]);
    expect(state.flow.outcome).toBeNull();
    expect(state.ncus.find(({ id }) => id === 'two-ncu-1')?.destroyed).toBe(true);
    expect(state.zones['crown']).toBeNull();
    expect(state.lasting).toEqual([]);
    play(state, ['one', { x: 12_000, y: 20_000, facing: 0 }]);
    forgo(state, 'three', 'three-1');
    // the token passes over whoever is out
    expect(state).toMatchObject({ round: 2, firstSide: 2, turn: 'three' });
    forgo(state, 'three', 'three-1');
    changeUnit(state, 'three-1', { wounds: 1, pose: { x: 12_000, y: 24_800, facing: 18_000 } });
    play(state, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay']);
    expect(state.flow.outcome).toEqual({ winners: ['one'], rule: 'battle/victory/elimination' });
  });

  // battle/free-for-all/elimination
  it('asks nothing more of a player who is out, and gives nothing', () => {
    const state = table(THREE, {
      engaged: true,
      wounds: 1,
      dice: { attack: [4, 4, 4, 4, 4, 4, 4], defense: [1, 1, 1, 1, 1, 1, 1] },
    });
    changePlayer(state, 'two', { hand: ['hear-me-roar'], deck: ['bribery', 'counterplot'] });
    play(
      state,
      ['one', 'one-2'],
      ['one', 'attack'],
      ['one', 'stay'],
      ['one', { ...mustUnit(state, 'one-2').pose }],
    );
    forgo(state, 'three', 'three-1');
    expect(asked(state)).toEqual({ three: 'turn/activate-unit' });
    expect(state.round).toBe(2);
    expect(state.players.find(({ seat }) => seat === 'two')?.hand).toEqual(['hear-me-roar']);
  });
});
