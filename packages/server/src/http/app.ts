// The server's addresses: the API by its schemas, the health check, the metrics; everything else is a file of the web
// client or a notice.

import swagger from '@fastify/swagger';
import { fastify, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { KernelError } from '@maester/kernel';
import { answer, type Health } from '../answer.ts';
import { EMBED_HEADERS, EMBED_PATH, oEmbed, type OEmbedAsked } from '../embed.ts';
import { notice } from '../notices.ts';
import type { Reply } from '../reply.ts';
import { RequestError } from '../request-error.ts';
import { requestPath } from '../request-path.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import type { Site } from '../site.ts';
import { isSharedLink, unfold } from '../unfold.ts';
import { nothingHere, schemaOf, type ApiOptions } from './route-parts.ts';
import { apiRoutes } from './routes.ts';
import * as schemas from './schemas.ts';

const LARGEST_BODY = 64 * 1024;

export interface AppOptions extends ApiOptions {
  readonly site: Site;
  readonly health: () => Health;
  /** The figures, or null for someone who may not see them; throws a RequestError if it is asked by a wrong name. */
  readonly metrics: (request: IncomingMessage) => string | null;
  /** Makes the server that hands requests to this application. */
  readonly serverFor: (handle: RequestListener) => Server;
  /** Where people open this server, as far as a request tells. */
  readonly origin: (request: IncomingMessage) => string;
  /** Throws a RequestError if it is asked by a wrong name, or for too much; a link costs 1. */
  readonly afford: (request: IncomingMessage) => void;
  /** Hears of requests that failed by the server's fault. */
  readonly failed: (error: unknown) => void;
}

/** Ready to be asked. */
export async function httpApp(options: AppOptions): Promise<FastifyInstance> {
  const { site, health, failed } = options;
  const app = fastify({
    serverFactory: (handle) => options.serverFor(handle),
    bodyLimit: LARGEST_BODY,
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*(?=\/)/i, ''),
    // What is asked for is taken as it is, or refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    frameworkErrors: (_error, request, reply) => {
      write(app.server, reply, notice('malformed-address', request.headers.accept));
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!app.server.listening) reply.header('connection', 'close');
    done();
  });
  app.removeAllContentTypeParsers();
  // Outside of the API nobody looks at what is sent.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal !== null) {
      const { status, code, message } = refusal;
      return reply.code(status).send({ error: code, message });
    }
    failed(error);
    write(app.server, reply, notice('failure', request.headers.accept));
    return reply;
  });
  app.setNotFoundHandler(async (request, reply) => {
    // The whole target as it came: what it asks of a file system is looked at with care.
    const asked = { method: request.method, url: request.originalUrl, headers: request.headers };
    const path = requestPath(request.originalUrl);
    const [desk, besides] = [options.desk(), options.besides()];
    const isLink = request.method === 'GET' || request.method === 'HEAD';
    if (isLink && path !== undefined && isSharedLink(path) && desk !== null && besides !== null) {
      options.afford(request.raw);
      const from = { origin: options.origin(request.raw), headers: request.headers };
      write(app.server, reply, await unfold(path, desk, besides.games, from));
    } else if (path === EMBED_PATH) {
      const page = await answer({ ...asked, url: '/' }, site);
      write(app.server, reply, { ...page, headers: { ...page.headers, ...EMBED_HEADERS } });
    } else write(app.server, reply, await answer(asked, site));
    return reply;
  });

  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Maester',
        version: options.version,
        description: 'Tables of both games. The game itself is played on a WebSocket: docs/protocol.md.',
      },
      components: { securitySchemes: { secret: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(
    (api, _, done) => {
      apiRoutes(api, options);
      done();
    },
    { prefix: '/api' },
  );
  app.get(
    '/healthz',
    { schema: { summary: 'Health check', response: { 200: schemas.health, 503: schemas.health } } },
    (_request, reply) => {
      const found = health();
      return reply
        .code(found.status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .serializer((value) => `${JSON.stringify(value)}\n`)
        .send(found);
    },
  );
  app.get(
    '/metrics',
    {
      schema: {
        summary: "Metrics in the text form of Prometheus, for the server's own machine",
        response: { 200: { type: 'string' } },
      },
    },
    (request, reply) => {
      const text = options.metrics(request.raw);
      if (text === null) {
        reply.callNotFound();
        return reply;
      }
      return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4').send(text);
    },
  );
  app.get<{ readonly Querystring: OEmbedAsked }>(
    '/oembed',
    schemaOf(200, schemas.oEmbed, {
      summary: 'What to put on a page for a link of this server (oEmbed)',
      querystring: schemas.oEmbedAsked,
    }),
    async ({ query, raw }, reply) => {
      const [desk, besides] = [options.desk(), options.besides()];
      if (desk === null || besides === null) throw nothingHere();
      options.afford(raw);
      const found = await oEmbed(query, options.origin(raw), desk, besides.games);
      // Programs of other sites ask for it in their visitors' browsers.
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      return found;
    },
  );
  await app.ready();
  return app;
}

/** Why a request is refused, if it is the request's fault. */
function refusalOf(error: FastifyError): RequestError | null {
  if (error instanceof RequestError) return error;
  if (error instanceof KernelError)
    return error.kind === 'bug' ? null : new RequestError(400, 'input', error.message);
  if (error.validation !== undefined) return new RequestError(400, 'input', error.message);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new RequestError(413, 'too-large', `A request may be ${LARGEST_BODY} bytes long.`);
  if (error.statusCode === 400)
    return new RequestError(400, 'cut-off', 'The request ended before it was complete.');
  return null;
}

/** Writes an answer that is complete already. */
function write(server: Server, reply: FastifyReply, { status, headers, body }: Reply): void {
  reply.hijack();
  const response: ServerResponse = reply.raw;
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
