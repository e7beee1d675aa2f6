// Runs the server: opens the port, keeps the log, and closes cleanly.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Mind } from '@maester/kernel';
import type { AnyGame, Think } from '@maester/table';
import type { Health } from './answer.ts';
import { openBesides, type Besides } from './besides.ts';
import { sendOutside, type Send } from './callback/outside.ts';
import { SYSTEM } from './calendar.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Desk } from './desk.ts';
import { Figures, type Durations } from './figures.ts';
import { httpApp } from './http/app.ts';
import { addressOf, RateLimiter, LIMITS, type Limits } from './limits.ts';
import { jsonLines, loggedPath, type Log } from './log.ts';
import { LoopDelay } from './loop-delay.ts';
import { metrics } from './metrics.ts';
import { ANY_NAME, isLoopback, nameCheck, originCheck, type OriginCheck } from './origin.ts';
import { Places } from './places.ts';
import { RequestError } from './request-error.ts';
import type { Retention } from './retention.ts';
import { requestPath } from './request-path.ts';
import { openSite } from './site.ts';
import { tableSockets, type Sockets } from './sockets.ts';
import { isPostgres } from './postgres-address.ts';
import { shelfBeside, sqliteShelf, type Shelf } from './shelf.ts';
import { sqliteStorage } from './sqlite-storage.ts';
import { GameStatistics, type Accountant } from './statistics.ts';
import { StorageError } from './storage.ts';
import { Tables } from './tables.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** The address under which people open the server, `https://maester.example`, if a proxy gives it another. */
  readonly origin?: string;
  /** The folder of the built web client. */
  readonly folder?: string;
  readonly log?: Log;
  /** Anyone may read /metrics; otherwise only someone on this machine. */
  readonly openMetrics?: boolean;
  /** The games and computer players at this server's tables, and the file or the PostgreSQL database they are kept in. */
  readonly tables?: {
    readonly games: readonly AnyGame[];
    readonly minds: readonly Mind[];
    readonly database: string;
    /** Where servers on one PostgreSQL database meet, `nats://...`. */
    readonly nats?: string | null;
    /** Milliseconds that a server may be silent before others take its tables. */
    readonly lease?: number;
    /** Where computer players that ponder do so; without it they think in the loop that serves everyone. */
    readonly think?: Think;
    /** How many of them wait there for a worker. */
    readonly pondering?: () => number;
    readonly limits?: Partial<Limits>;
    /** How push services and webhooks are reached; tests have their own way. */
    readonly send?: Send;
    /** How long tables stay that nobody changes; without it for ever. */
    readonly retention?: Retention;
    /** Milliseconds from one move to a computer player's next, at tables of this server. */
    readonly pace?: number;
    /** Counts finished games for the open statistics; without it there are none, and what ends meanwhile is not counted later. */
    readonly account?: Accountant;
    /** A file of more bytes than this is checked after a crash while it is used already (64 MiB). */
    readonly checkedAtOnce?: number;
    /** So many proxies of one's own stand before the server, and name visitors in `X-Forwarded-For`. */
    readonly proxies?: number;
  };
  /** How long closing waits for answers that are still being sent. */
  readonly graceMilliseconds?: number;
  /** How long a client may take nothing of its answer before it is cut off, and how long it may take over all of it. */
  readonly idleMilliseconds?: number;
  readonly answerMilliseconds?: number;
}

export interface RunningServer {
  /** Where to open it, without a slash at the end: `http://127.0.0.1:8470`. */
  readonly url: string;
  /** Takes no new connection, lets running answers finish, then resolves. May be called twice. */
  readonly close: () => Promise<void>;
}

const DEFAULT_PORT = 8470;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_GRACE = 3000;
const LONGEST_LOGGED_PATH = 200;
/** How long a request may take to arrive. */
const REQUEST_WITHIN = 30_000;
const DEFAULT_IDLE = 30_000;
const DEFAULT_ANSWER = 300_000;

const builtClient = (): string => fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The port cannot be opened; the message says what to do, in words for whoever started the server. */
export class PortUnavailableError extends Error {
  override readonly name = 'PortUnavailableError';
  readonly reason: 'in-use' | 'not-permitted';
  readonly host: string;
  readonly port: number;

