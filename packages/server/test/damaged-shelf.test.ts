// One damaged row on the shelf costs what it says, and nothing else.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/log.ts';
import { playerOf } from '../src/players.ts';
import { Ratings } from '../src/ratings.ts';
import { sqliteShelf } from '../src/shelf.ts';
import { StorageError } from '../src/storage.ts';
import { ANN, calling, device, TABLE } from './support/calling.ts';

const folder = mkdtempSync(join(tmpdir(), 'maester-shelf-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KIND = 'rating tourney untimed';
const GOOD = { mu: 25, sigma: 8, games: 5, name: 'Ann', arms: null };

describe('a damaged rating', () => {
  it.each([
    ['is cut short', JSON.stringify(GOOD).slice(0, 20)],
    ['has no strength', JSON.stringify({ ...GOOD, mu: 'strong' })],
  ])('that %s is left out of the list, and the log says so once', async (_, damaged) => {
    const shelf = sqliteShelf(':memory:');
    const log: LogEntry[] = [];
    const identity = 'b'.repeat(32);
    await shelf.put(KIND, 'ann', JSON.stringify(GOOD), 1, 100);
    await shelf.put(KIND, playerOf(identity), damaged, 1, 100);
    const ratings = new Ratings(
      ['tourney'],
      shelf,
      (entry) => log.push(entry),
      () => 1,
    );
    for (let i = 0; i < 2; i++)
      expect((await ratings.list('tourney', 'untimed')).map(({ player }) => player)).toEqual(['ann']);
    expect((await ratings.self({ identity })).ratings).toEqual([]);
    expect(log).toEqual([
      { event: 'failure', during: 'reading a rating', error: expect.any(String) as string },
    ]);
  });
});

describe('a damaged call', () => {
  it('keeps no other from being made after a restart, and goes', async () => {
    const { callers, shelf, restart, sent, log, stand, pass } = calling();
    await callers.subscribe(TABLE, 'red', ANN, device('1'));
    stand({});
    await pass(10_000);
    await shelf.put('call', 'aaaa2222 red', '{"at":', 1, 100);
    await restart();
    await restart();
    await pass(10_000);
    expect(sent).toHaveLength(1);
    expect(log.map(({ event }) => event)).toEqual(['failure']);
    expect(await shelf.get('call', 'aaaa2222 red')).toBeNull();
  });

  it('is made anew when the seat is asked', async () => {
    const { callers, shelf, sent, stand, pass } = calling();
    await callers.subscribe(TABLE, 'red', ANN, device('1'));
    await shelf.put('call', `${TABLE} red`, '{"at":', 1, 100);
    stand({});
    await pass(20_000);
    expect(sent).toHaveLength(1);
  });
});

it('a shelf that is no database says that it may be put aside, and what is lost then', () => {
  const file = join(folder, 'maester.db.shelf');
  writeFileSync(file, 'The shelf was here before. '.repeat(100));
  const opening = (): unknown => sqliteShelf(file);
  expect(opening).toThrow(StorageError);
  expect(opening).toThrow(/maester\.db\.shelf cannot be opened.*put it aside.*ratings.*lost/);
});
