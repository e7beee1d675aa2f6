import { Match, mixedSeed, seedCommitment } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { journalText } from '../../src/files.ts';
import { maester, useFolder } from '../support.ts';

const folder = useFolder();
const file = folder.path('journal.json');
let text = '';
let lines: readonly string[] = [];

beforeAll(async () => {
  await maester(['simulate', 'tourney', '--seed', '7', '--players', '3', '--journal', file]);
  text = readFileSync(file, 'utf8');
  lines = text.split('\n');
});

/** The journal with one line changed; line n + 1 holds entry n. */
function tampered(name: string, entry: number, change: (line: string) => string): string {
  return folder.write(name, lines.map((line, i) => (i === entry + 1 ? change(line) : line)).join('\n'));
}

describe('replay', () => {
  it('plays a written journal to the end and says how it ended', async () => {
    const { code, out, err } = await maester(['replay', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^game +tourney \(rules 2\), seed 7\/0$/m);
    expect(out).toMatch(new RegExp(`^entries +${lines.length - 3}, all replayed$`, 'm'));
    expect(out).toMatch(/^outcome +won by \w+(, \w+)*, by tourney\/end\/\w+$/m);
    const lastHash = /"([0-9a-f]{8})"\]$/.exec(lines.at(-3) ?? '')?.[1];
    expect(out).toMatch(new RegExp(`^hash +${lastHash}[0-9a-f]{8}$`, 'm'));
  });

  it('compares the seed with the hash that was published before the game', async () => {
    const published = seedCommitment('7/0');
    const { code, out } = await maester(['replay', file, '--commitment', published]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^seed +is the one whose hash was published$/m)]);
    const other = await maester(['replay', file, '--commitment', seedCommitment('another')]);
    expect(other).toMatchObject({ code: 1, out: '' });
    expect(other.err).toContain(`a different seed from the one published: its hash is ${published}`);
  });

  it('compares a seed that was mixed with what it was mixed from', async () => {
    const setup = tourney.usualSetup(2);
    const mixed = { seed: 'promised', table: 'abcd2345', salts: { red: '1'.repeat(32) } };
    const write = (name: string, journal: object) => folder.write(name, JSON.stringify(journal));
    const played = new Match(tourney, setup, mixedSeed('tourney', tourney.version, mixed)).journal();
    const fair = write('fair.json', { ...played, mixed });
    const { code, out } = await maester(['replay', fair, '--commitment', seedCommitment('promised')]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^red added +1{32}$/m)]);
    const unfair = write('unfair.json', { ...played, mixed: { ...mixed, salts: {} } });
    const other = await maester(['replay', unfair, '--commitment', seedCommitment('promised')]);
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining("doesn't follow") as string });
  });

  it('stops where it is told to, and says what is asked there', async () => {
    const { code, out } = await maester(['replay', file, '--at', '4']);
    expect(code).toBe(0);
    expect(out).toMatch(/^entries +4 of \d+ replayed$/m);
    expect(out).toMatch(/^outcome +not over; waiting for blue \(round\/bid\), green \(round\/bid\)$/m);
    expect((await maester(['replay', file, '--at', '0'])).out).toMatch(/waiting for red \(tents\/pitch\)/);
  });

  it('tells the same story as the simulation', async () => {
    const args = ['simulate', 'tourney', '--seed', '7', '--players', '3', '--minds', 'random', '--tell'];
    const played = await maester(args);
    const { out } = await maester(['replay', file, '--tell']);
    const story = (said: string, first: number) => said.split('\n\n', 1)[0]?.split('\n').slice(first);
    expect(story(out, 0)).toEqual(story(played.out, 1));
    expect((await maester(['replay', file, '--tell', '--lang', 'zh-hant'])).out).toContain('紅騎士');
  });

  it('tells what was taken back', async () => {
    const match = new Match(tourney, { knights: 2, rounds: 1 }, 'undo');
    match.play('red', { x: 0, y: 0, facing: 0 });
    match.undo('red');
    match.play('red', { x: 50, y: 50, facing: 0 });
    match.play('blue', { x: 0, y: 0, facing: 0 });
    match.play('red', 3);
    match.undo('red');
    const { code, out } = await maester([
      'replay',
      folder.write('undo.json', journalText(match.journal())),
      '--tell',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Red undoes 1 choice.\nRed pitches a tent at (50, 50).\n');
    expect(out).toContain("Red withdraws a secret answer.\nThe game isn't over: waiting for Red and Blue.\n");
  });
});

