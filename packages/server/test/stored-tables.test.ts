// Tables that leave memory and come back: clocks, snapshots, room for new ones.

import type { Message } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { DamagedTableError, LIMITS, type Storage } from '../src/index.ts';
import { RequestError } from '../src/request-error.ts';
import { Tables } from '../src/tables.ts';
import { GAMES, RANDOM_MIND } from './support/games.ts';
import { DAY, rewrite, TABLE, world } from './support/stored.ts';

describe('tables', { timeout: 60_000 }, () => {
  it('nobody looks at leave memory, and come back as they were', async () => {
    const { time, tables } = world();
    const { table } = await tables.create(TABLE);
    await tables.sit(table, 'red', { name: 'Ann' }, '');
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect(tables.size).toBe(0);
    expect((await tables.info(table)).seats[0]).toMatchObject({ name: 'Ann' });
    expect(tables.size).toBe(0);
    expect((await tables.find(table)).info().seats[0]).toMatchObject({ name: 'Ann' });
    expect(tables.size).toBe(1);
  });

  it('that were lost and came back are not put away sooner for it', async () => {
    const { time, tables } = world();
    const { table } = await tables.create(TABLE);
    await tables.tidy();
    tables.lose(table);
    time.now += 61_000;
    await tables.find(table);
    await tables.tidy();
    expect(tables.size).toBe(1);
  });

  it('stay in memory for whoever comes while they are being put away', async () => {
    const { time, tables } = world();
    const ids = [(await tables.create(TABLE)).table, (await tables.create(TABLE)).table];
    const [, second] = await Promise.all(ids.map((id) => tables.find(id)));
    await tables.tidy();
    time.now += 61_000;
    const tidied = tables.tidy();
    second?.join({ seat: null, host: false, send: () => {}, dismiss: () => {} }, -1);
    await tidied;
    expect(tables.size).toBe(1);
    expect(second?.guests).toBe(1);
  });

  it('leave a snapshot when they are put away, and are opened without it if it does not fit', async () => {
    const { time, storage, tables } = world();
    const long = {
      game: 'tourney',
      setup: { knights: 2, rounds: 9 },
      minds: { red: 'random', blue: 'random' },
    };
    const { table } = await tables.create(long);
    const host = { seat: null, host: true, send: () => {}, dismiss: () => {} };
    const found = await tables.find(table);
    const leave = found.join(host, -1);
    found.request(host, { id: 1, type: 'start' });
    await expect.poll(() => found.record.status).toBe('over');
    const { version, state } = found;
    leave();
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect(tables.size).toBe(0);
    expect((await tables.find(table)).sinceSnapshot).toBe(0);
    expect((await tables.find(table)).state).toEqual(state);
    expect((await storage.load(table))?.snapshot?.match.entries).toBe(version);
    const other: Storage['take'] = async (id) => {
      const taken = await storage.take(id);
      const { snapshot } = taken?.saved ?? {};
      if (taken === null || snapshot === undefined) return taken;
      return { ...taken, saved: { ...taken.saved, snapshot: { ...snapshot, opening: '' } } };
    };
    const again = new Tables({
      games: GAMES,
      minds: RANDOM_MIND,
      storage: { ...storage, take: other },
      limits: LIMITS,
      log: () => {},
    });
    expect((await again.find(table)).sinceSnapshot).toBe(version);
    expect((await again.find(table)).state).toEqual(state);
  });

  it('with clocks of days leave memory, and are woken when someone has missed a decision', async () => {
    const { time, storage, tables } = world();
    const { table, host } = await tables.create({
      ...TABLE,
      clock: { kind: 'per-decision', seconds: 86_400 },
    });
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, host);
    const guest = { seat: 'red', host: true, send: () => {}, dismiss: () => {} };
    const leave = (await tables.find(table)).join(guest, -1);
    (await tables.find(table)).request(guest, { id: 1, type: 'start' });
    leave();
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect(tables.size).toBe(0);
    time.now += 3_600_000;
    await tables.tidy();
    expect([tables.size, (await storage.load(table))?.entries]).toEqual([0, []]);
    // The time that was used counts, though the table was away.
    expect((await tables.find(table)).info().seats[0]).toMatchObject({
      left: DAY - 3_661_000,
      running: true,
    });
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect(tables.size).toBe(0);
    time.now += DAY;
    const entries = async (): Promise<unknown> => {
      await tables.tidy();
      return (await storage.load(table))?.entries;
    };
    await expect.poll(entries).toHaveLength(1);
    expect((await tables.info(table)).seats[0]).toMatchObject({ missed: 1 });
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect([tables.size, await storage.due(time.now, 9)]).toEqual([0, []]);
    // What the clock decided meanwhile is not taken back alone.
    const heard: Message[] = [];
    (await tables.find(table)).join({ ...guest, send: (message) => heard.push(message) }, -1);
    expect(heard).toContainEqual(expect.objectContaining({ type: 'state', version: 1, freeUndo: 0 }));
    await tables.close();
  });

  it.each<[string, Error, number]>([
    ['a passing error of the database', new Error('too many connections'), 1],
    ['damage', new DamagedTableError('x', 'half of it is missing'), 0],
    ['its removal', new RequestError(404, 'no-table', 'It is gone.'), 0],
    ['other rules', new RequestError(410, 'cannot-replay', 'It had other rules.'), 0],
    ['a server that stops', new RequestError(503, 'stopping', 'Not now.'), 1],
  ])('that could not be woken for %s are tried again only where it may help', async (_, error, due) => {
    const { time, storage, tables } = world();
    const { table } = await tables.create(TABLE);
    await tables.close();
    await rewrite(storage, table, { kind: 'turn', table, turn: { at: 0, wakeAt: 1, seats: {} } });
    const failing = new Tables({
      games: GAMES,
      minds: RANDOM_MIND,
      storage: { ...storage, take: () => Promise.reject(error) },
      limits: LIMITS,
      log: () => {},
    });
    await failing.tidy();
    expect(await storage.due(time.now, 9)).toHaveLength(due);
  });

  it('of rules that only other servers carry, however many they are, do not keep others from being woken', async () => {
    const { storage, tables } = world();
    const ours = await tables.create({ ...TABLE, clock: { kind: 'per-decision', seconds: 86_400 } });
    const record = await storage.record(ours.table);
    if (record === null) throw new Error('nothing was saved');
    await tables.close();
    const overdue = (table: string, wakeAt: number): Promise<void> =>
      rewrite(storage, table, { kind: 'turn', table, turn: { at: 0, wakeAt, seats: {} } });
    const theirs = Array.from({ length: 1000 }, (_, i) => `theirs${i}`);
    await Promise.all(theirs.map((id) => storage.make({ ...record, id, gameVersion: 'of long ago' })));
    await Promise.all(theirs.map(overdue));
    await overdue(ours.table, 1000);
    const again = new Tables({
      games: GAMES,
      minds: RANDOM_MIND,
      storage,
      limits: LIMITS,
      log: () => {},
      isShared: true,
    });
    await again.wake();
    expect([again.size, again.has(ours.table)]).toEqual([1, true]);
    expect(await storage.due(1000, 2000)).toHaveLength(1001);
  });

  it('with shorter clocks do not give back what was used, and use nothing while they are put away', async () => {
    const { time, storage, tables } = world();
    const clock = { kind: 'per-decision', seconds: 300 };
    const { table, host } = await tables.create({ ...TABLE, clock });
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, host);
    const guest = { seat: 'red', host: true, send: () => {}, dismiss: () => {} };
    const leave = (await tables.find(table)).join(guest, -1);
    (await tables.find(table)).request(guest, { id: 1, type: 'start' });
    time.now += 290_000;
    leave();
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect([tables.size, await storage.due(Infinity, 9)]).toEqual([0, []]);
    time.now += DAY;
    (await tables.find(table)).join(guest, -1);
    expect((await tables.info(table)).seats[0]).toMatchObject({ left: 10_000, running: true });
    // The server stops while people are there.
    time.now += 4000;
    await tables.close();
    expect((await storage.load(table))?.turn?.seats['red']).toMatchObject({ used: 294_000, running: false });
  });

  it('with clocks of days lose nothing to a clock of the machine that jumps, unless it stays there', async () => {
    const { time, storage, tables } = world();
    const clock = { kind: 'per-decision', seconds: 86_400 };
    const { table, host } = await tables.create({ ...TABLE, clock });
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, host);
    const guest = { seat: 'red', host: true, send: () => {}, dismiss: () => {} };
    const leave = (await tables.find(table)).join(guest, -1);
    (await tables.find(table)).request(guest, { id: 1, type: 'start' });
    leave();
    const pass = async (milliseconds: number): Promise<number> => {
      time.now += milliseconds;
      await tables.tidy();
      // A clock that has run out is heard by a timer.
      await new Promise((resolve) => setTimeout(resolve, 5));
      return (await storage.load(table))?.entries.length ?? 0;
    };
    await pass(0);
    await pass(61_000);
    time.ahead = 8 * DAY;
    expect([await pass(30_000), await pass(30_000)]).toEqual([0, 0]);
    expect((await tables.find(table)).info().seats[0]?.left).toBe(DAY - 121_000);
    time.ahead = 0;
    expect([await pass(61_000), await pass(61_000), tables.size]).toEqual([0, 0, 0]);
    // The machine was asleep, or its clock has been set right.
    time.ahead = 8 * DAY;
    await pass(1000);
    time.now += 3_600_000;
    await expect.poll(() => pass(0)).toBe(1);
    await tables.close();
  });

  it('where nobody is make room for new ones', async () => {
    const { tables } = world({}, { tables: 2 });
    const clock = { kind: 'per-decision', seconds: 86_400 };
    const guest = { seat: null, host: true, send: () => {}, dismiss: () => {} };
    const made: string[] = [];
    const sizes: number[] = [];
    for (let i = 0; i < 4; i++) {
      made.push((await tables.create({ ...TABLE, clock })).table);
      sizes.push(tables.size);
    }
    expect(sizes, 'one makes room for one').toEqual([1, 2, 2, 2]);
    for (const id of made.slice(0, 2)) (await tables.find(id)).join(guest, -1);
    await expect(tables.create(TABLE)).rejects.toThrow('This server is full');
    await tables.close();
  });

  it('that never began stay when the clock of the machine jumps', async () => {
    const { time, storage, tables } = world();
    const { table } = await tables.create({
      ...TABLE,
      clock: { kind: 'bank', seconds: 600, increment: 0, cap: 600 },
    });
    time.now += 3_600_000;
    await tables.tidy();
    time.ahead = 8 * 24 * 3_600_000;
    for (let i = 0; i < 3; i++) {
      time.now += 30_000;
      await tables.tidy();
    }
    time.ahead = 0;
    time.now += 25 * 3_600_000;
    await tables.tidy();
    expect((await storage.record(table))?.id).toBe(table);
  });

  it('that are over are not read again for everyone who asks for the journal', async () => {
    const { storage, tables } = world();
    const { table } = await tables.create(TABLE);
    const record = await storage.record(table);
    if (record === null) throw new Error('nothing was saved');
    await tables.close();
    await rewrite(storage, table, { kind: 'record', record: { ...record, status: 'over' } });
    let read = 0;
    const counting: Storage = {
      ...storage,
      load: (id) => {
        read += 1;
        return storage.load(id);
      },
    };
    const again = new Tables({
      games: GAMES,
      minds: RANDOM_MIND,
      storage: counting,
      limits: LIMITS,
      log: () => {},
    });
    const journal = await again.journal(table);
    expect(journal.equals(await again.journal(table))).toBe(true);
    expect([read, JSON.parse(journal.toString())]).toEqual([
      1,
      expect.objectContaining({ seed: record.seed, entries: [] }),
    ]);
  });

  it('measure with a clock that nobody sets', async () => {
    const { time, tables } = world();
    const clock = { kind: 'bank', seconds: 600, increment: 0, cap: 600 };
    const { table, host } = await tables.create({ ...TABLE, clock });
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, host);
    const guest = { seat: 'red', host: true, send: () => {}, dismiss: () => {} };
    const found = await tables.find(table);
    found.join(guest, -1);
    found.request(guest, { id: 1, type: 'start' });
    time.now += 60_000;
    for (const ahead of [3_600_000, -3_600_000]) {
      time.ahead = ahead;
      expect(found.info().seats[0]).toMatchObject({ left: 540_000, running: true });
    }
    await tables.close();
  });

  it('that never began are removed after a week, others are not', async () => {
    const { time, storage, tables } = world();
    const { table } = await tables.create(TABLE);
    const minds = { red: 'random', blue: 'random' };
    const { table: other } = await tables.create({ ...TABLE, minds });
    const host = { seat: null, host: true, send: () => {}, dismiss: () => {} };
    const leave = (await tables.find(other)).join(host, -1);
    (await tables.find(other)).request(host, { id: 1, type: 'start' });
    leave();
    time.now += 6 * DAY;
    await tables.tidy();
    expect(await storage.all()).toHaveLength(2);
    time.now += 2 * DAY;
    await tables.tidy();
    expect(await storage.all()).toEqual([other]);
    await expect(tables.find(table)).rejects.toThrow("This table doesn't exist");
    await tables.close();
  });

  it('where seats are picked by turns are not taken for such that never began', async () => {
    const { time, storage, tables } = world();
    const clock = { kind: 'per-decision', seconds: 5 * 86_400 };
    const { table, host: secret } = await tables.create({ game: 'tourney', players: 2, draft: true, clock });
    for (const place of ['place-1', 'place-2']) await tables.sit(table, place, { name: place }, secret);
    const host = { seat: null, host: true, send: () => {}, dismiss: () => {} };
    const leave = (await tables.find(table)).join(host, -1);
    (await tables.find(table)).request(host, { id: 1, type: 'start' });
    leave();
    for (let day = 1; day <= 8; day++) {
      time.now += DAY;
      await tables.tidy();
    }
    expect(await storage.record(table)).toMatchObject({ status: 'gathering', draft: { order: {} } });
    await tables.close();
  });

  it('that were put away answer nobody who is still there', async () => {
    const { tables } = world();
    const { table, host } = await tables.create(TABLE);
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, host);
    const heard: string[] = [];
    const wire = {
      send: (bytes: Uint8Array) => heard.push(Buffer.from(bytes).toString()),
      dismiss: () => {},
    };
    const join = { type: 'join', token: host, since: -1, heard: 0, protocol: 2 } as const;
    const attendance = await tables.attend(table, join, wire);
    attendance.request({ id: 1, type: 'start' });
    await tables.close();
    heard.length = 0;
    attendance.request({ id: 2, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([]);
  });

  it('are brought from storage once, however many come for them, and only when all of them is there', async () => {
    const { storage, time, tables } = world();
    const { table } = await tables.create(TABLE);
    (await tables.find(table)).sit('red', 'Ann', 'hash');
    await tables.tidy();
    time.now += 61_000;
    const tidied = tables.tidy();
    const [one, other] = await Promise.all([tables.find(table), tables.find(table)]);
    await tidied;
    expect(one).toBe(other);
    expect(one.info().seats[0]).toMatchObject({ name: 'Ann' });
    expect((await storage.record(table))?.seats[0]).toMatchObject({ name: 'Ann' });
    await tables.close();
  });
});
