// The hall on the server: tables are made and seats taken by HTTP, a place is a WebSocket that comes back by itself.
// docs/protocol.md describes what is said.

import type { Journal } from '@maester/kernel';
import type { Message, TableInfo } from '@maester/table';
import { Letters } from './letters.ts';
import { HallError, type Hall, type Link, type Listener, type MyTable, type Place } from './place.ts';
import { forgetSeat, forgetTable, rememberedTable, rememberedTables, rememberTable } from './remembered.ts';

/** What the outside world is to the hall; tests give their own. */
export interface World {
  fetch(path: string, options?: RequestInit): Promise<Response>;
  socket(path: string): WebSocket;
  later(milliseconds: number, run: () => void): () => void;
  now(): number;
}

export interface RemoteHall extends Hall {
  readonly kind: 'remote';
  /** The tables that wait for players. */
  open(): Promise<readonly TableInfo[]>;
}

export function browserWorld(): World {
  return {
    fetch: (path, options) => fetch(path, options),
    socket: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
  };
}

export function remoteHall(world: World): RemoteHall {
  const call = async <T>(path: string, body?: unknown, secret?: string | null): Promise<T> => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (secret) headers['authorization'] = `Bearer ${secret}`;
    let response: Response;
    try {
      response = await world.fetch(
        `/api/tables${path}`,
        body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
      );
    } catch {
      throw new HallError('offline', 'the server cannot be reached');
    }
    const answer = (await response.json().catch(() => ({}))) as { error?: string; message?: string };
    if (!response.ok)
      throw new HallError(answer.error ?? 'server', answer.message ?? String(response.status));
    return answer as T;
  };

  const hall: RemoteHall = {
    kind: 'remote',

    async create({ names, ...wanted }) {
      const { table, host } = await call<{ table: string; host: string }>('', wanted);
      rememberTable(table, { game: wanted.game, host }, world.now());
      for (const [seat, name] of Object.entries(names)) await hall.sit(table, seat, name);
      return table;
    },

    info: (id) => call<TableInfo>(`/${id}`),

    async sit(id, seat, name) {
      const secret = rememberedTable(id)?.host ?? null;
      const { token } = await call<{ token: string }>(`/${id}/seats/${seat}`, { name }, secret);
      rememberTable(id, { name, seats: { [seat]: token } }, world.now());
    },

    stand(id, seat) {
      forgetSeat(id, seat);
      return Promise.resolve();
    },

    seatsAt: (id) => Object.keys(rememberedTable(id)?.seats ?? {}),

    join(id, seat, listener) {
      const known = rememberedTable(id);
      const secret = seat === null ? (known?.host ?? null) : (known?.seats[seat] ?? null);
      return openPlace(world, id, secret, listener);
    },

    journal: (id) => call<Journal>(`/${id}/journal`),

    async rematch(id) {
      const known = rememberedTable(id);
      const secret = known?.host ?? Object.values(known?.seats ?? {})[0] ?? null;
      const { table, host } = await call<{ table: string; host: string | null }>(
        `/${id}/rematch`,
        {},
        secret,
      );
      rememberTable(table, { game: known?.game ?? '', host, name: known?.name ?? '' }, world.now());
      return table;
    },

    async mine() {
      return Promise.all(
        rememberedTables().map(async ({ id, game, seats, name, visited }): Promise<MyTable> => {
          const known = {
            address: { hall: 'remote', id },
            game,
            seats: Object.keys(seats),
            name,
            visited,
          } as const;
          try {
            return { ...known, info: await hall.info(id), gone: false };
          } catch (error) {
            const gone = error instanceof HallError && GONE.includes(error.code);
            return { ...known, info: null, gone };
          }
        }),
      );
    },

    forget(id) {
      forgetTable(id);
      return Promise.resolve();
    },

    open: async () => (await call<{ tables: readonly TableInfo[] }>('')).tables,
  };
  return hall;
}

/** What a server says of tables that nobody can open any more. */
const GONE: readonly string[] = ['no-table', 'cannot-replay', 'unknown-game'];

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** The WebSocket close code of someone who is shown out, see docs/protocol.md. */
const NOT_ALLOWED = 1008;

function openPlace(world: World, id: string, secret: string | null, listener: Listener): Place {
  let socket: WebSocket | null = null;
  let left = false;
  let wait = FIRST_WAIT;
  let cancel = (): void => {};
  let since = -1;
  let heard = 0;
  let caughtUp = false;
  const letters = new Letters((request) => {
    if (caughtUp) socket?.send(JSON.stringify(request));
    return caughtUp;
  });

  const hear = (message: Message): void => {
    if (message.type === 'welcome') {
      wait = FIRST_WAIT;
      listener.link({ kind: 'live' });
    }
    if (message.type === 'chat') heard = message.line.number;
    if (letters.answered(message)) return;
    listener.hear(message);
    if (message.type !== 'state') return;
    since = message.version;
    if (caughtUp) return;
    caughtUp = true;
    letters.again();
  };

  const end = (problem: (Link & { kind: 'ended' })['problem']): void => {
    left = true;
    letters.giveUp();
    listener.link({ kind: 'ended', problem });
  };

  const connect = (): void => {
    if (left) return;
    listener.link({ kind: 'joining' });
    const current = world.socket(`/api/tables/${id}/socket`);
    socket = current;
    current.addEventListener('open', () =>
      current.send(JSON.stringify({ type: 'join', token: secret, since, heard })),
    );
    current.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Message));
    current.addEventListener('close', ({ code }) => {
      if (left || socket !== current) return;
      // Shown out before we were let in: the secret does not fit. Later, it was only too much at once.
      if (code === NOT_ALLOWED && !caughtUp) {
        end('not-yours');
        return;
      }
      caughtUp = false;
      listener.link({ kind: 'lost' });
      // A table that is not there lets nobody in: find out before trying for ever.
      void world
        .fetch(`/api/tables/${id}`)
        .then((response) => {
          if (response.status === 404) end('no-table');
          else if (response.status === 410) end('other-rules');
        })
        .catch(() => {});
      cancel = world.later(wait, connect);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  };
  connect();

  return {
    say: (wish) => letters.send(wish),
    leave() {
      left = true;
      cancel();
      letters.giveUp();
      socket?.close();
    },
  };
}
