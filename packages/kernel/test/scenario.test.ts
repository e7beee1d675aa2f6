import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  parseScenario,
  parseScenarios,
  playScenario,
  readScenario,
  runScenario,
  type Difference,
} from '../src/index.ts';
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
      given.expect !== null || given.play.some((step) => !('choose' in step) || step.refused !== null),
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
      refused: null,
      quiet: false,
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
    ['play[0].refused', { play: [{ seat: 'red', choose: 1, refused: 'purse' }] }],
    ['play[0].until', { play: [{ seat: 'red', choose: 1, until: 7 }] }],
    ['play[0].until', { play: [{ seat: 'red', choose: 1, refused: 'any', until: 'joust/tilt' }] }],
    ['play[0].view', { play: [{ view: 7, expect: {} }] }],
    ['play[0].expect', { play: [{ view: 'red' }] }],
    ['play[0].offered', { play: [{ offered: [] }] }],
    ['quiet', { quiet: 'yes' }],
    ['refused', { refused: 'x', expect: {} }],
    ['refused', { refused: 'x', play: [{ expect: {} }] }],
    ['rules[0]', { rules: ['purse'] }],
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

describe('a choice that any rule refuses', () => {
  it.each([11, -1])('is refused, whatever the rule: %d', (bid) => {
    expect(run({ position: {}, play: [{ seat: 'red', choose: bid, refused: 'any' }] })).toEqual([]);
  });

  it('is a difference if it is accepted, of the wrong form, or of a seat that is not asked', () => {
    const found = (step: object) => run({ position: {}, play: [{ ...step, refused: 'any' }] })[0];
    expect(found({ seat: 'red', choose: 1 })).toEqual({
      where: 'play[0]',
      expected: 'refused by any rule',
      found: 'accepted',
    });
    expect(found({ seat: 'red', choose: 'one' })?.found).toContain('refused by kernel/choice/shape');
    expect(found({ seat: 'gold', choose: 1 })?.found).toContain('refused by kernel/choice/not-asked');
  });
});

describe('a game that is stopped', () => {
  const squires = { first: 'lance', second: 'shield', third: 'horse' };
  const play = (until: string) => [
    { seat: 'red', choose: 3 },
    { seat: 'blue', choose: 2 },
    { seat: 'red', choose: 'lances' },
    { seat: 'red', choose: squires },
    { seat: 'blue', choose: squires, until },
  ];
  const dice = { tilt: [6, 6, 1, 1] };

  it('shows what is true before a step, though nobody is asked there', () => {
    const before = { expect: { glory: { red: 1 }, flow: { waiting: [] } } };
    expect(run({ position: {}, dice, play: [...play('joust/judge'), before] })).toEqual([
      { where: 'play[5].expect.glory.red', expected: '1', found: '0' },
    ]);
    expect(run({ position: {}, dice, play: play('joust/judge'), expect: { glory: { red: 0 } } })).toEqual([]);
    expect(run({ position: {}, dice, play: play('round/draw'), expect: { glory: { red: 1 } } })).toEqual([]);
  });

  it('must come to that step', () => {
    expect(run({ position: {}, play: [{ seat: 'red', choose: 3, until: 'joust/judge' }] })).toEqual([
      {
        where: 'play[0]',
        expected: 'stopped before joust/judge',
        found: 'not reached; blue is asked round/bid',
      },
    ]);
  });

  it('asks nobody any more', () => {
    const more = { seat: 'red', choose: 1 };
    expect(bad({ play: [...play('joust/judge'), { expect: {} }, more] })).toMatchObject({
      where: 'play[6]',
      problem: 'nobody is asked after the game was stopped in play[4]',
    });
  });

  it.each(['joust', 'joust/fall', 'joust/judge/now'])('stops at a step there is, not at %s', (until) => {
    expect(problemOf(() => run({ position: {}, play: play(until) }))).toEqual({
      kind: 'scenario',
      where: 'play[4].until',
      problem: `no procedure/step is called ${until}`,
    });
  });
});

describe('a setup or position that is refused', () => {
  it('may be what the scenario is about', () => {
    expect(run({ setup: { knights: 7 }, refused: 'expected a whole number from 2 to 4' })).toEqual([]);
    expect(run({ position: { round: 6 }, refused: 'position.round' })).toEqual([]);
  });

  it('is a difference if it is accepted, or refused for another reason', () => {
    expect(run({ position: {}, refused: 'position.round' })).toEqual([
      {
        where: 'refused',
        expected: 'position.round',
        found: 'the setup and the position are accepted',
      },
    ]);
    expect(run({ position: { round: 6 }, refused: 'purse' })).toEqual([
      {
        where: 'refused',
        expected: 'purse',
        found: 'position: position.round: expected 1 to 5, got 6',
      },
    ]);
  });
});

