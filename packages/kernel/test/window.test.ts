import { describe, expect, it } from 'vitest';
import { PASS, windowOf, type Procedure, type WindowFields } from '../src/index.ts';
import { tourney, type TourneyState } from '../src/sample/index.ts';
import { book, started, type MiniState } from './mini.ts';

const DONE = 'mini/end/done';

/** A game that opens one window for these seats and ends. */
function withWindow(window: Procedure<WindowFields>, seats: readonly string[]) {
  const main = book.procedure('main')({
    open: (t) => t.run(window, { seats: seats.slice(), at: 0, made: 0 }),
    after: (t) => t.finish([], DONE),
  });
  return started(4, main, window);
}

const windowFor = (
  responses: 'one' | 'many',
  mayRespond: (s: MiniState, seat: string) => boolean = () => true,
) =>
  windowOf(book, 'window', {
    responses,
    mayRespond: (s, _, seat) => mayRespond(s, seat),
    options: () => ['shout', 'whisper'],
    respond: (t, f, option, seat) => void t.state.log.push(`${seat} ${option} ${f.made}`),
  });

/** Plays these answers, and says who was asked each time. */
function play({ game, state }: ReturnType<typeof withWindow>, answers: readonly string[]): string {
  return answers
    .map((answer) => {
      const [seat = 'nobody'] = game.waiting(state);
      const applied = game.apply(state, seat, answer);
      expect(applied.ok).toBe(true);
      return seat;
    })
    .concat(game.waiting(state))
    .join('');
}

describe('a window', () => {
  it('asks the seats in the order given, the active player first', () => {
    const table = withWindow(windowFor('one'), ['c', 'd', 'a', 'b']);
    expect(play(table, [PASS, PASS, PASS, PASS])).toBe('cdab');
    expect(table.game.outcome(table.state)?.rule).toBe(DONE);
  });

  it('offers what the seat can respond with, and passing last', () => {
    const { game, state } = withWindow(windowFor('one'), ['a']);
    expect(game.decision(state, 'a')).toMatchObject({
      kind: 'option',
      ask: 'window/respond',
      options: ['shout', 'whisper', 'pass'],
    });
  });

  it('asks a seat that holds nothing useful all the same, or its silence would tell', () => {
    const useless = windowOf(book, 'window', {
      responses: 'one',
      mayRespond: () => true,
      options: () => [],
      respond: () => {},
    });
    const { game, state } = withWindow(useless, ['a']);
    expect(game.decision(state, 'a')).toMatchObject({ options: ['pass'] });
  });

  it('leaves out a seat of which everyone can see that it cannot respond', () => {
    const table = withWindow(
      windowFor('one', (_, seat) => seat !== 'b'),
      ['a', 'b', 'c'],
    );
    expect(play(table, [PASS, PASS])).toBe('ac');
  });

  it('for nobody is over at once', () => {
    const { game, state } = withWindow(windowFor('many'), []);
    expect(game.outcome(state)?.rule).toBe(DONE);
  });

  it('in which nobody may respond is over at once', () => {
    const { game, state } = withWindow(
      windowFor('many', () => false),
      ['a', 'b'],
    );
    expect(game.outcome(state)?.rule).toBe(DONE);
  });
});

describe('a window for one response each', () => {
  it('asks each seat once, whether it responds or passes', () => {
    const table = withWindow(windowFor('one'), ['a', 'b', 'c']);
    expect(play(table, ['shout', PASS, 'whisper'])).toBe('abc');
    expect(table.state.log).toEqual(['a shout 1', 'c whisper 2']);
  });
});

describe('a window for many responses', () => {
  it('goes round until all have passed', () => {
    const table = withWindow(windowFor('many'), ['a', 'b']);
    expect(play(table, ['shout', 'shout', 'shout', PASS, 'shout', PASS])).toBe('ababaa');
  });

  it('does not ask again who has passed: passing is final', () => {
    const table = withWindow(windowFor('many'), ['a', 'b', 'c']);
    expect(play(table, ['shout', PASS, 'shout', PASS, 'shout', 'shout', PASS])).toBe('abcaccc');
  });
});