describe('a journal that was tampered with', () => {
  it('is found out by a changed choice', async () => {
    const changed = tampered('choice.json', 3, (line) => line.replace(/^\["red",\d+/, '["red",0'));
    expect(readFileSync(changed, 'utf8')).not.toBe(text);
    const { code, err } = await maester(['replay', changed]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /choice\.json does not replay: entries\[3\]: the state after it has hash [0-9a-f]{8}, the journal says/,
    );
  });

  it('is found out by a choice that is not legal', async () => {
    const { code, err } = await maester([
      'replay',
      tampered('illegal.json', 3, (line) => line.replace(/,\d+/, ',99')),
    ]);
    expect(code).toBe(1);
    expect(err).toContain('entries[3]: refused by tourney/bid/purse {"bid":99,"purse":10}');
  });

  it('is found out by a changed hash, but sound before it', async () => {
    const changed = tampered('hash.json', 5, (line) => line.replace(/"[0-9a-f]{8}"\]/, '"00000000"]'));
    const { code, err } = await maester(['replay', changed]);
    expect(code).toBe(1);
    expect(err).toMatch(/entries\[5\]: .* the journal says 00000000/);
    expect(await maester(['replay', changed, '--at', '5'])).toMatchObject({ code: 0 });
    expect(await maester(['replay', changed, '--at', '6'])).toMatchObject({ code: 1 });
  });

  it('is found out by another seed or other rules', async () => {
    const seed = folder.write('seed.json', text.replace('"seed":"7/0"', '"seed":"7/1"'));
    expect((await maester(['replay', seed])).err).toContain('does not replay: entries[0]: ');
    const rules = folder.write('rules.json', text.replace('"version":"2"', '"version":"0"'));
    expect(await maester(['replay', rules])).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not replay: version: made by rules 0; these are 2') as string,
    });
  });
});

describe('what is no journal', () => {
  it.each([
    [
      'is cut in half',
      () => text.slice(0, text.length / 2),
      /journal: not readable as JSON \(incomplete or damaged\?\)/,
    ],
    ['is empty', () => '', /not readable as JSON/],
    ['is something else', () => '{"name":"x"}', /journal: name: unknown field/],
    [
      'has a damaged entry',
      () => text.replace(/"[0-9a-f]{8}"\]/, '"zz"]'),
      /entries\[0\]\[2\]: expected 8 hex/,
    ],
    [
      'is of an unknown game',
      () => text.replace('"tourney"', '"cyvasse"'),
      /unknown game "cyvasse".*known: tourney/,
    ],
    [
      'has an impossible setup',
      () => text.replace('"knights":3', '"knights":9'),
      /setup: knights: expected a whole/,
    ],
  ])('a file that %s ends with 2', async (name, made, message) => {
    const { code, out, err } = await maester(['replay', folder.write(`${name}.json`, made())]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it.each([
    [['replay'], 'a journal file is missing'],
    [['replay', folder.path('none.json')], "none.json can't be read: ENOENT"],
    [['replay', file, 'more'], 'unexpected argument "more"'],
    [['replay', file, '--at', '5000'], '--at must be a whole number from 0 to '],
    [['replay', file, '--at', 'end'], 'not "end"'],
    [['replay', file, '--lang', 'fr'], 'unknown language "fr"'],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await maester(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
