// The records of this device in IndexedDB, apart from its tables: a record stays when its table is removed. What was
// removed leaves a mark, so that a game on this device is not found and recorded again.

import { finished, settled } from '../app/indexed-db.ts';
import type { GameResult } from '@maester/records/results';

/** A record, or nothing where there was one. */
export interface Change {
  readonly id: string;
  readonly result: GameResult | null;
}

export interface RecordStore {
  all(): Promise<readonly Change[]>;
  /** Keeps all of it or rejects. */
  write(changes: readonly Change[]): Promise<void>;
}

const DATABASE = 'maester-records';
const STORE = 'records';

export async function openRecordStore(factory: IDBFactory): Promise<RecordStore> {
  const opening = factory.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(STORE, { keyPath: 'id' });
  });
  const database = await settled(opening);
  database.addEventListener('versionchange', () => database.close());
  return {
    all: () => settled(database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<Change[]>),
    write: async (changes) => {
      const writing = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      for (const change of changes) writing.objectStore(STORE).put(change);
      await finished(writing);
    },
  };
}
