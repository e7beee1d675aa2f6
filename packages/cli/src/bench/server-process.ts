/** The server that `bench server` measures, in a process of its own: node server-process.ts DATABASE. */
import { MINDS } from '@maester/minds';
import { serve } from '@maester/server';
import { GAMES } from '../games.ts';
import { thinkersFor } from '../thinking/thinkers.ts';

const FREE = { burst: 1e9, perSecond: 1e9 };

const server = await serve({
  port: 0,
  log: () => {},
  tables: {
    games: GAMES.map(({ game }) => game),
    minds: MINDS,
    database: process.argv[2] ?? ':memory:',
    pace: 0,
    think: thinkersFor(() => {}).think,
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
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed, cpu: process.cpuUsage() });
});
process.once('disconnect', () => void server.close());
process.send?.({ url: server.url });
