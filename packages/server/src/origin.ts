// Which site a request comes from, and which name it used for this server.

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { RequestError } from './request-error.ts';

/** Throws a RequestError unless the request may act here. */
export type OriginCheck = (request: Pick<IncomingMessage, 'headers'>) => void;

const refused = (message: string): RequestError => new RequestError(403, 'origin', message);

/** Told where others can reach the server and nobody has said how: the check below knows no name to compare with. */
export const ANY_NAME =
  'Other machines can reach this server, and it answers under any name. Set --origin to the address that people open, ' +
  'or pages of other sites may reach it through a name of their own (DNS rebinding).';

/**
 * A server that only this machine can reach answers to the names of this machine alone: another name that leads here is a
 * trick of some page (DNS rebinding). `origin` is the address under which people open this server, where a proxy of its
 * own name stands before it.
 */
export function nameCheck(origin: string | null, isLocal: boolean): OriginCheck {
  return ({ headers }) => {
    if (origin === null && isLocal && !isThisMachine(headers.host ?? ''))
      throw refused('This server answers to localhost only; say with --origin how people reach it.');
  };
}

/** Nor may a page of another site act here in its visitor's name. */
export function originCheck(origin: string | null, isLocal: boolean): OriginCheck {
  const checkName = nameCheck(origin, isLocal);
  return (request) => {
    checkName(request);
    const { headers } = request;
    // Not a browser.
    if (headers.origin === undefined) return;
    const allowed = origin === null ? hostOf(headers.origin) === headers.host : headers.origin === origin;
    if (!allowed) throw refused('Requests from other sites are not accepted.');
  };
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}

function isThisMachine(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
