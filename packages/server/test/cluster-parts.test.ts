// The parts of a cluster that need no other server: frames, spectators on a balcony, shared budgets and places.

import { tourney } from '@maester/kernel/sample';
import type { Message } from '@maester/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attendance, Wire } from '../src/attendance.ts';
import { Balcony } from '../src/cluster/balcony.ts';
import { Assembly, framesOf } from '../src/cluster/frames.ts';
import { Galleries } from '../src/cluster/galleries.ts';
import { SharedDate } from '../src/cluster/shared-date.ts';
import { SharedPlaces } from '../src/cluster/shared-places.ts';
import { LIMITS, RateLimiter } from '../src/limits.ts';
import { Places } from '../src/places.ts';
import { sqliteStorage } from '../src/sqlite-storage.ts';
import { Tables } from '../src/tables.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const textOf = (found: Uint8Array | null | 'gap'): string | null =>
  found instanceof Uint8Array ? Buffer.from(found).toString() : found;

describe('a message between servers', () => {
  it.each([
    ['', 4, 1],
    ['abcd', 4, 1],
    ['abcde', 4, 2],
    ['龍'.repeat(10), 4, 8],
  ])('is cut to frames and put together again: %j', (text, longest, count) => {
    const frames = [...framesOf(bytes(text), longest)];
    const assembly = new Assembly();
    const found = frames.map(([body, more], i) =>
      textOf(assembly.add({ n: i + 1, ...(more ? { more } : {}) }, body)),
    );
    expect([frames.length, found.at(-1), found.slice(0, -1).every((part) => part === null)]).toEqual([
      count,
      text,
      true,
    ]);
  });

  it('that is missing or comes twice is noticed', () => {
    const assembly = new Assembly(5);
    expect(textOf(assembly.add({ n: 6 }, bytes('six')))).toBe('six');
    expect(assembly.add({ n: 6 }, bytes('six'))).toBe('gap');
    expect(assembly.add({ n: 8 }, bytes('eight'))).toBe('gap');
  });
});

describe('a balcony', () => {
  function spectator() {
    const heard: string[] = [];
    const one = {
      heard,
      missed: 0,
      send: (found: Uint8Array) => heard.push(Buffer.from(found).toString()),
      miss: () => (one.missed += 1),
    };
    return one;
  }
  const frame = (n: number, gallery = 'g') => [{ n, gallery }, bytes(`frame ${n}`)] as const;

  it('lets each hear every frame after the one they came in at, and no other', () => {
    const balcony = new Balcony();
    const [early, late] = [spectator(), spectator()];
    balcony.add(early);
    balcony.hear(...frame(1));
    balcony.position(early, { gallery: 'g', after: 1 });
    balcony.hear(...frame(2));
    balcony.add(late);
    balcony.hear(...frame(3));
    balcony.hear(...frame(4));
    balcony.position(late, { gallery: 'g', after: 3 });
    balcony.hear(...frame(5));
    expect(early.heard).toEqual(['frame 2', 'frame 3', 'frame 4', 'frame 5']);
    expect(late.heard).toEqual(['frame 4', 'frame 5']);
    expect([early.missed, late.missed]).toEqual([0, 0]);
  });

  it('sends those to join again who missed a frame, or whose gallery was closed', () => {
    const balcony = new Balcony();
    const [one, other] = [spectator(), spectator()];
    balcony.add(one);
    balcony.position(one, { gallery: 'g', after: 0 });
    balcony.hear(...frame(2));
    balcony.remove(one);
    balcony.add(other);
    balcony.position(other, { gallery: 'g', after: 2 });
    balcony.hear(...frame(1, 'another'));
    expect([one.heard, one.missed, other.heard, other.missed]).toEqual([[], 1, [], 1]);
  });
});

describe('a gallery', () => {
  const join = { type: 'join', token: null, since: -1, heard: 0, protocol: 4 } as const;

  async function open(spectators: number) {
    const tables = new Tables({
      games: [tourney],
      minds: [],
      storage: sqliteStorage(':memory:'),
      log: () => {},
      limits: { ...LIMITS, spectators },
    });
    const { table } = await tables.create({ game: 'tourney', players: 2, open: true });
    const galleries = new Galleries(tables, { send: () => {}, longestBody: 1e6 });
    const heard: Message[] = [];
    const wire = (): Wire => ({ send: () => {}, dismiss: () => {} });
    const listener: Wire = {
      ...wire(),
      send: (sent) => heard.push(JSON.parse(Buffer.from(sent).toString()) as Message),
    };
    const here = (): Promise<Attendance> => tables.attend(table, join, wire());
    const elsewhere = (protocol = 4, from = wire()): Promise<Attendance> =>
      galleries.attend(table, { ...join, protocol }, from, () => {});
    const watched = async (): Promise<number> => (await tables.info(table)).spectators;
    const told = (): number | undefined =>
      heard.findLast((message) => message.type === 'table')?.info.spectators;
    return {
      tables,
      table,
      here,
      elsewhere,
      watched,
      told,
      listen: () => tables.attend(table, join, listener),
    };
  }

  it('counts everyone who watches by way of another server', async () => {
    const { tables, elsewhere, here, watched, told, listen } = await open(200);
    await listen();
    const guests = [await elsewhere(), await elsewhere(2), await elsewhere(), await here()];
    expect([await watched(), told()]).toEqual([5, 5]);
    guests[2]?.leave();
    expect([await watched(), told()]).toEqual([4, 4]);
    for (const i of [0, 1, 3]) guests[i]?.leave();
    expect([await watched(), told(), tables.attended()[0]?.spectators]).toEqual([1, 1, 1]);
    await tables.close();
  });

  it('does not count those whom the table could not be shown', async () => {
    const { tables, elsewhere, watched, told, listen } = await open(200);
    await listen();
    const broken: Wire = {
      send: () => {
        throw new Error('it cannot be shown');
      },
      dismiss: () => {},
    };
    await expect(elsewhere(4, broken)).rejects.toThrow('it cannot be shown');
    expect([await watched(), told()]).toEqual([1, 1]);
    await elsewhere();
    await expect(elsewhere(4, broken)).rejects.toThrow('it cannot be shown');
    expect([await watched(), told()]).toEqual([2, 2]);
    await tables.close();
  });

  it('leaves no more room than the table has, here or there', async () => {
    const { tables, elsewhere, here, watched } = await open(3);
    for (let i = 0; i < 3; i++) await elsewhere();
    expect(await watched()).toBe(3);
    await expect(here()).rejects.toMatchObject({ code: 'full' });
    await expect(elsewhere()).rejects.toMatchObject({ code: 'full' });
    await tables.close();
  });
});

