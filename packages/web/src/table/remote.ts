// The service on the server: tables are made and seats taken by HTTP, a connection is a WebSocket that notices when it is dead
// and comes back automatically. docs/protocol.md describes what is said.

import type { Journal } from '@maester/kernel';
import {
  changed,
  CHANGES_SINCE,
  RULES_SINCE,
  type Message,
  type StateMessage,
  type TableInfo,
} from '@maester/table';
import { ownArmsText, ownSecret } from '../identity/identity.ts';
import { PendingRequests } from './pending-requests.ts';
import {
  ServiceError,
  type TableService,
  type Link,
  type Listener,
  type MyTable,
  type Connection,
} from './service.ts';
import { moveSalt, newSalt, notePromise, promiseOf } from './promises.ts';
import {
  forgetSeat,
  forgetTable,
  moveSeats,
  rememberedTable,
  rememberedTables,
  rememberTable,
} from './remembered.ts';

/** What the outside platform is to the service; tests give their own. */
export interface Platform {
  fetch(path: string, options?: RequestInit): Promise<Response>;
  socket(path: string): WebSocket;
  later(milliseconds: number, run: () => void): () => void;
  now(): number;
  /** Who we are, told to a table where we sit down. */
  person?(): { readonly arms: string | null; readonly identity: string };
  /** Whether the page is in front of someone. */
  visible(): boolean;
  /** Listens to what the browser says of the network and the page, until the returned function is called. */
  listen(type: PlatformEvent, run: () => void): () => void;
}

export type PlatformEvent = 'online' | 'offline' | 'visibilitychange';

export interface RemoteService extends TableService {
  readonly kind: 'remote';
  /** The tables that wait for players, and those that can be watched. */
  listed(): Promise<Listed>;
  /** The best players of a game at a pace, computer players among them. */
  ratings(game: string, pace: Pace): Promise<readonly Rating[]>;
  /** Who we are to others at rated tables, and how we stand. */
  self(identity: string): Promise<Self>;
  /** Stores an identity that is sealed with a passkey. */
  keepIdentity(place: string, sealed: string): Promise<void>;
  /** Null if there is none at that place. */
  findIdentity(place: string): Promise<string | null>;
  /** Has this device called when it is our turn at that seat, or no longer. */
  callMe(id: string, seat: string, call: CallMe): Promise<void>;
  /** The key that browsers subscribe with. */
  pushKey(): Promise<string>;
  /** Has the table speak to a program; null ends that. Only the host may. */
  setWebhook(id: string, webhook: Webhook | null): Promise<void>;
  /** Stores a game for everyone who has the link; gives its id. */
  share(code: string, round: number | null): Promise<string>;
  /** The code of a game that was stored. */
  shared(id: string): Promise<string>;
}

export interface CallMe {
  readonly on: boolean;
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly quiet: { readonly from: number; readonly to: number; readonly ahead: number } | null;
  readonly language: string;
}

export interface Webhook {
  readonly url: string;
  readonly form: 'json' | 'discord';
}

export const PACES = ['untimed', 'live', 'turns'] as const;
export type Pace = (typeof PACES)[number];

export interface Rating {
  /** `mind:` and its name for a computer player. */
  readonly player: string;
  readonly name: string | null;
  readonly arms: string | null;
  readonly points: number;
  /** The true strength is within this of the points, 95 times out of 100. */
  readonly within: number;
  readonly games: number;
}

export interface OwnRating extends Rating {
  readonly game: string;
  readonly pace: Pace;
}

export interface Self {
  readonly player: string;
  readonly ratings: readonly OwnRating[];
}

export interface Listed {
  readonly tables: readonly TableInfo[];
  readonly running: readonly TableInfo[];
}

export function browserPlatform(): Platform {
  return {
    fetch: (path, options) => fetch(path, options),
    socket: (path) => new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    person: () => ({ arms: ownArmsText(), identity: ownSecret() }),
    visible: () => document.visibilityState === 'visible',
    listen(type, run) {
      const target = type === 'visibilitychange' ? document : globalThis;
      target.addEventListener(type, run);
      return () => target.removeEventListener(type, run);
    },
  };
}

