import { describe, expect, it } from 'vitest';
import { KernelError } from '../src/index.ts';
import { book, miniGame, started } from './mini.ts';

const DONE = 'mini/end/done';

describe('a procedure', () => {
  it('runs its steps in the order in which they are written', () => {
    const steps = book.procedure('steps')({
      first: (t) => void t.state.log.push('first'),
      second: (t) => void t.state.log.push('second'),
      third: (t) => {
        t.state.log.push('third');
        t.finish(['a'], DONE);
      },
    });
    expect(started(1, steps).state.log).toEqual(['first', 'second', 'third']);
  });

  it('goes where a step says, or ends', () => {
    const inner = book.procedure<{ times: number }>('inner')({
      again: (t, f) => {
        t.state.log.push(f.times);
        f.times -= 1;
        return f.times > 0 ? 'again' : 'end';
      },
      never: (t) => void t.state.log.push('never'),
    });
    const outer = book.procedure('outer')({
      run: (t) => t.run(inner, { times: 3 }),
      after: (t) => t.finish([], DONE),
    });
    expect(started(1, outer, inner).state.log).toEqual([3, 2, 1]);
  });

  describe('that a step runs', () => {
    const speak = book.procedure<{ name: string }>('speak')({
      speak: (t, f) => void t.state.log.push(f.name),
    });
    const over = book.procedure('over')({ finish: (t) => t.finish([], DONE) });

    it('begins when the step is over, and the next step follows when it has ended', () => {
      const parent = book.procedure('parent')({
        run: (t) => {
          t.run(speak, { name: 'run' });
          t.state.log.push('the step itself');
        },
        after: (t) => {
          t.state.log.push('after');
          t.finish([], DONE);
        },
      });
      expect(started(1, parent, speak).state.log).toEqual(['the step itself', 'run', 'after']);
    });

    it('waits for those that the step ran before it, and for all that they run', () => {
      const family = book.procedure<{ name: string }>('family')({
        both: (t, f) => {
          t.run(speak, { name: `${f.name}, first child` });
          t.run(speak, { name: `${f.name}, second child` });
        },
        self: (t, f) => void t.state.log.push(f.name),
      });
      const parent = book.procedure('parent')({
        run: (t) => {
          t.run(family, { name: 'one' });
          t.run(speak, { name: 'two' });
          t.run(family, { name: 'three' });
        },
        after: (t) => t.run(over, {}),
      });
      expect(started(1, parent, family, speak, over).state.log).toEqual([
        'one, first child',
        'one, second child',
        'one',
        'two',
        'three, first child',
        'three, second child',
        'three',
      ]);
    });

    it('waits while one before it asks', () => {
      const ask = book.procedure('ask')({
        ask: {
          ask: 'option',
          seat: () => 'a',
          options: () => ['x'],
          then: (t, _, choice) => {
            t.run(speak, { name: choice });
            t.run(speak, { name: `${choice} again` });
          },
        },
      });
      const parent = book.procedure('parent')({
        run: (t) => {
          t.run(speak, { name: 'before' });
          t.run(ask, {});
          t.run(speak, { name: 'after' });
        },
        finish: (t) => t.run(over, {}),
      });
      const { game, state } = started(1, parent, ask, speak, over);
      expect(state.log).toEqual(['before']);
      game.apply(state, 'a', 'x');
      expect(state.log).toEqual(['before', 'x', 'x again', 'after']);
    });

    it('keeps its place among others when an answer was forced, or came from several', () => {
      const forced = book.procedure('forced')({
        ask: {
          ask: 'option',
          seat: () => 'a',
          options: () => ['x'],
          forced: 'is-taken',
          then: (t) => {
            t.run(speak, { name: 'forced, first' });
            t.run(speak, { name: 'forced, second' });
          },
        },
      });
      const secret = book.procedure<{ seats: string[] }>('secret')({
        ask: {
          ask: 'amount',
          seats: (_, f) => f.seats,
          range: () => [0, 1],
          thenAll: (t, f) => {
            t.run(speak, { name: `${f.seats.length} asked, first` });
            t.run(speak, { name: `${f.seats.length} asked, second` });
          },
        },
      });
      const parent = book.procedure('parent')({
        run: (t) => {
          t.run(forced, {});
          t.run(secret, { seats: [] });
          t.run(secret, { seats: ['a'] });
        },
        finish: (t) => t.run(over, {}),
      });
      const { game, state } = started(1, parent, forced, secret, speak, over);
      game.apply(state, 'a', 1);
      expect(state.log).toEqual([
        'forced, first',
        'forced, second',
        '0 asked, first',
        '0 asked, second',
        '1 asked, first',
        '1 asked, second',
      ]);
    });

    it('is known to the step that ran it', () => {
      const parent = book.procedure('parent')({
        run: (t) => {
          t.state.log.push(t.hasRun);
          t.run(speak, { name: 'run' });
          t.state.log.push(t.hasRun);
        },
        after: (t) => {
          t.state.log.push(t.hasRun);
          t.finish([], DONE);
        },
      });
      expect(started(1, parent, speak).state.log).toEqual([false, true, 'run', false]);
    });

    it('is not begun if the game ends before its turn', () => {
      const parent = book.procedure('parent')({
        run: (t) => {
          t.run(speak, { name: 'before' });
          t.run(over, {});
          t.run(speak, { name: 'too late' });
        },
      });
      const { state } = started(1, parent, speak, over);
      expect(state.log).toEqual(['before']);
      expect(state.flow.stack).toEqual([]);
    });
  });

  it('gives back a value to the step after the one that ran it', () => {
    const child = book.procedure('child')({ give: (t) => t.returns({ winner: 'a' }) });
    const parent = book.procedure('parent')({
      run: (t) => t.run(child, {}),
      after: (t) => {
        t.state.log.push(t.returned);
        t.finish([], DONE);
      },
    });
    expect(started(1, parent, child).state.log).toEqual([{ winner: 'a' }]);
  });

  it('can give back the answer to its question', () => {
    const child = book.procedure('child')({
      ask: {
        ask: 'option',
        seat: () => 'a',
        options: () => ['x'],
        then: (t, _, choice) => t.returns(choice),
      },
    });
    const parent = book.procedure('parent')({
      run: (t) => t.run(child, {}),
      after: (t) => {
        t.state.log.push(t.returned);
        t.finish([], DONE);
      },
    });
    const { game, state } = started(1, parent, child);
    game.apply(state, 'a', 'x');
    expect(state.log).toEqual(['x']);
    expect(state.flow.returned).toBeNull();
  });

  it('that gives back nothing does not leave the value of an earlier one behind', () => {
    const gives = book.procedure('gives')({ give: (t) => t.returns(5) });
    const silent = book.procedure('silent')({ nothing: () => {} });
    const parent = book.procedure('parent')({
      'run-the-first': (t) => t.run(gives, {}),
      'run-the-second': (t) => t.run(silent, {}),
      after: (t) => {
        t.state.log.push(t.returned);
        t.finish([], DONE);
      },
    });
    expect(started(1, parent, gives, silent).state.log).toEqual([null]);
  });

  it('that runs in circles is a bug that names the circle', () => {
    const circle = book.procedure('circle')({ round: () => 'round' });
    expect(() => started(1, circle)).toThrow('bug: endless: circle/round');
    const around = book.procedure('around')({
      run: (t) => t.run(circle, {}),
      after: (t) => t.finish([], DONE),
    });
    expect(() => started(1, around, circle)).toThrow('bug: endless: around/after > circle/round');
  });

  it('that ends the last of all without an outcome is a bug', () => {
    const nothing = book.procedure('nothing')({ step: () => {} });
    expect(() => started(1, nothing)).toThrow('bug: the last procedure ended without an outcome');
  });

  it('that goes to a step that is not there is a bug', () => {
    const lost = book.procedure('lost')({ step: () => 'nowhere' as 'end' });
    expect(() => started(1, lost)).toThrow('bug: no step lost/nowhere');
  });
});

