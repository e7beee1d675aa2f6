import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maester, useFolder } from '../support.ts';

const folder = useFolder();
const squires = { first: 'lance', second: 'lance', third: 'horse' };

const lastRound = {
  game: 'tourney',
  title: 'the higher tilt wins the last round and the tourney',
  rules: ['tourney/end/glory'],
  position: { round: 5, purses: { red: 3, blue: 2 } },
  dice: { tilt: [6, 6, 1, 1] },
  play: [
    { asked: { red: 'round/bid', blue: 'round/bid' } },
    { seat: 'red', choose: 4, refused: 'tourney/bid/purse' },
    { seat: 'red', choose: 3 },
    { seat: 'blue', choose: 2 },
    { seat: 'red', choose: 'lances' },
    { seat: 'red', choose: squires },
    { seat: 'blue', choose: squires },
  ],
  expect: { glory: { red: 1, blue: 0 }, flow: { outcome: { winners: ['red'], rule: 'tourney/end/glory' } } },
};

const file = (name: string, scenario: object): string => folder.write(name, JSON.stringify(scenario));
const passing = file('good/passes.json', lastRound);

describe('docs/scenarios.md', () => {
  const page = readFileSync(`${import.meta.dirname}/../../../../docs/scenarios.md`, 'utf8');
  const examples = Array.from(page.matchAll(/```json\n(.*?)```/gs), ([, code = '']) => code);

  it('has whole scenarios of every game, and all come out as they say', async () => {
    const whole = examples.filter((code) => code.includes('"title"'));
    expect(whole.filter((code) => code.includes('"battle"')).length).toBeGreaterThan(0);
    expect(whole.filter((code) => code.includes('"thrones"')).length).toBeGreaterThan(1);
    const all = folder.write('docs.json', `[${whole.join(',')}]`);
    const { code, out, err } = await maester(['scenario', all]);
    expect([code, err, out]).toEqual([0, '', expect.stringContaining(`${whole.length} ok, 0 differ`)]);
  });
});

describe('scenario', () => {
  it('says ok for one that holds', async () => {
    expect(await maester(['scenario', passing])).toEqual({
      code: 0,
      out: `ok       ${lastRound.title}  (${passing})\n1 ok, 0 differ\n`,
      err: '',
    });
  });

  it('says what differed', async () => {
    const wrong = file('wrong.json', { ...lastRound, expect: { glory: { red: 1, blue: 2 } } });
    const { code, out } = await maester(['scenario', passing, wrong]);
    expect(code).toBe(1);
    expect(out).toContain(`differs  ${lastRound.title}  (${wrong})\n`);
    expect(out).toContain('expect.glory.blue: expected 2, found 0\n');
    expect(out).toContain('1 ok, 1 differ\n');
  });

  it('does not run one that names a rule that no ledger has', async () => {
    const misspelt = file('misspelt.json', { ...lastRound, rules: ['tourney/end/gloy'] });
    const { code, err } = await maester(['scenario', misspelt]);
    expect(code).toBe(2);
    expect(err).toContain('rules[0]: no ledger has a rule tourney/end/gloy; in its chapter there are ');
    const elsewhere = { root: folder.path('nowhere') };
    expect(await maester(['scenario', misspelt], elsewhere)).toMatchObject({ code: 0 });
  });

  it('says which choice was refused by which rule', async () => {
    const wrong = file('refused.json', { ...lastRound, play: [{ seat: 'red', choose: 4 }] });
    const { code, out } = await maester(['scenario', wrong]);
    expect(code).toBe(1);
    expect(out).toContain(
      'play[0]: expected accepted, found refused by tourney/bid/purse {"bid":4,"purse":3}',
    );
  });

  it('names the scenario of a list that cannot be set up, and runs the others', async () => {
    const broken = { ...lastRound, title: 'Too many coins', position: { purses: { red: 101 } } };
    const both = file('both.json', [broken, lastRound]);
    const { code, out, err } = await maester(['scenario', both]);
    expect(code).toBe(2);
    expect(err).toContain(`"Too many coins" in ${both} is not a scenario that can be run: `);
    expect(err).toContain('position.purses.red');
    expect(out).toContain(`ok       ${lastRound.title}`);
    expect(out).toContain('1 ok, 0 differ, 1 cannot be run\n');
  });

  it('reads modules that export one scenario or a list', async () => {
    const title = (name: string) => JSON.stringify({ ...lastRound, title: name });
    const one = folder.write(
      'one.ts',
      `const scenario: object = ${title('one')};\nexport default scenario;\n`,
    );
    const two = folder.write('two.mjs', `export default [${title('first')}, ${title('second')}];\n`);
    const { code, out } = await maester(['scenario', one, two]);
    expect(code).toBe(0);
    expect(out.match(/^ok +\w+/gm)).toEqual(['ok       one', 'ok       first', 'ok       second']);
  });

  it('takes a folder for all scenario files below it', async () => {
    file('good/deeper/also.json', { ...lastRound, title: 'also' });
    folder.write('good/tsconfig.json', '{}');
    folder.write('good/some.test.ts', 'throw new Error("a test is no scenario");');
    folder.write('good/readme.md', 'no scenario');
    const { code, out } = await maester(['scenario', folder.path('good')]);
    expect(code).toBe(0);
    expect(out).toContain('2 ok, 0 differ\n');
  });

  it.each([
    [
      'an unknown field',
      'json',
      JSON.stringify({ ...lastRound, dices: {} }),
      /scenario: dices: unknown field; known here/,
    ],
    ['an unknown game', 'json', JSON.stringify({ ...lastRound, game: 'cyvasse' }), /unknown game "cyvasse"/],
    [
      'a wrong position',
      'json',
      JSON.stringify({ ...lastRound, position: { purses: { red: -1 } } }),
      /position/,
    ],
    [
      'dice that do not exist',
      'json',
      JSON.stringify({ ...lastRound, dice: { tilt: [7] } }),
      /dice\.tilt: expected whole/,
    ],
    ['half of its text', 'json', '{"game":"tour', /not readable as JSON/],
    ['no default export', 'mjs', 'export const x = 1;', /no default export/],
    ['a list with something else in it', 'mjs', 'export default [5];', /expected an object with game, title/],
    ['code that fails', 'mjs', 'throw new Error("winter");', /cannot be loaded: winter/],
    ['another ending', 'txt', '', /scenario files end in \.json, \.ts or \.mjs/],
  ])('a file with %s ends with 2, and the others are still run', async (name, ending, text, message) => {
    const broken = folder.write(`broken/${name}.${ending}`, text);
    const { code, out, err } = await maester(['scenario', broken, passing]);
    expect(code).toBe(2);
    expect(err).toContain(`${broken} is not a scenario that can be run: `);
    expect(err).toMatch(message);
    expect(out).toContain('1 ok, 0 differ, 1 cannot be run\n');
  });

  it.each([
    [['scenario'], 'a scenario file is missing'],
    [['scenario', folder.path('none.json')], "none.json can't be read"],
  ])('%j is refused', async (args, message) => {
    expect(await maester(args)).toMatchObject({ code: 2, err: expect.stringContaining(message) as string });
  });

  it('an empty folder is refused', async () => {
    folder.write('empty/readme.md', '');
    const { code, err } = await maester(['scenario', folder.path('empty')]);
    expect(code).toBe(2);
    expect(err).toContain('there is no scenario file (.json, .ts, .mjs) below ');
  });
});
