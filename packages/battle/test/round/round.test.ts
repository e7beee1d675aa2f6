// Moments of the round for which the starter armies have no card, with cards made up for tests.
import { describe, expect, it } from 'vitest';
import { become, removeCondition } from '../../src/units/conditions.ts';
import type { TacticsCard } from '../../src/cards/card.ts';
import { moment, answer, own } from '../../src/effects/words.ts';
import { battle, type BattleState } from '../../src/index.ts';
import type { T } from '../../src/rules.ts';
import type { Trigger } from '../../src/timing/triggers.ts';
import { march, startMarch } from '../../src/actions/march.ts';
import { mustUnit } from '../../src/units/units.ts';
import { wound } from '../../src/units/wounds.ts';
import { makeUp } from '../support/editions.ts';
import { asked, play, refusedBy, tableOf } from '../support/table.ts';
import type { Faction } from '../../src/cards/factions.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };
const noTyrion = { 'two-ncu-1': { destroyed: true } };

function lendCard(id: string, faction: Faction, trigger: Trigger, effect: (t: T) => void): void {
  const card: TacticsCard = {
    name: id,
    faction,
    commander: null,
    responses: [
      answer(
        moment(trigger),
        own('made-up', ({ t }) => effect(t)),
      ),
    ],
  };
  makeUp({ tactics: { [id]: card } });
}

const hands = { one: { hand: ['of-one'], discard: 'rest' }, two: { hand: ['of-two'], discard: 'rest' } };

describe('the end of a turn', () => {
  // battle/round/end-of-turn, battle/round/turn-order
  it('gives every player one more chance, the player whose turn it is first', () => {
    const said: string[] = [];
    lendCard('of-one', 'stark', 'turn-ends', () => void said.push('one'));
    lendCard('of-two', 'lannister', 'turn-ends', () => void said.push('two'));
    const state = tableOf(SETUP, {
      turn: 'two',
      ncus: noTyrion,
      units: { 'one-2': { at: [24, 10], ...quiet }, 'two-1': { at: [24, 40], facing: 180, ...quiet } },
      players: hands,
    });
    play(state, ['two', 'two-1'], ['two', 'forgo']);
    expect(state.turn).toBe('two');
    expect(asked(state)).toEqual({ two: 'occasion/declare' });
    play(state, ['two', 'card|of-two|0|yes']);
    expect(asked(state)).toEqual({ one: 'occasion/declare' });
    expect(state.turn).toBe('two');
    play(state, ['one', 'card|of-one|0|yes']);
    expect(said).toEqual(['two', 'one']);
    expect(state.turn).toBe('one');
  });
});

describe('the end of a round', () => {
  // battle/clean-up/end-of-round-effects, battle/clean-up/order, battle/timing/active-player-first
  it('has its effects before points are scored, those of the First Player first', () => {
    lendCard('of-one', 'stark', 'round-ends', () => {});
    lendCard('of-two', 'lannister', 'round-ends', (t) => wound(t, 'one-2', 12, 'two', null));
    const state = tableOf(SETUP, {
      begin: 'clean-up',
      round: 2,
      firstPlayer: 'one',
      ncus: noTyrion,
      units: {
        'one-2': { at: [24, 24], ...quiet },
        'one-3': { at: [8, 8], ...quiet },
        'two-1': { at: [24, 40], facing: 180, ...quiet },
      },
      objectives: [{ claimedBy: 'one-2' }],
      players: hands,
    });
    expect(asked(state)).toEqual({ one: 'occasion/declare' });
    play(state, ['one', 'pass']);
    expect(asked(state)).toEqual({ two: 'occasion/declare' });
    play(state, ['two', 'card|of-two|0|yes']);
    // the unit that held the token is gone before it scores
    expect(mustUnit(state, 'one-2').destroyed).toBe(true);
    expect(state.victoryPoints).toEqual([0, 1]);
  });
});

function inMelee(): BattleState {
  return tableOf(SETUP, {
    ncus: noTyrion,
    units: { 'one-2': { at: [24, 20], ...quiet }, 'two-1': { at: [24, 24.8], facing: 180, ...quiet } },
  });
}

describe('an engaged unit', () => {
  // battle/idleness/special-action, battle/idleness/engaged-must-act
  it('may take a special Action that some effect offers, in place of Attack or Retreat', () => {
    const acted: string[] = [];
    makeUp({
      modes: {
        'a-game-of-thrones': {
          actions: () => ['pray'],
          act: (_, unit) => void acted.push(unit.id),
        },
      },
    });
    const state = inMelee();
    play(state, ['one', 'one-2']);
    expect(battle.decision(state, 'one')).toMatchObject({
      options: [{ id: 'attack' }, { id: 'retreat' }, { id: 'pray' }],
    });
    expect(refusedBy(state, 'one', 'forgo')).toBe('battle/idleness/engaged-must-act');
    play(state, ['one', 'pray']);
    expect(acted).toEqual(['one-2']);
    expect(mustUnit(state, 'one-2').activated).toBe(true);
    expect(state.turn).toBe('two');
  });

  // battle/melee/needs-attack
  it('needs a Melee Attack on its card to attack in melee', () => {
    const bow = { name: 'Bow', kind: 'long', toHit: 4, dice: [6, 5, 4] } as const;
    makeUp({ units: { 'stark-sworn-swords': { attacks: [bow] } } });
    const state = inMelee();
    play(state, ['one', 'one-2']);
    expect(refusedBy(state, 'one', 'attack')).toBe('battle/melee/needs-attack');
    expect(refusedBy(state, 'one', 'retreat')).toBeNull();
  });
});

describe('a free March', () => {
  // battle/action/free, battle/mode-a-dance-with-dragons/no-march
  it.each([
    ['moves a unit that may march', null, 'march/move'],
    [
      'does nothing for a unit that carries an Objective in A Dance with Dragons',
      'one-2',
      'turn/activate-unit',
    ],
  ])('%s', (_, carriedBy, next) => {
    lendCard('of-one', 'stark', 'turn-starts', (t) =>
      t.run(march, startMarch(t.state, mustUnit(t.state, 'one-2'))),
    );
    const state = tableOf(
      { ...SETUP, mode: 'a-dance-with-dragons' },
      {
        ncus: noTyrion,
        units: { 'one-2': { at: [24, 10], ...quiet }, 'two-1': { at: [24, 40], facing: 180, ...quiet } },
        objectives: [{ at: [24, 10], carriedBy }],
        players: { one: hands.one },
      },
    );
    play(state, ['one', 'card|of-one|0|yes']);
    expect(asked(state)).toEqual({ one: next });
  });
});

describe('a Condition token', () => {
  // battle/condition/replaced-by-present, battle/condition/one-of-each
  it.each([
    ['of a type the unit has already is just removed', ['weakened', 'panicked'], ['panicked']],
    ['of another type takes its place', ['weakened'], ['panicked']],
  ] as const)('replaced by one %s', (_, before, after) => {
    lendCard('of-one', 'stark', 'turn-starts', (t) => {
      removeCondition(t, 'two-1', 'weakened');
      become(t, 'two-1', 'panicked');
    });
    const state = tableOf(SETUP, {
      ncus: noTyrion,
      units: {
        'one-2': { at: [24, 10], ...quiet },
        'two-1': { at: [24, 40], facing: 180, conditions: before, ...quiet },
      },
      players: { one: hands.one },
    });
    play(state, ['one', 'card|of-one|0|yes']);
    expect(mustUnit(state, 'two-1').conditions).toEqual(after);
  });
});