  constructor(reason: 'in-use' | 'not-permitted', host: string, port: number) {
    const what =
      reason === 'in-use' ? 'is already in use by another program' : 'may not be opened by this user';
    super(`Port ${port} on ${host} ${what}. Choose another one with --port, or --port 0 for any free port.`);
    this.reason = reason;
    this.host = host;
    this.port = port;
  }
}

export async function serve(options: ServeOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host = DEFAULT_HOST, folder = builtClient() } = options;
  // Standard output belongs to whoever called; the log goes beside it.
  const log = options.log ?? jsonLines((line) => process.stderr.write(line));
  const site = openSite(folder);
  const version = ownVersion();
  const started = performance.now();
  const loopDelay = new LoopDelay();
  const health = (): Health => ({
    status: room?.isFailing() === true ? 'failing' : 'ok',
    version,
    uptimeSeconds: Math.floor((performance.now() - started) / 1000),
    loopDelayMilliseconds: Math.round(loopDelay.longest),
  });

  const figures = new Figures();
  const named = [options.origin ?? null, isLoopback(host)] as const;
  const [checkName, checkOrigin] = [nameCheck(...named), originCheck(...named)];
  let room: Room | null = null;
  const running = new Set<ServerResponse>();
  const { server } = await httpApp({
    site,
    version,
    health,
    desk: () => room?.desk ?? null,
    statistics: () => room?.statistics ?? null,
    besides: () => room?.besides ?? null,
    origin: ({ headers }) => options.origin ?? `http://${headers.host ?? host}`,
    admit: (request, cost) => room?.admit(request, cost),
    afford: (request) => {
      checkName(request);
      room?.afford(request, 1);
    },
    visitor: (request) => addressOf(request, options.tables?.proxies ?? 0),
    keptFor: options.tables?.limits?.keptFor ?? LIMITS.keptFor,
    metrics: (request) => {
      if (room === null || !(options.openMetrics === true || isFromHere(request))) return null;
      checkName(request);
      return metrics(health(), room, figures, loopDelay.slow / 1000);
    },
    failed: (error) => log({ event: 'failure', during: 'request', error: String(error) }),
    serverFor: (handle) => {
      const made = createServer({ requestTimeout: REQUEST_WITHIN }, (request, response) => {
        running.add(response);
        const cut = setTimeout(() => response.destroy(), options.answerMilliseconds ?? DEFAULT_ANSWER);
        cut.unref();
        response.once('close', () => {
          clearTimeout(cut);
          running.delete(response);
        });
        // What takes us long is not the fault of whoever asked.
        response.on('timeout', () => {
          if (response.headersSent) response.destroy();
        });
        watch(made, request, response, log, figures);
        handle(request, response);
      });
      // WebSockets are freed of it when they are upgraded: they have pings.
      return made.setTimeout(options.idleMilliseconds ?? DEFAULT_IDLE);
    },
  });

  server.on('upgrade', (request, socket, head) => {
    if (room === null) socket.destroy();
    else room.sockets.upgrade(request, socket, head);
  });
  const cluster = await openCluster(options.tables, log);
  try {
    await listen(server, host, port);
    // Nobody is let in before this is done.
    if (options.tables !== undefined) {
      const shelf = await openShelf(options.tables.database, cluster);
      const origin = options.origin ?? urlOf(server, host);
      room = openRoom(options.tables, { cluster, checkOrigin, shelf, origin }, log, figures);
      await cluster?.announce();
    }
  } catch (error) {
    server.close();
    await cluster?.leave();
    throw error;
  }
  server.on('error', (error) => log({ event: 'failure', during: 'listening', error: String(error) }));
  const url = urlOf(server, host);
  log({ event: 'listening', url });
  if (options.origin === undefined && !isLoopback(host)) log({ event: 'warning', message: ANY_NAME });
  let wasFailing = false;
  const look = setInterval(() => {
    const isFailing = health().status === 'failing';
    if (isFailing !== wasFailing) log({ event: isFailing ? 'failing' : 'recovered' });
    wasFailing = isFailing;
  }, LOOK_EVERY);
  look.unref();

  const shut = async (): Promise<void> => {
    // Others go on with the tables at once, and this server's clients with them.
    if (cluster !== null) await room?.handOver();
    room?.sockets.close();
    const began = performance.now();
    await close(server, options.graceMilliseconds ?? DEFAULT_GRACE, running);
    await room?.close();
    log({ event: 'closed', milliseconds: Math.round(performance.now() - began) });
    loopDelay.stop();
    clearInterval(look);
  };
  let closing: Promise<void> | undefined;
  return {
    url,
    close: () => (closing ??= shut()),
  };
}

