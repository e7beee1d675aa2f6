import type { Message } from '@maester/table';
import { describe, expect, it } from 'vitest';
import type { Link, Place } from '../../src/table/place.ts';
import { rememberTable } from '../../src/table/remembered.ts';
import { remoteHall, type World } from '../../src/table/remote.ts';

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
    this.say({ type: 'welcome', protocol: 1, seat: 'red' });
    this.say({ type: 'state', version });
  }

  break(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  status = 200;
  body: unknown = {};
  waits: number[] = [];
  #run: (() => void) | null = null;

  fetch(): Promise<Response> {
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
    this.waits.push(milliseconds);
    this.#run = run;
    return () => (this.#run = null);
  }

  now(): number {
    return 0;
  }

  /** Time passes until the next attempt. */
  pass(): void {
    const run = this.#run;
    this.#run = null;
    run?.();
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody connected');
    return socket;
  }
}

function join(): { world: FakeWorld; links: Link[]; heard: Message[]; place: Place } {
  const world = new FakeWorld();
  const links: Link[] = [];
  const heard: Message[] = [];
  const place = remoteHall(world).join('abcd', null, {
    hear: (message) => heard.push(message),
    link: (link) => links.push(link),
  });
  return { world, links, heard, place };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const CHOICE = { type: 'choose', version: 4, choice: 'lances' } as const;

describe('a place at a table on a server', () => {
  it('joins from the beginning and is live once it is welcome', () => {
    const { world, links, heard } = join();
    world.last.admit(4);
    expect(world.last.sent).toEqual([{ type: 'join', token: null, since: -1, heard: 0 }]);
    expect(links.map(({ kind }) => kind)).toEqual(['joining', 'live']);
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'state']);
  });

  it('comes back by itself, and asks only for what it has not heard', () => {
    const { world, links } = join();
    world.last.admit(4);
    world.last.say({ type: 'chat', line: { number: 7, from: 'red', to: null, text: 'hm' } });
    world.last.break(1006);
    expect(links.at(-1)).toEqual({ kind: 'lost' });
    world.pass();
    world.last.open();
    expect(world.sockets).toHaveLength(2);
    expect(world.last.sent).toEqual([{ type: 'join', token: null, since: 4, heard: 7 }]);
  });

  it('waits longer and longer between attempts, until it is welcome again', () => {
    const { world } = join();
    for (let i = 0; i < 7; i++) {
      world.last.break(1006);
      world.pass();
    }
    expect(world.waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    world.last.admit(1);
    world.last.break(1006);
    expect(world.waits.at(-1)).toBe(500);
  });

  it('a choice on its way when the connection breaks is sent again, after the state of the table has come', async () => {
    const { world, place } = join();
    world.last.admit(4);
    const answer = place.say(CHOICE);
    world.last.break(1006);
    world.pass();
    world.last.open();
    expect(world.last.sent).toHaveLength(1);
    world.last.say({ type: 'state', version: 5 });
    expect(world.last.sent[1]).toMatchObject({ ...CHOICE, id: 1 });
    // It was taken the first time: the table says so, and the choice is not misapplied.
    world.last.say({ type: 'refused', id: 1, rule: 'table/choice/stale', facts: { version: 4, now: 5 } });
    expect(await answer).toMatchObject({ ok: false, refusal: { rule: 'table/choice/stale' } });
  });

  it('what is said while the connection is broken waits for it', () => {
    const { world, place } = join();
    world.last.admit(4);
    world.last.break(1006);
    void place.say({ type: 'chat', text: 'still here', to: null });
    world.pass();
    world.last.admit(4);
    expect(world.last.sent.at(-1)).toMatchObject({ type: 'chat', text: 'still here' });
  });

  it('whoever is shown out before being let in has the wrong secret, and does not try again', async () => {
    const { world, links, place } = join();
    world.last.open();
    const said = place.say({ type: 'ping' });
    world.last.break(1008);
    expect(links.at(-1)).toEqual({ kind: 'ended', problem: 'not-yours' });
    expect(await said).toMatchObject({ ok: false });
    expect(world.waits).toEqual([]);
  });

  it('whoever said too much at once comes back after a while', () => {
    const { world, links } = join();
    world.last.admit(4);
    world.last.break(1008);
    expect(links.at(-1)).toEqual({ kind: 'lost' });
    world.pass();
    expect(world.sockets).toHaveLength(2);
  });

  it.each([
    [404, 'no-table'],
    [410, 'other-rules'],
  ])('a table that answers %i is given up: %s', async (status, problem) => {
    const { world, links } = join();
    world.status = status;
    world.last.break(1006);
    await settle();
    expect(links.at(-1)).toEqual({ kind: 'ended', problem });
    world.pass();
    expect(world.sockets).toHaveLength(1);
  });

  it('without a network it keeps trying', async () => {
    const { world, links } = join();
    world.status = 0;
    world.last.break(1006);
    await settle();
    expect(links.at(-1)).toEqual({ kind: 'lost' });
  });

  it('whoever leaves is not brought back', () => {
    const { world, place } = join();
    world.last.admit(4);
    place.leave();
    expect(world.last.closed).toBe(true);
    world.last.break(1000);
    world.pass();
    expect(world.sockets).toHaveLength(1);
  });
});

describe('the tables we have a part in', () => {
  it.each([
    ['a table that was removed', 404, { error: 'no-table' }, true],
    ['a table by other rules', 410, { error: 'cannot-replay' }, true],
    ['a server that is not well', 500, {}, false],
    ['no network', 0, {}, false],
  ])('%s: whether it is gone for good', async (_what, status, body, gone) => {
    const world = new FakeWorld();
    world.status = status;
    world.body = body;
    rememberTable('abcd', { game: 'tourney' }, 1);
    expect(await remoteHall(world).mine()).toMatchObject([{ address: { id: 'abcd' }, info: null, gone }]);
  });
});
