import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maester, useFolder } from '../support.ts';

const folder = useFolder();

async function simulated(...args: string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await maester(['simulate', 'tourney', '--json', ...args]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Record<string, unknown>;
}

describe('simulate', () => {
  it('plays the same games for the same seed', async () => {
    const [one, again] = [
      await simulated('--games', '50', '--seed', '7'),
      await simulated('--games', '50', '--seed', '7'),
    ];
    expect(again['hash']).toBe(one['hash']);
    expect(again['choices']).toBe(one['choices']);
    expect((await simulated('--games', '50', '--seed', '8'))['hash']).not.toBe(one['hash']);
    expect((await simulated('--games', '49', '--seed', '7'))['hash']).not.toBe(one['hash']);
  });

  it('reports everything as one JSON object', async () => {
    const report = await simulated('--games', '5', '--players', '4', '--minds', 'random,random');
    expect(Object.keys(report)).toEqual([
      'game',
      'players',
      'games',
      'finished',
      'choices',
      'seconds',
      'gamesPerSecond',
      'choicesPerSecond',
      'wins',
      'outcomes',
      'hash',
    ]);
    expect(report).toMatchObject({ game: 'tourney', players: 4, games: 5, finished: 5 });
    expect(report['hash']).toMatch(/^[0-9a-f]{16}$/);
  });

  it('says the same in a table', async () => {
    const { hash } = await simulated('--games', '3', '--seed', 's');
    const { code, out } = await maester(['simulate', 'tourney', '--games', '3', '--seed', 's']);
    expect(code).toBe(0);
    expect(out).toContain('tourney: 2 players (random), seed s');
    expect(out).toMatch(/^games +3$/m);
    expect(out).toMatch(/^won by red +\d+$/m);
    expect(out).toContain(`hash of all final states: ${String(hash)}`);
  });

  it('tells the games in English and in Chinese', async () => {
    const args = ['simulate', 'tourney', '--games', '2', '--seed', '7', '--tell'];
    const english = await maester(args);
    expect(english.out).toMatch(/^Game 1 of 2 \(seed 7\/0\)\nRed draws a favour: /);
    expect(english.out).toContain('\nGame 2 of 2 (seed 7/1)\n');
    expect(english.out).toMatch(/^Blue pitches a tent at \(\d+, \d+\)\.$/m);
    expect(english.out).toMatch(/^The bids are revealed: Red \d+ and Blue \d+\.$/m);
    const chinese = await maester([...args, '--lang', 'zh-hant']);
    expect(chinese.out).toMatch(/^第 1 局，共 2 局（種子 7\/0）\n紅騎士抽到一張恩寵牌：/);
    const storyLines = (text: string) => text.slice(0, text.indexOf('\n\ntourney:')).split('\n').length;
    expect(storyLines(chinese.out)).toBe(storyLines(english.out));
  });

  it('puts the chronicles into the JSON object if both are wanted', async () => {
    const { chronicles } = await simulated('--games', '2', '--tell');
    expect(chronicles).toHaveLength(2);
    expect(chronicles).toMatchObject([
      expect.arrayContaining([
        expect.stringMatching(/^Game 1 of 2/),
        expect.stringMatching(/ won, by rule /),
      ]),
      expect.arrayContaining([
        expect.stringMatching(/^Game 2 of 2/),
        expect.stringMatching(/ won, by rule /),
      ]),
    ]);
  });

  it('writes the journal of the last game', async () => {
    const file = folder.path('last.json');
    await simulated('--games', '3', '--seed', 's', '--journal', file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'maester-journal-1',
      game: 'tourney',
      setup: { knights: 2 },
      seed: 's/2',
    });
  });

  it('shows a bar only on a terminal, and only for long work', async () => {
    let time = 0;
    const slow = { isTerminal: true, now: () => (time += 300) };
    expect((await maester(['simulate', 'tourney', '--games', '9'], slow)).err).toContain('tourney games [');
    expect((await maester(['simulate', 'tourney', '--games', '9'], { ...slow, isTerminal: false })).err).toBe(
      '',
    );
    const quick = { isTerminal: true, now: () => (time += 0.1) };
    expect((await maester(['simulate', 'tourney', '--games', '9'], quick)).err).toBe('');
  });

  it.each([
    [[], 'the name of a game (tourney, '],
    [['tourny'], 'unknown game "tourny"; did you mean tourney?'],
    [['tourney', 'twice'], 'unexpected argument "twice"'],
    [['tourney', '--players', '1'], '--players of tourney must be a whole number from 2 to 4, not "1"'],
    [['tourney', '--players', '5'], 'from 2 to 4, not "5"'],
    [['tourney', '--players', 'two'], 'from 2 to 4, not "two"'],
    [['tourney', '--games', '0'], '--games must be a whole number from 1'],
    [['tourney', '--games', '-3'], 'not "-3"'],
    [['tourney', '--games', '2.5'], 'not "2.5"'],
    [['tourney', '--minds', 'clever'], 'unknown mind "clever" (known: random, steward'],
    [['tourney', '--minds', 'random,'], 'unknown mind ""'],
    [['tourney', '--lang', 'valyrian'], 'unknown language "valyrian" (known: en, zh-hant)'],
    [['tourney', '--plyers', '3'], 'unknown option --plyers; did you mean --players?'],
    [['tourney', '--seed'], '--seed needs a value'],
    [['tourney', '--mode', 'siege'], 'setup: mode: unknown field'],
    [['tourney', '--setup', '{"rounds":0}'], 'setup: rounds: expected a whole number from 1 to 20, got 0'],
    [['tourney', '--setup', '{rounds'], '--setup is not JSON'],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await maester(['simulate', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('says if the journal cannot be written', async () => {
    const { code, err } = await maester([
      'simulate',
      'tourney',
      '--journal',
      folder.path('none/journal.json'),
    ]);
    expect(code).toBe(2);
    expect(err).toContain("journal.json can't be written: ");
  });

  it('plays battles with new random armies in every game', async () => {
    const armies = ['--armies', 'random,stark-30,random:lannister', '--games', '2'];
    const file = folder.path('random-armies.json');
    const args = ['simulate', 'battle', ...armies, '--json', '--tell', '--journal', file];
    const { code, out, err } = await maester(args);
    expect([code, err]).toEqual([0, '']);
    const { players, finished, chronicles } = JSON.parse(out) as {
      readonly players: number;
      readonly finished: number;
      readonly chronicles: readonly (readonly string[])[];
    };
    expect([players, finished]).toEqual([3, 2]);
    const armiesTold = chronicles.map((lines) => lines.slice(2, 5));
    expect(armiesTold[0]?.[1]).toBe(armiesTold[1]?.[1]);
    const { setup } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly setup: { readonly armies: readonly { readonly faction: string }[] };
    };
    expect(setup.armies[2]?.faction).toBe('lannister');
    expect(armiesTold[0]?.[2]).not.toBe(armiesTold[1]?.[2]);
    expect((await maester(['replay', file])).code).toBe(0);
  });

  it('refuses armies that are not there, and for another game', async () => {
    expect((await maester(['simulate', 'battle', '--armies', 'random,stark-41'])).err).toContain('stark-41');
    expect((await maester(['simulate', 'tourney', '--armies', 'random,random'])).err).toContain('--armies');
  });
});
