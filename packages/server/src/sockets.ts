// The WebSocket side of tables: /api/tables/ID/socket. The first message joins; then requests go in, messages come out.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { KernelError } from '@maester/kernel';
import { readRequest, type Message } from '@maester/table';
import { WebSocket, WebSocketServer } from 'ws';
import { AfterReading } from './after-reading.ts';
import { readJoin, type Attendance } from './attendance.ts';
import type { Desk } from './desk.ts';
import { readJson } from './incoming.ts';
import type { Figures } from './figures.ts';
import { inTurns } from './in-turns.ts';
import { addressOf, Budget, type Limits, type RateLimiter } from './limits.ts';
import { tableInLog, type Log } from './log.ts';
import type { Places } from './places.ts';
import { RequestError } from './request-error.ts';
import { SocketWire } from './wire.ts';

const LARGEST_MESSAGE = 64 * 1024;
/** Nothing is kept between messages, which would cost every connection memory. */
const COMPRESSION = { serverNoContextTakeover: true, clientNoContextTakeover: true } as const;
/** How long a client may take to answer the goodbye. */
const GOODBYE_WITHIN = 1000;

/** Why a connection ends, as the WebSocket protocol numbers it. */
const GOING_AWAY = 1001;
const NOT_ALLOWED = 1008;
const FAILED = 1011;
const COME_AGAIN = 1012;
const TRY_LATER = 1013;
/** It ended without a word. */
const GONE = 1006;

/** Messages that may wait while a table is brought from storage. */
const MOST_EARLY = 32;

export interface SocketsOptions {
  readonly desk: Desk;
  /** By address: connections, and requests on all of them. */
  readonly arrivals: RateLimiter;
  readonly messages: RateLimiter;
  readonly places: Places;
  readonly limits: Limits;
  readonly proxies: number;
  readonly admitsOrigin: (request: IncomingMessage) => void;
  readonly log: Log;
  readonly figures: Figures;
}

export interface Sockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Says goodbye to everyone, and hangs up on those who do not answer. */
  close(): void;
  readonly connections: number;
  /** Messages received since the start. */
  readonly received: number;
}

export function tableSockets(options: SocketsOptions): Sockets {
  const { desk, arrivals, messages, places, limits, proxies, log, figures } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: COMPRESSION,
    // Pongs are answers like others: they cost of the budget and may not pile up unread.
    autoPong: false,
  });
  const counts = { received: 0 };
  const alive = new WeakMap<WebSocket, boolean>();
  const afterReading = new AfterReading();
  const heartbeat = inTurns(
    limits.pingEvery,
    () => {
      cutSlowest(server.clients, limits.waitingInAll);
      return [...server.clients];
    },
    (socket) => {
      if (alive.get(socket) === false) socket.terminate();
      alive.set(socket, false);
      socket.ping();
    },
  );

  /** The table that an upgrade asks for, or a RequestError. */
  const admit = async (request: IncomingMessage, address: string): Promise<string> => {
    options.admitsOrigin(request);
    if (!arrivals.admits(address, performance.now()))
      throw new RequestError(429, 'too-many', 'Too many requests. Please wait a moment and try again.');
    const id = tableIn(request);
    if (id === undefined) throw new RequestError(404, 'not-found', 'There is no WebSocket at this address.');
    places.check(address);
    await desk.look(id);
    // Others may have come meanwhile.
    places.check(address);
    return id;
  };

  /** Outside of what goes on while it is admitted, which a connection would keep in memory. */
  const receive = (client: WebSocket, socket: Duplex, id: string, address: string): void => {
    client.once('close', places.connect(address));
    alive.set(client, true);
    client.on('pong', () => alive.set(client, true));
    client.on('error', () => client.terminate());
    attend(client, socket, id, options, {
      admits: (now, cost) => messages.admits(address, now, cost),
      received: () => (counts.received += 1),
      watch: () => client.once('close', places.watch(address)),
      afterReading,
    });
  };

  return {
    get connections() {
      return server.clients.size;
    },
    get received() {
      return counts.received;
    },
    upgrade(request, socket, head) {
      const address = addressOf(request, proxies);
      const hangUp = (): unknown => socket.destroy();
      socket.on('error', hangUp);
      const refuse = (error: unknown): void => {
        if (!(error instanceof RequestError))
          log({ event: 'failure', during: 'upgrade', error: String(error) });
        const refusal =
          error instanceof RequestError ? error : new RequestError(500, 'failure', 'Something went wrong.');
        figures.refusals.add(refusal.code);
        log({ event: 'refused', table: tableInLog(tableIn(request) ?? ''), reason: refusal.code });
        refuseUpgrade(socket, refusal);
      };
      const welcome = (id: string): void => {
        socket.off('error', hangUp);
        server.handleUpgrade(request, socket, head, (client) => receive(client, socket, id, address));
      };
      admit(request, address).then(welcome).catch(refuse);
    },
    close() {
      heartbeat.stop();
      for (const client of server.clients) client.close(GOING_AWAY, 'the server is stopping');
      server.close();
      const cut = setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, GOODBYE_WITHIN);
      cut.unref();
    },
  };
}

