// The addresses below /api: make a table, look at one, sit down, get its journal. The game itself happens on the socket.

import type { FastifyInstance } from 'fastify';
import { PLAIN_PROTOCOL, PROTOCOL } from '@maester/table';
import type { Desk } from '../desk.ts';
import { readJson } from '../incoming.ts';
import { costOf } from '../limits.ts';
import { RequestError } from '../request-error.ts';
import { apiPage, apiPagePolicy } from './api-page.ts';
import { besidesRoutes } from './besides-routes.ts';
import {
  keptAnswers,
  nothingHere,
  schemaOf,
  SECRET,
  secretOf,
  type ApiOptions,
  type TableRoute,
} from './route-parts.ts';
import * as schemas from './schemas.ts';

interface SeatRoute {
  readonly Params: { readonly id: string; readonly seat: string };
}

export function apiRoutes(api: FastifyInstance, options: ApiOptions): void {
  const { version, desk, statistics, admit, visitor } = options;
  const sendKept = keptAnswers(options.keptFor);
  const tables = (): Desk => {
    const found = desk();
    if (found === null) throw nothingHere();
    return found;
  };
  // Whatever it is called, it is JSON.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(body.toString()));
    } catch (error) {
      done(error as RequestError);
    }
  });
  // Before anything is read of the body.
  api.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    if (desk() !== null) admit(request.raw, costOf(request.method, request.routeOptions.url));
    done();
  });

  api.get(
    '/',
    schemaOf(200, schemas.about, { summary: 'What this server is, and which protocols it speaks' }),
    () => ({ version, protocol: { oldest: PLAIN_PROTOCOL, newest: PROTOCOL } }),
  );

  api.get(
    '/tables',
    schemaOf(200, schemas.openTables, {
      summary: 'Open tables that wait for players, and those that can be watched; at most 100 each',
    }),
    (_request, reply) => sendKept(reply, 'lists', () => tables().lists()),
  );

  api.post(
    '/tables',
    schemaOf(201, schemas.made, { summary: 'Make a table', body: schemas.newTable }),
    async (request, reply) => reply.code(201).send(await tables().create(request.body, visitor(request.raw))),
  );

  api.get<TableRoute>(
    '/tables/:id',
    schemaOf(200, schemas.tableInfo, {
      summary: 'Who sits where, and other public information',
      params: schemas.tableParams,
    }),
    (request) => tables().info(request.params.id),
  );

  api.post<SeatRoute>(
    '/tables/:id/seats/:seat',
    schemaOf(201, schemas.seated, {
      summary: 'Take a seat',
      params: schemas.seatParams,
      body: schemas.newGuest,
      security: [{}, ...SECRET],
    }),
    async (request, reply) => {
      const { id, seat } = request.params;
      return reply.code(201).send(await tables().sit(id, seat, request.body, secretOf(request)));
    },
  );

  api.post<TableRoute>(
    '/tables/:id/rematch',
    schemaOf(201, schemas.remade, {
      summary: 'Play the same game once more, for all who ask at the same table',
      params: schemas.tableParams,
      security: SECRET,
    }),
    async (request, reply) => {
      const { id } = request.params;
      return reply.code(201).send(await tables().rematch(id, secretOf(request), visitor(request.raw)));
    },
  );

  api.get<TableRoute>(
    '/tables/:id/journal',
    schemaOf(200, schemas.journal, {
      summary: 'The whole game, once it is over',
      params: schemas.tableParams,
    }),
    async (request, reply) =>
      reply.type('application/json; charset=utf-8').send(await tables().journal(request.params.id)),
  );

  api.get(
    '/statistics',
    schemaOf(200, schemas.statistics, {
      summary: 'What came of all finished games with people, without a word about who played',
    }),
    (_request, reply) => {
      const found = statistics();
      if (found === null) throw nothingHere();
      return sendKept(reply, 'statistics', () => found.all());
    },
  );

  besidesRoutes(api, options, sendKept);

  // The socket itself is no answer: a request that does not ask for one is told so.
  api.get<TableRoute>(
    '/tables/:id/socket',
    {
      schema: {
        summary: 'Join a table',
        description: schemas.SOCKET,
        params: schemas.tableParams,
        response: { 101: { type: 'null', description: 'The socket is open' }, '4xx': schemas.problem },
      },
    },
    () => {
      throw new RequestError(426, 'not-a-socket', 'Only a WebSocket can be opened at this address.');
    },
  );

  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
  let page: string | null = null;
  api.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-security-policy', apiPagePolicy())
      .type('text/html; charset=utf-8')
      .send((page ??= apiPage(api.swagger()))),
  );

  api.setNotFoundHandler(({ method }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'POST') throw nothingHere();
    throw new RequestError(
      405,
      'method-not-allowed',
      'This server only answers GET, HEAD and POST requests.',
    );
  });
}
