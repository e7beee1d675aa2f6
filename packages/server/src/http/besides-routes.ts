// The addresses below /api that are not about playing at a table: shared games, ratings, identities under
// passkeys, and calling people back.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Besides } from '../besides.ts';
import type { Desk, Role } from '../desk.ts';
import { RequestError } from '../request-error.ts';
import { giverAt, tokenHash } from '../secrets.ts';
import {
  nothingHere,
  schemaOf,
  SECRET,
  secretOf,
  type ApiOptions,
  type SendKept,
  type TableRoute,
} from './route-parts.ts';
import * as schemas from './schemas.ts';

interface RatingRoute {
  readonly Params: { readonly game: string; readonly pace: string };
}
interface IdentityRoute {
  readonly Params: { readonly place: string };
}
interface CallRoute extends TableRoute {
  readonly Body: { readonly on: boolean; readonly subscription: { readonly endpoint: string } };
}
interface WebhookRoute extends TableRoute {
  readonly Body: { readonly webhook: unknown };
}

type Asking = Pick<FastifyRequest<TableRoute>, 'params' | 'headers'>;

export function besidesRoutes(api: FastifyInstance, options: ApiOptions, sendKept: SendKept): void {
  const found = (): Besides => {
    const besides = options.besides();
    if (besides === null) throw nothingHere();
    return besides;
  };
  const roleOf = async ({ params, headers }: Asking): Promise<Role | null> => {
    const desk: Desk | null = options.desk();
    if (desk === null) throw nothingHere();
    return desk.role(params.id, secretOf({ headers }));
  };

  const giverOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string => giverAt(options.visitor(raw));

  const callDevice = async (request: FastifyRequest<CallRoute>): Promise<object> => {
    const { on, ...callee } = request.body;
    const { id } = request.params;
    const { callers } = found();
    const owner = tokenHash(secretOf(request));
    if (!on) {
      await callers.unsubscribe(id, owner, callee.subscription.endpoint);
      return {};
    }
    const seat = (await roleOf(request))?.seat ?? null;
    if (seat === null) throw new RequestError(403, 'not-yours', 'Only players of this table can do this.');
    await callers.subscribe(id, seat, owner, callee, giverOf(request));
    return {};
  };
  const setWebhook = async (request: FastifyRequest<WebhookRoute>): Promise<object> => {
    if ((await roleOf(request))?.host !== true)
      throw new RequestError(403, 'not-yours', 'Only the host can do this.');
    await found().callers.setWebhook(request.params.id, request.body.webhook, giverOf(request));
    return {};
  };

  api.post(
    '/games',
    schemaOf(201, schemas.sharedId, {
      summary: 'Store a game for everyone who has the link',
      body: schemas.newGame,
    }),
    async (request, reply) => reply.code(201).send(await found().games.share(request.body, giverOf(request))),
  );
  api.get<TableRoute>(
    '/games/:id',
    schemaOf(200, schemas.sharedGame, { summary: 'A game that was stored', params: schemas.gameParams }),
    (request) => found().games.find(request.params.id),
  );

  api.get<RatingRoute>(
    '/ratings/:game/:pace',
    schemaOf(200, schemas.ratings, { summary: 'The best players', params: schemas.ratingParams }),
    ({ params: { game, pace } }, reply) =>
      sendKept(reply, `ratings ${pace} ${game}`, async () => ({
        ratings: await found().ratings.list(game, pace),
      })),
  );
  api.post(
    '/players',
    schemaOf(200, schemas.self, {
      summary: 'Who you are to others, and how you stand',
      body: schemas.identity,
    }),
    (request) => found().ratings.self(request.body),
  );

  api.post(
    '/identities',
    schemaOf(200, schemas.nothing, {
      summary: 'Store an identity that is sealed with a passkey',
      body: schemas.newSealed,
    }),
    (request) => found().identities.keep(request.body, giverOf(request)),
  );
  api.get<IdentityRoute>(
    '/identities/:place',
    schemaOf(200, schemas.sealed, {
      summary: 'An identity that is sealed with a passkey',
      params: schemas.sealedParams,
    }),
    (request) => found().identities.find(request.params.place),
  );

  api.get(
    '/push',
    schemaOf(200, schemas.pushKey, { summary: "The server's key for web push" }),
    async () => ({ key: await found().callers.publicKey() }),
  );
  api.post<CallRoute>(
    '/tables/:id/push',
    schemaOf(200, schemas.nothing, {
      summary: "Call a device of the seat's owner back, or no longer",
      params: schemas.tableParams,
      body: schemas.call,
      security: SECRET,
    }),
    (request) => callDevice(request),
  );
  api.post<WebhookRoute>(
    '/tables/:id/webhook',
    schemaOf(200, schemas.nothing, {
      summary: 'Tell a program what happens, or no longer',
      params: schemas.tableParams,
      body: schemas.webhook,
      security: SECRET,
    }),
    (request) => setWebhook(request),
  );
}
