/** Brings a game back entry by entry. */
import { hashBeside, KernelError, type Entry, type Refusal } from '@maester/kernel';
import type { AnyMatch } from './held-match.ts';
import type { Teller } from './teller.ts';

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
