import { Match, readJournal } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import { openKept, sqliteStorage } from '@maester/server';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { maester, useFolder } from '../support.ts';

const folder = useFolder();
const file = folder.path('tables.db');
const SEED = 'the seed that nobody may see';

beforeAll(async () => {
  const storage = sqliteStorage(file);
  for (const [id, status] of [
    ['aaaa', 'playing'],
    ['bbbb', 'over'],
    ['cccc', 'gathering'],
  ] as const) {
    const hold = await storage.make({
      id,
      game: 'tourney',
      gameVersion: tourney.version,
      setup: { knights: 2, rounds: 1 },
      seed: SEED,
      clock: { kind: 'none' },
      chat: true,
      open: true,
      hostHash: 'the hash of a secret',
      status,
      seats: [
        { seat: 'red', kind: 'person', name: 'Ann', tokenHash: 'the hash of a secret', mind: null },
        { seat: 'blue', kind: 'mind', name: null, tokenHash: null, mind: 'random' },
      ],
      created: Date.UTC(2026, 0, 2),
      rematch: null,
    });
    const match = new Match(tourney, { knights: 2, rounds: 1 }, SEED);
    match.play('red', { x: 0, y: 0, facing: 0 });
    const entry = match.lastEntry;
    if (entry === null) throw new Error('it was played');
    if (status !== 'gathering')
      await hold.write([{ kind: 'entry', table: id, number: 1, entry, status, banks: null }]);
  }
  await storage.close();
});

/** Red is to be called at these tables. */
async function call(...tables: string[]): Promise<void> {
  const { shelf, close } = await openKept(file);
  for (const table of tables) await shelf.put('push', `${table} red device`, '{}', 0, 9);
  await close();
}

async function toCall(): Promise<string[]> {
  const { shelf, close } = await openKept(file);
  const keys = (await shelf.list('push', '')).map(({ key }) => key);
  await close();
  return keys;
}

const admin = (...args: string[]) => maester(['admin', ...args, '--database', file]);

describe('admin', () => {
  it('lists the tables with their status and how far they have come, also beside a running server', async () => {
    const server = sqliteStorage(file);
    const { code, out } = await admin('list');
    await server.close();
    expect(code).toBe(0);
    expect(out).toMatch(/^aaaa +tourney +playing +1 +2026-01-02 00:00 +\d{4}-\d\d-\d\d \d\d:\d\d$/m);
    expect(out).toMatch(/^cccc +tourney +gathering +0 /m);
    const over = JSON.parse((await admin('list', '--status', 'over', '--json')).out) as unknown;
    expect(over).toMatchObject([{ id: 'bbbb', game: 'tourney', status: 'over', entries: 1 }]);
  });

  it('looks at the database of the server here unless another is named', async () => {
    const environment = (name: string) => (name === 'MAESTER_DATABASE' ? file : undefined);
    const { code, out } = await maester(['admin', 'list'], { environment });
    expect(code).toBe(0);
    expect(out).toMatch(/^aaaa /m);
    const other = folder.path('other.db');
    const { err } = await maester(['admin', 'list', '--database', other], { environment });
    expect(err).toContain(`there is no database ${other}`);
  });

  it('creates nothing where no server has ever been', async () => {
    const { code, err } = await maester(['admin', 'list'], { root: folder.path('') });
    expect(code).toBe(2);
    expect(err).toContain('there is no database');
    expect(existsSync(folder.path('.cache'))).toBe(false);
  });

  it('shows a table without its secrets', async () => {
    const { code, out } = await admin('inspect', 'aaaa');
    expect(code).toBe(0);
    expect(out).toMatch(/^status +playing$/m);
    expect(out).toMatch(/^red +Ann$/m);
    expect(out).toMatch(/^blue +random$/m);
    const json = (await admin('inspect', 'aaaa', '--json')).out;
    expect(JSON.parse(json)).toMatchObject({ table: 'aaaa', entries: 1 });
    expect(out + json).not.toMatch(/the seed|the hash/);
  });

  it('exports a journal that replays, and warns of one that still holds secrets', async () => {
    const journal = folder.path('journal.json');
    const { code, err } = await admin('export', 'bbbb', '--out', journal);
    expect([code, err]).toEqual([0, '']);
    expect(Match.replay(tourney, readJournal(readFileSync(journal, 'utf8'))).length).toBe(1);
    const running = await admin('export', 'aaaa');
    expect(running.err).toContain('in progress');
    expect(readJournal(running.out).seed).toBe(SEED);
  });

  it('removes tables while no server has the file, and says which there are not', async () => {
    const server = sqliteStorage(file);
    expect(await admin('remove', 'cccc')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is in use by another server') as string,
    });
    await server.close();
    await call('cccc', 'aaaa');
    expect(await admin('remove', 'cccc', 'none')).toMatchObject({
      code: 1,
      out: 'removed cccc\n',
      err: expect.stringContaining('there is no table none') as string,
    });
    expect((await admin('list')).out).not.toContain('cccc');
    expect(await toCall()).toEqual(['aaaa red device']);
  });

  it.each([
    [[], 'say what to do: list, inspect, export, remove'],
    [['lst'], 'unknown task "lst"'],
    [['inspect'], 'the id of a table is missing'],
    [['list', '--status', 'ovr'], 'unknown status "ovr"'],
  ])('%j is a mistake that is named', async (args, message) => {
    expect(await admin(...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) as string });
  });

  it('needs a database', async () => {
    const { code, err } = await maester(['admin', 'list', '--database', folder.path('none.db')]);
    expect([code, err]).toEqual([2, expect.stringContaining('there is no database')]);
  });
});
