// Runs the HTTP server: opens the port, writes replies, keeps the log, and closes cleanly.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { Mind } from '@maester/kernel';
import type { AnyGame, Think } from '@maester/table';
import { answer, type Health } from './answer.ts';
import { answerApi, type Besides } from './api.ts';
import { Callers } from './callback/callers.ts';
import { sendOutside, type Send } from './callback/outside.ts';
import { Figures, type Durations } from './figures.ts';
import { addressOf, RateLimiter, LIMITS, type Limits } from './limits.ts';
import { jsonLines, loggedPath, type Log } from './log.ts';
import { notice } from './notices.ts';
import { isLoopback, originCheck, type OriginCheck } from './origin.ts';
import { Ratings } from './ratings.ts';
import type { Reply } from './reply.ts';
import { RequestError } from './request-error.ts';
import { requestPath } from './request-path.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { openSite } from './site.ts';
import { tableSockets, type Sockets } from './sockets.ts';
import { shelfBeside, sqliteShelf } from './shelf.ts';
import { SharedGames } from './shared-games.ts';
import { sqliteStorage } from './sqlite-storage.ts';
import { Tables } from './tables.ts';
import { isSharedLink, unfold } from './unfold.ts';

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
  /** The games and computer players at this server's tables, and the file they are kept in. */
  readonly tables?: {
    readonly games: readonly AnyGame[];
    readonly minds: readonly Mind[];
    readonly database: string;
    /** Where computer players that ponder do so; without it they think in the loop that serves everyone. */
    readonly think?: Think;
    readonly limits?: Partial<Limits>;
    /** How push services and webhooks are reached; tests have their own way. */
    readonly send?: Send;
    /** Milliseconds from one move to a computer player's next, at tables of this server. */
    readonly pace?: number;
    /** So many proxies of one's own stand before the server, and name visitors in `X-Forwarded-For`. */
    readonly proxies?: number;
  };
  /** How long closing waits for answers that are still being sent. */
  readonly graceMilliseconds?: number;
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
  const loopDelay = monitorEventLoopDelay();
  loopDelay.enable();
  const health = (): Health => ({
    status: room?.tables.isSaving === false ? 'failing' : 'ok',
    version,
    uptimeSeconds: Math.floor((performance.now() - started) / 1000),
    loopDelayMilliseconds: Math.round(loopDelay.max / 1e6),
  });

  // "Of late" is the last minute or less.
  const forget = setInterval(() => loopDelay.reset(), DELAY_REMEMBERED);
  forget.unref();

  const publicOrigin = ({ headers }: IncomingMessage): string =>
    options.origin ?? `http://${headers.host ?? host}`;

  const figures = new Figures();
  let room: Room | null = null;
  const replyTo = (request: IncomingMessage): Promise<Reply> => {
    const path = requestPath(request.url ?? '');
    if (room !== null && path?.startsWith('/api/') === true)
      return answerApi(request, path, room.tables, room.besides, room.admit);
    if (room !== null && path !== undefined && isSharedLink(path))
      return unfold(path, room.tables, room.besides.games, {
        origin: publicOrigin(request),
        headers: request.headers,
      });
    if (room !== null && path === '/metrics' && (options.openMetrics === true || isFromHere(request)))
      return Promise.resolve(metrics(health(), room, figures, loopDelay.percentile(99) / 1e9));
    return answer(request, site, health);
  };
  const running = new Set<ServerResponse>();
  const server = createServer({ requestTimeout: REQUEST_WITHIN }, (request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    watch(server, request, response, log, figures);
    replyTo(request)
      .catch((error: unknown) => {
        log({ event: 'failure', during: 'request', error: String(error) });
        return notice('failure', request.headers.accept);
      })
      .then((reply) => write(server, response, reply))
      .catch((error: unknown) => {
        log({ event: 'failure', during: 'reply', error: String(error) });
        response.destroy();
      });
  });

  server.on('upgrade', (request, socket, head) => {
    if (room === null) socket.destroy();
    else room.sockets.upgrade(request, socket, head);
  });
  await listen(server, host, port);
  // Nobody is let in before this is done: it happens in the same turn.
  try {
    if (options.tables !== undefined)
      room = openRoom(
        options.tables,
        originCheck(options.origin ?? null, isLoopback(host)),
        options.origin ?? urlOf(server, host),
        log,
        figures,
      );
  } catch (error) {
    server.close();
    throw error;
  }
  server.on('error', (error) => log({ event: 'failure', during: 'listening', error: String(error) }));
  const url = urlOf(server, host);
  log({ event: 'listening', url });

  const shut = async (): Promise<void> => {
    room?.sockets.close();
    await close(server, options.graceMilliseconds ?? DEFAULT_GRACE, running, log);
    room?.close();
    loopDelay.disable();
    clearInterval(forget);
  };
  let closing: Promise<void> | undefined;
  return {
    url,
    close: () => (closing ??= shut()),
  };
}