export function remoteService(platform: Platform): RemoteService {
  const call = async <T>(path: string, body?: unknown, secret?: string | null): Promise<T> => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (secret) headers['authorization'] = `Bearer ${secret}`;
    let response: Response;
    try {
      response = await platform.fetch(
        `/api${path}`,
        body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
      );
    } catch {
      throw new ServiceError('offline', 'the server cannot be reached');
    }
    const answer = (await response.json().catch(() => ({}))) as { error?: string; message?: string };
    if (!response.ok)
      throw new ServiceError(answer.error ?? 'server', answer.message ?? String(response.status));
    return answer as T;
  };

  /** Tables whose game had started when we last heard of them. */
  const running = new Set<string>();
  const noteInfo = (info: TableInfo): void => {
    notePromise(info);
    if (info.status === 'gathering') return;
    running.add(info.table);
    const picks = info.draft?.picks ?? {};
    for (const [place, seat] of Object.entries(picks)) moveSalt(info.table, place, seat);
    moveSeats(info.table, picks);
  };

  const service: RemoteService = {
    kind: 'remote',

    async create({ names, ...wanted }) {
      const { table, host } = await call<{ table: string; host: string }>('/tables', wanted);
      rememberTable(table, { game: wanted.game, host }, platform.now());
      for (const [seat, name] of Object.entries(names)) await service.sit(table, seat, name);
      return table;
    },

    async info(id) {
      const info = await call<TableInfo>(`/tables/${id}`);
      noteInfo(info);
      return info;
    },

    async sit(id, asked, name, password = null) {
      const known = rememberedTable(id);
      const secret = known?.host ?? Object.values(known?.seats ?? {})[0] ?? null;
      // A server that is told what we add before it has promised a seed could choose one to go with it.
      if (promiseOf(id) === null) await service.info(id);
      // Once the game has started its seed is fixed.
      const salt = running.has(id) ? null : newSalt(id, asked);
      const person = platform.person?.() ?? {};
      const { token, seat = asked } = await call<{ token: string; seat?: string }>(
        `/tables/${id}/seats/${asked}`,
        { name, salt, ...person, ...(password === null ? {} : { password }) },
        secret,
      );
      if (seat !== asked) moveSalt(id, asked, seat);
      rememberTable(id, { name, seats: { [seat]: token } }, platform.now());
    },

    stand(id, seat) {
      forgetSeat(id, seat);
      return Promise.resolve();
    },

    seatsAt: (id) => Object.keys(rememberedTable(id)?.seats ?? {}),

    join(id, seat, listener) {
      const known = rememberedTable(id);
      const secret = seat === null ? (known?.host ?? null) : (known?.seats[seat] ?? null);
      return openConnection(platform, id, secret, listener, noteInfo);
    },

    journal: (id) => call<Journal>(`/tables/${id}/journal`),

    async rematch(id) {
      const known = rememberedTable(id);
      const secret = known?.host ?? Object.values(known?.seats ?? {})[0] ?? null;
      const { table, host } = await call<{ table: string; host: string | null }>(
        `/tables/${id}/rematch`,
        {},
        secret,
      );
      rememberTable(table, { game: known?.game ?? '', host, name: known?.name ?? '' }, platform.now());
      return table;
    },

    async mine() {
      return Promise.all(
        rememberedTables().map(async ({ id, game, seats, name, visited }): Promise<MyTable> => {
          const known = {
            address: { service: 'remote', id },
            game,
            seats: Object.keys(seats),
            name,
            visited,
          } as const;
          try {
            return { ...known, info: await service.info(id), gone: false };
          } catch (error) {
            const gone = error instanceof ServiceError && GONE.includes(error.code);
            return { ...known, info: null, gone };
          }
        }),
      );
    },

    forget(id) {
      forgetTable(id);
      return Promise.resolve();
    },

    listed: () => call<Listed>('/tables'),
    ratings: async (game, pace) =>
      (await call<{ ratings: readonly Rating[] }>(`/ratings/${game}/${pace}`)).ratings,
    self: (identity) => call<Self>('/players', { identity }),
    async keepIdentity(place, sealed) {
      await call('/identities', { place, sealed });
    },
    async findIdentity(place) {
      try {
        return (await call<{ sealed: string }>(`/identities/${place}`)).sealed;
      } catch (error) {
        if (error instanceof ServiceError && error.code === 'no-identity') return null;
        throw error;
      }
    },
    async callMe(id, seat, wanted) {
      await call(`/tables/${id}/push`, wanted, rememberedTable(id)?.seats[seat] ?? null);
    },
    pushKey: async () => (await call<{ key: string }>('/push')).key,
    async setWebhook(id, webhook) {
      await call(`/tables/${id}/webhook`, { webhook }, rememberedTable(id)?.host ?? null);
    },
    share: async (code, round) => (await call<{ id: string }>('/games', { code, round })).id,
    shared: async (id) => (await call<{ code: string }>(`/games/${id}`)).code,
  };
  return service;
}

/** What a server says of tables that nobody can open any more. */
const GONE: readonly string[] = ['no-table', 'cannot-replay', 'unknown-game'];

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How often we make sure that the table still hears us, while someone looks. */
const HEARTBEAT_EVERY = 10_000;
/** Whoever was asked and says nothing for this long is not there; a new connection has longer. */
const ANSWER_WITHIN = 5000;
const WELCOME_WITHIN = 10_000;
/** Requests have numbers from 1 on; nobody waits for the answer to this one. */
const HEARTBEAT = JSON.stringify({ type: 'ping', id: 0 });

/** The WebSocket close code of someone who is shown out, see docs/protocol.md. */
const NOT_ALLOWED = 1008;

