import { describe, expect, it } from 'vitest';
import { hashJson, refuse, seededRandom, type Decision, type Option, type Json } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';
import { book, miniGame, started } from './mini.ts';
import { problemOf } from './problem.ts';

const random = seededRandom('game');

const everyKind = book.procedure('kinds')({
  option: {
    ask: 'option',
    seat: () => 'a',
    options: () => ['x', 'y'],
    facts: (s) => ({ distance: s.log.length }),
    whyNot: (_, __, ___, choice) => (choice === 'z' ? refuse('mini/option/not-z', { choice }) : null),
    then: () => {},
  },
  amount: {
    ask: 'amount',
    seat: () => 'a',
    range: () => [1, 3],
    whyNot: (_, __, ___, choice) => (choice > 3 ? refuse('mini/amount/too-much') : null),
    then: () => {},
  },
  several: {
    ask: 'several',
    seat: () => 'a',
    options: () => ['x', 'y', 'z'],
    howMany: () => [1, 2],
    check: (_, __, ___, choice) => (choice.includes('z') ? refuse('mini/several/not-z') : null),
    sample: () => ['x'],
    then: () => {},
  },
  assignment: {
    ask: 'assignment',
    seat: () => 'a',
    slots: () => [{ id: 'pyke', values: ['raid', 'march'], optional: false }],
    check: (_, __, ___, choice) => (choice['pyke'] === 'march' ? refuse('mini/assignment/no-march') : null),
    sample: () => ({ pyke: 'raid' }),
    then: () => {},
  },
  pose: {
    ask: 'pose',
    seat: () => 'a',
    piece: () => 'tray',
    check: (_, __, ___, { x }) => (x < 0 ? refuse('mini/pose/on-the-table') : null),
    sample: () => ({ x: 0, y: 0, facing: 0 }),
    then: () => 'option',
  },
});

/** The game waiting at each kind of question in turn, with a legal answer. */
const LEGAL: readonly (readonly [kind: string, choice: Json])[] = [
  ['option', 'x'],
  ['amount', 2],
  ['several', ['y', 'x']],
  ['assignment', { pyke: 'raid' }],
  ['pose', { x: 1, y: 1, facing: 1 }],
];

function at(kind: string) {
  const { game, state } = started(2, everyKind);
  for (const [here, choice] of LEGAL) {
    if (here === kind) return { game, state };
    game.apply(state, 'a', choice);
  }
  throw new Error(`no question of kind ${kind}`);
}

/** How an answer that is about nothing is described. */
const inWords = (id: string): Option => ({ id, on: [], say: { key: `option.${id}`, facts: {} } });

describe('a decision', () => {
  it.each([
    ['option', { kind: 'option', options: ['x', 'y'].map(inWords), facts: { distance: 0 } }],
    ['amount', { kind: 'amount', min: 1, max: 3, facts: {} }],
    ['several', { kind: 'several', options: ['x', 'y', 'z'].map(inWords), min: 1, max: 2, facts: {} }],
    [
      'assignment',
      {
        kind: 'assignment',
        slots: [{ ...inWords('pyke'), values: ['raid', 'march'].map(inWords), optional: false }],
        facts: {},
      },
    ],
    ['pose', { kind: 'pose', piece: 'tray', facts: {} }],
  ] as readonly (readonly [string, Partial<Decision>])[])(
    'of kind %s says who is asked, what, and what is legal',
    (kind, decision) => {
      const { game, state } = at(kind);
      expect(game.decision(state, 'a')).toEqual({ seat: 'a', ask: `kinds/${kind}`, ...decision });
    },
  );

  it('is for the seat that is asked and for nobody else', () => {
    const { game, state } = at('option');
    expect(game.decision(state, 'b')).toBeNull();
    expect(game.decision(state, 'nobody')).toBeNull();
  });
});

