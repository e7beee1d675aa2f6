// What a server keeps and does besides its tables: shared games, ratings, identities under passkeys, and calling
// people back.

import type { AnyGame } from '@maester/table';
import { Callers } from './callback/callers.ts';
import { fewAtOnce } from './callback/few-at-once.ts';
import type { Send } from './callback/outside.ts';
import type { Desk } from './desk.ts';
import type { Log } from './log.ts';
import { Ratings } from './ratings.ts';
import { SealedIdentities } from './sealed-identities.ts';
import { SharedGames } from './shared-games.ts';
import type { Shelf } from './shelf.ts';

export interface Besides {
  readonly games: SharedGames;
  readonly ratings: Ratings;
  readonly identities: SealedIdentities;
  readonly callers: Callers;
  readonly close: () => Promise<void>;
}

export interface BesidesOptions {
  readonly games: readonly AnyGame[];
  readonly shelf: Shelf;
  readonly log: Log;
  readonly send: Send;
  /** Several servers go by the same one. */
  readonly date: () => number;
  /** Where people open this server. */
  readonly origin: string;
  /** Other servers may have heard whom to call. */
  readonly shared: boolean;
  readonly desk: () => Desk;
}

export function openBesides({
  games,
  shelf,
  log,
  send,
  date,
  origin,
  shared,
  desk,
}: BesidesOptions): Besides {
  const names = games.map(({ id }) => id);
  const ratings = new Ratings(names, shelf, log, date);
  const callers = new Callers({
    shelf,
    send: fewAtOnce(send),
    log,
    date,
    origin,
    shared,
    look: (id) => desk().info(id),
    ownerOf: (id, seat) => desk().owner(id, seat),
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      timer.unref();
      return () => clearTimeout(timer);
    },
  });
  callers
    .open()
    .catch((error: unknown) => log({ event: 'failure', during: 'opening the shelf', error: String(error) }));
  return {
    games: new SharedGames(games, shelf, date),
    ratings,
    identities: new SealedIdentities(shelf, date),
    callers,
    close: async () => {
      await callers.close();
      await ratings.close();
      await shelf.close();
    },
  };
}
