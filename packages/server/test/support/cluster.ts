// Servers that work together, in this process, behind a proxy that gives each connection to the next of them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { serve, type LogEntry, type RunningServer, type ServeOptions } from '../../src/index.ts';
import { GAMES, GENEROUS, RANDOM_MIND } from './games.ts';
import { tcpProxy, type Proxy } from './proxy.ts';
import type { Room } from './room.ts';
import { natsAddress, query, useDatabases } from './services.ts';

export const portOf = (url: string): number => Number(new URL(url).port);

/** A lease that is over before anyone has waited long; a machine that is busy for as long makes a server look dead. */
export const SHORT_LEASE = 2000;
const LEASE = 20_000;

export interface ClusterRoom extends Room {
  /** The servers behind the proxy that was started last. */
  readonly nodes: RunningServer[];
  /** One more server, on the same database. */
  readonly database: () => Promise<string>;
  readonly query: (sql: string) => Promise<unknown[]>;
  readonly add: (options?: Partial<NonNullable<ServeOptions['tables']>>) => Promise<RunningServer>;
}

export function useCluster(size: number): ClusterRoom {
  const folder = mkdtempSync(join(tmpdir(), 'maester-cluster-'));
  const databaseFor = useDatabases();
  const nodes: RunningServer[] = [];
  const proxies = new Set<Proxy>();
  const entries: LogEntry[] = [];
  afterEach(async () => {
    await Promise.all(nodes.map((server) => server.close()));
    await Promise.all([...proxies].map((proxy) => proxy.close()));
    proxies.clear();
    nodes.length = 0;
    entries.length = 0;
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const add: ClusterRoom['add'] = async (options = {}) => {
    const server = await serve({
      port: 0,
      folder,
      log: (entry) => entries.push(entry),
      tables: {
        games: GAMES,
        minds: RANDOM_MIND,
        database: await databaseFor('tables'),
        nats: natsAddress(),
        lease: LEASE,
        limits: GENEROUS,
        pace: 0,
        ...options,
      },
    });
    nodes.push(server);
    return server;
  };
  const database = (): Promise<string> => databaseFor('tables');
  return {
    database,
    query: async (sql) => query(await database(), sql),
    folder,
    entries,
    nodes,
    add,
    async start({ limits = {} } = {}) {
      for (let i = 0; i < size; i++) await add({ limits: { ...GENEROUS, ...limits } });
      const proxy = await tcpProxy(() => nodes.map(({ url }) => portOf(url)));
      proxies.add(proxy);
      return { url: `http://127.0.0.1:${proxy.port}`, close: () => proxy.close() };
    },
  };
}
