// What is remembered of the turn and the round.
import { describe, expect, it } from 'vitest';
import { hashed } from '../../src/hashed.ts';
import { beganEngaged, firstEnemyTurn, hasActed } from '../../src/effects/memory.ts';
import { answer, isFriend, moment, own } from '../../src/effects/words.ts';
import { attackersOf, inFigures, inNames } from '../../src/round/memory.ts';
import { battle } from '../../src/index.ts';
import { makeUp } from '../support/editions.ts';
import { asked, play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };
const MISSES = [1, 1, 1, 1, 1, 1, 1];
const place = (x: number, y: number, facing = 0) => ({ x: x * 1000, y: y * 1000, facing });

const card = (...responses: ReturnType<typeof answer>[]) => ({
  name: 'x',
  faction: 'stark' as const,
  commander: null,
  responses,
});

function table(y: number, dice: Record<string, number[]>) {
  return tableOf(
    SETUP,
    {
      ncus: Object.fromEntries(
        ['one-ncu-1', 'one-ncu-2', 'two-ncu-1', 'two-ncu-2'].map((id) => [id, { destroyed: true }]),
      ),
      units: {
        'one-2': { at: [24, y], ...quiet },
        'two-1': { at: [24, 24.8], facing: 180, ...quiet },
        'two-2': { at: [6, 44], facing: 180, ...quiet },
      },
      players: { one: { hand: ['of-one'], discard: 'rest' } },
    },
    dice,
  );
}

// battle/round/memory
describe('who was Engaged when the turn began', () => {
  it('is known when it attacks, and a charger was not', () => {
    const seen: string[] = [];
    makeUp({
      tactics: {
        'of-one': card(
          answer(
            moment('attack-before-dice', isFriend('unit'), beganEngaged),
            own('made-up', () => void seen.push('began engaged')),
          ),
        ),
      },
    });
    const engaged = table(20, { attack: MISSES });
    play(engaged, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay'], ['one', 'card|of-one|0|yes']);
    expect(seen).toEqual(['began engaged']);
    expect(inNames(engaged)).toMatchObject({ attacks: [['one-2', 'two-1']], acted: ['one-2'] });
    expect(attackersOf(engaged, 'two-1')).toEqual(['one-2']);
    const charger = table(16, { charge: [6], attack: MISSES });
    play(charger, ['one', 'one-2'], ['one', 'charge'], ['one', 'two-1|front'], ['one', place(24, 16)]);
    play(charger, ['one', 'align-1']);
    expect(asked(charger)).toEqual({ one: 're-rolls/choose-dice' });
  });
});

describe('a memory', () => {
  const names = {
    engaged: [['one-2', 'two-1']],
    attacks: [['two-2', 'one-2']],
    acted: ['two-1', 'one-2'],
    turns: ['two', 'one', 'two'],
  } as const;

  it('has figures in a state, and names in positions, expectations and hashes', () => {
    const s = tableOf(SETUP, {});
    const [one, two] = ['one-2', 'two-1'].map((unit) => s.units.findIndex(({ id }) => id === unit));
    s.memory = inFigures(s, names);
    expect(s.memory).toStrictEqual({ ...names, acted: [two, one], turns: [1, 0, 1] });
    expect(inNames(s)).toStrictEqual(names);
    expect(hashed(s)).toMatchObject({ memory: names });
    expect(battle.inspect(s)).toMatchObject({ memory: names, players: { one: { aside: [] } } });
  });
});

describe('turns and Actions of the round', () => {
  it('are counted until it ends', () => {
    const seen: string[] = [];
    makeUp({
      tactics: {
        'of-one': card(
          answer(
            moment('turn-starts', firstEnemyTurn),
            own('made-up', () => void seen.push('first')),
          ),
          answer(
            moment('unit-activates', hasActed),
            own('made-up', () => void seen.push('acted')),
          ),
        ),
      },
    });
    const state = table(10, {});
    play(state, ['one', 'one-2'], ['one', 'maneuver'], ['one', place(24, 12)]);
    expect(inNames(state)).toMatchObject({ acted: ['one-2'], turns: ['one', 'two'] });
    expect(asked(state)).toEqual({ one: 'occasion/declare' });
    play(state, ['one', 'pass'], ['two', 'two-2'], ['two', 'forgo']);
    expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
    play(state, ['two', 'two-1'], ['two', 'forgo']);
    expect(state.memory).toEqual({ engaged: [], attacks: [], acted: [], turns: [] });
  });
});
