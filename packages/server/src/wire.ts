// The way to a client: what it is sent in one turn of the event loop leaves in one write, which is most of its cost. News
// that ask nothing of it leave no oftener than a screen shows pictures.

import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Wire } from './attendance.ts';
import { deflatedFrame, plainFrame } from './socket-frame.ts';

/**
 * Whole states, as on joining, become a sixth to a ninth of their size within half a millisecond; a change, even a long one,
 * would cost more time than it saves. Nothing is kept between messages, which would cost every connection memory.
 */
const WORTH_COMPRESSING = 8192;

/** Milliseconds from one write of news to the next, at least: where everybody is quick, several leave together. */
const APART = 16;

/** Those that have something to write at the end of this turn, and those that wait for news to come together. */
let waiting: SocketWire[] = [];
let gathering = new Set<SocketWire>();

function writeAll(): void {
  const wires = waiting;
  waiting = [];
  const now = performance.now();
  for (const wire of wires) {
    if (!wire.canWait(now)) wire.write(now);
    else if (gathering.add(wire).size === 1) setTimeout(writeGathered, APART);
  }
}

function writeGathered(): void {
  const wires = gathering;
  gathering = new Set();
  const now = performance.now();
  for (const wire of wires) wire.write(now);
}

export class SocketWire implements Wire {
  readonly #client: WebSocket;
  readonly #socket: Duplex;
  readonly #inflates: boolean;
  /** Bytes that may wait for this client. */
  readonly #most: number;
  readonly #dismissed: () => void;
  #frames: Buffer[] = [];
  /** Something in it must leave now; and whether it is in line for that. */
  #urgent = false;
  #inLine = false;
  #wroteAt = -Infinity;

  constructor(client: WebSocket, socket: Duplex, most: number, dismissed: () => void) {
    this.#client = client;
    this.#socket = socket;
    this.#inflates = client.extensions.includes('permessage-deflate');
    this.#most = most;
    this.#dismissed = dismissed;
  }

  send(bytes: Uint8Array, canWait = false): void {
    if (this.#socket.writableLength > this.#most) this.#client.terminate();
    if (this.#client.readyState !== WebSocket.OPEN) return;
    const isLong = this.#inflates && bytes.length >= WORTH_COMPRESSING;
    this.#frames.push(isLong ? deflatedFrame(bytes) : plainFrame(bytes));
    if (!canWait) this.#urgent = true;
    if (this.#inLine) return;
    this.#inLine = true;
    if (waiting.push(this) === 1) process.nextTick(writeAll);
  }

  /** At the end of a turn: nothing of it is urgent, and the client was written to only just now. */
  canWait(now: number): boolean {
    this.#inLine = false;
    return !this.#urgent && now - this.#wroteAt < APART;
  }

  /** Writes what waits, before anything else is said by other ways. */
  write(now = performance.now()): void {
    const frames = this.#frames;
    const [first] = frames;
    if (first === undefined) return;
    this.#frames = [];
    this.#urgent = false;
    this.#wroteAt = now;
    if (this.#client.readyState === WebSocket.OPEN)
      this.#socket.write(frames.length === 1 ? first : Buffer.concat(frames));
  }

  dismiss(): void {
    this.write();
    this.#dismissed();
  }
}
