// A table at which red is asked, servers that call people back to it, and the time in our hands.

import type { TableInfo } from '@maester/table';
import { Callers } from '../../src/callback/callers.ts';
import type { LogEntry } from '../../src/log.ts';
import { sqliteShelf, type Shelf } from '../../src/shelf.ts';

export const TABLE = 'abcd2345';

/** The hashes of the secrets of those who may have the seat of red. */
export const ANN = 'hash of Ann';
export const CID = 'hash of Cid';

export const SUBSCRIPTION = {
  endpoint: 'https://push.example.net/send/1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const device = (endpoint: string, more: object = {}): object => ({
  subscription: { ...SUBSCRIPTION, endpoint: `https://push.example.net/${endpoint}` },
  ...more,
});

const SEAT = { seat: 'red', kind: 'person', name: 'Ann', connected: false };

const INFO = {
  table: TABLE,
  game: 'tourney',
  status: 'playing',
  paused: null,
  progress: { round: 2, waiting: ['red'], winners: null },
  seats: [SEAT, { ...SEAT, seat: 'blue', name: 'Bob' }],
} as unknown as TableInfo;

export interface Sent {
  readonly url: string;
  readonly body: Buffer;
}

/** `shared`: several servers keep the shelf. What is sent to an address that `fails` names comes to nothing. */
export function calling({
  shared = false,
  fails = () => false,
  pause = () => Promise.resolve(),
  look = () => {},
}: {
  readonly shared?: boolean;
  readonly fails?: (url: string) => boolean;
  /** Before the shelf is looked at. */
  readonly pause?: () => Promise<void>;
  /** Before the table is looked at; throws if it cannot be seen now. */
  readonly look?: () => void;
} = {}) {
  let date = Date.UTC(2026, 0, 5, 12);
  let timers: { at: number; run: () => void }[] = [];
  const sent: Sent[] = [];
  const log: LogEntry[] = [];
  let info = INFO;
  let owner = ANN;
  /** Counts what was played. */
  let version = 1;
  let status = 201;
  const kept = sqliteShelf(':memory:');
  const shelf: Shelf = {
    ...kept,
    get: (...asked) => pause().then(() => kept.get(...asked)),
    put: (...put) => pause().then(() => kept.put(...put)),
    list: (...listed) => pause().then(() => kept.list(...listed)),
    update: (...revised) => pause().then(() => kept.update(...revised)),
  };
  const start = (): Callers =>
    new Callers({
      shelf,
      shared,
      send: async (url, _headers, body) => {
        sent.push({ url, body });
        if (fails(url)) throw new Error('no answer in time');
        return { status };
      },
      log: (entry) => log.push(entry),
      date: () => date,
      later(milliseconds, run) {
        const timer = { at: date + milliseconds, run };
        timers.push(timer);
        return () => (timers = timers.filter((other) => other !== timer));
      },
      async look() {
        look();
        return info;
      },
      ownerOf: (_, seat) => (seat === 'red' ? owner : null),
      origin: 'https://maester.example',
    });
  let callers = start();
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  /** Everything that is due by then, in its order. */
  const pass = async (milliseconds: number): Promise<void> => {
    const until = date + milliseconds;
    await settle();
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      timers = timers.filter((timer) => timer !== next);
      date = Math.max(date, next.at);
      next.run();
      await settle();
    }
    date = until;
  };
  return {
    callers,
    start,
    /** Another server takes the place of the one that stops. */
    restart: async (): Promise<void> => {
      await callers.close();
      callers = start();
      await callers.open();
    },
    shelf,
    sent,
    urls: (): readonly string[] => sent.map(({ url }) => url),
    log,
    /** The seat of red belongs to someone else. */
    give: (to: string) => (owner = to),
    answer: (code: number) => (status = code),
    stand: (change: object, server = callers): void => {
      if ('progress' in change) version += 1;
      info = { ...info, ...change };
      server.heard(info, () => version);
    },
    pass,
  };
}

/** It is the turn of this seat. */
export const turnOf = (seat: string, round = 2): object => ({
  progress: { round, waiting: [seat], winners: null },
});

export const OVER = { status: 'over', progress: { round: 3, waiting: [], winners: ['red'] } };
