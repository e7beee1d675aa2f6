// A table as someone asks for it: read with care, and made into the record of a table where nobody sits yet.

import { randomBytes } from 'node:crypto';
import { seedCommitment, shape, type Json, type Mind } from '@maester/kernel';
import {
  newDraft,
  PASSWORD_LENGTH,
  placesFor,
  readClock,
  shortText,
  type AnyGame,
  type Clock,
  type SeatRecord,
  type TableRecord,
} from '@maester/table';
import { RequestError } from './request-error.ts';
import { newId, newToken, tokenHash } from './secrets.ts';

const { object, optional, nullable, text, yesNo, json, dictionary, integer } = shape;

const NO_CLOCK: Clock = { kind: 'none' };

const readNewTable = object({
  game: text,
  players: optional(nullable(integer(1, 20)), null),
  setup: optional(json, null),
  clock: optional(readClock, NO_CLOCK),
  chat: optional(yesNo, true),
  open: optional(yesNo, false),
  rated: optional(yesNo, false),
  dealt: optional(yesNo, false),
  draft: optional(yesNo, false),
  password: optional(nullable(shortText(PASSWORD_LENGTH)), null),
  /** Computer players by seat. */
  minds: optional(dictionary(text), {}),
});

/** Throws a RequestError or a KernelError that says what is wrong; `host` is the secret of the host. */
export function newTable(
  value: unknown,
  games: readonly AnyGame[],
  minds: readonly Mind[],
  created: number,
): { readonly record: TableRecord; readonly host: string; readonly password: string | null } {
  const place = { kind: 'input', where: '' } as const;
  const wanted = readNewTable(value, place);
  const game = games.find(({ id }) => id === wanted.game);
  if (game === undefined) {
    const known = games.map(({ id }) => id).join(', ');
    throw new RequestError(
      400,
      'unknown-game',
      `There is no game called "${wanted.game.slice(0, 40)}"; there is ${known}.`,
    );
  }
  const players = wanted.players ?? game.players.max;
  if (players < game.players.min || players > game.players.max) {
    throw new RequestError(
      400,
      'players',
      `${game.id} is for ${game.players.min} to ${game.players.max} players.`,
    );
  }
  const setup = wanted.setup === null ? game.usualSetup(players) : game.readSetup(wanted.setup);
  const host = newToken();
  if (wanted.draft && wanted.dealt)
    throw new RequestError(400, 'draft', 'Seats are either dealt or picked in a draft, not both.');
  const ids = wanted.draft ? placesFor(game.seats(setup)) : game.seats(setup);
  for (const seat of Object.keys(wanted.minds)) {
    if (!ids.includes(seat))
      throw new RequestError(400, 'unknown-seat', `There is no seat called "${seat.slice(0, 40)}".`);
  }
  const seats = ids.map((seat): SeatRecord => {
    const mind = wanted.minds[seat] ?? null;
    checkMind(mind, minds);
    return { seat, kind: mind === null ? 'open' : 'mind', name: null, tokenHash: null, mind };
  });
  const seed = randomBytes(32).toString('hex');
  const record: TableRecord = {
    id: newId(),
    game: game.id,
    gameVersion: game.version,
    setup: setup as Json,
    seed,
    commitment: seedCommitment(seed),
    salts: null,
    clock: wanted.clock,
    chat: wanted.chat,
    open: wanted.open,
    rated: wanted.rated,
    dealt: wanted.dealt,
    draft: wanted.draft ? newDraft(game.seats(setup)) : null,
    hostHash: tokenHash(host),
    status: 'gathering',
    seats,
    created,
    rematch: null,
  };
  return { record, host, password: wanted.password };
}

function checkMind(mind: string | null, minds: readonly Mind[]): void {
  if (mind !== null && !minds.some(({ id }) => id === mind)) {
    throw new RequestError(400, 'unknown-mind', `There is no computer player called "${mind.slice(0, 40)}".`);
  }
}
