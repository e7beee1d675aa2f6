// A real server with tables and its database in a folder of the test, and the HTTP side of it.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { serve, type Limits, type LogEntry, type RunningServer, type ServeOptions } from '../../src/index.ts';
import { GAMES, GENEROUS, RANDOM_MIND } from './games.ts';

export interface Room {
  readonly folder: string;
  readonly entries: LogEntry[];
  readonly start: (
    options?: Omit<ServeOptions, 'tables'> & { limits?: Partial<Limits>; proxies?: number },
  ) => Promise<RunningServer>;
}

export function useRoom(): Room {
  const folder = mkdtempSync(join(tmpdir(), 'maester-room-'));
  const running = new Set<RunningServer>();
  const entries: LogEntry[] = [];
  afterEach(async () => {
    await Promise.all([...running].map((server) => server.close()));
    running.clear();
    entries.length = 0;
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  let made = 0;
  return {
    folder,
    entries,
    async start({ limits = {}, proxies = 0, ...options } = {}) {
      const server = await serve({
        port: 0,
        folder,
        log: (entry) => entries.push(entry),
        tables: {
          games: GAMES,
          minds: RANDOM_MIND,
          database: join(folder, `${++made}.db`),
          limits: { ...GENEROUS, ...limits },
          proxies,
          pace: 0,
        },
        ...options,
      });
      running.add(server);
      return server;
    },
  };
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

export async function get<T>(url: string, path: string): Promise<Answer<T>> {
  const response = await fetch(url + path);
  return { status: response.status, body: (await response.json()) as T };
}

export async function post<T>(url: string, path: string, body: unknown = {}, token = ''): Promise<Answer<T>> {
  const response = await fetch(url + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as T };
}

export interface Made {
  readonly table: string;
  readonly host: string;
}

/** A table where everyone has a seat, by seat; the first has the host's secret. */
export async function gather(
  url: string,
  options: { readonly game: string; readonly [option: string]: unknown },
  seats: readonly string[],
): Promise<{ table: string; tokens: Map<string, string> }> {
  const { body: made } = await post<Made>(url, '/api/tables', options);
  const tokens = new Map<string, string>();
  for (const [i, seat] of seats.entries()) {
    const path = `/api/tables/${made.table}/seats/${seat}`;
    const { body } = await post<{ token: string }>(
      url,
      path,
      { name: `Ser ${seat}`, salt: String(i).repeat(32) },
      i === 0 ? made.host : '',
    );
    tokens.set(seat, body.token);
  }
  return { table: made.table, tokens };
}

/** The status with which an upgrade is refused. */
export async function refusedUpgrade(url: string, table: string, options: object = {}): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, options);
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return response.statusCode;
}
