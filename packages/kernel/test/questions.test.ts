import { describe, expect, it } from 'vitest';
import { book, started } from './mini.ts';

const DONE = 'mini/end/done';

describe('a question to one seat', () => {
  it('waits, and goes on with the answer', () => {
    const ask = book.procedure('ask')({
      which: {
        ask: 'option',
        seat: () => 'b',
        options: () => ['x', 'y'],
        then: (t, _, choice, seat) => void t.state.log.push(`${seat}: ${choice}`),
      },
      'and-then': { ask: 'option', seat: () => 'a', options: () => ['z'], then: () => 'which' },
    });
    const { game, state } = started(2, ask);
    expect(game.waiting(state)).toEqual(['b']);
    expect(game.apply(state, 'b', 'y')).toEqual({ ok: true, events: [], revealed: false });
    expect(state.log).toEqual(['b: y']);
  });

  it('that is for nobody is passed over', () => {
    const ask = book.procedure('ask')({
      which: {
        ask: 'option',
        seat: () => null,
        options: () => ['x'],
        then: (t) => void t.state.log.push('asked'),
      },
      after: (t) => t.finish([], DONE),
    });
    expect(started(1, ask).state.log).toEqual([]);
  });

  it('with one option left is answered by itself if it says so, and otherwise asked', () => {
    const options = (count: number) => ['x', 'y', 'z'].slice(0, count);
    const ask = (count: number) =>
      book.procedure('ask')({
        forced: {
          ask: 'option',
          seat: () => 'a',
          options: () => options(count),
          forced: 'is-taken',
          then: (t, _, choice) => void t.state.log.push(choice),
        },
        open: { ask: 'option', seat: () => 'a', options: () => ['x'], then: (t) => t.finish([], DONE) },
      });
    const one = started(1, ask(1));
    expect(one.state.log).toEqual(['x']);
    expect(one.game.decision(one.state, 'a')?.ask).toBe('ask/open');
    const two = started(1, ask(2));
    expect(two.game.decision(two.state, 'a')?.ask).toBe('ask/forced');
  });
});

describe('a question to several seats', () => {
  const bids = book.procedure('bids')({
    bid: {
      ask: 'amount',
      seats: (s) => s.seats,
      range: (_, __, seat) => [0, seat === 'c' ? 3 : 10],
      thenAll: (t, _, answers) => {
        t.state.log.push(answers);
        t.finish([], DONE);
      },
    },
  });

  it('waits for all of them, and each may answer at any time', () => {
    const { game, state } = started(3, bids);
    expect(game.waiting(state)).toEqual(['a', 'b', 'c']);
    game.apply(state, 'b', 7);
    expect(game.waiting(state)).toEqual(['a', 'c']);
    expect(state.log).toEqual([]);
  });

  it('has no second answer from one who has answered', () => {
    const { game, state } = started(3, bids);
    game.apply(state, 'b', 7);
    expect(game.check(state, 'b', 1)).toEqual({
      rule: 'kernel/choice/not-asked',
      facts: { seat: 'b', waiting: ['a', 'c'] },
    });
  });

  it('gives the answers in the order of the question, whoever was first', () => {
    for (const order of ['abc', 'cba', 'bac']) {
      const { game, state } = started(3, bids);
      for (const seat of order) game.apply(state, seat, seat.charCodeAt(0) - 96);
      expect(JSON.stringify(state.log)).toBe('[{"a":1,"b":2,"c":3}]');
    }
  });

  it('reveals only with the last answer', () => {
    const { game, state } = started(2, bids);
    expect(game.apply(state, 'b', 2)).toMatchObject({ ok: true, revealed: false });
    expect(game.apply(state, 'a', 1)).toMatchObject({ ok: true, revealed: true });
  });

  it('hides the answers given from all but those who gave them', () => {
    const { game, state } = started(3, bids);
    game.apply(state, 'b', 7);
    expect(game.view(state, 'b').flow.answers).toEqual({ b: 7 });
    expect(game.view(state, 'a').flow.answers).toEqual({ b: null });
    expect(game.view(state, null).flow.answers).toEqual({ b: null });
  });

  it('that is for nobody goes on with no answers', () => {
    const none = book.procedure('none')({
      bid: {
        ask: 'amount',
        seats: () => [],
        range: () => [0, 1],
        thenAll: (t, _, answers) => void t.state.log.push(answers),
      },
      after: (t) => {
        t.state.log.push('after');
        t.finish([], DONE);
      },
    });
    expect(started(2, none).state.log).toEqual([{}, 'after']);
  });

  it('can have an answer taken back while others think, and asks again in its order', () => {
    const { game, state } = started(3, bids);
    game.apply(state, 'a', 1);
    game.apply(state, 'b', 2);
    expect(game.withdraw(state, 'a')).toBeNull();
    expect(game.waiting(state)).toEqual(['a', 'c']);
    expect(state.flow.answers).toEqual({ b: 2 });
    expect(game.withdraw(state, 'a')).toEqual({
      rule: 'kernel/undo/no-answer-pending',
      facts: { seat: 'a' },
    });
    expect(game.withdraw(state, '__proto__')?.rule).toBe('kernel/undo/no-answer-pending');
  });
});
