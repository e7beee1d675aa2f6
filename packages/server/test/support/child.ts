// A server in a process of its own, to be killed: node child.ts PORT DATABASE [NATS LEASE].

import { serve } from '../../src/index.ts';
import { GAMES, GENEROUS, RANDOM_MIND } from './games.ts';

const [port = '0', database = '', nats = null, lease] = process.argv.slice(2);
const server = await serve({
  port: Number(port),
  folder: import.meta.dirname,
  tables: {
    games: GAMES,
    minds: RANDOM_MIND,
    database,
    nats,
    limits: GENEROUS,
    pace: 0,
    ...(lease === undefined ? {} : { lease: Number(lease) }),
  },
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.close());