describe('a window within a window', () => {
  const inner = windowOf(book, 'inner', {
    responses: 'one',
    mayRespond: () => true,
    options: () => ['no'],
    respond: (t, _, __, seat) => void t.state.log.push(`${seat} says no`),
  });
  const outer = windowOf<MiniState, { type: string }, object>(book, 'outer', {
    responses: 'many',
    mayRespond: () => true,
    options: () => ['act'],
    respond: (t, _, __, seat) => {
      t.state.log.push(`${seat} acts`);
      t.run(inner, { seats: t.state.seats.filter((other) => other !== seat), at: 0, made: 0 });
    },
  });
  const main = book.procedure('main')({
    open: (t) => t.run(outer, { seats: ['a', 'b'], at: 0, made: 0 }),
    after: (t) => t.finish([], DONE),
  });

  it('is finished first, then the one around it goes on with the next seat', () => {
    const table = started(2, main, outer, inner);
    // a acts, b objects; b acts, a does not object; then both pass.
    expect(play(table, ['act', 'no', 'act', PASS, PASS, PASS])).toBe('abbaab');
    expect(table.state.log).toEqual(['a acts', 'b says no', 'b acts']);
  });
});

describe('the windows of the tourney', () => {
  const SQUIRES = { first: 'lance', second: 'shield', third: 'horse' };

  /** Red challenges blue and wins the tilt by one; then the favours in hand may be played. */
  function afterTilt(hands: { [knight: string]: string[] }): TourneyState {
    const state = tourney.fromPosition(
      { knights: 3, rounds: 1 },
      'window',
      { hands },
      { tilt: [3, 3, 3, 2] },
    );
    // oxfmt-ignore
    const choices = [
      ['red', 1], ['blue', 0], ['green', 0], ['red', 'blue'], ['red', 'lances'], ['red', SQUIRES], ['blue', SQUIRES],
    ] as const;
    for (const [seat, choice] of choices) expect(tourney.apply(state, seat, choice).ok).toBe(true);
    return state;
  }

  const asks = (state: TourneyState): string => {
    const [seat = ''] = tourney.waiting(state);
    return `${seat} ${tourney.decision(state, seat)?.ask ?? 'over'}`;
  };

  it('ask the challenger first and then round the table', () => {
    const state = afterTilt({ red: ['page'], blue: ['page'], green: ['page'] });
    const asked = ['red', 'blue', 'green'].map((seat) => {
      const ask = asks(state);
      tourney.apply(state, seat, 'pass');
      return ask;
    });
    expect(asked).toEqual(['red after-tilt/respond', 'blue after-tilt/respond', 'green after-tilt/respond']);
  });

  it('ask a knight whose cards are of no use here, but not one without cards', () => {
    const state = afterTilt({ blue: ['page'] });
    expect(asks(state)).toBe('blue after-tilt/respond');
    expect(tourney.decision(state, 'blue')).toMatchObject({ options: ['pass'] });
  });

  it('nest: a jeer, undone by a page, which is undone by a page, counts after all', () => {
    const state = afterTilt({ red: ['page'], blue: ['jeer', 'jeer'], green: ['page'] });
    tourney.apply(state, 'red', 'pass');
    tourney.apply(state, 'blue', 'jeer:red');
    expect(asks(state)).toBe('green against-favour/respond');
    tourney.apply(state, 'green', 'page');
    expect(asks(state)).toBe('red against-favour/respond');
    expect(state.flow.stack.map((frame) => frame.procedure).join(' > ')).toBe(
      'tourney > round > joust > after-tilt > favour > against-favour > favour > against-favour',
    );
    tourney.apply(state, 'red', 'page');
    expect(asks(state)).toBe('blue against-favour/respond');
    tourney.apply(state, 'blue', 'pass');
    // The page of red undid the page of green, so the jeer made the strengths equal and blue, the opponent, wins.
    expect(state.discard).toEqual(['jeer', 'page', 'page']);
    expect(state.glory).toEqual({ red: 0, blue: 1, green: 0 });
  });
});
