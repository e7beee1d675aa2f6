import { describe, expect, it } from 'vitest';
import { readScenario, runScenario } from '../src/index.ts';
import { book, miniGame } from './mini.ts';
import { problemOf } from './problem.ts';
import { run } from './scenarios.ts';

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

describe('a long thing that differs', () => {
  const wait = book.procedure('wait')({
    here: { ask: 'option', seat: () => 'a', options: () => ['x'], then: () => 'here' },
  });
  const words = Array.from({ length: 40 }, (_, i) => `card number ${i}`);
  const story = words.join(', ');
  const telling = miniGame([wait], { inspect: () => ({ words, story, deep: [{ words, last: 1 }] }) });
  const differing = (expectation: object) =>
    runScenario(telling, readScenario({ game: 'mini', title: 'x', expect: expectation }));

  it('is reported where it begins', () => {
    expect(differing({ words: words.with(30, 'a joker') })).toEqual([
      { where: 'expect.words[30]', expected: '"a joker"', found: '"card number 30"' },
    ]);
    expect(differing({ deep: [{ words: words.with(3, 'a joker'), last: 1 }] })).toEqual([
      { where: 'expect.deep[0].words[3]', expected: '"a joker"', found: '"card number 3"' },
    ]);
    expect(differing({ deep: [{ words, last: 2 }] })).toEqual([
      { where: 'expect.deep[0].last', expected: '2', found: '1' },
    ]);
  });

  it('says how long it is and should be', () => {
    expect(differing({ words: words.slice(0, 38) })).toEqual([
      { where: 'expect.words[38]', expected: 'nothing (38 in all)', found: '"card number 38" (40 in all)' },
    ]);
    expect(differing({ words: [...words, 'one more'] })).toEqual([
      { where: 'expect.words[40]', expected: '"one more" (41 in all)', found: 'nothing (40 in all)' },
    ]);
  });

  it('is shown from shortly before the first letter that differs', () => {
    const [difference] = differing({ story: story.replace('number 20', 'number twenty') });
    expect(difference?.expected).toMatch(/^"\.\.\.ber 19, card number twenty, card number 21, /);
    expect(difference?.found).toMatch(/^"\.\.\.ber 19, card number 20, card number 21, /);
  });
});

describe('a list in any order', () => {
  const of = (items: readonly unknown[]) => run({ position: {}, expect: { knights: { inAnyOrder: items } } });

  it('holds the same things, each as often', () => {
    expect(of(['blue', 'red'])).toEqual([]);
    expect(of(['blue'])).toEqual([
      { where: 'expect.knights', expected: 'in any order ["blue"]', found: 'with "red" besides' },
    ]);
    expect(of(['gold', 'red', 'red'])).toEqual([
      {
        where: 'expect.knights',
        expected: 'in any order ["gold","red","red"]',
        found: 'without "gold", "red", with "blue" besides',
      },
    ]);
  });

  it('is a list', () => {
    expect(run({ position: {}, expect: { purses: { inAnyOrder: [] } } })).toMatchObject([
      { where: 'expect.purses', expected: 'in any order []', found: '{"red":10,"blue":10}' },
    ]);
  });
});

describe('what is offered', () => {
  const bids = [
    { seat: 'red', choose: 3 },
    { seat: 'blue', choose: 2 },
  ];

  it('can be stated in full, in any order', () => {
    const play = [...bids, { offered: { red: ['swords', 'lances'] } }];
    expect(run({ position: {}, play })).toEqual([]);
    expect(run({ position: {}, play: [...bids, { offered: { red: ['swords'] } }] })).toEqual([
      {
        where: 'play[2].offered.red',
        expected: 'in any order ["swords"]',
        found: 'with "lances" besides',
      },
    ]);
  });

  it('can be a range, slots with their values, or any part of the question', () => {
    const arms = { seat: 'red', choose: 'lances' };
    const play = [
      { offered: { red: { kind: 'amount', min: 0, max: 10 } } },
      ...bids,
      arms,
      { offered: { blue: { slots: { first: ['lance', 'shield', 'horse'] } } } },
    ];
    expect(run({ position: {}, play })).toEqual([]);
    expect(run({ position: {}, play: [{ offered: { blue: { max: 9 } } }] })).toEqual([
      { where: 'play[0].offered.blue.max', expected: '9', found: '10' },
    ]);
  });

  it('is nothing to a seat that is not asked', () => {
    expect(run({ position: {}, play: [...bids, { offered: { blue: ['lances'] } }] })).toEqual([
      {
        where: 'play[2].offered.blue',
        expected: '["lances"]',
        found: 'nothing: this seat is not asked',
      },
    ]);
  });
});

describe("a seat's view", () => {
  const position = { hands: { red: ['spur', 'page'], blue: ['jeer'] } };

  it('can be expected: what it sees, and what is hidden from it', () => {
    const play = [
      { view: 'red', expect: { hands: { red: ['spur', 'page'], blue: ['hidden'] } } },
      { view: null, expect: { hands: { red: ['hidden', 'hidden'] } } },
    ];
    expect(run({ position, play })).toEqual([]);
    expect(run({ position, play: [{ view: 'blue', expect: { hands: { red: ['spur', 'page'] } } }] })).toEqual(
      [{ where: 'play[0].expect.hands.red', expected: '["spur","page"]', found: '["hidden","hidden"]' }],
    );
  });

  it('is that of a seat of the game', () => {
    expect(problemOf(() => run({ position, play: [{ view: 'green', expect: {} }] }))).toEqual({
      kind: 'scenario',
      where: 'play[0].view',
      problem: 'no seat green; the seats are red, blue',
    });
  });
});