function tableIn(request: IncomingMessage): string | undefined {
  return request.url?.match(/^\/api\/tables\/([a-z0-9]{4,16})\/socket$/)?.[1];
}

/** Requests that cost more than others to answer. */
const COSTS: { readonly [type: string]: number } = { moment: 5, undo: 3 };

/** Cuts off those for whom most is waiting, until what waits for all is within the limit. */
function cutSlowest(clients: ReadonlySet<WebSocket>, most: number): void {
  let waiting = 0;
  for (const { bufferedAmount } of clients) waiting += bufferedAmount;
  if (waiting <= most) return;
  for (const client of [...clients].toSorted((a, b) => b.bufferedAmount - a.bufferedAmount)) {
    if (waiting <= most) return;
    waiting -= client.bufferedAmount;
    client.terminate();
  }
}

/** A WebSocket cannot say more on closing. */
const LONGEST_REASON = 123;

/** What all clients share. */
interface Reception {
  readonly admits: (now: number, cost: number) => boolean;
  readonly received: () => void;
  /** Takes a place of those who watch, until the connection ends; throws a RequestError if there is none. */
  readonly watch: () => void;
  readonly afterReading: AfterReading;
}

/** Takes one client from joining to leaving. */
function attend(
  client: WebSocket,
  socket: Duplex,
  id: string,
  { desk, limits, log, figures }: SocketsOptions,
  { admits, received, watch, afterReading }: Reception,
): void {
  let joined: Attendance | null = null;
  let joinedAt = 0;
  /** One who is being shown out is not listened to any more. */
  let isShownOut = false;
  /** Messages that were read and not answered yet. */
  let unheard = 0;
  /** What arrives while the join is under way; null before it, and after it. */
  let early: unknown[] | null = null;
  const budget = new Budget(limits.messages, performance.now());
  const affords = (cost: number, now = performance.now()): boolean =>
    budget.spend(now, cost) && admits(now, cost);
  const wire = new SocketWire(client, socket, limits.waiting, () => {
    isShownOut = true;
    client.close(COME_AGAIN, 'join again');
  });
  /** After everything that was sent before. */
  const settled = (run: () => void): void => {
    if (joined === null) run();
    else joined.settled(run);
  };
  const send = (message: Message): void => settled(() => wire.send(Buffer.from(JSON.stringify(message))));
  const fail = (problem: string, reason: string, code = NOT_ALLOWED): void => {
    isShownOut = true;
    figures.refusals.add(reason);
    log({ event: 'refused', table: tableInLog(id), reason });
    send({ type: 'error', problem });
    settled(() => {
      wire.write();
      client.close(code, cutToBytes(problem, LONGEST_REASON));
    });
  };
  const late = setTimeout(
    () => fail('No message arrived in time; the first message must be a join.', 'no-join'),
    limits.joinWithin,
  );

  const answer = (attendance: Attendance, value: unknown): void => {
    const request = readRequest(value);
    const more = (COSTS[request.type] ?? 1) - 1;
    if (more > 0 && !affords(more)) fail('Too many requests.', 'too-many');
    else attendance.request(request);
  };
  const left = (attendance: Attendance, code: number): void => {
    attendance.leave();
    const seconds = Math.round((performance.now() - joinedAt) / 1000);
    log({ event: 'left', table: tableInLog(id), code, seconds });
  };
  const arrive = async (value: unknown): Promise<void> => {
    let waiting: readonly unknown[];
    let arrived: Attendance;
    try {
      const join = readJoin(value, { kind: 'input', where: '' });
      clearTimeout(late);
      if (join.token === null) watch();
      arrived = await desk.attend(id, join, wire);
    } finally {
      waiting = early ?? [];
      early = null;
    }
    joinedAt = performance.now();
    log({ event: 'joined', table: tableInLog(id), as: arrived.as });
    if (client.readyState !== WebSocket.OPEN) {
      left(arrived, GONE);
      return;
    }
    joined = arrived;
    for (const message of waiting) {
      try {
        answer(arrived, message);
      } catch (error) {
        excuse(error);
      }
    }
  };
  const excuse = (error: unknown): void => {
    if (error instanceof RequestError && error.status !== 400)
      fail(error.message, error.code, error.status === 503 ? TRY_LATER : NOT_ALLOWED);
    else if (error instanceof RequestError || (error instanceof KernelError && error.kind === 'input'))
      send({ type: 'error', problem: error.message });
    else {
      log({ event: 'failure', during: `table ${tableInLog(id)}`, error: String(error) });
      fail('Something went wrong on the server. Please reload.', 'failure', FAILED);
    }
  };

  client.on('ping', (data) => {
    if (client.readyState !== WebSocket.OPEN) return;
    if (!affords(1)) fail('Too many requests.', 'too-many');
    else if (client.bufferedAmount > limits.waiting) client.terminate();
    else client.pong(data);
  });
  const hear = (data: Buffer, binary: boolean): void => {
    unheard -= 1;
    if (isShownOut) return;
    const began = performance.now();
    if (!affords(1, began)) {
      fail('Too many requests.', 'too-many');
      return;
    }
    const heard = (): void => settled(() => figures.messages.took(performance.now() - began));
    try {
      const value = binary ? undefined : readJson(data.toString('utf8'));
      if (joined !== null) {
        answer(joined, value);
        heard();
      } else if (early !== null) {
        if (early.push(value) > MOST_EARLY) fail('Too many requests.', 'too-many');
      } else {
        early = [];
        arrive(value).then(heard, excuse);
      }
    } catch (error) {
      excuse(error);
      heard();
    }
  };
  client.on('message', (data, binary) => {
    received();
    // Of so many at once some are beyond the budget, and the rest need not wait for that to be found.
    if (client.readyState !== WebSocket.OPEN || unheard > 2 * limits.messages.burst) return;
    unheard += 1;
    afterReading.run(() => hear(data as Buffer, binary));
  });
  const goodbye = (code: number): void => {
    if (joined !== null) left(joined, code);
    joined = null;
  };
  client.on('close', (code) => {
    clearTimeout(late);
    // After everything that came before it.
    if (unheard > 0) afterReading.run(() => goodbye(code));
    else goodbye(code);
  });
}

/** As much of a text as so many bytes hold, without half a character at the end. */
export function cutToBytes(text: string, most: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  let end = most;
  // a byte that continues a character begins with the bits 10
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end).toString();
}

function refuseUpgrade(socket: Duplex, { status, code, message }: RequestError): void {
  const body = `${JSON.stringify({ error: code, message })}\n`;
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
