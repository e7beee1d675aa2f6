// Tables over a storage in memory, whose disk and time a test rules.

import type { Change } from '@maester/table';
import { LIMITS, sqliteStorage, type Hold, type Limits, type Storage } from '../../src/index.ts';
import { Tables } from '../../src/tables.ts';
import { GAMES, RANDOM_MIND } from './games.ts';

export const TABLE = { game: 'tourney', setup: { knights: 2, rounds: 1 } };
export const DAY = 24 * 3600 * 1000;

/** Changes a table as nobody would who plays at it. */
export async function rewrite(storage: Storage, table: string, change: Change): Promise<void> {
  const taken = await storage.take(table);
  if (taken === null) throw new Error('there is no such table');
  await taken.hold.write([change]);
}

/** Tables over a storage in memory, in a world whose time the test sets. */
export function world(broken: { disk?: boolean } = {}, limits: Partial<Limits> = {}) {
  const time = { ahead: 0, now: DAY };
  const kept = sqliteStorage(':memory:');
  const guarded = (hold: Hold): Hold => ({
    ...hold,
    write: (changes) =>
      broken.disk === true ? Promise.reject(new Error('the disk is gone')) : hold.write(changes),
  });
  const storage: Storage = {
    ...kept,
    probe: () => (broken.disk === true ? Promise.reject(new Error('the disk is gone')) : kept.probe()),
    make: async (record) => guarded(await kept.make(record)),
    take: async (id) => {
      const taken = await kept.take(id);
      return taken === null ? null : { ...taken, hold: guarded(taken.hold) };
    },
  };
  const failures: unknown[] = [];
  const tables = new Tables({
    games: GAMES,
    minds: RANDOM_MIND,
    storage,
    limits: { ...LIMITS, ...limits },
    log: (entry) => failures.push(entry),
    clockwork: { date: () => time.now + time.ahead, ticks: () => time.now },
  });
  return { time, storage, tables, failures };
}
