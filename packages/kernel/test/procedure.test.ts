import { describe, expect, it } from 'vitest';
import { running, startAt } from '../src/index.ts';
import { book, miniGame } from './mini.ts';

const joust = book.procedure<{ rider: string }>('joust')({
  ride: () => {},
  judge: {
    ask: 'option',
    seat: (_, f) => f.rider,
    options: () => ['x'],
    then: (t) => t.finish([], 'mini/end/done'),
  },
});

describe('a procedure as it is written', () => {
  it('knows its first step, the step after each, and the name of each question', () => {
    expect(joust.first).toBe('ride');
    expect(joust.steps['ride']).toMatchObject({ ask: 'joust/ride', next: 'judge' });
    expect(joust.steps['judge']).toMatchObject({ ask: 'joust/judge', next: 'end' });
  });

  it('without steps ends at once', () => {
    expect(book.procedure('empty')({}).first).toBe('end');
  });

  it('has no step called end, which is the word for stopping', () => {
    expect(() => book.procedure('lost')({ end: () => {} })).toThrow('bug: lost: no step can be called end');
  });

  it('can be stood at any of its steps, for positions', () => {
    const frame = startAt(joust, 'judge', { rider: 'b' });
    expect(frame).toEqual({ procedure: 'joust', step: 'judge', rider: 'b' });
    const game = miniGame([joust], {
      position: (setup, _, flow) => {
        flow.stack = [frame];
        return { flow, seats: ['a', 'b'].slice(0, setup.players), log: [] };
      },
    });
    const state = game.fromPosition({ players: 2 }, 'seed', {}, null);
    expect(game.decision(state, 'b')?.ask).toBe('joust/judge');
  });

  it('cannot be stood at a step it does not have', () => {
    expect(() => startAt(joust, 'fall', { rider: 'b' })).toThrow('bug: no step joust/fall');
  });

  it('can hide parts of its frame from those who may not see them', () => {
    const secret = book.procedure<{ plan: string | null }>('secret')(
      { wait: { ask: 'option', seat: () => 'a', options: () => ['x'], then: () => 'wait' } },
      { view: (frame, viewer) => (viewer === 'a' ? frame : { ...frame, plan: null }) },
    );
    const main = book.procedure('main')({ run: (t) => t.run(secret, { plan: 'ambush' }) });
    const game = miniGame([main, secret]);
    const state = game.start({ players: 2 }, 'seed');
    expect(game.view(state, 'a').flow.stack.at(-1)).toMatchObject({ plan: 'ambush' });
    expect(game.view(state, 'b').flow.stack.at(-1)).toMatchObject({ plan: null });
    expect(game.view(state, null).flow.stack.at(-1)).toMatchObject({ plan: null });
    expect(state.flow.stack.at(-1)).toMatchObject({ plan: 'ambush' });
  });
});

describe('a running procedure', () => {
  const inner = book.procedure<{ depth: number }>('inner')({
    down: (t, f) => {
      if (f.depth < 3) t.run(inner, { depth: f.depth + 1 });
    },
    ask: {
      ask: 'option',
      seat: () => 'a',
      options: () => ['x'],
      then: (t) => t.finish([], 'mini/end/done'),
    },
  });
  const main = book.procedure('main')({ run: (t) => t.run(inner, { depth: 1 }) });
  const state = miniGame([main, inner, joust]).start({ players: 1 }, 'seed');

  it('is found with its own fields, the innermost first', () => {
    expect(running(state, inner)?.depth).toBe(3);
    expect(running(state, inner, 1)?.depth).toBe(2);
    expect(running(state, inner, 2)?.depth).toBe(1);
  });

  it('is the frame itself: what is changed there counts', () => {
    expect(running(state, inner)).toBe(state.flow.stack.at(-1));
  });

  it('is null where there is none', () => {
    expect(running(state, inner, 3)).toBeNull();
    expect(running(state, joust)).toBeNull();
  });
});