describe('the rules of a scenario', () => {
  const known = new Set(['tourney/bid/purse', 'tourney/bid/secret', 'kernel/choice/shape']);
  const named = (parts: object) => problemOf(() => runScenario(tourney, scenario(parts), known));

  it('stand in a ledger, where there is one to look into', () => {
    const rules = ['tourney/bid/secret'];
    const play = [{ seat: 'red', choose: 11, refused: 'tourney/bid/purse' }];
    expect(runScenario(tourney, scenario({ rules, position: {}, play }), known)).toEqual([]);
    expect(runScenario(tourney, scenario({ rules: ['tourney/bid/prse'] }))).toEqual([]);
  });

  it('that are misspelt are an error that names those of the chapter', () => {
    expect(named({ rules: ['tourney/bid/secret', 'tourney/bid/prse'] })).toEqual({
      kind: 'scenario',
      where: 'rules[1]',
      problem:
        'no ledger has a rule tourney/bid/prse; in its chapter there are tourney/bid/purse, tourney/bid/secret',
    });
    expect(named({ play: [{ seat: 'red', choose: 1, refused: 'tourney/bit/purse' }] })).toEqual({
      kind: 'scenario',
      where: 'play[0].refused',
      problem: 'no ledger has a rule tourney/bit/purse; nor such a chapter',
    });
  });
});

describe('a quiet scenario', () => {
  const position = { hands: { red: ['spur', 'jeer'], blue: ['page', 'spur'] } };
  const squires = { first: 'lance', second: 'shield', third: 'horse' };
  const tilt = [
    { seat: 'red', choose: 3 },
    { seat: 'blue', choose: 2 },
    { seat: 'red', choose: 'lances' },
    { seat: 'red', choose: squires },
    { seat: 'blue', choose: squires },
  ];
  const dice = { tilt: [3, 3, 4, 3] };
  const quiet = (...more: readonly object[]) => ({ position, dice, quiet: true, play: [...tilt, ...more] });

  it('has everyone decline what no step answers', () => {
    expect(run({ ...quiet(), expect: { glory: { red: 0, blue: 1 }, round: 2 } })).toEqual([]);
    expect(run({ ...quiet(), quiet: false, expect: { round: 1 } })).toEqual([]);
  });

  it('lets those speak for whom a step speaks', () => {
    const spur = { seat: 'red', choose: 'spur' };
    expect(run({ ...quiet(spur), expect: { glory: { red: 1, blue: 0 } } })).toEqual([]);
    const page = { seat: 'blue', choose: 'page' };
    expect(run({ ...quiet(spur, page), expect: { glory: { red: 0, blue: 1 } } })).toEqual([]);
    const late = { seat: 'blue', choose: 'spur' };
    expect(run({ ...quiet(late), expect: { glory: { red: 0, blue: 1 }, discard: ['spur'] } })).toEqual([]);
  });

  it('stops where a step looks at who is asked what', () => {
    const asked = { asked: { blue: 'after-tilt/respond' } };
    const offered = { offered: { blue: ['spur', 'pass'] } };
    expect(run(quiet(asked, offered))).toEqual([]);
    expect(run(quiet({ offered: { red: ['spur', 'jeer:red', 'jeer:blue', 'pass'] } }))).toEqual([]);
    expect(run(quiet({ seat: 'blue', choose: 'page', refused: 'kernel/choice/not-offered' }))).toEqual([]);
  });

  it('looks at what is true when all are silent who do not speak next', () => {
    const glory = (red: number, blue: number) => ({ expect: { glory: { red, blue } } });
    expect(run(quiet(glory(0, 1)))).toEqual([]);
    expect(run(quiet(glory(0, 0), { seat: 'red', choose: 'spur' }, glory(1, 0)))).toEqual([]);
  });

  it('can be watched moment by moment', () => {
    const types = [];
    for (const { events } of playScenario(tourney, scenario(quiet())))
      types.push(events.map(({ event }) => event.type).join());
    expect(types).toEqual(['', '', 'bids', 'challenge', '', 'roll,roll', '', 'joust,drawn,drawn']);
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

  it('that were not used are reported with the draws that happened', () => {
    expect(run({ position: {}, dice: { 'roll-off': [2, 3, 5], tilt: [1] }, play: tie })).toEqual([
      { where: 'dice.roll-off', expected: 'all used', found: '[5] left; drawn: roll-off 2' },
      { where: 'dice.tilt', expected: 'all used', found: '[1] left; drawn: roll-off 2' },
    ]);
    expect(run({ position: {}, dice: { tilt: [1] } })).toMatchObject([{ found: '[1] left; drawn: nothing' }]);
  });

  it.each(['tlit', '__proto__', 'constructor'])('of a draw there is not (%s) are an error', (name) => {
    const dice = JSON.parse(`{${JSON.stringify(name)}:[1]}`) as object;
    expect(problemOf(() => run({ position: {}, dice }))).toEqual({
      kind: 'scenario',
      where: `dice.${name}`,
      problem: 'no draw is called that; there are deck, roll-off, tilt',
    });
  });

  it('that cannot fall so are an error that names the draw', () => {
    expect(problemOf(() => run({ position: {}, dice: { 'roll-off': [7] }, play: tie }))).toEqual({
      kind: 'scenario',
      where: 'dice.roll-off',
      problem: 'expected whole numbers from 1 to 6, got 7',
    });
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
