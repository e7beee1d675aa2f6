// Moves everything from one storage to another, table by table. It can be stopped and started again: what is there is
// compared, and only what is missing is written.

import { isDeepStrictEqual } from 'node:util';
import type { Change, SavedTable } from '@maester/table';
import { DamagedTableError, HeldElsewhereError, type Storage } from './storage.ts';

export interface Moved {
  readonly table: string;
  /** Entries that were written; those that were there already are not counted. */
  readonly entries: number;
  /** Why it was left where it is, or null. */
  readonly problem: string | null;
}

/** Entries written at once. */
const BATCH = 500;

export async function* moveTables(from: Storage, to: Storage): AsyncGenerator<Moved> {
  for (const table of await from.all()) {
    try {
      const saved = await from.load(table);
      if (saved !== null) yield { table, entries: await move(saved, to), problem: null };
    } catch (error) {
      const isOfThisTable =
        error instanceof DamagedTableError ||
        error instanceof HeldElsewhereError ||
        error instanceof AnotherGameError;
      if (!isOfThisTable) throw error;
      yield { table, entries: 0, problem: error.message };
    }
  }
}

class AnotherGameError extends Error {}

/** How many entries were missing there. */
async function move(saved: SavedTable, to: Storage): Promise<number> {
  const { record, entries, chat, banks, turn, snapshot } = saved;
  const { id: table, status } = record;
  const there = await to.take(table);
  const known = there?.saved.entries ?? [];
  if (!isDeepStrictEqual(known, entries.slice(0, known.length))) {
    await there?.hold.release();
    throw new AnotherGameError('the game has gone on there, or is another one');
  }
  const hold = there?.hold ?? (await to.make(record));
  const missing = entries.slice(known.length).map((entry, i): Change => {
    return { kind: 'entry', table, number: known.length + i + 1, entry, status, banks: null };
  });
  for (let at = 0; at < missing.length; at += BATCH) await hold.write(missing.slice(at, at + BATCH));
  const lastLine = there?.saved.chat.at(-1)?.number ?? 0;
  const lines = chat
    .filter(({ number }) => number > lastLine)
    .map((line): Change => ({ kind: 'chat', table, line }));
  await hold.write([
    { kind: 'record', record },
    ...lines,
    ...(banks === null ? [] : [{ kind: 'banks', table, banks } as const]),
    ...(turn === undefined ? [] : [{ kind: 'turn', table, turn } as const]),
    ...(snapshot === undefined ? [] : [{ kind: 'snapshot', table, snapshot } as const]),
  ]);
  await hold.release();
  return missing.length;
}
