/**
 * A WebSocket that costs little: thousands of people share the machine with the server that they measure. All read into the
 * same memory, one after the other, and those who don't listen don't even read. It knows as much of the protocol as
 * Maester's server speaks: whole messages, compressed without context.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { constants, inflateRawSync } from 'node:zlib';

export interface Listener {
  readonly opened: () => void;
  /** Null for someone to whom nothing matters. */
  readonly heard: ((text: string) => void) | null;
  readonly closed: (code: number, reason: string) => void;
}

const TEXT = 0x81;
const COMPRESSED_TEXT = 0xc1;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const LONGER = 126;
const LONGEST = 127;
const NORMAL = 1000;
const GONE = 1006;
const END_OF_HEAD = '\r\n\r\n';
/** What a compressed message ends with, which the protocol leaves out. */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);
const INFLATE = { finishFlush: constants.Z_SYNC_FLUSH };

const shared = Buffer.allocUnsafeSlow(64 * 1024);

interface Frame {
  readonly kind: number;
  readonly payload: Buffer;
  /** Where the next one begins. */
  readonly end: number;
}

export class PlayerSocket {
  readonly #socket: Socket;
  readonly #listener: Listener;
  /** What came of a message that is not complete yet. */
  #rest: Buffer | null = null;
  #isOpen = false;
  #ended: readonly [code: number, reason: string] = [GONE, ''];

  constructor(address: string, listener: Listener) {
    const { hostname, port, pathname } = new URL(address);
    this.#listener = listener;
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length) => {
          this.#read(shared.subarray(0, length));
          return true;
        },
      },
    });
    this.#socket = socket;
    socket.on('error', ({ message }) => (this.#ended = [GONE, message]));
    socket.on('close', () => listener.closed(...this.#ended));
    const head = [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover; client_no_context_takeover',
    ];
    socket.write(head.join('\r\n') + END_OF_HEAD);
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(): void {
    const code = Buffer.alloc(2);
    code.writeUInt16BE(NORMAL);
    if (this.#isOpen) this.#write(CLOSE, code);
    else this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = this.#isOpen ? 0 : this.#readHead(bytes);
    while (this.#isOpen) {
      const frame = frameAt(bytes, at);
      if (frame === null) break;
      at = frame.end;
      this.#hear(frame);
    }
    // The memory belongs to the next one who reads.
    this.#rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : null;
  }

  /** Where the first message begins, once the server has agreed. */
  #readHead(bytes: Buffer): number {
    const end = bytes.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    const [status = ''] = bytes.toString('latin1', 0, end).split('\r\n');
    if (status.startsWith('HTTP/1.1 101')) {
      this.#isOpen = true;
      this.#listener.opened();
    } else {
      this.#ended = [GONE, status];
      this.#socket.destroy();
    }
    return end + END_OF_HEAD.length;
  }

  #hear({ kind, payload }: Frame): void {
    switch (kind) {
      case TEXT:
        this.#listener.heard?.(payload.toString());
        return;
      case COMPRESSED_TEXT:
        this.#listener.heard?.(inflateRawSync(Buffer.concat([payload, TAIL]), INFLATE).toString());
        return;
      case PING:
        this.#write(PONG, payload);
        return;
      case CLOSE:
        if (payload.length >= 2) this.#ended = [payload.readUInt16BE(), payload.toString('utf8', 2)];
        this.#write(CLOSE, payload);
        this.#socket.end();
        return;
      default:
        this.#ended = [GONE, `a message of an unknown kind, ${kind}`];
        this.#socket.destroy();
    }
  }

  /** Masked by zeros: the server has its work with it, and we have none. */
  #write(kind: number, payload: Uint8Array): void {
    if (!this.#socket.writable) return;
    const head = payload.length < LONGER ? 6 : 8;
    const frame = Buffer.alloc(head + payload.length);
    frame[0] = kind;
    frame[1] = MASKED | (head === 6 ? payload.length : LONGER);
    if (head === 8) frame.writeUInt16BE(payload.length, 2);
    frame.set(payload, head);
    this.#socket.write(frame);
  }
}

/** The message that begins there; null if it has not come completely. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (bytes.length < at + 2) return null;
  const told = bytes[at + 1] ?? 0;
  const head = told === LONGEST ? 10 : told === LONGER ? 4 : 2;
  if (bytes.length < at + head) return null;
  const length =
    head === 10 ? Number(bytes.readBigUInt64BE(at + 2)) : head === 4 ? bytes.readUInt16BE(at + 2) : told;
  const end = at + head + length;
  if (bytes.length < end) return null;
  return { kind: bytes[at] ?? 0, payload: bytes.subarray(at + head, end), end };
}