describe('the date that all servers go by', () => {
  const DAY = 24 * 3600 * 1000;
  afterEach(() => void vi.restoreAllMocks());

  /** A server whose clock is wrong by a week, and whose ticks the test sets. */
  function wrong() {
    const time = { ticks: 0 };
    vi.spyOn(performance, 'now').mockImplementation(() => time.ticks);
    vi.spyOn(Date, 'now').mockReturnValue(107 * DAY);
    return { time, shared: new SharedDate() };
  }

  it("is the database's, and goes on with the ticks", () => {
    const { time, shared } = wrong();
    expect(shared.date()).toBe(107 * DAY);
    shared.hear(100 * DAY, -20, 0);
    time.ticks = 5000;
    expect(shared.date()).toBe(100 * DAY + 5010);
  });

  it('does not go back and forth with answers that are slow', () => {
    const { time, shared } = wrong();
    shared.hear(100 * DAY, -20, 0);
    time.ticks = 10_000;
    for (const [asked, answered] of [
      [6000, 10_000],
      [9990, 10_000],
      [9000, 9010],
    ] as const) {
      shared.hear(100 * DAY + 9500, asked, answered);
      expect(shared.date(), `asked at ${asked}`).toBe(100 * DAY + 10_010);
    }
    shared.hear(100 * DAY + 20_000, 9990, 10_000);
    expect(shared.date()).toBe(100 * DAY + 20_005);
  });
});

describe('a budget that is spent at another server too', () => {
  it('is told once, and counts here', () => {
    const [here, there] = [0, 0].map(() => new RateLimiter({ burst: 10, perSecond: 1 }));
    if (here === undefined || there === undefined) throw new Error('two were made');
    for (let i = 0; i < 8; i++) there.admits('ann', 0);
    there.admits('bob', 0, 3);
    const spent = there.spentOfLate();
    expect(spent).toEqual({ ann: 8, bob: 3 });
    expect(there.spentOfLate()).toEqual({});
    for (const [address, cost] of Object.entries(spent)) here.charge(address, 0, cost);
    expect([here.admits('ann', 0, 2), here.admits('ann', 0), here.admits('bob', 0, 7)]).toEqual([
      true,
      false,
      true,
    ]);
    here.charge('ann', 0, 100);
    expect([here.admits('ann', 90_000), here.admits('ann', 101_000)]).toEqual([false, true]);
  });
});

describe('a place at another server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  type Ear = (head: unknown, body: Uint8Array) => void;

  function server(name: string, ears: Set<Ear>) {
    const places = new Places({ connections: 5, connectionsPerAddress: 3 });
    const line = { isUp: true };
    const link = {
      send: (_: string, head: object) => {
        if (line.isUp) for (const hear of ears) hear(JSON.parse(JSON.stringify(head)), bytes(''));
      },
      hear: (_: string, heard: Ear) => {
        ears.add(heard);
        return () => void ears.delete(heard);
      },
    };
    return { places, line, shared: new SharedPlaces(name, link, places) };
  }

  function servers() {
    const ears = new Set<Ear>();
    return { there: server('there', ears), here: server('here', ears) };
  }

  it('counts for its address and nobody else, until it is left', () => {
    const { there, here } = servers();
    const [leave] = [1, 2, 3].map(() => there.places.connect('ann'));
    vi.advanceTimersByTime(1000);
    expect(() => here.places.check('ann')).toThrow('full');
    expect(() => here.places.check('bob')).not.toThrow();
    leave?.();
    vi.advanceTimersByTime(1000);
    expect(() => here.places.check('ann')).not.toThrow();
  });

  it('counts among those who watch as well', () => {
    const { there, here } = servers();
    for (let i = 0; i < 3; i++) there.places.watch('ann');
    vi.advanceTimersByTime(1000);
    expect(() => here.places.watch('ann')).toThrow('spectators');
    expect(() => here.places.watch('bob')).not.toThrow();
  });

  it.each(['dies', 'stops'] as const)('is free when that server %s', (end) => {
    const { there, here } = servers();
    for (let i = 0; i < 3; i++) there.places.connect('ann');
    vi.advanceTimersByTime(60_000);
    expect(() => here.places.check('ann')).toThrow('full');
    if (end === 'stops') there.shared.stop();
    else {
      there.line.isUp = false;
      vi.advanceTimersByTime(3000);
    }
    expect(() => here.places.check('ann')).not.toThrow();
  });
});
