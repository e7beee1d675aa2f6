// The records of this visit: opened once, for this visit only where the browser keeps nothing.

import { openRecordStore, type RecordStore } from './record-store.ts';
import { Records } from './records.ts';

const FOR_THIS_VISIT: RecordStore = {
  all: () => Promise.resolve([]),
  write: () => Promise.reject(new Error('this browser keeps nothing')),
};

let opened: Promise<Records> | null = null;

export function openRecords(): Promise<Records> {
  opened ??= openRecordStore(indexedDB).then(
    (store) => Records.open(store),
    () => Records.open(FOR_THIS_VISIT),
  );
  return opened;
}
