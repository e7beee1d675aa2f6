// Requests to receivers that take their time: none holds a connection as long as it likes, and few are under way at once.

import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fewAtOnce } from '../src/callback/few-at-once.ts';
import { answerWithin } from '../src/callback/outside.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A receiver that does as it is told with whoever connects. */
async function receiver(serve: (socket: Socket) => void): Promise<{ url: string; left: Promise<unknown> }> {
  const server = createServer();
  const left = once(server, 'connection').then(([socket]) => {
    const caller = socket as Socket;
    caller.on('error', () => {});
    serve(caller);
    caller.resume();
    return new Promise((gone) => caller.once('close', gone));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ended.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, left };
}

const ask = (url: string): Promise<{ readonly status: number }> =>
  answerWithin(50, Buffer.from('x'), (signal, heard) =>
    request(url, { method: 'POST', signal, agent: false }, heard),
  );

describe('a receiver', () => {
  it.each([
    ['says nothing', ''],
    ['never ends its headers', 'HTTP/1.1 200 OK\r\nx-a: '],
  ])('that %s is cut off, also if it sends a byte every now and then', async (_, beginning) => {
    const { url, left } = await receiver((socket) => {
      if (beginning === '') return;
      socket.write(beginning);
      const trickle = setInterval(() => socket.write('a'), 10);
      socket.on('close', () => clearInterval(trickle));
    });
    await expect(ask(url)).rejects.toThrow('no answer in time');
    await left;
  });

  it('that would rather speak another protocol has not answered', async () => {
    const { url, left } = await receiver((socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n'),
    );
    await expect(ask(url)).rejects.toThrow('no answer');
    await left;
  });

  it('is left as soon as its answer begins', async () => {
    const { url, left } = await receiver((socket) => {
      socket.write('HTTP/1.1 201 Created\r\ncontent-length: 1000000\r\n\r\nand so on');
    });
    expect(await ask(url)).toEqual({ status: 201 });
    await left;
  });
});

describe('calls', () => {
  /** Every call waits until it is let go. */
  function waiting() {
    const begun: string[] = [];
    const answers = new Map<string, () => void>();
    const send = fewAtOnce(
      (url) => {
        begun.push(url);
        return new Promise((done, failed) => {
          answers.set(url, () => (url === 'bad' ? failed(new Error('none')) : done({ status: 201 })));
        });
      },
      { atOnce: 2, waiting: 2 },
    );
    return {
      begun,
      send: (url: string) => send(url, {}, Buffer.from('')),
      letGo: async (url: string): Promise<void> => {
        answers.get(url)?.();
        await new Promise((resolve) => setImmediate(resolve));
      },
    };
  }

  it('wait in order for one that is under way to end, well or badly', async () => {
    const { begun, send, letGo } = waiting();
    const bad = send('bad').catch((error: Error) => error.message);
    const others = ['b', 'c', 'd'].map((url) => send(url));
    expect(begun).toEqual(['bad', 'b']);
    await letGo('bad');
    expect([await bad, begun]).toEqual(['none', ['bad', 'b', 'c']]);
    await letGo('c');
    expect(begun).toEqual(['bad', 'b', 'c', 'd']);
    await letGo('b');
    await letGo('d');
    expect(await Promise.all(others)).toEqual(Array.from({ length: 3 }, () => ({ status: 201 })));
  });

  it('are refused where too many wait', async () => {
    const { begun, send, letGo } = waiting();
    const taken = ['a', 'b', 'c', 'd'].map((url) => send(url));
    await expect(send('e')).rejects.toThrow('too many calls wait');
    for (const url of ['a', 'b', 'c', 'd']) await letGo(url);
    await Promise.all(taken);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });
});
