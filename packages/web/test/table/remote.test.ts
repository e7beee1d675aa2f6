import type { Message, StateMessage } from '@maester/table';
import { describe, expect, it } from 'vitest';
import type { Link, Connection } from '../../src/table/service.ts';
import { promiseOf } from '../../src/table/promises.ts';
import { rememberTable } from '../../src/table/remembered.ts';
import { remoteService, type Platform, type PlatformEvent } from '../../src/table/remote.ts';

/** The far end of a socket, in the test's hand. */
class FakeSocket extends EventTarget {
  readonly sent: { type: string; [field: string]: unknown }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  say(message: Partial<Message>): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Lets the client in: welcome, and the state at this version. */
  admit(version: number): void {
    this.open();
    this.say({ type: 'welcome', protocol: 2, seat: 'red' });
    this.say({ type: 'state', version, view: { round: 1 }, decision: null });
  }

  break(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

class FakePlatform implements Platform {
  readonly sockets: FakeSocket[] = [];
  /** What was asked for over HTTP. */
  readonly asked: string[] = [];
  status = 200;
  body: unknown = {};
  isVisible = true;
  #now = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];
  readonly #listeners = new Map<PlatformEvent, Set<() => void>>();

  fetch(path: string, options?: RequestInit): Promise<Response> {
    this.asked.push(`${options?.method ?? 'GET'} ${path}`);
    return this.status === 0
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(new Response(JSON.stringify(this.body), { status: this.status }));
  }

  socket(): WebSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }

  later(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((other) => other !== timer));
  }

  now(): number {
    return this.#now;
  }

  visible(): boolean {
    return this.isVisible;
  }