interface Room {
  readonly tables: Tables;
  readonly desk: Desk;
  readonly sockets: Sockets;
  readonly cluster: Cluster | null;
  /** The last attempt to save failed or hangs, the database is damaged, or it and the others are out of reach. */
  readonly isFailing: () => boolean;
  readonly statistics: GameStatistics | null;
  readonly besides: Besides;
  /** Throws a RequestError if whoever sends this may not do so now, at what it costs. */
  readonly admit: (request: IncomingMessage, cost: number) => void;
  /** Throws a RequestError if whoever sends this has asked for too much. */
  readonly afford: (request: IncomingMessage, cost: number) => void;
  /** Lets all tables go, for other servers to take. */
  readonly handOver: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a server on PostgreSQL needs is loaded only there. */
async function openCluster(tables: ServeOptions['tables'], log: Log): Promise<Cluster | null> {
  const { database, nats = null, games, lease } = tables ?? { database: '', games: [] };
  if (!isPostgres(database)) {
    if (nats === null) return null;
    throw new StorageError(
      'servers that meet at --nats share a PostgreSQL database; name it with --database',
    );
  }
  const { Cluster: Opened } = await import('./cluster/cluster.ts');
  return Opened.open({ database, nats, games, log, ...(lease === undefined ? {} : { lease }) });
}

/** A new table, a rematch, or a game that is to be kept for others. */
const MAKES_A_TABLE = /^\/api\/(?:games|tables(?:\/[^/]*\/rematch)?)\/?$/;
const TIDY_EVERY = 30_000;
const LOOK_EVERY = 1000;
/** A database of so many bytes is read from end to end within a moment. */
const CHECKED_AT_ONCE = 64 * 1024 * 1024;

interface RoomParts {
  readonly cluster: Cluster | null;
  readonly checkOrigin: OriginCheck;
  readonly shelf: Shelf;
  /** Where people open this server. */
  readonly origin: string;
}

async function openShelf(database: string, cluster: Cluster | null): Promise<Shelf> {
  if (cluster === null) return sqliteShelf(shelfBeside(database));
  const { postgresShelf } = await import('./postgres/shelf.ts');
  return postgresShelf(cluster.storage.pool);
}

/** The tables of this server, taken up where they were left. */
function openRoom(
  options: NonNullable<ServeOptions['tables']>,
  { cluster, checkOrigin, shelf, origin }: RoomParts,
  log: Log,
  figures: Figures,
): Room {
  const { games, minds, database, pace, proxies = 0, checkedAtOnce = CHECKED_AT_ONCE } = options;
  const think = options.think === undefined ? undefined : timed(options.think, figures.thoughts);
  const limits = { ...LIMITS, ...options.limits };
  let isDamaged = false;
  const damaged = (problem: string): void => {
    isDamaged = true;
    log({ event: 'failure', during: 'checking the database', error: problem });
  };
  const storage =
    cluster?.storage ?? sqliteStorage(database, 'use', { above: checkedAtOnce, damaged }, 'beside');
  const besides = openBesides({
    games,
    shelf,
    log,
    send: options.send ?? sendOutside,
    date: (storage.clockwork ?? SYSTEM).date,
    origin,
    shared: cluster !== null,
    desk: () => desk,
  });
  const tables = new Tables({
    games,
    minds,
    storage,
    log,
    limits,
    callers: besides.callers,
    finished: (record) => void besides.ratings.finished(record),
    thought: (milliseconds) => figures.thoughts.took(milliseconds),
    ...(options.retention === undefined ? {} : { retention: options.retention }),
    ...(pace === undefined ? {} : { pace }),
    ...(think === undefined ? {} : { think }),
    ...(options.pondering === undefined ? {} : { pondering: options.pondering }),
    ...(cluster === null
      ? {}
      : {
          forwards: cluster.forwards,
          isShared: true,
          isCurrent: () => cluster.isCurrent(),
          wakes: (record, date) => cluster.wakes(record, date),
        }),
  });
  const arrivals = new RateLimiter(limits.arrivals);
  const messages = new RateLimiter(limits.messagesPerAddress);
  const posts = new RateLimiter(limits.posts);
  const gets = new RateLimiter(limits.gets);
  const makers = new RateLimiter(limits.tablesPerAddress);
  const places = new Places(limits);
  const limiters = { arrivals, messages, posts, gets, makers };
  const desk: Desk = cluster?.serve(tables, limiters, places) ?? tables;
  const sockets = tableSockets({
    desk,
    arrivals,
    messages,
    places,
    limits,
    proxies,
    admitsOrigin: checkOrigin,
    log,
    figures,
  });
  const afford = (request: IncomingMessage, cost: number): void => {
    const isPost = request.method === 'POST';
    const address = addressOf(request, proxies);
    // However the address is spelled.
    const makes = isPost && MAKES_A_TABLE.test(requestPath(request.url ?? '') ?? '');
    if (makes && !makers.admits(address, performance.now()))
      throw new RequestError(
        429,
        'too-many-tables',
        'You have made a lot of tables. Please wait a while before you make another.',
      );
    if (!(isPost ? posts : gets).admits(address, performance.now(), cost))
      throw new RequestError(429, 'too-many', 'Too many requests. Please wait a moment and try again.');
  };
  const failed = (error: unknown): void => log({ event: 'failure', during: 'tidying', error: String(error) });
  tables.wake().catch(failed);
  const { account = null } = options;
  const statistics = new GameStatistics({
    storage,
    account,
    rate: (record) => besides.ratings.rate(record),
    log,
  });
  const broom = setInterval(() => {
    tables.tidy().catch(failed);
    statistics.count().catch(failed);
    for (const limiter of Object.values(limiters)) limiter.tidy(performance.now());
  }, TIDY_EVERY);
  broom.unref();
  return {
    tables,
    desk,
    sockets,
    cluster,
    isFailing: () =>
      isDamaged || !tables.isSaving || storage.isHanging?.() === true || cluster?.isCurrent() === false,
    statistics: account === null ? null : statistics,
    besides,
    admit(request, cost) {
      checkOrigin(request);
      afford(request, cost);
    },
    afford,
    handOver: async () => {
      clearInterval(broom);
      statistics.close();
      await tables.close();
      await cluster?.retire();
    },
    close: async () => {
      clearInterval(broom);
      statistics.close();
      await tables.close();
      await besides.close();
      await (cluster?.leave() ?? storage.close());
    },
  };
}

function timed(think: Think, thoughts: Durations): Think {
  return (question, decided) => {
    const began = performance.now();
    return think(question, (choice) => {
      thoughts.took(performance.now() - began);
      decided(choice);
    });
  };
}

/** Asked on this machine, and by no proxy for someone else. */
function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'];
  return forwarded === undefined && isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
}

