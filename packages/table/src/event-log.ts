/** What happened at a table, by the version it led to, and who may hear of it. */
import type { Emitted } from '@maester/kernel';
import type { SeenEvent } from './protocol.ts';

export interface LoggedEvent {
  readonly version: number;
  readonly emitted: Emitted<unknown>;
}

/** The version of what happened before the first choice. */
const OPENING = 0;

export class EventLog {
  /** Follows from the setup and the seed, and few ask for it: it is not kept. */
  readonly #opening: () => readonly Emitted<unknown>[];
  #entries: LoggedEvent[] = [];

  constructor(opening: () => readonly Emitted<unknown>[]) {
    this.#opening = opening;
  }

  /** Everything up to now. */
  resume(events: readonly LoggedEvent[]): void {
    this.#entries = events.filter(({ version }) => version > OPENING);
  }

  get all(): readonly LoggedEvent[] {
    return [...this.#opening().map((emitted) => ({ version: OPENING, emitted })), ...this.#entries];
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
    return heardBy(seat, this.#after(version));
  }

  /** What happened after that version, for one seat after another: those who hear what all do are given the same list. */
  newsSince(version: number): (seat: string | null) => readonly SeenEvent[] {
    const latest = this.#after(version);
    const open = heardBy(null, latest);
    if (open.length === latest.length) return () => open;
    return (seat) => {
      const heard = heardBy(seat, latest);
      return heard.length === open.length ? open : heard;
    };
  }

  #after(version: number): readonly LoggedEvent[] {
    if (version < OPENING) return this.all;
    let first = this.#entries.length;
    while (first > 0 && (this.#entries[first - 1]?.version ?? 0) > version) first -= 1;
    return this.#entries.slice(first);
  }
}

function heardBy(seat: string | null, logged: readonly LoggedEvent[]): SeenEvent[] {
  const heard: SeenEvent[] = [];
  for (const { version, emitted } of logged) {
    const { to, event } = emitted;
    if (to === null || (seat !== null && to.includes(seat))) heard.push({ version, event });
  }
  return heard;
}
