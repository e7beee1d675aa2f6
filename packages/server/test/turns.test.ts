import { describe, expect, it } from 'vitest';
import { ONE_BY_ONE, Turns } from '../src/turns.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Turns in which every move takes three milliseconds, and what happened in which order. */
function world(slice?: number) {
  const happened: string[] = [];
  let time = 0;
  const turns = new Turns(() => time, undefined, slice);
  const move = (name: string): void => {
    time += 3;
    happened.push(name);
  };
  return { happened, turns, move };
}

describe('computer players at many tables', () => {
  it('let others be heard after a few milliseconds', async () => {
    const { happened, turns, move } = world();
    for (const name of ['a', 'b', 'c', 'd', 'e']) turns.enter(() => move(name));
    for (let i = 0; i < 3; i++) {
      await nextTurn();
      happened.push('a person');
    }
    expect(happened.join(' ')).toBe('a b a person c d a person e a person');
  });

  it('take turns, however often one of them wants to move', async () => {
    const { happened, turns, move } = world();
    const again = (name: string, left: number): void => {
      turns.enter(() => {
        move(name);
        if (left > 1) again(name, left - 1);
      });
    };
    again('a', 3);
    again('b', 2);
    again('c', 1);
    while (turns.waiting > 0) await nextTurn();
    expect(happened.join('')).toBe('abcaba');
  });

  it('let others be heard after each of them where they go one by one', async () => {
    const { happened, turns, move } = world(ONE_BY_ONE);
    for (const name of ['a', 'b', 'c']) turns.enter(() => move(name));
    for (let i = 0; i < 3; i++) {
      await nextTurn();
      happened.push('a person');
    }
    expect(happened.join(' ')).toBe('a a person b a person c a person');
  });

  it('are not let play what was called off', async () => {
    const { happened, turns, move } = world();
    const callOff = turns.enter(() => move('a'));
    turns.enter(() => move('b'));
    callOff();
    await nextTurn();
    expect([happened, turns.waiting]).toEqual([['b'], 0]);
  });
});
