// The way to a client: what it is sent in one turn of the event loop leaves in one write, which is most of its cost.

import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Wire } from './attendance.ts';
import { deflatedFrame, plainFrame } from './socket-frame.ts';

/**
 * Whole states, as on joining, become a sixth to a ninth of their size within half a millisecond; a change, even a long one,
 * would cost more time than it saves. Nothing is kept between messages, which would cost every connection memory.
 */
const WORTH_COMPRESSING = 8192;

/** Those that have something to write at the end of this turn. */
let waiting: SocketWire[] = [];

function writeAll(): void {
  const wires = waiting;
  waiting = [];
  for (const wire of wires) wire.write();
}

export class SocketWire implements Wire {
  readonly #client: WebSocket;
  readonly #socket: Duplex;
  readonly #inflates: boolean;
  /** Bytes that may wait for this client. */
  readonly #most: number;
  readonly #dismissed: () => void;
  #frames: Buffer[] = [];

  constructor(client: WebSocket, socket: Duplex, most: number, dismissed: () => void) {
    this.#client = client;
    this.#socket = socket;
    this.#inflates = client.extensions.includes('permessage-deflate');
    this.#most = most;
    this.#dismissed = dismissed;
  }

  send(bytes: Uint8Array): void {
    if (this.#socket.writableLength > this.#most) this.#client.terminate();
    if (this.#client.readyState !== WebSocket.OPEN) return;
    const isLong = this.#inflates && bytes.length >= WORTH_COMPRESSING;
    if (this.#frames.push(isLong ? deflatedFrame(bytes) : plainFrame(bytes)) > 1) return;
    if (waiting.push(this) === 1) process.nextTick(writeAll);
  }

  /** Writes what waits for the end of the turn, before anything else is said by other ways. */
  write(): void {
    const frames = this.#frames;
    const [first] = frames;
    if (first === undefined) return;
    this.#frames = [];
    if (this.#client.readyState === WebSocket.OPEN)
      this.#socket.write(frames.length === 1 ? first : Buffer.concat(frames));
  }

  dismiss(): void {
    this.write();
    this.#dismissed();
  }
}
