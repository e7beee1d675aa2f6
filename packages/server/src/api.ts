// The HTTP side of tables: make one, look at one, sit down, get its journal. Everything else happens on the socket.

import type { IncomingMessage } from 'node:http';
import { KernelError, shape } from '@maester/kernel';
import type { Callers } from './callback/callers.ts';
import { readSubscription } from './callback/web-push.ts';
import type { Reply } from './reply.ts';
import { readJson } from './incoming.ts';
import type { Ratings } from './ratings.ts';
import { RequestError } from './request-error.ts';
import type { SharedGames } from './shared-games.ts';
import type { Tables } from './tables.ts';

/** What a server keeps besides its tables. */
export interface Besides {
  readonly games: SharedGames;
  readonly ratings: Ratings;
  readonly callers: Callers;
}

const readCall = shape.object({
  on: shape.yesNo,
  subscription: readSubscription,
  quiet: shape.optional(shape.json, null),
  language: shape.optional(shape.text, 'en'),
});
const readHook = shape.object({ webhook: shape.json });

const LARGEST_BODY = 64 * 1024;

/** Answers a request below /api/. `admit` throws a RequestError if whoever asks may not ask that now. */
export async function answerApi(
  request: IncomingMessage,
  path: string,
  tables: Tables,
  besides: Besides,
  admit: (request: IncomingMessage) => void,
): Promise<Reply> {
  try {
    admit(request);
    const answer = await route(request, path.split('/').slice(2), tables, besides);
    await tables.written();
    return answer;
  } catch (error) {
    if (error instanceof RequestError) return problem(error.status, error.code, error.message);
    if (error instanceof KernelError && error.kind !== 'bug') return problem(400, 'input', error.message);
    throw error;
  }
}

async function route(
  request: IncomingMessage,
  parts: readonly string[],
  tables: Tables,
  { games, ratings, callers }: Besides,
): Promise<Reply> {
  const [what, id = '', part, seat = ''] = parts;
  const get = request.method === 'GET' || request.method === 'HEAD';
  const post = request.method === 'POST';
  if (what === 'games' && parts.length === 1 && post)
    return reply(201, await games.share(await body(request)));
  if (what === 'games' && parts.length === 2 && get) return reply(200, await games.find(id));
  if (what === 'ratings' && parts.length === 3 && part !== undefined && get)
    return reply(200, { ratings: await ratings.list(id, part) });
  if (what === 'players' && parts.length === 1 && post)
    return reply(200, await ratings.self(await body(request)));
  if (what === 'push' && parts.length === 1 && get) return reply(200, { key: await callers.publicKey() });
  if (what !== 'tables') throw new RequestError(404, 'not-found', 'There is nothing at this address.');
  if (parts.length === 1 && get)
    return reply(200, { tables: tables.openTables(), running: tables.runningTables() });
  if (parts.length === 1 && post) return reply(201, tables.create(await body(request)));
  if (parts.length === 2 && get) return reply(200, tables.info(id));
  if (parts.length === 4 && part === 'seats' && post)
    return reply(201, tables.sit(id, seat, await body(request), bearer(request)));
  if (parts.length === 3 && part === 'rematch' && post)
    return reply(201, tables.rematch(id, bearer(request)));
  if (parts.length === 3 && part === 'push' && post) {
    const { seat: own } = tables.owner(id, bearer(request), 'seat');
    const { on, ...callee } = readCall(await body(request), { kind: 'input', where: '' });
    if (on) await callers.subscribe(id, own, callee);
    else await callers.unsubscribe(id, own, callee.subscription.endpoint);
    return reply(200, {});
  }
  if (parts.length === 3 && part === 'webhook' && post) {
    tables.owner(id, bearer(request), 'host');
    const { webhook } = readHook(await body(request), { kind: 'input', where: '' });
    await callers.setWebhook(id, webhook);
    return reply(200, {});
  }
  if (parts.length === 3 && part === 'journal' && get) return bytesReply(200, tables.journal(id));
  if (get || post) throw new RequestError(404, 'not-found', 'There is nothing at this address.');
  throw new RequestError(405, 'method-not-allowed', 'This server only answers GET, HEAD and POST requests.');
}

function bearer(request: IncomingMessage): string {
  return request.headers.authorization?.match(/^Bearer ([\w-]{8,100})$/)?.[1] ?? '';
}

async function body(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  const tooLarge = new RequestError(413, 'too-large', `A request may be ${LARGEST_BODY} bytes long.`);
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) throw tooLarge;
  try {
    // The rest is not read, but the connection must live long enough to carry the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > LARGEST_BODY) throw tooLarge;
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error === tooLarge) throw error;
    throw new RequestError(400, 'cut-off', 'The request ended before it was complete.');
  }
  return readJson(Buffer.concat(chunks).toString('utf8'));
}

function reply(status: number, value: unknown): Reply {
  return bytesReply(status, Buffer.from(`${JSON.stringify(value)}\n`));
}

function bytesReply(status: number, bytes: Buffer): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: bytes,
  };
}

function problem(status: number, code: string, message: string): Reply {
  return reply(status, { error: code, message });
}
