/**
 * What is played at a table and what is taken back: each entry is checked, saved, and told to everyone. Nobody hears of an
 * entry that could not be saved.
 */
import { bug, refuse, type Entry, type Json, type Refusal } from '@maester/kernel';
import type { Clocks } from './clocks.ts';
import type { TableDependencies } from './dependencies.ts';
import { clocksAllow } from './free-undo.ts';
import type { Guests } from './guests.ts';
import type { AnyMatch, HeldMatch } from './held-match.ts';
import type { Motions } from './motions.ts';
import type { Pauses } from './pauses.ts';
import type { Progress } from './protocol.ts';
import type { TableRecord } from './record.ts';
import { replayEntry } from './replaying.ts';
import type { SavedRecord } from './saved-record.ts';
import type { Scheduler } from './scheduler.ts';
import type { Before, Teller } from './teller.ts';
import type { UndoAllowance } from './undo-allowance.ts';
import type { Votes } from './votes.ts';

/** The rest of the table, as far as an entry concerns it. */
export interface Concerned {
  readonly deps: TableDependencies;
  readonly record: SavedRecord;
  readonly held: HeldMatch;
  readonly guests: Guests;
  readonly clocks: Clocks;
  readonly teller: Teller;
  readonly votes: Votes;
  readonly pauses: Pauses;
  readonly allowance: UndoAllowance;
  /** These two play and take back themselves. */
  readonly scheduler: () => Pick<Scheduler, 'moved' | 'settle'>;
  readonly motions: () => Pick<Motions, 'proposeUndo'>;
  readonly tellTable: () => void;
  /** What is in memory is ahead of what was saved. */
  readonly lose: () => void;
}

export class Entries {
  readonly #table: Concerned;
  /** The version at which each seat last did something: what it said before that is no longer meant. */
  readonly #actedAt = new Map<string, number>();

  constructor(table: Concerned) {
    this.#table = table;
  }