describe('a choice', () => {
  it.each(LEGAL)('of kind %s is taken when it is legal', (kind, choice) => {
    const { game, state } = at(kind);
    expect(game.check(state, 'a', choice)).toBeNull();
    expect(game.apply(state, 'a', choice).ok).toBe(true);
  });

  it.each([
    ['option', 'z', 'mini/option/not-z'],
    ['option', 'w', 'kernel/choice/not-offered'],
    ['option', 7, 'kernel/choice/shape'],
    ['amount', 4, 'mini/amount/too-much'],
    ['amount', 0, 'kernel/choice/out-of-range'],
    ['amount', 4.5, 'kernel/choice/shape'],
    ['several', ['z'], 'mini/several/not-z'],
    ['several', ['z', 'x', 'y'], 'kernel/choice/how-many'],
    ['several', ['x', 'x'], 'kernel/choice/twice'],
    ['assignment', { pyke: 'march' }, 'mini/assignment/no-march'],
    ['assignment', {}, 'kernel/choice/slot-missing'],
    ['assignment', { pyke: 'raid', oldtown: 'raid' }, 'kernel/choice/unknown-slot'],
    ['pose', { x: -1, y: 0, facing: 0 }, 'mini/pose/on-the-table'],
    ['pose', { x: -1, y: 0 }, 'kernel/choice/shape'],
  ] as readonly (readonly [string, Json, string])[])(
    'of kind %s, %j, is refused by %s and changes nothing',
    (kind, choice, rule) => {
      const { game, state } = at(kind);
      const before = hashJson(state);
      expect(game.check(state, 'a', choice)?.rule).toBe(rule);
      expect(game.apply(state, 'a', choice)).toMatchObject({ ok: false, refusal: { rule } });
      expect(hashJson(state)).toBe(before);
    },
  );

  it('by one who is not asked is refused (kernel/choice/not-asked)', () => {
    const { game, state } = at('option');
    expect(game.check(state, 'b', 'x')).toEqual({
      rule: 'kernel/choice/not-asked',
      facts: { seat: 'b', waiting: ['a'] },
    });
  });

  it('once refused is refused for reasons that do not change when the game goes on', () => {
    const state = tourney.start({ knights: 2, rounds: 1 }, 'refusal');
    const refusal = tourney.check(state, 'blue', 1);
    tourney.apply(state, 'red', { x: 0, y: 0, facing: 0 });
    tourney.apply(state, 'blue', { x: 50, y: 0, facing: 0 });
    expect(refusal?.facts).toEqual({ seat: 'blue', waiting: ['red'] });
  });
});

describe('the start of a game', () => {
  it('is where the first decision is, and the events of the way there are told', () => {
    const { state, events } = tourney.opening({ knights: 3, rounds: 1 }, 'start');
    expect(tourney.start({ knights: 3, rounds: 1 }, 'start')).toEqual(state);
    expect(tourney.waiting(state)).toEqual(['red']);
    expect(events.map(({ to, event }) => [to, event.type])).toEqual(
      ['red', 'blue', 'green', 'red', 'blue', 'green'].map((seat) => [[seat], 'drawn']),
    );
  });

  it('is a position too: that of a scenario that names none', () => {
    const setup = tourney.usualSetup(2);
    const state = tourney.fromPosition(setup, 'seed', null, null);
    expect(state).toEqual(tourney.start(setup, 'seed'));
  });

  it('is refused for a setup that cannot be', () => {
    expect(problemOf(() => tourney.readSetup({ knights: 5 }))).toMatchObject({
      kind: 'setup',
      where: 'knights',
    });
    expect(problemOf(() => tourney.readSetup({ knights: 2, horses: 1 }))).toMatchObject({
      kind: 'setup',
      where: 'horses',
    });
    expect(problemOf(() => tourney.readSetup(null))).toMatchObject({ kind: 'setup', where: '' });
  });
});

describe('a view', () => {
  it('holds nothing of the dice', () => {
    const state = tourney.start(tourney.usualSetup(2), 'view');
    expect(tourney.view(state, 'red').flow.dice).toEqual({ key: '', next: 0, script: null });
  });

  it('is nobody else’s: what is changed in it changes nothing', () => {
    const state = tourney.start(tourney.usualSetup(2), 'view');
    const before = hashJson(state);
    const view = tourney.view(state, 'red');
    view.hands['red']?.splice(0);
    view.flow.waiting.splice(0);
    view.flow.stack.splice(0);
    expect(hashJson(state)).toBe(before);
  });
});

