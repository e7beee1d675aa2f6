import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  });
  afterEach(() => {
    // Nothing may be left waiting for a clock that nobody turns.
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('is one write for all of one turn', async () => {
    const { wire, writes } = wireTo();
    wire.send(textBytes('one'));
    wire.send(textBytes('two'));
    expect(writes).toEqual([]);
    await turn();
    expect(writes).toEqual([['one', 'two']]);
  });

  it('lets news leave at once, and more of them together', async () => {
    const { wire, writes } = wireTo();
    wire.send(textBytes('first'), true);
    await turn();
    expect(writes).toEqual([['first']]);
    for (const news of ['second', 'third']) {
      wire.send(textBytes(news), true);
      await turn();
    }
    expect(writes).toEqual([['first']]);
    vi.advanceTimersByTime(20);
    expect(writes).toEqual([['first'], ['second', 'third']]);
    vi.advanceTimersByTime(20);
    wire.send(textBytes('later'), true);
    await turn();
    expect(writes).toEqual([['first'], ['second', 'third'], ['later']]);
  });

  it('keeps no question or answer waiting, and the order', async () => {
    const { wire, writes } = wireTo();
    wire.send(textBytes('first'), true);
    await turn();
    wire.send(textBytes('news'), true);
    await turn();
    wire.send(textBytes('question'));
    await turn();
    expect(writes).toEqual([['first'], ['news', 'question']]);
    vi.advanceTimersByTime(100);
    expect(writes).toHaveLength(2);
  });

  it('says what waits before it is dismissed', async () => {
    const { wire, writes } = wireTo();
    wire.send(textBytes('first'), true);
    await turn();
    wire.send(textBytes('news'), true);
    await turn();
    wire.dismiss();
    expect(writes).toEqual([['first'], ['news']]);
  });
});
