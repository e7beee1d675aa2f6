/**
 * The server that `bench server` measures, in a process of its own: node server-process.ts DATABASE NATS CHECKOUT, where
 * the last two may be empty. With another checkout of Maester it is the server of that one.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';
import type * as Minds from '@maester/minds';
import type * as Server from '@maester/server';
import type * as Games from '../games.ts';
import type * as Thinkers from '../thinking/thinkers.ts';

const [, , database = ':memory:', nats = '', other = ''] = process.argv;
const checkout = other === '' ? join(import.meta.dirname, '../../../..') : other;

async function part<Part>(path: string): Promise<Part> {
  return (await import(pathToFileURL(resolve(checkout, 'packages', path)).href)) as Part;
}

/** Older checkouts have not all of it. */
const { serve, collectLessOften } = await part<Partial<typeof Server> & Pick<typeof Server, 'serve'>>(
  'server/src/index.ts',
);
const { MINDS } = await part<typeof Minds>('minds/src/index.ts');
const { GAMES } = await part<typeof Games>('cli/src/games.ts');
/** Older checkouts let computer players think where everyone is served. */
const thinking = await part<typeof Thinkers>('cli/src/thinking/thinkers.ts').catch(() => null);

collectLessOften?.();

const FREE = { burst: 1e9, perSecond: 1e9 };

/** Everything that was written to connections, those that have ended included. */
const open = new Set<Socket>();
let ended = 0;
subscribe('net.server.socket', (message) => {
  const { socket } = message as { readonly socket: Socket };
  open.add(socket);
  socket.once('close', () => {
    open.delete(socket);
    ended += socket.bytesWritten;
  });
});

const server = await serve({
  port: 0,
  log: () => {},
  tables: {
    games: GAMES.map(({ game }) => game),
    minds: MINDS,
    database,
    ...(nats === '' ? {} : { nats }),
    pace: 0,
    ...(thinking === null ? {} : { think: thinking.thinkersFor(() => {}).think }),
    // All the players come from one address here.
    limits: {
      posts: FREE,
      arrivals: FREE,
      messages: FREE,
      connections: 100_000,
      connectionsPerAddress: 100_000,
      tables: 100_000,
      tablesPerAddress: FREE,
      messagesPerAddress: FREE,
      gets: FREE,
    },
  },
});

process.on('message', () => {
  const before = process.cpuUsage();
  globalThis.gc?.();
  const after = process.cpuUsage();
  const bytes = [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, ended);
  const { heapUsed: heap, rss: resident } = process.memoryUsage();
  process.send?.({ heap, resident, cpu: { before, after }, bytes });
});
process.once('disconnect', () => void server.close());
process.send?.({ url: server.url });