describe('an imagined state', () => {
  const bids = book.procedure('bids')({
    bid: {
      ask: 'amount',
      seats: (s) => s.seats,
      range: () => [0, 1000],
      thenAll: (t) => t.finish([], 'mini/end/done'),
    },
  });

  it('has other dice and other secret answers, but the viewer’s own', () => {
    const { game, state } = started(3, bids);
    game.apply(state, 'a', 1);
    game.apply(state, 'b', 2);
    const worlds = Array.from({ length: 20 }, () => game.imagine(state, 'a', random));
    expect(new Set(worlds.map((world) => world.flow.dice.key)).size).toBe(20);
    expect(worlds.every((world) => /^[0-9a-f]{64}$/.test(world.flow.dice.key))).toBe(true);
    expect(new Set(worlds.map((world) => world.flow.answers['a']))).toEqual(new Set([1]));
    expect(new Set(worlds.map((world) => world.flow.answers['b'])).size).toBeGreaterThan(15);
  });

  it('can be played to the end', () => {
    const state = tourney.start(tourney.usualSetup(3), 'imagine');
    const imagined = tourney.imagine(state, null, random);
    while (tourney.outcome(imagined) === null) {
      const [seat = ''] = tourney.waiting(imagined);
      expect(tourney.apply(imagined, seat, tourney.sample(imagined, seat, random)).ok).toBe(true);
    }
    expect(tourney.outcome(state)).toBeNull();
  });

  it('can be imagined when the game is over', () => {
    const { game, state } = started(1, bids);
    game.apply(state, 'a', 1);
    expect(game.outcome(game.imagine(state, 'a', random))).toEqual(game.outcome(state));
  });
});

describe('what a game declares', () => {
  const rolling = book.procedure('rolling')({
    roll: (t) => void t.roll('lance', 1),
    pick: (t) => void t.pick('seat', 2),
    shuffle: (t) => t.shuffle('deck', t.state.log),
    wait: { ask: 'option', seat: () => 'a', options: () => ['x'], then: () => 'wait' },
  });
  const ALL = { lance: 'a lance', seat: 'a seat', deck: 'the deck' };

  it('are its draws: one of another name is a bug', () => {
    const start = (draws: { readonly [name: string]: string }) =>
      miniGame([rolling], { draws }).start({ players: 2 }, 'x');
    expect(start(ALL).flow.waiting).toEqual(['a']);
    for (const missing of Object.keys(ALL)) {
      const { [missing]: _, ...rest } = ALL as { readonly [name: string]: string };
      expect(() => start(rest)).toThrow(`the game declares no draw called ${missing}`);
    }
  });

  it('are its questions with their forms, and how some are declined', () => {
    const game = miniGame([everyKind], { declines: { 'kinds/several': ['x'] } });
    expect(game.questions).toEqual({
      'kinds/option': 'option',
      'kinds/amount': 'amount',
      'kinds/several': 'several',
      'kinds/assignment': 'assignment',
      'kinds/pose': 'pose',
    });
    expect(game.declines).toEqual({ 'kinds/several': ['x'] });
  });
});

describe('what a scenario may look at', () => {
  it('is the state, or what the game makes of it', () => {
    const { game, state } = at('option');
    expect(game.inspect(state)).toBe(state);
    const telling = miniGame([everyKind], { inspect: (s) => ({ players: s.seats.length }) });
    expect(telling.inspect(telling.start({ players: 2 }, 'seed'))).toEqual({ players: 2 });
  });
});

describe('procedures that are learnt later', () => {
  const main = book.procedure('main')({ first: (t) => t.run(later, {}) });
  const later = book.procedure('later')({
    ask: { ask: 'option', seat: () => 'a', options: () => ['x', 'y'], then: () => {} },
  });

  it('are run and asked like the others, and learning them twice changes nothing', () => {
    const game = miniGame([main]);
    expect(game.hasStep('later/ask')).toBe(false);
    game.learn([later]);
    game.learn([later, main]);
    expect(game.questions['later/ask']).toBe('option');
    expect(game.decision(game.start({ players: 2 }, 'later'), 'a')?.ask).toBe('later/ask');
  });

  it('may not take the name of another', () => {
    const other = book.procedure('main')({ first: () => {} });
    expect(() => miniGame([main]).learn([other])).toThrow('two procedures are called main');
  });
});
