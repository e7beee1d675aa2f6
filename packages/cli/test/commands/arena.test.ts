import { describe, expect, it } from 'vitest';
import { maester } from '../support.ts';

const PATIENCE = { timeout: 60_000 };

describe('arena', PATIENCE, () => {
  it('reports everything as one JSON object, the same for the same seed', async () => {
    const args = [
      'arena',
      'tourney',
      '--minds',
      'steward,random',
      '--games',
      '8',
      '--players',
      '4',
      '--json',
    ];
    const [one, again, other] = [
      await maester(args),
      await maester(args),
      await maester([...args, '--seed', 'other']),
    ];
    expect([one.code, one.err]).toEqual([0, '']);
    const [report, repeated, different] = [one, again, other].map(
      ({ out }) => JSON.parse(out) as Record<string, unknown>,
    );
    expect(report).toMatchObject({
      game: 'tourney',
      players: 4,
      games: 8,
      finished: 8,
      minds: { steward: { played: 8, chance: 0.25 }, random: { chance: 0.75 } },
    });
    expect(repeated?.['hash']).toBe(report?.['hash']);
    expect(repeated?.['seats']).toEqual(report?.['seats']);
    expect(different?.['hash']).not.toBe(report?.['hash']);
  });

  it('in the miniatures game the steward beats chance', async () => {
    const args = ['arena', 'battle', '--players', '2', '--minds', 'steward,random', '--games', '4', '--json'];
    const { minds } = JSON.parse((await maester(args)).out) as {
      readonly minds: { readonly steward: { readonly won: number } };
    };
    expect(minds.steward.won).toBe(4);
  });

  it('says the same in tables', async () => {
    const { code, out } = await maester([
      'arena',
      'tourney',
      '--minds',
      'random',
      '--games',
      '4',
      '--seed',
      's',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('tourney: 4 players (random), 4 games, seed s');
    expect(out).toMatch(/^mind +won +share +95 % interval +by luck +median ms +p99 ms$/m);
    expect(out).toMatch(/^random +4 +100\.0 % +51\.0 % to 100\.0 % +100\.0 % /m);
    expect(out).toMatch(/^red +\d of 4 /m);
    expect(out).toMatch(/^choices per second +[\d,.]+$/m);
  });

  it('shows a bar on a terminal', async () => {
    let time = 0;
    const slow = { isTerminal: true, now: () => (time += 300) };
    const { err } = await maester(['arena', 'tourney', '--minds', 'random', '--games', '5'], slow);
    expect(err).toContain('tourney games [');
  });

  it.each([
    [['tourney'], '--minds is missing'],
    [['--minds', 'random'], 'the name of a game (tourney, '],
    [['tourney', '--minds', 'stewart'], 'unknown mind "stewart"; did you mean steward?'],
    [['tourney', '--minds', 'random,random,random', '--players', '2'], '3 minds for 2 seats'],
    [['tourney', '--minds', 'random', '--players', '9'], 'from 2 to 4, not "9"'],
    [['tourney', '--minds', 'random', '--games', '0'], '--games must be a whole number from 1'],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await maester(['arena', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('rates all minds on one scale', async () => {
    const args = ['arena', 'tourney', '--ratings', '--games', '40', '--effort', '10'];
    const { code, out } = await maester([...args, '--minds', 'random,castellan,hand', '--json']);
    expect(code).toBe(0);
    const { ratings } = JSON.parse(out) as { ratings: { mind: string; rating: number; played: number }[] };
    expect(ratings.map(({ mind }) => mind).toSorted()).toEqual(['castellan', 'hand', 'random']);
    const mean = ratings.reduce((sum, { rating }) => sum + rating, 0) / 3;
    expect(mean).toBeCloseTo(1500);
    const said = await maester([
      'arena',
      'tourney',
      '--ratings',
      '--games',
      '2',
      '--minds',
      'random,castellan',
    ]);
    expect(said.out).toMatch(/mind +rating +95 % interval +seats +won/);
    expect((await maester([...args, '--minds', 'hand'])).err).toContain('needs two minds');
  });
});
