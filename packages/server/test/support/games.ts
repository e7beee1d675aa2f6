// What the servers of the tests have: both games, the simplest mind, and no hurry to send anyone away.

import { tourney } from '@maester/kernel/sample';
import { MINDS } from '@maester/minds';
import type { AnyGame } from '@maester/table';
import { thrones } from '@maester/thrones';
import type { Limits } from '../../src/index.ts';

/** Many times as much in the long version, which is for a night and not for a change. */
export const LONG = process.env['MAESTER_LONG'] === '1';

export const GAMES: readonly AnyGame[] = [tourney, thrones];
export const RANDOM_MIND = MINDS.filter(({ id }) => id === 'random');

export function gameNamed(id: string): AnyGame {
  const game = GAMES.find((known) => known.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A test is one address, and fast. */
export const GENEROUS: Partial<Limits> = {
  tablesPerAddress: { burst: 1e6, perSecond: 1e6 },
  posts: { burst: 1e6, perSecond: 1e6 },
  arrivals: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1e6, perSecond: 1e6 },
  messagesPerAddress: { burst: 1e6, perSecond: 1e6 },
  gets: { burst: 1e6, perSecond: 1e6 },
  keptFor: 0,
  connectionsPerSeat: 5000,
  connectionsPerAddress: 5000,
};
