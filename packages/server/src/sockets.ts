// The WebSocket side of tables: /api/tables/ID/socket. The first message joins; then requests go in, messages come out.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { KernelError, shape } from '@maester/kernel';
import {
  CHANGES_SINCE,
  PLAIN_PROTOCOL,
  readRequest,
  type Guest,
  type Message,
  type Table,
} from '@maester/table';
import { WebSocket, WebSocketServer } from 'ws';
import { readJson } from './incoming.ts';
import type { Figures } from './figures.ts';
import { addressOf, Budget, RateLimiter, type Limits } from './limits.ts';
import { tableInLog, type Log } from './log.ts';
import { RequestError } from './request-error.ts';
import type { Tables } from './tables.ts';

const LARGEST_MESSAGE = 64 * 1024;
/** How long a client may take to answer the goodbye. */
const GOODBYE_WITHIN = 1000;

/** Why a connection ends, as the WebSocket protocol numbers it. */
const GOING_AWAY = 1001;
const NOT_ALLOWED = 1008;
const FAILED = 1011;
const COME_AGAIN = 1012;
const TRY_LATER = 1013;

const readJoin = shape.object({
  type: shape.oneOf(['join']),
  token: shape.optional(shape.nullable(shape.text), null),
  /** The version up to which the client has heard, or -1. */
  since: shape.optional(shape.integer(-1, 1_000_000), -1),
  /** The number of the last line of chat it has heard. */
  heard: shape.optional(shape.integer(0, 2 ** 31), 0),
  /** The newest protocol it speaks. */
  protocol: shape.optional(shape.integer(1, 1000), PLAIN_PROTOCOL),
});

export interface SocketsOptions {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly proxies: number;
  readonly admitsOrigin: (request: IncomingMessage) => void;
  readonly log: Log;
  readonly figures: Figures;
}

export interface Sockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  tidy(): void;
  /** Says goodbye to everyone, and hangs up on those who do not answer. */
  close(): void;
  readonly connections: number;
  /** Messages received since the start. */
  readonly received: number;
}

