/** The record of a table in memory: who sits where and how it stands. A change is saved before it counts. */
import type { Progress } from './protocol.ts';
import type { Change, SeatRecord, TableRecord } from './record.ts';

export class SavedRecord {
  #record: TableRecord;
  readonly #save: (change: Change) => void;

  constructor(record: TableRecord, save: (change: Change) => void) {
    this.#record = record;
    this.#save = save;
  }

  get now(): TableRecord {
    return this.#record;
  }

  seat(seat: string): SeatRecord | null {
    for (const place of this.#record.seats) if (place.seat === seat) return place;
    return null;
  }

  /** Whether its owner lets a computer player decide, and may come back at any moment. */
  isLent(seat: string): boolean {
    const place = this.seat(seat);
    return place?.kind === 'mind' && place.tokenHash !== null && place.givenAway !== true;
  }

  change(change: Partial<TableRecord>): void {
    const record = { ...this.#record, ...change };
    this.#save({ kind: 'record', record });
    this.#record = record;
  }

  changeSeat(seat: string, change: Partial<SeatRecord>): void {
    this.change({
      seats: this.#record.seats.map((place) => (place.seat === seat ? { ...place, ...change } : place)),
    });
  }

  /** It was saved with the entry that led to it. */
  reached(status: TableRecord['status'], progress: Progress): void {
    this.#record = { ...this.#record, status, progress };
  }
}
