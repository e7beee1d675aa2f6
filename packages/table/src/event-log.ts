/** What happened at a table, by the version it led to, and who may hear of it. */
import type { Emitted } from '@maester/kernel';
import type { SeenEvent } from './protocol.ts';

export interface LoggedEvent {
  readonly version: number;
  readonly emitted: Emitted<unknown>;
}

export class EventLog {
  readonly #entries: LoggedEvent[];

  constructor(entries: readonly LoggedEvent[] = []) {
    this.#entries = [...entries];
  }

  get all(): readonly LoggedEvent[] {
    return this.#entries.slice();
  }

  add(version: number, events: readonly Emitted<unknown>[]): void {
    for (const emitted of events) this.#entries.push({ version, emitted });
  }

  addUndo(version: number, seat: string, count: number): void {
    this.add(version, [{ to: null, event: { type: 'undo', seat, count } }]);
  }

  addWithdrawal(version: number, seat: string): void {
    this.add(version, [{ to: null, event: { type: 'withdraw', seat } }]);
  }

  /** What this seat may hear of what happened after that version. */
  since(seat: string | null, version: number): SeenEvent[] {
    const seen: SeenEvent[] = [];
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const entry = this.#entries[i];
      if (entry === undefined || entry.version <= version) break;
      const { to, event } = entry.emitted;
      if (to === null || (seat !== null && to.includes(seat)))
        seen.unshift({ version: entry.version, event });
    }
    return seen;
  }
}