/** Logs a request once its connection is done with it. */
function watch(
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
  figures: Figures,
): void {
  const began = performance.now();
  const before = request.socket.bytesWritten;
  response.once('close', () => {
    figures.requests.took(performance.now() - began);
    figures.statuses.add(String(response.statusCode));
    log({
      event: 'request',
      method: request.method ?? '',
      path: loggedPath(requestPath(request.url ?? '') ?? 'malformed').slice(0, LONGEST_LOGGED_PATH),
      status: response.statusCode,
      bytes: request.socket.bytesWritten - before,
      milliseconds: Math.round(performance.now() - began),
      finished: response.writableFinished,
    });
    // A kept-alive connection that was busy when closing began is idle only now.
    if (!server.listening) setImmediate(() => server.closeIdleConnections());
  });
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortUnavailableError('in-use', host, port));
      else if (error.code === 'EACCES') reject(new PortUnavailableError('not-permitted', host, port));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

async function close(server: Server, grace: number, running: ReadonlySet<ServerResponse>): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(deadline);
  // An answer that was cut reports its own end a little after the server's.
  await Promise.all([...running].map((response) => once(response, 'close')));
}

/** A server that listens on every address is opened through this machine's own name. */
function urlOf(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${address.port}`;
}

function ownVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error('the manifest of this package has no version');
}
