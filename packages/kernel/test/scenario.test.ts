import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseScenario, parseScenarios, readScenario, runScenario, type Difference } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';
import { book, miniGame } from './mini.ts';
import { problemOf, type Problem } from './problem.ts';

const SCENARIOS = new URL('../scenarios/tourney/', import.meta.url);
const files = readdirSync(SCENARIOS).filter((name) => name.endsWith('.json'));

/** A scenario of the tourney with the least that must be said, and these parts. */
const scenario = (parts: object) => readScenario({ game: 'tourney', title: 'a test', ...parts });

const run = (parts: object): readonly Difference[] => runScenario(tourney, scenario(parts));

const bad = (parts: object): Problem => problemOf(() => scenario(parts));

describe('the scenarios of the tourney', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  it.each(files)('%s comes out as it says', (name) => {
    const given = parseScenario(readFileSync(new URL(name, SCENARIOS), 'utf8'));
    expect(given.rules.length).toBeGreaterThan(0);
    expect(
      given.expect !== null ||
        given.play.some((step) => 'expect' in step || 'asked' in step || step.refused !== null),
    ).toBe(true);
    expect(runScenario(tourney, given)).toEqual([]);
  });

  it('have different titles', () => {
    const titles = files.map((name) => parseScenario(readFileSync(new URL(name, SCENARIOS), 'utf8')).title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the examples of docs/scenarios.md', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const examples = (text: string) =>
    Array.from(text.matchAll(/```json\n(.*?)```/gs), (match) => match[1] ?? '');

  it('begin with a scenario that comes out as it says', () => {
    expect(runScenario(tourney, parseScenario(examples(page)[0] ?? ''))).toEqual([]);
  });

  it('have a position of the tourney', () => {
    const [, chapter = ''] = page.split("## The tourney's positions");
    expect(run({ position: JSON.parse(examples(chapter)[0] ?? '') as object })).toEqual([]);
  });
});

describe('a scenario', () => {
  it('needs no more than the game and a title', () => {
    expect(scenario({})).toEqual({
      game: 'tourney',
      title: 'a test',
      rules: [],
      players: null,
      setup: null,
      seed: 'scenario',
      position: null,
      dice: {},
      play: [],
      expect: null,
    });
    expect(run({})).toEqual([]);
  });

  it.each([
    ['rulse', { rulse: [] }],
    ['title', { title: 7 }],
    ['rules[1]', { rules: ['a/b/c', 7] }],
    ['players', { players: 'two' }],
    ['players', { players: 1.5 }],
    ['seed', { seed: 7 }],
    ['dice', { dice: [1] }],
    ['dice.tilt', { dice: { tilt: 6 } }],
    ['dice.tilt[1]', { dice: { tilt: [6, 'six'] } }],
    ['play', { play: {} }],
    ['play[0]', { play: ['red'] }],
    ['play[0].seat', { play: [{ choose: 1 }] }],
    ['play[0].choose', { play: [{ seat: 'red' }] }],
    ['play[0].chose', { play: [{ seat: 'red', choose: 1, chose: 1 }] }],
    ['play[0].refused', { play: [{ seat: 'red', choose: 1, refused: true }] }],
    ['play[0].seat', { play: [{ expect: {}, seat: 'red' }] }],
    ['play[0].asked', { play: [{ asked: {}, expect: {} }] }],
    ['play[0].asked.red', { play: [{ asked: { red: 1 } }] }],
  ])('with something wrong at %s is an error that names it', (where, parts) => {
    expect(bad(parts)).toMatchObject({ kind: 'scenario', where });
  });

  it('with unknown fields beside an expectation names the field', () => {
    expect(bad({ play: [{ asked: {}, note: 'x' }] }).where).toBe('play[0].note');
    expect(bad({ play: [{ expect: {}, note: 'x' }] }).where).toBe('play[0].note');
  });

  it('that is not readable as JSON says so', () => {
    expect(problemOf(() => parseScenario('{"game": "tourney",'))).toMatchObject({
      kind: 'scenario',
      where: '',
    });
    expect(problemOf(() => readScenario([]))).toMatchObject({ kind: 'scenario', where: '' });
  });

  it('may stand alone in a file or in a list', () => {
    const one = { game: 'tourney', title: 'one' };
    expect(parseScenarios(JSON.stringify(one))).toEqual([readScenario(one)]);
    expect(parseScenarios(JSON.stringify([one, one]))).toEqual([readScenario(one), readScenario(one)]);
    expect(problemOf(() => parseScenarios(JSON.stringify([one, { ...one, tilte: 1 }])))).toMatchObject({
      kind: 'scenario',
      where: '[1].tilte',
    });
  });

  it('of another game is an error', () => {
    expect(problemOf(() => runScenario(tourney, readScenario({ game: 'chess', title: 'x' })))).toEqual({
      kind: 'scenario',
      where: 'game',
      problem: 'expected tourney, got chess',
    });
  });

  it.each([1, 5, 100])('for %d players of a game for two to four is an error', (players) => {
    expect(problemOf(() => run({ players }))).toEqual({
      kind: 'scenario',
      where: 'players',
      problem: `expected 2 to 4, got ${players}`,
    });
  });

  it('with an impossible setup or position is an error of that kind', () => {
    expect(problemOf(() => run({ setup: { knights: 7 } }))).toMatchObject({
      kind: 'setup',
      where: 'knights',
    });
    expect(problemOf(() => run({ position: { rounds: 7 } }))).toMatchObject({
      kind: 'position',
      where: 'position.rounds',
    });
  });
});

describe('the players of a scenario', () => {
  it('are the fewest the game allows, unless it says how many', () => {
    expect(run({ expect: { knights: ['red', 'blue'], rounds: 5 } })).toEqual([]);
    expect(run({ players: 3, expect: { knights: ['red', 'blue', 'green'] } })).toEqual([]);
    expect(run({ setup: { knights: 4, rounds: 2 }, expect: { rounds: 2, glory: { gold: 0 } } })).toEqual([]);
  });
});

describe('a choice of a scenario', () => {
  const position = {};

  it('that is refused unexpectedly is the last thing reported', () => {
    const play = [
      { seat: 'red', choose: 11 },
      { seat: 'red', choose: 12 },
    ];
    expect(run({ position, play, dice: { tilt: [1] } })).toEqual([
      {
        where: 'play[0]',
        expected: 'accepted',
        found: 'refused by tourney/bid/purse {"bid":11,"purse":10}',
      },
    ]);
  });

  it('that fits no question is reported with who is asked what, and what is offered', () => {
    const found = (play: readonly object[]): string | undefined => run({ position, play })[0]?.found;
    expect(found([{ seat: 'red', choose: 'spur' }])).toContain(
      '; red is asked round/bid; blue is asked round/bid',
    );
    const bids = [
      { seat: 'red', choose: 3 },
      { seat: 'blue', choose: 2 },
    ];
    expect(found([...bids, { seat: 'red', choose: 'green' }])).toContain(
      'kernel/choice/not-offered {"choice":"green","offered":2}; red is asked joust/choose-arms: lances, swords',
    );
    expect(found([...bids, { seat: 'blue', choose: 'red' }])).toContain(
      '; red is asked joust/choose-arms: lances, swords',
    );
  });

  it('may be expected to be refused by a rule', () => {
    expect(run({ position, play: [{ seat: 'red', choose: 11, refused: 'tourney/bid/purse' }] })).toEqual([]);
  });

  it('refused by another rule than expected is a difference', () => {
    const play = [{ seat: 'red', choose: -1, refused: 'tourney/bid/purse' }];
    expect(run({ position, play })).toMatchObject([
      {
        where: 'play[0]',
        expected: 'refused by tourney/bid/purse',
        found: expect.stringContaining('kernel/choice/out-of-range') as string,
      },
    ]);
  });

  it('accepted though it should be refused is a difference', () => {
    const play = [{ seat: 'red', choose: 1, refused: 'tourney/bid/purse' }];
    expect(run({ position, play })).toEqual([
      { where: 'play[0]', expected: 'refused by tourney/bid/purse', found: 'accepted' },
    ]);
  });
});

describe('an expectation', () => {
  it('of an object is only about what it names; of a list or a plain value about all of it', () => {
    expect(run({ position: {}, expect: { purses: { red: 10 }, round: 1 } })).toEqual([]);
    expect(run({ position: {}, expect: { knights: ['red'] } })).toEqual([
      { where: 'expect.knights', expected: '["red"]', found: '["red","blue"]' },
    ]);
  });

  it('that is not met is reported with its place, what was expected and what was found', () => {
    expect(run({ position: {}, expect: { purses: { red: 9, blue: 8 }, round: 1 } })).toEqual([
      { where: 'expect.purses.red', expected: '9', found: '10' },
      { where: 'expect.purses.blue', expected: '8', found: '10' },
    ]);
  });

  it.each(['purse', 'constructor', 'toString', '__proto__'])(
    'of a thing that is not there (%s) is not met',
    (name) => {
      const wanted = JSON.parse(`{${JSON.stringify(name)}:{}}`) as object;
      expect(run({ position: {}, expect: wanted })).toEqual([
        { where: `expect.${name}`, expected: '{}', found: 'nothing' },
      ]);
    },
  );

  it.each([7, 'ten', null, [], [10, 10], true])(
    'of %j where an object is found is not met, nor the other way',
    (value) => {
      const found = '{"red":10,"blue":10}';
      const expected = JSON.stringify(value);
      expect(run({ position: {}, expect: { purses: value } })).toEqual([
        { where: 'expect.purses', expected, found },
      ]);
      expect(run({ position: {}, expect: { knights: {} } })).toMatchObject([
        { where: 'expect.knights', expected: '{}' },
      ]);
      expect(run({ position: {}, expect: { round: {} } })).toMatchObject([
        { where: 'expect.round', expected: '{}' },
      ]);
    },
  );

  it('may stand between the choices', () => {
    const play = [
      { expect: { round: 1, flow: { answers: {} } } },
      { seat: 'blue', choose: 4 },
      { expect: { flow: { answers: { blue: 5 } } } },
    ];
    expect(run({ position: {}, play })).toEqual([
      { where: 'play[2].expect.flow.answers.blue', expected: '5', found: '4' },
    ]);
  });

  it('is about what the game shows to scenarios', () => {
    const wait = book.procedure('wait')({
      here: { ask: 'option', seat: () => 'a', options: () => ['x'], then: () => 'here' },
    });
    const telling = miniGame([wait], { inspect: (s) => ({ players: s.seats.length }) });
    expect(
      runScenario(telling, readScenario({ game: 'mini', title: 'x', expect: { players: 2, seats: [] } })),
    ).toEqual([
      { where: 'expect.players', expected: '2', found: '1' },
      { where: 'expect.seats', expected: '[]', found: 'nothing' },
    ]);
  });
});

describe('who is asked', () => {
  it('can be stated in full: every seat and what it is asked', () => {
    const play = [
      { asked: { red: 'round/bid', blue: 'round/bid' } },
      { seat: 'red', choose: 1 },
      { asked: { blue: 'round/bid' } },
    ];
    expect(run({ position: {}, play })).toEqual([]);
  });

  it('is a difference if someone is missing, too much, or asked something else', () => {
    for (const asked of [
      { red: 'round/bid' },
      { red: 'round/bid', blue: 'joust/ride' },
      { red: 'round/bid', blue: 'round/bid', gold: 'round/bid' },
    ]) {
      expect(run({ position: {}, play: [{ asked }] })).toMatchObject([
        { where: 'play[0].asked', found: '{"red":"round/bid","blue":"round/bid"}' },
      ]);
    }
  });
});

describe('the dice of a scenario', () => {
  const tie = [
    { seat: 'red', choose: 2 },
    { seat: 'blue', choose: 2 },
  ];

  it('fall as scripted', () => {
    const play = [...tie, { asked: { blue: 'joust/choose-arms' } }];
    expect(run({ position: {}, dice: { 'roll-off': [2, 2, 3, 5] }, play })).toEqual([]);
  });

  it('that were not used are reported', () => {
    expect(run({ position: {}, dice: { 'roll-off': [2, 3, 5], lance: [1] }, play: tie })).toEqual([
      { where: 'dice.roll-off', expected: 'all used', found: '[5] left' },
      { where: 'dice.lance', expected: 'all used', found: '[1] left' },
    ]);
  });

  it('that cannot fall so are an error that names the draw', () => {
    expect(problemOf(() => run({ position: {}, dice: { 'roll-off': [7] }, play: tie }))).toEqual({
      kind: 'scenario',
      where: 'dice.roll-off',
      problem: 'expected whole numbers from 1 to 6, got 7',
    });
  });

  it('of odd names are reported like any other', () => {
    const dice = JSON.parse('{"__proto__":[1]}') as object;
    expect(run({ position: {}, dice })).toEqual([
      { where: 'dice.__proto__', expected: 'all used', found: '[1] left' },
    ]);
  });

  it('put cards on top of a shuffled deck', () => {
    // The deck is six spurs, six jeers, six pages, dealt from its end: the last card of the old order comes first.
    const expectations = { hands: { red: ['page', 'page'], blue: ['page', 'page'] } };
    expect(run({ dice: { deck: [0] }, expect: expectations })).toEqual([]);
  });

  it('are the same every time the scenario is run', () => {
    const given = scenario({ position: {}, dice: { 'roll-off': [2, 3] }, play: tie });
    expect(runScenario(tourney, given)).toEqual([]);
    expect(runScenario(tourney, given)).toEqual([]);
  });
});
