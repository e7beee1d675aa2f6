// What is compressed on a socket, and what a client gains by sending too much in few bytes: nothing.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { constants, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { deflatedFrame } from '../src/socket-frame.ts';
import { get, post, useRoom, type Made } from './support/room.ts';

const room = useRoom();

/** A spectator at a table of thrones, and what came over the wire until the first state. */
async function watched(options: { perMessageDeflate: boolean }) {
  const { url } = await room.start();
  const { body } = await post<Made>(url, '/api/tables', { game: 'thrones', players: 6 });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${body.table}/socket`, options);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'join', token: null }));
  const connection: unknown = Reflect.get(socket, '_socket');
  if (!(connection instanceof Socket)) throw new Error('ws keeps its connection elsewhere');
  let heard = 0;
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      heard += data.length;
      if (data.includes('"type":"state"')) resolve();
    });
  });
  return { url, socket, heard, read: connection.bytesRead };
}

it.each([
  [10, 2],
  [1000, 4],
  [60_000, 4],
  [200_000, 10],
])('a frame of %i bytes tells its length in a head of %i, and inflates to what it was', (length, head) => {
  const bytes = randomBytes(length);
  const frame = deflatedFrame(bytes);
  expect(frame[0]).toBe(0xc1);
  const told = [frame[1], frame.readUInt16BE(2), Number(frame.readBigUInt64BE(2))];
  expect(told[[2, 4, 10].indexOf(head)]).toBe(frame.length - head);
  const whole = Buffer.concat([frame.subarray(head), Buffer.from([0, 0, 0xff, 0xff])]);
  expect(inflateRawSync(whole, { finishFlush: constants.Z_SYNC_FLUSH }).equals(bytes)).toBe(true);
  expect(deflatedFrame(bytes)).toBe(frame);
});

describe('a socket', { timeout: 60_000 }, () => {
  it('compresses a whole state for a client that can read it', async () => {
    const packed = await watched({ perMessageDeflate: true });
    expect(packed.socket.extensions).toContain('permessage-deflate');
    expect(packed.heard).toBeGreaterThan(10_000);
    expect(packed.read).toBeLessThan(packed.heard / 3);
    packed.socket.close();
    const plain = await watched({ perMessageDeflate: false });
    expect(plain.read).toBeGreaterThan(plain.heard);
    plain.socket.close();
  });

  it('is closed on a client that sends more than is allowed in few bytes', async () => {
    const { url, socket } = await watched({ perMessageDeflate: true });
    socket.send(JSON.stringify({ type: 'chat', id: 1, text: 'x'.repeat(2_000_000) }), { compress: true });
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1009);
    expect((await get(url, '/healthz')).status).toBe(200);
  });
});
