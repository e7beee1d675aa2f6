import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gameNamed, GAMES } from '../../src/games.ts';
import { maester } from '../support.ts';

interface Bench {
  readonly node: string;
  readonly groups: readonly {
    readonly id: string;
    readonly measurements: readonly {
      readonly name: string;
      readonly value: number;
      readonly unit: string;
    }[];
  }[];
}

const isGrowth = ({ name }: { readonly name: string }): boolean => name.startsWith('heap growth');

describe('bench', () => {
  it('measures the kernel and the games', { timeout: 60_000 }, async () => {
    const { code, out, err } = await maester(['bench', '--quick', '--json']);
    expect([code, err]).toEqual([0, '']);
    const { node, groups } = JSON.parse(out) as Bench;
    expect(node).toBe(process.version);
    expect(groups.map((group) => group.id)).toEqual(['kernel', ...GAMES.map(({ game }) => game.id)]);
    const values = new Map(groups.flatMap(({ measurements }) => measurements.map((one) => [one.name, one])));
    expect(values.get('dice draws')).toMatchObject({ unit: 'per second' });
    for (const what of ['copy', 'view', 'hash', 'serialise', 'parse']) {
      expect(values.get(`${what} mid-game`)).toMatchObject({ unit: 'microseconds' });
      expect(values.get(`${what} at the end`)).toMatchObject({ unit: 'microseconds' });
    }
    expect(values.get('line of sight, 12 trays and 6 pieces of terrain')?.unit).toBe('microseconds');
    expect(values.get('check of one pose of a maneuver')?.unit).toBe('microseconds');
    expect(values.get('all legal charges of a unit')?.unit).toBe('microseconds');
    expect(values.get('exact odds of an attack')?.unit).toBe('milliseconds');
    const [growth, ...others] = [...values.values()].toSorted(
      (a, b) => Number(isGrowth(b)) - Number(isGrowth(a)),
    );
    expect(growth).toMatchObject({ name: 'heap growth over 20,000 choices', unit: 'bytes' });
    expect(growth?.value).toBeLessThan(5_000_000);
    expect(others.filter(({ value }) => !(value > 0))).toEqual([]);
    const [choices, each] = [values.get('choices')?.value ?? 0, values.get('a choice')?.value ?? 0];
    expect(choices * each).toBeCloseTo(1e9, -3);
  });

  it('the battle it measures is one of 40 points', () => {
    const { game, benchPlayers = game.players.max } = gameNamed('battle');
    expect(game.readSetup(game.usualSetup(benchPlayers))).toMatchObject({ points: 40 });
  });

  it('says what several servers need', async () => {
    expect(await maester(['bench', 'server', '--nodes', '3', '--nats', 'nats://127.0.0.1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--database postgres://') as string,
    });
  });

  it('measures a server under load', { timeout: 60_000 }, async () => {
    const { code, out, err } = await maester(['bench', 'server', '--quick', '--tables', '3', '--json']);
    expect([code, err]).toEqual([0, '']);
    const { groups } = JSON.parse(out) as Bench;
    const values = new Map(groups[0]?.measurements.map((one) => [one.name, one.value]));
    expect(values.get('tables')).toBe(3);
    // Whoever thinks a second may not come to choose within the one that a quick round takes.
    expect(values.get('people who think a second: choices')).toBeGreaterThanOrEqual(0);
    for (const what of ['choices', 'to another client, 99 of 100', 'sent per choice'])
      expect(values.get(`as fast as they can: ${what}`)).toBeGreaterThan(0);
  });

  it('soaks a server in everything at once', { timeout: 60_000 }, async () => {
    const { out, err } = await maester([
      'bench',
      'soak',
      '--game',
      'tourney',
      '--tables',
      '3',
      '--seconds',
      '2',
    ]);
    expect(err).toBe('');
    expect(out).toMatch(/^drops +0$/m);
    expect(out).toMatch(/^choices +[1-9]\d*$/m);
  });

  it('compares with another checkout in the same run', async () => {
    const folder = fileURLToPath(new URL('../../../..', import.meta.url));
    const { code, out } = await maester(['bench', '--quick', '--game', 'tourney', '--against', folder]);
    expect(code).toBe(0);
    expect(out).toContain('tourney, the other to this one');
    expect(out).toMatch(/journal of a whole game +1 +times/);
  });

  it('prints a table for people', async () => {
    const { code, out } = await maester(['bench', '--quick', '--game', 'tourney']);
    expect(code).toBe(0);
    expect(out).toMatch(/^tourney: random play, 4 players$/m);
    expect(out).toMatch(/^choices +[\d,]+ +per second$/m);
    expect(out).toMatch(/^journal of a whole game +[\d,]+ +bytes$/m);
  });

  it.each([
    [['--game', 'turney'], 'unknown game "turney"; did you mean tourney?'],
    [['tourney'], 'unexpected argument "tourney"'],
    [['server', 'tourney'], 'unexpected argument "tourney"'],
    [['server', '--tables', 'many'], '--tables must be a whole number from 1 to 5000'],
    [['--jsno'], 'did you mean --json?'],
  ])('refuses %j', async (args, message) => {
    expect(await maester(['bench', ...args])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message) as string,
    });
  });
});
