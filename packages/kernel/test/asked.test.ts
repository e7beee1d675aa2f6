import { describe, expect, it } from 'vitest';
import { idOn, idsOn, refuse, seededRandom, type Json, type Option, type Thing } from '../src/index.ts';
import { book, started, type MiniState } from './mini.ts';

/** A question whose options follow from the log; every look at them is counted. */
function counting() {
  const looks: string[] = [];
  const options = (s: MiniState, _: object, seat: string) => {
    looks.push(seat);
    return [`${seat}${s.log.length}`, 'stop'];
  };
  const one = book.procedure('one')({
    which: {
      ask: 'option',
      seat: (s) => s.seats[0] ?? null,
      options,
      then: (t, _, choice) => {
        t.state.log.push(choice);
        return choice === 'stop' ? 'all' : 'which';
      },
    },
    all: { ask: 'option', seats: (s) => s.seats, options, thenAll: () => 'all' },
  });
  return { looks, ...started(3, one) };
}

describe('what a question offers', () => {
  it('is listed once while the question is open, however often it is looked at', () => {
    const { game, state, looks } = counting();
    looks.length = 0;
    game.decision(state, 'a');
    game.check(state, 'a', 'a0');
    game.sample(state, 'a', seededRandom('x'));
    game.apply(state, 'a', 'a0');
    expect(looks).toEqual(['a']);
  });

  it('is listed anew for the next question, even of the same step', () => {
    const { game, state } = counting();
    for (let i = 0; i < 3; i++) {
      expect(game.decision(state, 'a')).toMatchObject({ options: [{ id: `a${i}` }, { id: 'stop' }] });
      expect(game.check(state, 'a', `a${i + 1}`)?.rule).toBe('kernel/choice/not-offered');
      game.apply(state, 'a', `a${i}`);
    }
  });

  it('is listed for each seat and each state on its own', () => {
    const { game, state } = counting();
    game.apply(state, 'a', 'stop');
    expect(game.decision(state, 'a')).toMatchObject({ options: [{ id: 'a1' }, { id: 'stop' }] });
    expect(game.decision(state, 'b')).toMatchObject({ options: [{ id: 'b1' }, { id: 'stop' }] });
    const other = game.copy(state);
    other.log.push('more');
    expect(game.decision(other, 'a')).toMatchObject({ options: [{ id: 'a2' }, { id: 'stop' }] });
    expect(game.check(state, 'a', 'a2')?.rule).toBe('kernel/choice/not-offered');
    expect(game.check(other, 'a', 'a2')).toBeNull();
  });

  it('is offered again to a seat that withdrew its answer', () => {
    const { game, state } = counting();
    game.apply(state, 'a', 'stop');
    game.apply(state, 'a', 'a1');
    game.withdraw(state, 'a');
    expect(game.check(state, 'a', 'a1')).toBeNull();
    expect(game.apply(state, 'a', 'stop').ok).toBe(true);
  });
});

describe('what an option is about', () => {
  const pyke: Option = {
    id: 'go-to-pyke',
    on: [{ kind: 'area', id: 'pyke' }],
    say: { key: 'option.go', facts: { area: 'pyke' } },
  };
  const heard: (readonly Thing[])[] = [];
  const going = book.procedure('going')({
    where: {
      ask: 'option',
      seat: () => 'a',
      options: () => [pyke, 'stay'],
      then: (_, __, ___, ____, on) => {
        heard.push(on);
        return 'only';
      },
    },
    only: {
      ask: 'option',
      seat: () => 'a',
      options: () => [pyke],
      forced: 'is-taken',
      then: (_, __, ___, ____, on) => {
        heard.push(on);
        return 'where';
      },
    },
  });

  it('stands in the decision beside its id; a bare id is an answer in words', () => {
    const { game, state } = started(1, going);
    const stay = { id: 'stay', on: [], say: { key: 'option.stay', facts: {} } };
    expect(game.decision(state, 'a')).toMatchObject({ options: [pyke, stay] });
  });

  it('comes back with the choice, also with one that is taken without asking', () => {
    const { game, state } = started(1, going);
    game.apply(state, 'a', 'go-to-pyke');
    game.apply(state, 'a', 'stay');
    expect(heard).toEqual([pyke.on, pyke.on, [], pyke.on]);
  });

  it('is found by its kind', () => {
    const on = [...pyke.on, { kind: 'area', id: 'oldtown' }, { kind: 'unit', id: 'knight' }];
    expect([idOn(on, 'area'), idOn(on, 'unit'), idOn(on, 'card')]).toEqual(['pyke', 'knight', null]);
    expect(idsOn(on, 'area')).toEqual(['pyke', 'oldtown']);
  });
});

describe('why something is not offered', () => {
  const asking = book.procedure('asking')({
    orders: {
      ask: 'assignment',
      seat: () => 'a',
      slots: () => [
        { id: 'pyke', values: ['raid'], optional: false },
        { id: 'oldtown', values: ['raid'], optional: true },
      ],
      whyNot: (_, __, ___, orders) =>
        orders['pyke'] === 'march' ? refuse('mini/orders/no-march', { at: 'pyke' }) : null,
      check: (_, __, ___, orders) => ('oldtown' in orders ? refuse('mini/orders/one-raid') : null),
      sample: () => ({ pyke: 'raid' }),
      then: () => 'which',
    },
    which: {
      ask: 'option',
      seat: () => 'a',
      options: () => ['x'],
      whyNot: (_, __, ___, choice) => refuse('mini/which/because', { choice }),
      then: () => 'orders',
    },
  });
  const { game, state } = started(1, asking);

  it.each([
    [{ pyke: 'march' }, 'mini/orders/no-march'],
    [{ pyke: 'march', nowhere: 'raid' }, 'mini/orders/no-march'],
    [{ pyke: 'defend' }, 'kernel/choice/not-offered'],
    [{ pyke: 'raid', nowhere: 'raid' }, 'kernel/choice/unknown-slot'],
    [{}, 'kernel/choice/slot-missing'],
    [{ pyke: 'raid', oldtown: 'raid' }, 'mini/orders/one-raid'],
    [{ pyke: 'march', oldtown: 7 }, 'kernel/choice/not-offered'],
    [{ pyke: ['march'] }, 'kernel/choice/shape'],
    [['march'], 'kernel/choice/shape'],
    [null, 'kernel/choice/shape'],
  ] as readonly (readonly [Json, string])[])('the game says of %j: %s', (choice, rule) => {
    expect(game.check(state, 'a', choice)?.rule).toBe(rule);
  });

  it('the game need not say of ids that are longer than any', () => {
    const later = game.copy(state);
    game.apply(later, 'a', { pyke: 'raid' });
    expect(game.check(later, 'a', 'y'.repeat(200))?.rule).toBe('mini/which/because');
    expect(game.check(later, 'a', 'y'.repeat(201))?.rule).toBe('kernel/choice/not-offered');
  });
});
