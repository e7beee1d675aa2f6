// Tables that come back otherwise than they were kept, or were not kept at all: damage, other rules, a disk that fails.

import type { Entry } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import type { AnyGame, TableRecord } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { DamagedTableError, LIMITS, sqliteStorage, type LogEntry } from '../src/index.ts';
import type { Place } from '../src/live-tables.ts';
import { Tables } from '../src/tables.ts';
import { GAMES, RANDOM_MIND } from './support/games.ts';
import { DAY, rewrite, TABLE, world } from './support/stored.ts';

describe('tables', { timeout: 60_000 }, () => {
  it('that are damaged are missed by those who look for them, and by nobody else', async () => {
    const { storage, tables, failures } = world();
    const { table: lost } = await tables.create({ ...TABLE, open: true });
    const { table: other } = await tables.create({ ...TABLE, open: true });
    await tables.close();
    const damaged = {
      ...storage,
      record: async (id: string): Promise<TableRecord | null> => {
        if (id === lost) throw new DamagedTableError(id, 'half of it is missing');
        return storage.record(id);
      },
      openTables: async (most: number) => (await storage.openTables(most)).filter(({ id }) => id !== lost),
    };
    const log = (entry: unknown): unknown => failures.push(entry);
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage: damaged, limits: LIMITS, log });
    expect((await again.lists()).tables.map(({ table }) => table)).toEqual([other]);
    await expect(again.info(lost)).rejects.toThrow('This table was damaged on the server');
    expect(JSON.stringify(failures)).toContain('half of it is missing');
    await again.close();
  });

  it.each<[string, (record: TableRecord) => unknown]>([
    ['seats are nothing', (record) => ({ ...record, seats: [null, null] })],
    ['setup is missing', (record) => ({ ...record, setup: undefined })],
    ['draft is a number', (record) => ({ ...record, draft: 7 })],
  ])('whose %s are damaged too, and the list of the others goes on', async (_, damage) => {
    const { storage, tables, failures } = world();
    const { table } = await tables.create({ ...TABLE, open: true });
    const { table: other } = await tables.create({ ...TABLE, open: true });
    const record = await storage.record(table);
    if (record === null) throw new Error('nothing was saved');
    await rewrite(storage, table, { kind: 'record', record: damage(record) as TableRecord });
    await tables.close();
    const log = (entry: unknown): unknown => failures.push(entry);
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage, limits: LIMITS, log });
    expect((await again.lists()).tables.map((info) => info.table)).toContain(other);
    const gone = expect.objectContaining({ status: 410 }) as Error;
    await expect(again.find(table)).rejects.toThrow(gone);
    // Who knows the id can watch, and the log is for anyone.
    expect(JSON.stringify(failures)).not.toContain(table);
    await again.close();
  });

  it('whose draft is a number keep no other table from being removed', async () => {
    const { time, storage, tables } = world();
    const clock = { kind: 'per-decision', seconds: 86_400 };
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push((await tables.create({ ...TABLE, clock })).table);
    const [, damaged = ''] = ids;
    const record = await storage.record(damaged);
    await rewrite(storage, damaged, { kind: 'record', record: { ...record, draft: 7 } as never });
    time.now += 8 * DAY;
    await tables.tidy();
    time.now += 1 * DAY;
    await tables.tidy();
    expect(await storage.all()).toEqual([damaged]);
    await tables.close();
  });

  it('with a damaged entry say so to whoever comes, and then to all who ask', async () => {
    const { storage, tables } = world();
    const { table } = await tables.create(TABLE);
    const entry = null as unknown as Entry;
    await rewrite(storage, table, { kind: 'entry', table, number: 1, entry, status: 'playing', banks: null });
    await tables.close();
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage, limits: LIMITS, log: () => {} });
    const gone = expect.objectContaining({ status: 410, code: 'damaged' }) as Error;
    await expect(again.look(table)).rejects.toThrow(gone);
    await expect(again.info(table)).rejects.toThrow(gone);
  });

  it('whose game was played by other rules say so, whoever asks, and the list of tables goes on', async () => {
    const { storage, tables } = world();
    const { table } = await tables.create({ ...TABLE, open: true });
    const { table: other } = await tables.create({ ...TABLE, open: true });
    const record = await storage.record(table);
    if (record === null) throw new Error('nothing was saved');
    await rewrite(storage, table, { kind: 'record', record: { ...record, gameVersion: 'of long ago' } });
    await tables.close();
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage, limits: LIMITS, log: () => {} });
    const gone = expect.objectContaining({ status: 410, code: 'cannot-replay' }) as Error;
    await expect(again.find(table)).rejects.toThrow(gone);
    await expect(again.info(table)).rejects.toThrow(gone);
    expect((await again.lists()).tables.map((info) => info.table)).toEqual([other]);
  });

  it('whose moves these rules do not replay say so too', async () => {
    const { storage, tables } = world();
    const { table } = await tables.create(TABLE);
    const entry = ['red', { x: 1, y: 1, facing: 0 }, '00000000'] as const;
    await rewrite(storage, table, { kind: 'entry', table, number: 1, entry, status: 'playing', banks: null });
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage, limits: LIMITS, log: () => {} });
    const gone = expect.objectContaining({ status: 410, code: 'cannot-replay' }) as Error;
    await expect(again.find(table)).rejects.toThrow(gone);
    await expect(again.info(table)).rejects.toThrow(gone);
  });

  it('tell the promise they made when the seed was chosen, whatever seed is in the database later', async () => {
    const { storage, tables } = world();
    const { table } = await tables.create(TABLE);
    const { commitment } = await tables.info(table);
    const record = await storage.record(table);
    if (record === null) throw new Error('nothing was saved');
    await rewrite(storage, table, { kind: 'record', record: { ...record, seed: 'a luckier one' } });
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage, limits: LIMITS, log: () => {} });
    expect((await again.info(table)).commitment).toBe(commitment);
    expect((await again.find(table)).info().commitment).toBe(commitment);
  });

  it('at which something goes wrong in their own time fail alone, and the log says so', async () => {
    const broken: AnyGame = {
      ...tourney,
      viewBeside: () => {
        throw new Error('it cannot be shown');
      },
    };
    const log: LogEntry[] = [];
    const storage = sqliteStorage(':memory:');
    const tables = new Tables({
      games: [broken],
      minds: RANDOM_MIND,
      storage,
      limits: LIMITS,
      log: (entry) => log.push(entry),
      pace: 0,
    });
    const minds = { 'place-1': 'random', 'place-2': 'random' };
    const { table } = await tables.create({ game: 'tourney', players: 2, draft: true, minds });
    const host = { seat: null, host: true, send: () => {}, dismiss: () => {} };
    const found = await tables.find(table);
    found.join(host, -1);
    found.request(host, { id: 1, type: 'start' });
    await expect.poll(() => log).toMatchObject([{ event: 'failure', error: 'Error: it cannot be shown' }]);
    expect(found.record.status).toBe('playing');
    await tables.close();
    await storage.close();
  });

  it('whose choice is not kept tell nobody, send everyone away, and are brought back as they were kept', async () => {
    const broken = { disk: false };
    const { tables } = world(broken);
    const { table } = await tables.create(TABLE);
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, '');
    const said: string[] = [];
    let place: Place | null = null;
    let dismissed = 0;
    const guest = (seat: string) => ({
      seat,
      host: true,
      send: ({ type }: { type: string }) => place?.post(() => said.push(type)),
      dismiss: () => (dismissed += 1),
    });
    const [red, blue] = [guest('red'), guest('blue')];
    place = await tables.place(table);
    const { table: first } = place;
    first.join(red, -1);
    first.join(blue, -1);
    first.request(red, { id: 1, type: 'start' });
    await tables.written(table);
    expect(said).toContain('accepted');
    broken.disk = true;
    said.length = 0;
    const choose = { id: 2, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } } as const;
    first.request(red, choose);
    await expect(tables.written(table)).rejects.toThrow('it could not be saved');
    expect([said, dismissed]).toEqual([[], 2]);
    expect(() => first.request(blue, { id: 3, type: 'ping' })).toThrow('must be brought back');
    expect([tables.isSaving, tables.diskErrors]).toEqual([false, 1]);
    broken.disk = false;
    const second = await tables.find(table);
    expect(second).not.toBe(first);
    second.join(red, -1);
    expect(second.version).toBe(0);
    second.request(red, choose);
    await tables.written(table);
    expect([second.version, tourney.waiting(second.state as never)]).toEqual([1, ['blue']]);
    expect(tables.isSaving).toBe(true);
  });

  it('whose choice was not kept are all well again once there is room, though nobody plays', async () => {
    const broken = { disk: false };
    const { tables } = world(broken);
    const { table } = await tables.create(TABLE);
    broken.disk = true;
    await tables.sit(table, 'red', { name: 'red' }, '').catch(() => {});
    expect(tables.isSaving).toBe(false);
    await tables.tidy();
    expect(tables.isSaving).toBe(false);
    broken.disk = false;
    await tables.tidy();
    expect([tables.isSaving, tables.diskErrors]).toEqual([true, 1]);
  });
});
