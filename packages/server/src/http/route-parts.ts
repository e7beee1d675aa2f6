// What all addresses below /api share.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifySchema } from 'fastify';
import type { Besides } from '../besides.ts';
import type { Desk } from '../desk.ts';
import { ForAMoment } from '../for-a-moment.ts';
import { RequestError } from '../request-error.ts';
import type { GameStatistics } from '../statistics.ts';
import * as schemas from './schemas.ts';

export interface ApiOptions {
  readonly version: string;
  /** Null where no games are played. */
  readonly desk: () => Desk | null;
  /** Null where nothing is counted. */
  readonly statistics: () => GameStatistics | null;
  readonly besides: () => Besides | null;
  /** Throws a RequestError if whoever sends this may not do so now, at what it costs. */
  readonly admit: (request: IncomingMessage, cost: number) => void;
  /** The address that a request comes from. */
  readonly visitor: (request: IncomingMessage) => string;
  /** Milliseconds for which an answer that is the same for everyone is kept. */
  readonly keptFor: number;
}

export interface TableRoute {
  readonly Params: { readonly id: string };
}
export const SECRET = [{ secret: [] }];

/** What a route takes and gives, besides the refusals that all of them have in common. */
export function schemaOf(status: number, answer: object, about: FastifySchema): { schema: FastifySchema } {
  return {
    schema: { ...about, response: { [status]: answer, '4xx': schemas.problem, '5xx': schemas.problem } },
  };
}

/** Sends what is the same for everyone: made and written once for all who ask for it within a moment. */
export type SendKept = (
  reply: FastifyReply,
  key: string,
  make: () => Promise<object>,
) => Promise<FastifyReply>;

export function keptAnswers(keptFor: number): SendKept {
  const kept = new ForAMoment<Buffer>(keptFor);
  return async (reply, key, make) => {
    const write = async (): Promise<Buffer> => Buffer.from(String(reply.serialize(await make())));
    const body = await kept.get(key, performance.now(), write);
    return reply.type('application/json; charset=utf-8').send(body);
  };
}

export function nothingHere(): RequestError {
  return new RequestError(404, 'not-found', 'There is nothing at this address.');
}

export function secretOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  return headers.authorization?.match(/^Bearer ([\w-]{8,100})$/)?.[1] ?? '';
}
