// Moves everything that a server keeps from one place to another: tables one by one, statistics, and the shelf. It can be stopped and started again: what is there is
// compared, and only what is missing is written.

import { isDeepStrictEqual } from 'node:util';
import type { Change, SavedTable } from '@maester/table';
import type { OnShelf, Shelf } from './shelf.ts';
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

const ALL = 2 ** 31 - 1;

/** All tables, with what is known about them besides their games. */
export async function* moveTables(from: Storage, to: Storage): AsyncGenerator<Moved> {
  const touched = new Map((await from.summaries(null, ALL)).map((summary) => [summary.id, summary.touched]));
  const uncounted = new Set(await from.uncounted(ALL));
  const due = new Set(await from.due(Number.MAX_SAFE_INTEGER, ALL));
  for (const table of await from.all()) {
    try {
      const saved = await from.load(table);
      if (saved === null) continue;
      const entries = await move(saved, to);
      if (!due.has(table)) await to.rest(table);
      const counted = saved.record.status === 'over' && !uncounted.has(table);
      await to.adopt(table, { touched: touched.get(table) ?? 0, counted });
      yield { table, entries, problem: null };
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

/** What finished games were counted as; how many were missing there. Null if others were counted there meanwhile. */
export async function moveResults(from: Storage, to: Storage): Promise<number | null> {
  let written = 0;
  for (let at = { from: 0, to: 0 }; ;) {
    const ours = await from.counted(at.from, BATCH);
    if (ours.length === 0) return (await to.counted(at.to, 1)).length === 0 ? written : null;
    const theirs = await to.counted(at.to, ours.length);
    if (theirs.some(({ result }, i) => result !== ours[i]?.result)) return null;
    const missing = ours.slice(theirs.length).map(({ result }) => result);
    await to.adoptResults(missing);
    written += missing.length;
    const last = (await to.counted(at.to, ours.length)).at(-1);
    at = { from: ours.at(-1)?.number ?? at.from, to: last?.number ?? at.to };
  }
}

/** Shared games, ratings, and whom to call; how many there were. */
export async function moveShelf(from: Shelf, to: Shelf): Promise<number> {
  let count = 0;
  for (let last: OnShelf | null = null; ;) {
    const found: readonly OnShelf[] = await from.page(last, BATCH);
    if (found.length === 0) return count;
    await to.adopt(found);
    count += found.length;
    last = found.at(-1) ?? null;
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
