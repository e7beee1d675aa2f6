/** Brings a game back from what was saved: from its snapshot, and entry by entry from there on. */
import { hashBeside, KernelError, Match, type Entry, type GameState, type Refusal } from '@maester/kernel';
import type { TableDependencies } from './dependencies.ts';
import type { SavedTable } from './record.ts';
import { seedOf } from './seed.ts';
import { resumedFrom } from './snapshot.ts';
import type { Teller } from './teller.ts';

type AnyMatch = Match<GameState, unknown>;

/** From what was saved to spare playing the game again; if that is of no use, from the start. */
export function matchOf(
  deps: TableDependencies,
  setup: unknown,
  { record, entries, snapshot }: SavedTable,
): AnyMatch {
  const seed = seedOf(record);
  if (snapshot !== undefined) {
    try {
      return resumedFrom(snapshot, deps.game, setup, seed, entries);
    } catch (error) {
      deps.report(error);
    }
  }
  return new Match(deps.game, setup, seed);
}

/** Plays a saved entry again; throws a KernelError if it does not lead where it did. */
export function replayEntry(match: AnyMatch, teller: Teller, entry: Entry, index: number): void {
  const problem = (what: string): KernelError => new KernelError('journal', `entries[${index}]`, what);
  const refusal = played(match, teller, entry);
  if (refusal !== null) throw problem(`refused by ${refusal.rule}`);
  if (match.lastHash !== hashBeside(entry)) throw problem('the state after it has another hash');
}

function played(match: AnyMatch, teller: Teller, entry: Entry): Refusal | null {
  if (!('by' in entry)) {
    const applied = match.play(entry[0], entry[1]);
    if (!applied.ok) return applied.refusal;
    teller.played(applied);
    return null;
  }
  if ('withdraw' in entry) {
    const refusal = match.undo(entry.by);
    teller.withdrawn(entry.by);
    return refusal;
  }
  const refusal = match.undo(entry.by, entry.undo, 'agreed');
  teller.undone(entry.by, entry.undo);
  return refusal;
}
