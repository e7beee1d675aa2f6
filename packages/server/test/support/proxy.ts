// A proxy that passes connections on to one server after the other, and that can be cut like a cable.

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Nothing passes any more, and nobody is told. */
  stall(): void;
  /** Everyone is cut off, and nobody gets through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Each new connection goes to the next of the ports that there are then. Whatever passes is late by so many milliseconds. */
export async function tcpProxy(ports: () => readonly number[], late = 0): Promise<Proxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'stalled' | 'cut' = 'open';
  let count = 0;
  const server = createServer((client) => {
    const all = ports();
    const port = all[count++ % Math.max(1, all.length)];
    client.on('error', () => client.destroy());
    if (state === 'cut' || port === undefined) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as const]) {
      from.setNoDelay(true);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      if (state !== 'open') continue;
      if (late === 0) from.pipe(to);
      else from.on('data', (data) => void setTimeout(() => to.write(data), late));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  const cutAll = (): void => {
    for (const [one, other] of pairs) {
      one.destroy();
      other.destroy();
    }
  };
  return {
    port: address.port,
    stall() {
      state = 'stalled';
      for (const [one, other] of pairs) {
        one.unpipe();
        other.unpipe();
        one.pause();
        other.pause();
      }
    },
    cut() {
      state = 'cut';
      cutAll();
    },
    mend() {
      // What was held back is lost with its connection, as it would be.
      if (state === 'stalled') cutAll();
      state = 'open';
    },
    async close() {
      cutAll();
      server.close();
      await once(server, 'close');
    },
  };
}
