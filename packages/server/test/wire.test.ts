import type { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { textBytes } from '../src/socket-frame.ts';
import { SocketWire } from '../src/wire.ts';

/** A wire, and each write to its connection as the texts in it. */
function wireTo(): { wire: SocketWire; writes: string[][] } {
  const writes: string[][] = [];
  const socket = {
    writableLength: 0,
    write: (frames: Buffer) =>
      writes.push(
        frames
          .toString('latin1')
          .split(/\x81./)
          .filter((text) => text !== ''),
      ),
  };
  const client = { extensions: '', readyState: WebSocket.OPEN, terminate: () => {} };
  const wire = new SocketWire(client as unknown as WebSocket, socket as unknown as Duplex, 1000, () => {});
  return { wire, writes };
}

const turn = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

describe('the way to a client', () => {
  it('is one write for all of one turn', async () => {
    const { wire, writes } = wireTo();
    wire.send(textBytes('one'));
    wire.send(textBytes('two'));
    expect(writes).toEqual([]);
    await turn();
    expect(writes).toEqual([['one', 'two']]);
  });

  it('says what waits before it is dismissed', () => {
    const { wire, writes } = wireTo();
    wire.send(textBytes('news'));
    wire.dismiss();
    expect(writes).toEqual([['news']]);
  });
});