  get #match(): AnyMatch {
    return this.#table.held.now;
  }

  get #status(): TableRecord['status'] {
    return this.#table.record.now.status;
  }

  /** Those that were saved: of `known` the match has come out already, and they are only counted. */
  takeUp(entries: readonly Entry[], known: number): void {
    const { teller, allowance } = this.#table;
    let choices = 0;
    for (const [i, entry] of entries.entries()) {
      if (i >= known) replayEntry(this.#match, teller, entry, i);
      choices += 'by' in entry ? -('undo' in entry ? entry.undo : 1) : 1;
      this.#actedAt.set('by' in entry ? entry.by : entry[0], i + 1);
      allowance.entered('by' in entry, choices);
    }
  }

  /** The version at which a seat was asked what it is asked now. */
  askedAt(seat: string): number {
    return Math.max(this.#table.teller.askedAt, this.#actedAt.get(seat) ?? 0);
  }

  /** A person chooses, at a version they have seen. */
  choose(seat: string, version: number, choice: Json): Refusal | null {
    const { record, held, pauses, tellTable } = this.#table;
    if (this.#status === 'gathering') return refuse('table/start/not-yet', {});
    if (version < this.askedAt(seat) || version > held.length)
      return refuse('table/choice/stale', { version, now: held.length });
    if (pauses.isHeld) return refuse('table/pause/paused', {});
    const refusal = this.play(seat, choice);
    if (refusal === null && record.seat(seat)?.timeOut !== undefined) {
      record.changeSeat(seat, { timeOut: undefined });
      tellTable();
    }
    return refusal;
  }

  play(seat: string, choice: Json): Refusal | null {
    const { deps, clocks, teller } = this.#table;
    const before = teller.beforeChoice();
    const applied = this.#match.play(seat, choice);
    if (!applied.ok) return applied.refusal;
    const over = this.#match.state.flow.outcome !== null;
    const now = deps.now();
    clocks.decided(seat, now, this.#stillAsked());
    this.#save(seat, over ? 'over' : this.#status, now);
    teller.played(applied);
    this.#after(before, seat, over);
    return null;
  }

  /** Where several answer in secret, those who have yet to. */
  #stillAsked(): readonly string[] {
    const { state } = this.#match;
    return Object.keys(state.flow.answers).length === 0 ? [] : this.#table.deps.game.waiting(state);
  }

  /** Own choices that nobody need be asked about are taken back at once; of others the rest of the table decides. */
  takeBack(seat: string, version: number, count: number): Refusal | null {
    const { deps, held, clocks, teller, pauses, allowance } = this.#table;
    if (this.#status !== 'playing') return refuse('table/start/not-yet', {});
    if (version !== held.length) return refuse('table/choice/stale', { version, now: held.length });
    if (pauses.isHeld) return refuse('table/pause/paused', {});
    if (allowance.isSpent) return refuse('table/undo/too-many', {});
    const now = deps.now();
    // What the clock has ended is over, unless the others agree, and so is what one has no time for.
    if (count <= clocksAllow(this.#match, clocks, seat, count, now)) {
      const before = teller.beforeUndo();
      const refusal = this.#match.undo(seat, count);
      if (refusal === null) {
        const withdrawn = 'withdraw' in (this.#match.lastEntry ?? {});
        if (withdrawn) clocks.withdrew(seat, now);
        else clocks.tookBack(seat, count, now);
        this.#undone(before, seat, count, withdrawn);
        return null;
      }
      if (refusal.rule !== 'kernel/undo/revealed') return refusal;
    }
    return this.#table.motions().proposeUndo(seat, count);
  }

  undoAsAgreed(by: string, count: number): Refusal | null {
    const { deps, clocks, teller } = this.#table;
    const before = teller.beforeUndo();
    const refusal = this.#match.undo(by, count, 'agreed');
    if (refusal !== null) return refusal;
    clocks.agreedToTakeBack(by, count, deps.now());
    this.#undone(before, by, count, false);
    return null;
  }

  #undone(before: Before, seat: string, count: number, withdrawn: boolean): void {
    const { deps, record, teller } = this.#table;
    this.#save(seat, this.#status, deps.now());
    if (withdrawn) teller.withdrawn(seat);
    else teller.undone(seat, count);
    for (const { seat: late, timeOut } of record.now.seats)
      if (timeOut !== undefined && timeOut >= this.#match.played)
        record.changeSeat(late, { timeOut: undefined });
    this.#after(before, seat, true);
  }

  #save(seat: string, status: TableRecord['status'], now: number): void {
    const { deps, record, held, clocks, votes, allowance } = this.#table;
    const entry = this.#match.lastEntry;
    if (entry === null) throw bug('an entry without an entry');
    const banks = clocks.banks(now);
    const progress = this.progress();
    try {
      deps.save({
        kind: 'entry',
        table: record.now.id,
        number: held.length,
        entry,
        status,
        banks,
        progress,
      });
    } catch (error) {
      this.#table.lose();
      throw error;
    }
    allowance.entered('by' in entry, this.#match.played);
    record.reached(status, progress);
    this.#actedAt.set(seat, held.length);
    this.#table.scheduler().moved(seat, now);
    if (status === 'over') votes.forget();
    else votes.forgetUndo();
  }

  #after(before: Before, actor: string, tableChanged: boolean): void {
    const { teller, tellTable } = this.#table;
    this.#table.scheduler().settle();
    teller.tellEntry(before, actor);
    if (tableChanged) tellTable();
    this.saveProgress();
  }

  progress(): Progress {
    const { game } = this.#table.deps;
    const { state } = this.#match;
    const winners = game.outcome(state)?.winners ?? null;
    return { round: game.round(state), waiting: [...game.waiting(state)], winners };
  }

  /** Whoever asks while nobody is there is told from what was saved; with each entry that would be too much to write. */
  saveProgress(): void {
    const { record, guests } = this.#table;
    if (this.#status === 'over' || (this.#status === 'playing' && guests.size === 0)) record.change({});
  }
}