describe('an outcome', () => {
  const main = book.procedure('main')({
    run: (t) => t.run(deep, {}),
    never: (t) => void t.state.log.push('never'),
  });
  const deep = book.procedure('deep')({
    win: (t) => {
      t.finish(['b'], DONE);
      t.state.log.push('the step is still finished');
    },
    never: (t) => void t.state.log.push('never'),
  });

  it('ends every procedure, however deep', () => {
    const { game, state } = started(2, main, deep);
    expect(game.outcome(state)).toEqual({ winners: ['b'], rule: DONE });
    expect(state.log).toEqual(['the step is still finished']);
    expect(state.flow).toMatchObject({ stack: [], waiting: [], answers: {}, returned: null });
  });

  it('is the end: every choice is refused (kernel/choice/game-over)', () => {
    const { game, state } = started(2, main, deep);
    expect(game.check(state, 'a', 'x')).toEqual({ rule: 'kernel/choice/game-over', facts: {} });
    expect(game.decision(state, 'a')).toBeNull();
    expect(game.withdraw(state, 'a')?.rule).toBe('kernel/undo/no-answer-pending');
  });
});

describe('a play', () => {
  it('counts as revealing when it rolls, picks, shuffles or shows something', () => {
    const act = book.procedure('act')({
      which: {
        ask: 'option',
        seat: () => 'a',
        options: () => ['nothing', 'roll', 'pick', 'shuffle', 'reveal'],
        then: (t, _, choice) => {
          if (choice === 'roll') t.roll('die', 1);
          if (choice === 'pick') t.pick('card', 3);
          if (choice === 'shuffle') t.shuffle('deck', [1, 2]);
          if (choice === 'reveal') t.reveal();
          return 'which';
        },
      },
    });
    const { game, state } = started(1, act);
    const revealed = (choice: string) => {
      const applied = game.apply(state, 'a', choice);
      return applied.ok && applied.revealed;
    };
    expect(revealed('nothing')).toBe(false);
    for (const choice of ['roll', 'pick', 'shuffle', 'reveal']) expect(revealed(choice)).toBe(true);
  });

  it('picks every number below the limit, and tells nobody', () => {
    const act = book.procedure('act')({
      which: {
        ask: 'option',
        seat: () => 'a',
        options: () => ['x'],
        then: (t) => {
          t.state.log.push(t.pick('card', 4));
          return 'which';
        },
      },
    });
    const { game, state } = started(1, act);
    for (let i = 0; i < 200; i++) expect(game.apply(state, 'a', 'x')).toMatchObject({ ok: true, events: [] });
    expect(new Set(state.log)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('hands its events out in the order in which things happened, each with its audience', () => {
    const act = book.procedure('act')({
      which: {
        ask: 'option',
        seat: () => 'a',
        options: () => ['x'],
        then: (t) => {
          t.emit({ type: 'for all' });
          t.emit({ type: 'for b' }, ['b']);
          t.emit({ type: 'for nobody' }, []);
          return 'which';
        },
      },
    });
    const { game, state } = started(2, act);
    expect(game.apply(state, 'a', 'x')).toMatchObject({
      events: [
        { to: null, event: { type: 'for all' } },
        { to: ['b'], event: { type: 'for b' } },
        { to: [], event: { type: 'for nobody' } },
      ],
    });
  });
});

describe('rules that cannot work', () => {
  const once = () => book.procedure('once')({ step: (t) => t.finish([], DONE) });

  it('are found when the game is made: two procedures of one name', () => {
    expect(() => miniGame([once(), once()])).toThrow('bug: two procedures are called once');
  });

  it('are found when the game is made: a main procedure that is not in the list', () => {
    expect(() => miniGame([once()], { main: once() })).toThrow(KernelError);
  });

  it('are found when the game is made: a check without a sample', () => {
    const picky = book.procedure('picky')({
      which: {
        ask: 'several',
        seat: () => 'a',
        options: () => ['x'],
        howMany: () => [0, 1],
        check: () => null,
        then: () => 'end',
      },
    });
    expect(() => miniGame([picky])).toThrow('bug: picky/which has a check but no sample');
  });
});