interface Room {
  readonly tables: Tables;
  readonly besides: Besides;
  readonly sockets: Sockets;
  /** Throws a RequestError if whoever sends this may not do so now. */
  readonly admit: (request: IncomingMessage) => void;
  readonly close: () => void;
}

const DELAY_REMEMBERED = 60_000;
/** A new table, a rematch, or a game that is to be kept for others. */
const MAKES_A_TABLE = /^\/api\/(?:games|tables(?:\/[^/]*\/rematch)?)\/?(?:\?|$)/;
const TIDY_EVERY = 30_000;

/** The tables of this server, taken up where they were left. */
function openRoom(
  options: NonNullable<ServeOptions['tables']>,
  checkOrigin: OriginCheck,
  origin: string,
  log: Log,
  figures: Figures,
): Room {
  const { games, minds, database, pace, proxies = 0 } = options;
  const think = options.think === undefined ? undefined : timed(options.think, figures.thoughts);
  const limits = { ...LIMITS, ...options.limits };
  const storage = sqliteStorage(database);
  const shelf = sqliteShelf(shelfBeside(database));
  const date = (): number => Date.now();
  const besides: Besides = {
    games: new SharedGames(games, shelf, date),
    ratings: new Ratings(
      games.map(({ id }) => id),
      shelf,
      log,
      date,
    ),
    callers: new Callers({
      shelf,
      send: options.send ?? sendOutside,
      log,
      date,
      origin,
      look: (id) => tables.info(id),
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        timer.unref();
        return () => clearTimeout(timer);
      },
    }),
  };
  void besides.callers.open();
  const tables = new Tables({
    games,
    minds,
    storage,
    log,
    limits,
    callers: besides.callers,
    finished: (record) => void besides.ratings.finished(record),
    thought: (milliseconds) => figures.thoughts.took(milliseconds),
    ...(pace === undefined ? {} : { pace }),
    ...(think === undefined ? {} : { think }),
  });
  const sockets = tableSockets({ tables, limits, proxies, admitsOrigin: checkOrigin, log, figures });
  const posts = new RateLimiter(limits.posts);
  const gets = new RateLimiter(limits.gets);
  const makers = new RateLimiter(limits.tablesPerAddress);
  tables.wake();
  const broom = setInterval(() => {
    try {
      tables.tidy();
      sockets.tidy();
      posts.tidy(performance.now());
      gets.tidy(performance.now());
      makers.tidy(performance.now());
    } catch (error) {
      log({ event: 'failure', during: 'tidying', error: String(error) });
    }
  }, TIDY_EVERY);
  broom.unref();
  return {
    tables,
    besides,
    sockets,
    admit(request) {
      const isPost = request.method === 'POST';
      checkOrigin(request);
      const address = addressOf(request, proxies);
      if (isPost && MAKES_A_TABLE.test(request.url ?? '') && !makers.admits(address, performance.now()))
        throw new RequestError(
          429,
          'too-many-tables',
          'You have made a lot of tables. Please wait a while before you make another.',
        );
      if (!(isPost ? posts : gets).admits(address, performance.now()))
        throw new RequestError(429, 'too-many', 'Too many requests. Please wait a moment and try again.');
    },
    close: () => {
      clearInterval(broom);
      besides.callers.close();
      tables.close();
      storage.close();
      shelf.close();
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

function metrics(
  { uptimeSeconds }: Health,
  { tables, sockets }: Room,
  figures: Figures,
  loopDelay: number,
): Reply {
  const { heapUsed, rss } = process.memoryUsage();
  const text = figures.text([
    ['maester_uptime_seconds', 'gauge', uptimeSeconds],
    ['maester_tables_in_memory', 'gauge', tables.size],
    ['maester_connections', 'gauge', sockets.connections],
    ['maester_messages_received_total', 'counter', sockets.received],
    ['maester_choices_total', 'counter', tables.choices],
    ['maester_heap_bytes', 'gauge', heapUsed],
    ['maester_resident_bytes', 'gauge', rss],
    ['maester_loop_delay_p99_seconds', 'gauge', loopDelay],
    ['maester_disk_errors_total', 'counter', tables.diskErrors],
    ['maester_minds_waiting', 'gauge', tables.mindsWaiting],
  ]);
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' },
    body: Buffer.from(text),
  };
}

function write(server: Server, response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...headers,
    ...(body !== undefined && { 'content-length': body.length }),
    ...(!server.listening && { connection: 'close' }),
  });
  if (body === undefined || response.req.method === 'HEAD') {
    response.end();
    return;
  }
  // Closing cuts every answer that was told to end, even while its bytes still wait to be read.
  response.write(body, (error) => {
    if (!error) response.end();
  });
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

async function close(
  server: Server,
  grace: number,
  running: ReadonlySet<ServerResponse>,
  log: Log,
): Promise<void> {
  const began = performance.now();
  const deadline = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(deadline);
  // An answer that was cut reports its own end a little after the server's.
  await Promise.all([...running].map((response) => once(response, 'close')));
  log({ event: 'closed', milliseconds: Math.round(performance.now() - began) });
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
