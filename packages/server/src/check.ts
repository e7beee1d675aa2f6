// Plays every stored game again, and says which no longer replay.

import { KernelError, Match } from '@maester/kernel';
import type { AnyGame, SavedTable } from '@maester/table';
import { journalOf } from './journal-of.ts';
import { DamagedTableError, type Storage } from './storage.ts';

export interface Checked {
  readonly table: string;
  readonly game: string;
  readonly entries: number;
  /** Why it does not replay, or null. */
  readonly problem: string | null;
}

export async function* checkStored(storage: Storage, games: readonly AnyGame[]): AsyncGenerator<Checked> {
  for (const table of await storage.all()) {
    const kept = await loaded(storage, table);
    if (kept === null) continue;
    if (kept instanceof DamagedTableError) {
      yield { table, game: 'unknown game', entries: 0, problem: kept.message };
      continue;
    }
    const { game: id } = kept.record;
    const game = games.find((known) => known.id === id);
    const problem = game === undefined ? `there is no game called ${id}` : whyNot(game, kept);
    yield { table, game: id, entries: kept.entries.length, problem };
  }
}

async function loaded(storage: Storage, table: string): Promise<SavedTable | DamagedTableError | null> {
  try {
    return await storage.load(table);
  } catch (error) {
    if (error instanceof DamagedTableError) return error;
    throw error;
  }
}

function whyNot(game: AnyGame, kept: Parameters<typeof journalOf>[0]): string | null {
  try {
    const { state } = Match.replay(game, journalOf(kept));
    const over = game.outcome(state) !== null;
    if (over !== (kept.record.status === 'over'))
      return over ? 'the game is over, the table is not' : 'the table is over, the game is not';
    return null;
  } catch (error) {
    // What is JSON but not of the shape that it was saved in fails anywhere.
    return error instanceof KernelError ? error.message : `what is kept of it is damaged: ${String(error)}`;
  }
}