  listen(type: PlatformEvent, run: () => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(run));
    return () => listeners.delete(run);
  }

  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  tell(type: PlatformEvent): void {
    for (const run of this.#listeners.get(type) ?? []) run();
  }

  /** Time passes, and what falls due happens in order. */
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = until;
  }

  /** How long until the next attempt to connect, which is made. */
  untilNextAttempt(): number {
    const [from, known] = [this.#now, this.sockets.length];
    while (this.sockets.length === known && this.#now - from < 60_000) this.pass(100);
    return this.#now - from;
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody connected');
    return socket;
  }
}

function join(knowsRules = false): {
  platform: FakePlatform;
  links: Link[];
  heard: Message[];
  place: Connection;
} {
  const platform = new FakePlatform();
  const links: Link[] = [];
  const heard: Message[] = [];
  const place = remoteService(platform).join('abcd', null, {
    knowsRules,
    hear: (message) => heard.push(message),
    link: (link) => links.push(link),
  });
  return { platform, links, heard, place };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const CHOICE = { type: 'choose', version: 4, choice: 'lances' } as const;

describe('sitting down at a table on a server', () => {
  it('adds to the seed only when its promise is known, also at a table that was just made', async () => {
    const platform = new FakePlatform();
    const service = remoteService(platform);
    platform.body = {
      table: 'promised',
      host: 'secret',
      token: 'secret',
      status: 'gathering',
      commitment: 'the hash',
    };
    await service.create({
      game: 'tourney',
      setup: {},
      clock: { kind: 'none' },
      chat: true,
      open: false,
      minds: {},
      names: { red: 'Ann', blue: 'Bob' },
    });
    expect(platform.asked).toEqual([
      'POST /api/tables',
      'GET /api/tables/promised',
      'POST /api/tables/promised/seats/red',
      'POST /api/tables/promised/seats/blue',
    ]);
    expect(promiseOf('promised')).toBe('the hash');
    await service.forget('promised');
  });
});

describe('a place at a table on a server', () => {
  it('joins from the beginning and is live once it is welcome', () => {
    const { platform, links, heard } = join();
    platform.last.admit(4);
    expect(platform.last.sent).toEqual([{ type: 'join', protocol: 3, token: null, since: -1, heard: 0 }]);
    expect(links.map(({ kind }) => kind)).toEqual(['joining', 'live']);
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'state']);
  });

  it('does not want to be told what it is asked if it has the rules', () => {
    const { platform } = join(true);
    platform.last.admit(4);
    expect(platform.last.sent).toEqual([{ type: 'join', protocol: 4, token: null, since: -1, heard: 0 }]);
  });

  it('comes back by itself, and asks only for what it has not heard', () => {
    const { platform, links } = join();
    platform.last.admit(4);
    platform.last.say({ type: 'chat', line: { number: 7, from: 'red', to: null, text: 'hm' } });
    platform.last.break(1006);
    expect(links.at(-1)).toEqual({ kind: 'lost' });
    platform.pass(500);
    platform.last.open();
    expect(platform.sockets).toHaveLength(2);
    expect(platform.last.sent).toEqual([{ type: 'join', protocol: 3, token: null, since: 4, heard: 7 }]);
  });

  it('hears changes as whole states, and joins again after one that does not fit', () => {
    const { platform, links, heard } = join();
    platform.last.admit(4);
    const before = heard.at(-1) as StateMessage;
    const news = { version: 5, events: [], waiting: ['red'], freeUndo: 0, outcome: null, clocks: {} };
    platform.last.say({ type: 'change', ...news, view: { round: [2] } });
    const after = { ...before, ...news, view: { ...(before.view as object), round: 2 } };
    expect(heard.at(-1)).toEqual(after);
    platform.last.say({ type: 'change', ...news, version: 6, view: null, decision: null });
    expect(heard.at(-1)).toEqual({ ...after, version: 6 });
    platform.last.say({ type: 'change', ...news, version: 7, view: { round: { of: [1] } } });
    expect(heard.at(-1)).toMatchObject({ version: 6 });
    expect(links.at(-1)).toEqual({ kind: 'lost' });
    platform.pass(500);
    platform.last.open();
    expect(platform.last.sent).toMatchObject([{ since: 6 }]);
  });

  it('waits longer and longer between attempts, until it is welcome again', () => {
    const { platform } = join();
    const waits = Array.from({ length: 7 }, () => {
      platform.last.break(1006);
      return platform.untilNextAttempt();
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    platform.last.admit(1);
    platform.last.break(1006);
    expect(platform.untilNextAttempt()).toBe(500);
  });

  it('a choice on its way when the connection breaks is sent again, after the state of the table has come', async () => {
    const { platform, place } = join();
    platform.last.admit(4);
    const answer = place.send(CHOICE);
    platform.last.break(1006);
    platform.pass(500);
    platform.last.open();
    expect(platform.last.sent).toHaveLength(1);
    platform.last.say({ type: 'state', version: 5 });
    expect(platform.last.sent[1]).toMatchObject({ ...CHOICE, id: 1 });
    // It was taken the first time: the table says so, and nothing is refused aloud.
    platform.last.say({ type: 'refused', id: 1, rule: 'table/choice/stale', facts: { version: 4, now: 5 } });
    expect(await answer).toEqual({ ok: true, version: 5 });
  });

  it('what is said while the connection is broken waits for it', () => {
    const { platform, place } = join();
    platform.last.admit(4);
    platform.last.break(1006);
    void place.send({ type: 'chat', text: 'still here', to: null });
    platform.pass(500);
    platform.last.admit(4);
    expect(platform.last.sent.at(-1)).toMatchObject({ type: 'chat', text: 'still here' });
  });

  it('whoever is shown out before being let in has the wrong secret, and does not try again', async () => {
    const { platform, links, place } = join();
    platform.last.open();
    const said = place.send({ type: 'ping' });
    platform.last.break(1008);
    expect(links.at(-1)).toEqual({ kind: 'ended', problem: 'not-yours' });
    expect(await said).toMatchObject({ ok: false });
    platform.pass(60_000);
    expect(platform.sockets).toHaveLength(1);
  });

  it('whoever said too much at once comes back after a while', () => {
    const { platform, links } = join();
    platform.last.admit(4);
    platform.last.break(1008);
    expect(links.at(-1)).toEqual({ kind: 'lost' });
    platform.pass(500);
    expect(platform.sockets).toHaveLength(2);
  });

  it.each([
    [404, 'no-table', 'no-table'],
    [410, 'cannot-replay', 'other-rules'],
    [410, 'damaged', 'broken'],
  ])('a table that answers %i and %s is given up: %s', async (status, error, problem) => {
    const { platform, links } = join();
    platform.status = status;
    platform.body = { error };
    platform.last.break(1006);
    await settle();
    expect(links.at(-1)).toEqual({ kind: 'ended', problem });
    platform.pass(500);
    expect(platform.sockets).toHaveLength(1);
  });

  it('without a network it keeps trying', async () => {
    const { platform, links } = join();
    platform.status = 0;
    platform.last.break(1006);
    await settle();
    expect(links.at(-1)).toEqual({ kind: 'lost' });
  });

  it('whoever leaves is not brought back', () => {
    const { platform, place } = join();
    platform.last.admit(4);
    place.leave();
    expect(platform.last.closed).toBe(true);
    platform.last.break(1000);
    platform.tell('online');
    platform.pass(60_000);
    expect(platform.sockets).toHaveLength(1);
    expect(platform.listeners).toBe(0);
  });
});

describe('a dead network', () => {
  it('is noticed when a choice is not answered, and the choice is sent again once there is a new connection', async () => {
    const { platform, links, place } = join();
    platform.last.admit(4);
    const answer = place.send(CHOICE);
    platform.pass(4999);
    expect(links.at(-1)).toEqual({ kind: 'live' });
    platform.pass(1);
    expect(links.at(-1)).toEqual({ kind: 'lost' });
    expect(platform.last.closed).toBe(true);
    platform.pass(500);
    platform.last.admit(4);
    expect(platform.last.sent.at(-1)).toMatchObject(CHOICE);
    platform.last.say({ type: 'accepted', id: 1, version: 5 });
    expect(await answer).toEqual({ ok: true, version: 5 });
  });

  it('is noticed by a heartbeat while someone looks, within 15 seconds', () => {
    const { platform, links } = join();
    platform.last.admit(4);
    for (let i = 0; i < 3; i++) {
      platform.pass(10_000);
      expect(platform.last.sent.at(-1)).toEqual({ type: 'ping', id: 0 });
      platform.last.say({ type: 'accepted', id: 0, version: 4 });
    }
    expect(links.at(-1)).toEqual({ kind: 'live' });
    platform.pass(15_000);
    expect(links.some(({ kind }) => kind === 'lost')).toBe(true);
  });

  it('is not looked for while nobody does, but at once when they do again', () => {
    const { platform } = join();
    platform.last.admit(4);
    platform.isVisible = false;
    platform.pass(120_000);
    expect(platform.last.sent).toHaveLength(1);
    platform.isVisible = true;
    platform.tell('visibilitychange');
    expect(platform.last.sent.at(-1)).toEqual({ type: 'ping', id: 0 });
  });

  it('that the browser knows of is told at once, and ends as soon as the browser says so', () => {
    const { platform, links } = join();
    platform.last.admit(4);
    platform.tell('offline');
    expect(links.at(-1)).toEqual({ kind: 'lost' });
    for (let i = 0; i < 5; i++) {
      platform.pass(16_000);
      platform.last.break(1006);
    }
    const attempts = platform.sockets.length;
    platform.tell('online');
    expect(platform.sockets).toHaveLength(attempts + 1);
    platform.last.admit(4);
    expect(links.at(-1)).toEqual({ kind: 'live' });
  });

  it('that swallows a new connection does not hold up the next attempt for ever', () => {
    const { platform, links } = join();
    platform.pass(10_000);
    expect(links.at(-1)).toEqual({ kind: 'lost' });
    platform.pass(500);
    expect(platform.sockets).toHaveLength(2);
  });
});

describe('the tables we have a part in', () => {
  it.each([
    ['a table that was removed', 404, { error: 'no-table' }, true],
    ['a table by other rules', 410, { error: 'cannot-replay' }, true],
    ['a server that is not well', 500, {}, false],
    ['no network', 0, {}, false],
  ])('%s: whether it is gone for good', async (_what, status, body, gone) => {
    const platform = new FakePlatform();
    platform.status = status;
    platform.body = body;
    rememberTable('abcd', { game: 'tourney' }, 1);
    expect(await remoteService(platform).mine()).toMatchObject([
      { address: { id: 'abcd' }, info: null, gone },
    ]);
  });
});
