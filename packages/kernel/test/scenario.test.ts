import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseScenario, parseScenarios, readScenario, runScenario } from '../src/index.ts';
import { tourney } from '../src/sample/index.ts';
import { problemOf } from './problem.ts';
import { bad, run, scenario } from './scenarios.ts';

const SCENARIOS = new URL('../scenarios/tourney/', import.meta.url);
const files = readdirSync(SCENARIOS).filter((name) => name.endsWith('.json'));

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