function openConnection(
  platform: Platform,
  id: string,
  secret: string | null,
  listener: Listener,
  noteInfo: (info: TableInfo) => void,
): Connection {
  let socket: WebSocket | null = null;
  const protocol = listener.knowsRules === true ? RULES_SINCE : CHANGES_SINCE;
  let left = false;
  let wait = FIRST_WAIT;
  let cancelAttempt = (): void => {};
  let cancelHeartbeat = (): void => {};
  /** Set while something was sent and nothing has been heard since. */
  let cancelDoubt: (() => void) | null = null;
  let since = -1;
  let heard = 0;
  let gathering = false;
  let last: StateMessage | null = null;
  let caughtUp = false;
  const pending = new PendingRequests((request) => {
    if (caughtUp) transmit(JSON.stringify(request));
    return caughtUp;
  });

  const transmit = (text: string): void => {
    socket?.send(text);
    expectWithin(ANSWER_WITHIN);
  };
  const expectWithin = (milliseconds: number): void => {
    cancelDoubt ??= platform.later(milliseconds, () => lost());
  };
  const noDoubt = (): void => {
    cancelDoubt?.();
    cancelDoubt = null;
  };

  const heartbeat = (): void => {
    cancelHeartbeat();
    if (left) return;
    if (caughtUp && platform.visible()) transmit(HEARTBEAT);
    cancelHeartbeat = platform.later(HEARTBEAT_EVERY, heartbeat);
  };

  const hear = (sent: Message): void => {
    noDoubt();
    const message = whole(sent);
    if (message === null) {
      lost();
      return;
    }
    if (message.type === 'welcome') {
      wait = FIRST_WAIT;
      listener.link({ kind: 'live' });
    }
    if (message.type === 'chat') heard = message.line.number;
    if (message.type === 'table') {
      noteInfo(message.info);
      gathering = message.info.status === 'gathering';
    }
    if (pending.answered(message)) return;
    listener.hear(message);
    if (message.type !== 'state') return;
    last = message;
    // Before the start nothing has happened yet.
    since = gathering ? -1 : message.version;
    if (caughtUp) return;
    caughtUp = true;
    pending.again();
  };

  /** What a change leads to: screens hear whole states. */
  const whole = (message: Message): Message | null => {
    if (message.type !== 'change') return message;
    try {
      return last === null ? null : changed(last, message);
    } catch {
      // It was made for another state: joining again brings a whole one.
      return null;
    }
  };

  const end = (problem: (Link & { kind: 'ended' })['problem']): void => {
    stop();
    listener.link({ kind: 'ended', problem });
  };

  /** The connection is gone, or as good as gone: another attempt follows. */
  const lost = (): void => {
    noDoubt();
    const dead = socket;
    socket = null;
    dead?.close();
    caughtUp = false;
    listener.link({ kind: 'lost' });
    // A table that is not there lets nobody in: find out before trying for ever.
    void platform
      .fetch(`/api/tables/${id}`)
      .then(async (response) => {
        const gone = response.status === 410 ? ((await response.json()) as { error?: string }) : null;
        if (left) return;
        if (response.status === 404) end('no-table');
        else if (gone !== null) end(gone.error === 'damaged' ? 'broken' : 'other-rules');
      })
      .catch(() => {});
    cancelAttempt();
    cancelAttempt = platform.later(wait, connect);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  const connect = (): void => {
    if (left) return;
    cancelAttempt();
    const current = platform.socket(`/api/tables/${id}/socket`);
    socket = current;
    expectWithin(WELCOME_WITHIN);
    current.addEventListener('open', () =>
      current.send(JSON.stringify({ type: 'join', protocol, token: secret, since, heard })),
    );
    current.addEventListener('message', ({ data }) => {
      if (socket === current) hear(JSON.parse(String(data)) as Message);
    });
    current.addEventListener('close', ({ code }) => {
      if (left || socket !== current) return;
      // Shown out before we were let in: the secret does not fit. Later, it was only too much at once.
      if (code === NOT_ALLOWED && !caughtUp) end('not-yours');
      else lost();
    });
  };

  /** The network is back, or someone looks again: no time to lose. */
  const hurry = (): void => {
    if (left || !platform.visible()) return;
    if (socket !== null) {
      heartbeat();
      return;
    }
    wait = FIRST_WAIT;
    connect();
  };
  const deaf = [
    platform.listen('online', hurry),
    platform.listen('visibilitychange', hurry),
    platform.listen('offline', () => {
      if (!left && socket !== null) lost();
    }),
  ];

  const stop = (): void => {
    left = true;
    cancelAttempt();
    cancelHeartbeat();
    noDoubt();
    for (const stopListening of deaf) stopListening();
    pending.giveUp();
    socket?.close();
  };
  // Later attempts are made while the connection is lost, and it is called so until it is back.
  listener.link({ kind: 'joining' });
  connect();
  heartbeat();

  return { send: (request) => pending.send(request), leave: stop };
}
