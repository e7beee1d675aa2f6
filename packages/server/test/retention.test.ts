// How long tables stay that nobody changes any more.

import type { TableRecord } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { LIMITS, sqliteStorage } from '../src/index.ts';
import { expiries, type Retention } from '../src/retention.ts';
import { Tables } from '../src/tables.ts';
import { GAMES, RANDOM_MIND } from './support/games.ts';
import { recordOf } from './support/storage-contract.ts';

const DAY = 24 * 3600 * 1000;

/** Which of three tables are left when so many days have passed since they were changed. */
async function leftAfter(
  days: number,
  retention?: Retention,
  more: Partial<TableRecord> = {},
  removed: string[] = [],
): Promise<readonly string[]> {
  const storage = sqliteStorage(':memory:');
  const statuses: readonly TableRecord['status'][] = ['gathering', 'playing', 'over'];
  for (const status of statuses)
    await storage.make(recordOf(`${status}1`, { status, created: Date.now(), gameVersion: '2', ...more }));
  const time = { now: Date.now() };
  const tables = new Tables({
    games: GAMES,
    minds: RANDOM_MIND,
    storage,
    limits: LIMITS,
    log: () => {},
    callers: {
      wants: () => false,
      heard: () => {},
      left: () => {},
      forget: async (id) => {
        removed.push(id);
      },
    },
    clockwork: { date: () => time.now, ticks: () => time.now },
    ...(retention === undefined ? {} : { retention }),
  });
  // The date is trusted a while after the start.
  time.now += days * DAY;
  await tables.tidy();
  const left = await storage.all();
  await tables.close();
  await storage.close();
  return left;
}

describe('a table that nobody changes', () => {
  it('stays for ever unless something else was said; one that never began goes after a week', async () => {
    expect(await leftAfter(6)).toEqual(['gathering1', 'playing1', 'over1']);
    expect(await leftAfter(3650)).toEqual(['playing1', 'over1']);
  });

  it('goes when it is finished or abandoned for longer than it is to be kept', async () => {
    const retention = { finished: 30, abandoned: 90 };
    expect(await leftAfter(29, retention)).toEqual(['playing1', 'over1']);
    expect(await leftAfter(31, retention)).toEqual(['playing1']);
    expect(await leftAfter(91, retention)).toEqual([]);
    expect(await leftAfter(91, { finished: null, abandoned: 90 })).toEqual(['over1']);
  });

  it('goes with whoever was to be called there', async () => {
    const removed: string[] = [];
    expect(await leftAfter(31, { finished: 30, abandoned: null }, {}, removed)).toEqual(['playing1']);
    expect(removed).toEqual(['gathering1', 'over1']);
  });

  it('goes when its game is over, though its seats were picked by turns', async () => {
    const picked: Partial<TableRecord> = {
      clock: { kind: 'per-decision', seconds: 86_400 },
      draft: { seats: ['red', 'blue'], order: ['place-1', 'place-2'], picks: {} },
    };
    const left = await leftAfter(31, { finished: 30, abandoned: 30 }, picked);
    expect(left).toEqual(['gathering1']);
  });

  it('goes by its status', () => {
    expect(expiries({ finished: 1, abandoned: null }, 3 * DAY)).toEqual([
      { status: 'over', before: 2 * DAY },
    ]);
    expect(expiries({ finished: null, abandoned: 3 }, 3 * DAY)).toEqual([{ status: 'playing', before: 0 }]);
  });
});
