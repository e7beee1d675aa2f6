// Coming to a NATS that wants to know who comes, and what is said when it lets nobody in.

import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { Link } from '../src/cluster/link.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** As much of NATS as a connection needs: it lets everyone in, or nobody, and remembers how they introduced themselves. */
async function doorkeeper(opens: boolean) {
  const introductions: Record<string, unknown>[] = [];
  const server = createServer((socket) => {
    closing.push(() => socket.destroy());
    socket.on('error', () => {});
    socket.write(
      'INFO {"server_id":"x","version":"2.10.0","proto":1,"headers":true,"auth_required":true}\r\n',
    );
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n')) {
        const said = /^CONNECT (.*)$/.exec(line)?.[1];
        if (said !== undefined) introductions.push(JSON.parse(said) as Record<string, unknown>);
        if (line === 'PING' && opens) socket.write('PONG\r\n');
        else if (line === 'PING') socket.end("-ERR 'Authorization Violation'\r\n");
      }
    });
  });
  closing.push(() => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, introductions };
}

const connect = (nats: string): Promise<Link> =>
  Link.connect({ nats, node: 'one', cluster: 'c', patience: 3000, log: () => {} });

it.each([
  ['nats://ann:s3cret@', { user: 'ann', pass: 's3cret' }],
  ['ann:s3cret@', { user: 'ann', pass: 's3cret' }],
  ['nats://a%40b:p%2Fw%25%20d@', { user: 'a@b', pass: 'p/w% d' }],
  ['nats://ann:a@b@', { user: 'ann', pass: 'a@b' }],
  ['nats://s3cret@', { auth_token: 's3cret' }],
])('who comes to %s says so', async (address, who) => {
  const { host, introductions } = await doorkeeper(true);
  await (await connect(`${address}${host}`)).close();
  expect(introductions).toEqual([expect.objectContaining(who)]);
});

it.each(['nats://ann:s3cret@', 'nats://s3cret@', 'nats://ann:not@s3cret@'])(
  'who is not let in at %s keeps the secret',
  async (address) => {
    const { host } = await doorkeeper(false);
    await expect(connect(`${address}${host}`)).rejects.toThrow(`nats://${host} cannot be used: `);
    await expect(connect(`${address}${host}`)).rejects.not.toThrow('s3cret');
  },
);

it.each([
  'nats://ann:s3cret%@127.0.0.1:1',
  'nats://ann:s3cret@host:port',
  'nats://ann:s3cret/@127.0.0.1:1',
  'nats://ann:1/s3cret@127.0.0.1:1',
  'nats://ann:1?s3cret@127.0.0.1:1',
])('an address that cannot be read is not repeated: %s', async (address) => {
  await expect(connect(address)).rejects.not.toThrow('s3cret');
  await expect(connect(address)).rejects.toThrow(/NATS/);
});
