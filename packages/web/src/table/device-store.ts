// The tables of this device in IndexedDB: a table, its journal entry by entry, and its chat.

import { finished, settled } from '../app/indexed-db.ts';
import type { Entry } from '@maester/kernel';
import type { Change, SavedTable, TableRecord } from '@maester/table';
import type { DeviceStore } from './local-tables.ts';

const DATABASE = 'maester';
const VERSION = 1;

interface TableRow {
  readonly id: string;
  readonly record: TableRecord;
  readonly banks: SavedTable['banks'];
}

export async function openDeviceStore(factory: IDBFactory): Promise<DeviceStore> {
  const opening = factory.open(DATABASE, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    const database = opening.result;
    database.createObjectStore('tables', { keyPath: 'id' });
    database.createObjectStore('entries', { keyPath: ['table', 'number'] });
    database.createObjectStore('chat', { keyPath: ['table', 'number'] });
  });
  const database = await settled(opening);
  // Another tab brings a newer version of the store: make room for it.
  database.addEventListener('versionchange', () => database.close());

  return {
    async write(changes) {
      const writing = database.transaction(['tables', 'entries', 'chat'], 'readwrite', {
        durability: 'strict',
      });
      const done = finished(writing);
      for (const change of changes) await put(writing, change);
      await done;
    },

    async load(id) {
      const reading = database.transaction(['tables', 'entries', 'chat']);
      const all = IDBKeyRange.bound([id, 0], [id, Infinity]);
      const [row, entries, chat] = await Promise.all([
        settled(reading.objectStore('tables').get(id) as IDBRequest<TableRow | undefined>),
        settled(reading.objectStore('entries').getAll(all) as IDBRequest<{ entry: Entry }[]>),
        settled(
          reading.objectStore('chat').getAll(all) as IDBRequest<{ line: SavedTable['chat'][number] }[]>,
        ),
      ]);
      if (row === undefined) return null;
      return {
        record: row.record,
        banks: row.banks,
        entries: entries.map(({ entry }) => entry),
        chat: chat.map(({ line }) => line),
      };
    },

    async list() {
      const rows = database.transaction('tables').objectStore('tables').getAll() as IDBRequest<TableRow[]>;
      return (await settled(rows)).map(({ record }) => record);
    },

    async remove(id) {
      const writing = database.transaction(['tables', 'entries', 'chat'], 'readwrite');
      const done = finished(writing);
      const all = IDBKeyRange.bound([id, 0], [id, Infinity]);
      writing.objectStore('tables').delete(id);
      writing.objectStore('entries').delete(all);
      writing.objectStore('chat').delete(all);
      await done;
    },
  };
}

async function put(writing: IDBTransaction, change: Change): Promise<void> {
  const tables = writing.objectStore('tables');
  switch (change.kind) {
    case 'record': {
      const { record } = change;
      const row = await settled(tables.get(record.id) as IDBRequest<TableRow | undefined>);
      tables.put({ id: record.id, record, banks: row?.banks ?? null } satisfies TableRow);
      return;
    }
    case 'entry': {
      const { table, number, entry, status, banks, progress } = change;
      // Never over another: two tabs that go on from the same state cannot both be right.
      writing.objectStore('entries').add({ table, number, entry });
      const row = await settled(tables.get(table) as IDBRequest<TableRow | undefined>);
      if (row !== undefined)
        tables.put({
          ...row,
          record: { ...row.record, status, ...(progress && { progress }) },
          banks,
        } satisfies TableRow);
      return;
    }
    case 'banks': {
      const row = await settled(tables.get(change.table) as IDBRequest<TableRow | undefined>);
      if (row !== undefined) tables.put({ ...row, banks: change.banks } satisfies TableRow);
      return;
    }
    case 'turn':
      // Tables of a device are not given the date, so their clocks by turns run only while they are open.
      return;
    case 'snapshot':
      // Only a server makes them.
      return;
    case 'chat':
      writing.objectStore('chat').put({ table: change.table, number: change.line.number, line: change.line });
  }
}
