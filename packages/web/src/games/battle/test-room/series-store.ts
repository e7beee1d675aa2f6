// The tests of this device in IndexedDB: what was asked for, and every game as it is played, so that a series outlives a
// reload. Games are apart from their series, and found by its seed: whoever lists all tests reads none of them.

import { finished, settled } from '../../../app/indexed-db.ts';
import type { Series, SeriesGame } from '@maester/records/series';
import type { Army } from '../setup-options.ts';

/** What a series is asked for. */
export interface Wanted {
  readonly against: readonly Army[];
  readonly modes: readonly string[];
  readonly mind: 'steward' | 'castellan';
  readonly games: number;
}

export interface SavedTest {
  /** The list that is tested. */
  readonly id: string;
  /** Of the rules: games of others cannot be gone on with. */
  readonly version: string;
  readonly started: number;
  readonly wanted: Wanted;
  readonly series: Series;
  readonly played: number;
  readonly won: number;
}

export interface SeriesStore {
  all(): Promise<readonly SavedTest[]>;
  games(seed: string): Promise<readonly SeriesGame[]>;
  /** Instead of the test of the same list. */
  begin(test: SavedTest): Promise<void>;
  /** Another game of the test of this list, if it is still of this series. */
  add(id: string, seed: string, game: SeriesGame): Promise<void>;
}

const DATABASE = 'maester-series';
/** So many tests are kept, the latest. */
const KEPT = 12;

interface GameRow {
  readonly seed: string;
  readonly number: number;
  readonly game: SeriesGame;
}

export async function openSeriesStore(factory: IDBFactory): Promise<SeriesStore> {
  const opening = factory.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('tests', { keyPath: 'id' });
    opening.result.createObjectStore('games', { keyPath: ['seed', 'number'] });
  });
  const database = await settled(opening);
  database.addEventListener('versionchange', () => database.close());
  const gamesOf = (seed: string): IDBKeyRange => IDBKeyRange.bound([seed, 0], [seed, Infinity]);
  const write = async (change: (tests: IDBObjectStore, games: IDBObjectStore) => Promise<void>) => {
    const writing = database.transaction(['tests', 'games'], 'readwrite');
    const done = finished(writing);
    await change(writing.objectStore('tests'), writing.objectStore('games'));
    await done;
  };
  return {
    all: () =>
      settled(database.transaction('tests').objectStore('tests').getAll() as IDBRequest<SavedTest[]>),
    async games(seed) {
      const rows = database.transaction('games').objectStore('games').getAll(gamesOf(seed));
      return (await settled(rows as IDBRequest<GameRow[]>)).map(({ game }) => game);
    },
    begin: (test) =>
      write(async (tests, games) => {
        const before = await settled(tests.getAll() as IDBRequest<SavedTest[]>);
        const others = before.filter(({ id }) => id !== test.id).toSorted((a, b) => b.started - a.started);
        const gone = [...before.filter(({ id }) => id === test.id), ...others.slice(KEPT - 1)];
        for (const { id, series } of gone) {
          tests.delete(id);
          games.delete(gamesOf(series.seed));
        }
        tests.put(test);
      }),
    add: (id, seed, game) =>
      write(async (tests, games) => {
        const test = await settled(tests.get(id) as IDBRequest<SavedTest | undefined>);
        const known = await settled(games.count([seed, game.number]));
        if (test?.series.seed !== seed || known > 0) return;
        games.put({ seed, number: game.number, game } satisfies GameRow);
        const won = test.won + (game.result === 'won' ? 1 : 0);
        tests.put({ ...test, played: test.played + 1, won } satisfies SavedTest);
      }),
  };
}
