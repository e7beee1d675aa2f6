import { describe, expect, it } from 'vitest';
import { seededRandom, type Json, type Procedure } from '../src/index.ts';
import { book, started } from './mini.ts';

const random = seededRandom('propose');

function samples(procedure: Procedure, count = 200): readonly Json[] {
  const { game, state } = started(1, procedure);
  return Array.from({ length: count }, () => {
    const choice = game.sample(state, 'a', random);
    expect(game.check(state, 'a', choice)).toBeNull();
    return choice;
  });
}

const different = (choices: readonly Json[]): string[] =>
  [...new Set(choices.map((choice) => JSON.stringify(choice)))].toSorted();

describe('a sample', () => {
  it('of options reaches every option', () => {
    const which = book.procedure('which')({
      one: { ask: 'option', seat: () => 'a', options: () => ['x', 'y', 'z'], then: () => 'end' },
    });
    expect(different(samples(which))).toEqual(['"x"', '"y"', '"z"']);
  });

  it('of an amount reaches both ends of the range', () => {
    const much = book.procedure('much')({
      amount: { ask: 'amount', seat: () => 'a', range: () => [-1, 2], then: () => 'end' },
    });
    expect(different(samples(much))).toEqual(['-1', '0', '1', '2']);
  });

  it('of several keeps to how many there must be, even if fewer are offered than allowed', () => {
    const which = book.procedure('which')({
      ones: {
        ask: 'several',
        seat: () => 'a',
        options: () => ['x', 'y', 'z'],
        howMany: () => [1, 9],
        then: () => 'end',
      },
    });
    const sizes = new Set(samples(which).map((choice) => (choice as readonly Json[]).length));
    expect(sizes).toEqual(new Set([1, 2, 3]));
  });

  it('of an assignment fills every slot and sometimes leaves out an optional one', () => {
    const where = book.procedure('where')({
      orders: {
        ask: 'assignment',
        seat: () => 'a',
        slots: () => [
          { id: 'one', values: ['x', 'y'], optional: false },
          { id: 'two', values: ['z'], optional: true },
        ],
        then: () => 'end',
      },
    });
    expect(different(samples(where))).toEqual([
      '{"one":"x","two":"z"}',
      '{"one":"x"}',
      '{"one":"y","two":"z"}',
      '{"one":"y"}',
    ]);
  });

  it('of an assignment leaves out an optional slot for which there is nothing', () => {
    const where = book.procedure('where')({
      orders: {
        ask: 'assignment',
        seat: () => 'a',
        slots: () => [{ id: 'one', values: [], optional: true }],
        then: () => 'end',
      },
    });
    expect(different(samples(where))).toEqual(['{}']);
  });

  it('of a pose is the one the question gives, and nothing beside it', () => {
    const place = book.procedure('place')({
      tray: {
        ask: 'pose',
        seat: () => 'a',
        piece: () => 'tray',
        check: () => null,
        sample: () => ({ x: 1, y: 2, facing: 3, spare: true }),
        then: () => 'end',
      },
    });
    expect(different(samples(place))).toEqual(['{"x":1,"y":2,"facing":3}']);
  });

  it('where nothing is offered is a dead end, which is a bug', () => {
    const stuck = book.procedure('stuck')({
      here: { ask: 'option', seat: () => 'a', options: () => [], then: () => 'end' },
    });
    const { game, state } = started(1, stuck);
    expect(() => game.sample(state, 'a', random)).toThrow('dead end: stuck/here offers a nothing');
  });

  it('for a seat that is not asked is a bug', () => {
    const which = book.procedure('which')({
      one: { ask: 'option', seat: () => 'a', options: () => ['x'], then: () => 'end' },
    });
    const { game, state } = started(2, which);
    expect(() => game.sample(state, 'b', random)).toThrow('b is not asked');
    expect([...game.propose(state, 'b', random)]).toEqual([]);
  });
});

describe('proposals', () => {
  it('begin with what the question suggests and go on with all that is legal', () => {
    const which = book.procedure('which')({
      one: {
        ask: 'option',
        seat: () => 'a',
        options: () => ['x', 'y', 'z'],
        suggest: () => ['z'],
        then: () => 'end',
      },
    });
    const { game, state } = started(1, which);
    expect([...game.propose(state, 'a', random)]).toEqual(['z', 'x', 'y', 'z']);
  });

  it('of an amount count through the range', () => {
    const much = book.procedure('much')({
      amount: { ask: 'amount', seat: () => 'a', range: () => [2, 5], then: () => 'end' },
    });
    const { game, state } = started(1, much);
    expect([...game.propose(state, 'a', random)]).toEqual([2, 3, 4, 5]);
  });

  it('of what cannot be listed never end', () => {
    const which = book.procedure('which')({
      ones: {
        ask: 'several',
        seat: () => 'a',
        options: () => ['x', 'y'],
        howMany: () => [0, 2],
        then: () => 'end',
      },
    });
    const { game, state } = started(1, which);
    let count = 0;
    for (const choice of game.propose(state, 'a', random)) {
      expect(game.check(state, 'a', choice)).toBeNull();
      count += 1;
      if (count === 500) break;
    }
    expect(count).toBe(500);
  });
});