export function tableSockets(options: SocketsOptions): Sockets {
  const { tables, limits, proxies, log, figures } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    // Pongs are answers like others: they cost of the budget and may not pile up unread.
    autoPong: false,
  });
  const limiter = new RateLimiter(limits.arrivals);
  const requests = new RateLimiter(limits.messagesPerAddress);
  const connectionsOf = new Map<string, number>();
  const seats = new Map<string, number>();
  const counts = { received: 0 };
  const alive = new WeakMap<WebSocket, boolean>();
  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (alive.get(socket) === false) socket.terminate();
      alive.set(socket, false);
      socket.ping();
    }
    cutSlowest(server.clients, limits.waitingInAll);
  }, limits.pingEvery);
  heartbeat.unref();

  /** The table that an upgrade asks for, or a RequestError. */
  const admit = (request: IncomingMessage, address: string): string => {
    options.admitsOrigin(request);
    if (!limiter.admits(address, performance.now()))
      throw new RequestError(429, 'too-many', 'Too many requests. Please wait a moment and try again.');
    const mine = connectionsOf.get(address) ?? 0;
    if (server.clients.size >= limits.connections || mine >= limits.connectionsPerAddress)
      throw new RequestError(
        503,
        'full',
        "This server is full and can't accept another connection right now.",
      );
    const id = tableIn(request);
    if (id === undefined) throw new RequestError(404, 'not-found', 'There is no WebSocket at this address.');
    tables.find(id);
    return id;
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
      let id: string;
      try {
        id = admit(request, address);
      } catch (error) {
        if (!(error instanceof RequestError))
          log({ event: 'failure', during: 'upgrade', error: String(error) });
        const refusal =
          error instanceof RequestError ? error : new RequestError(500, 'failure', 'Something went wrong.');
        figures.refusals.add(refusal.code);
        log({ event: 'refused', table: tableInLog(tableIn(request) ?? ''), reason: refusal.code });
        refuseUpgrade(socket, refusal);
        return;
      }
      server.handleUpgrade(request, socket, head, (client) => {
        connectionsOf.set(address, (connectionsOf.get(address) ?? 0) + 1);
        client.once('close', () => {
          const left = (connectionsOf.get(address) ?? 1) - 1;
          if (left === 0) connectionsOf.delete(address);
          else connectionsOf.set(address, left);
        });
        alive.set(client, true);
        client.on('pong', () => alive.set(client, true));
        client.on('error', () => client.terminate());
        client.on('message', () => (counts.received += 1));
        attend(client, id, options, seats, (cost) => requests.admits(address, performance.now(), cost));
      });
    },
    tidy() {
      limiter.tidy(performance.now());
      requests.tidy(performance.now());
    },
    close() {
      clearInterval(heartbeat);
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

/** Those who play always find room, however many watch. */
function checkRoom(table: Table, limits: Limits): void {
  if (table.spectators >= limits.spectators)
    throw new RequestError(503, 'full', "This table can't take any more spectators.");
}

/** Requests that cost more than others to answer. */
const COSTS: { readonly [type: string]: number } = { moment: 5, undo: 3 };

/** The place of one more connection at a seat, and how to free it again. */
function takePlace(seats: Map<string, number>, seat: string, { connectionsPerSeat }: Limits): () => void {
  const taken = seats.get(seat) ?? 0;
  if (taken >= connectionsPerSeat)
    throw new RequestError(503, 'full', 'This seat is open in too many windows. Please close some of them.');
  seats.set(seat, taken + 1);
  return () => {
    const left = (seats.get(seat) ?? 1) - 1;
    if (left === 0) seats.delete(seat);
    else seats.set(seat, left);
  };
}

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

interface Joined {
  readonly table: Table;
  readonly guest: Guest;
  readonly leave: (code: number) => void;
}

const TEXT = { binary: false };

/** What one message looks like on the wire; many guests are often sent the same one after the other. */
let lastSent: { readonly message: Message; readonly bytes: Buffer } | null = null;

function bytesOf(message: Message): Buffer {
  if (lastSent?.message !== message) lastSent = { message, bytes: Buffer.from(JSON.stringify(message)) };
  return lastSent.bytes;
}

/** Takes one client from joining to leaving. */
function attend(
  client: WebSocket,
  id: string,
  { tables, limits, log, figures }: SocketsOptions,
  seats: Map<string, number>,
  admits: (cost: number) => boolean,
): void {
  let joined: Joined | null = null;
  const budget = new Budget(limits.messages, performance.now());
  const affords = (cost: number): boolean => budget.spend(performance.now(), cost) && admits(cost);
  const send = (message: Message): void => {
    if (client.readyState !== WebSocket.OPEN) return;
    const text = bytesOf(message);
    tables.post(() => {
      if (client.bufferedAmount > limits.waiting) client.terminate();
      else if (client.readyState === WebSocket.OPEN) client.send(text, TEXT);
    });
  };
  const fail = (problem: string, reason: string, code = NOT_ALLOWED): void => {
    figures.refusals.add(reason);
    log({ event: 'refused', table: tableInLog(id), reason });
    send({ type: 'error', problem });
    tables.post(() => client.close(code, cutToBytes(problem, LONGEST_REASON)));
  };
  const dismiss = (): void => client.close(COME_AGAIN, 'join again');
  const late = setTimeout(
    () => fail('No message arrived in time; the first message must be a join.', 'no-join'),
    limits.joinWithin,
  );

  const join = (value: unknown): Joined => {
    const { token, since, heard, protocol } = readJoin(value, { kind: 'input', where: '' });
    clearTimeout(late);
    const role = token === null ? { seat: null, host: false } : tables.roleOf(id, token);
    if (role === null)
      throw new RequestError(403, 'not-yours', "This secret doesn't belong to a seat at this table.");
    const table = tables.find(id);
    if (role.seat === null && !role.host) checkRoom(table, limits);
    const guest: Guest = { ...role, changes: protocol >= CHANGES_SINCE, send, dismiss };
    const free = role.seat === null ? () => {} : takePlace(seats, `${id} ${role.seat}`, limits);
    const leave = table.join(guest, since, heard);
    const as = role.seat !== null ? 'seat' : role.host ? 'host' : 'spectator';
    log({ event: 'joined', table: tableInLog(id), as });
    const joinedAt = performance.now();
    return {
      table,
      guest,
      leave: (code) => {
        leave();
        free();
        const seconds = Math.round((performance.now() - joinedAt) / 1000);
        log({ event: 'left', table: tableInLog(id), code, seconds });
      },
    };
  };

  client.on('ping', (data) => {
    if (client.readyState !== WebSocket.OPEN) return;
    if (!affords(1)) fail('Too many requests.', 'too-many');
    else if (client.bufferedAmount > limits.waiting) client.terminate();
    else client.pong(data);
  });
  client.on('message', (data, binary) => {
    // One who is being shown out is not listened to any more.
    if (client.readyState !== WebSocket.OPEN) return;
    if (!affords(1)) {
      fail('Too many requests.', 'too-many');
      return;
    }
    const began = performance.now();
    try {
      const value = binary ? undefined : readJson((data as Buffer).toString('utf8'));
      if (joined === null) {
        joined = join(value);
        return;
      }
      const request = readRequest(value);
      const more = (COSTS[request.type] ?? 1) - 1;
      if (more > 0 && !affords(more)) fail('Too many requests.', 'too-many');
      else joined.table.request(joined.guest, request);
    } catch (error) {
      if (error instanceof RequestError && error.status !== 400)
        fail(error.message, error.code, error.status === 503 ? TRY_LATER : NOT_ALLOWED);
      else if (error instanceof RequestError || (error instanceof KernelError && error.kind === 'input'))
        send({ type: 'error', problem: error.message });
      else {
        log({ event: 'failure', during: `table ${tableInLog(id)}`, error: String(error) });
        fail('Something went wrong on the server. Please reload.', 'failure', FAILED);
      }
    } finally {
      tables.post(() => figures.messages.took(performance.now() - began));
    }
  });
  client.on('close', (code) => {
    clearTimeout(late);
    joined?.leave(code);
    joined = null;
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
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
