// Why a table cannot be had, in words for whoever asked for it.

import { RequestError } from './request-error.ts';

export function noTable(): RequestError {
  return new RequestError(404, 'no-table', "This table doesn't exist. The link may be incomplete.");
}

export function stopping(): RequestError {
  return new RequestError(503, 'stopping', 'This server is stopping. Please try again in a moment.');
}

export function outOfTouch(): RequestError {
  return new RequestError(
    503,
    'out-of-touch',
    "This server can't reach its database right now. Please try again in a moment.",
  );
}

export function elsewhere(): RequestError {
  return new RequestError(
    503,
    'elsewhere',
    'This table is open on another server. Please try again in a moment.',
  );
}

export function cannotReplay(why: string): RequestError {
  return new RequestError(
    410,
    'cannot-replay',
    `This game was played with other rules and can no longer be opened: ${why}`,
  );
}

export function damaged(): RequestError {
  return new RequestError(
    410,
    'damaged',
    'This table was damaged on the server and can no longer be opened.',
  );
}

export function unknownGame(game: string): RequestError {
  return new RequestError(410, 'unknown-game', `This server does not know ${game}.`);
}
