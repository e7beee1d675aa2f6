/** Everyone connected to a table: at a seat, or watching; and since when those with a seat have been gone. */
import type { Message } from './protocol.ts';

/** Someone connected to the table. */
export interface Guest {
  readonly seat: string | null;
  readonly host: boolean;
  /** How many watch by way of this guest, who is none of them; without it, one. */
  readonly count?: number;
  /** They would rather hear what changes than the whole view again. */
  readonly changes?: boolean;
  /** They have the rules, and hear changes: they see in their view what they are asked. */
  readonly knowsRules?: boolean;
  readonly send: (message: Message) => void;
  /** Ends the connection: the place at the table is gone, or the table must be brought back first. */
  readonly dismiss: () => void;
}

/** Whoever has lost their connection for less long than this may be back at once, and has a say meanwhile. */
export const GONE_FOR_GOOD = 60_000;

export class Guests {
  readonly #guests = new Set<Guest>();
  /** Null if it must be looked at anew who is there. */
  #eyes: readonly (string | null)[] | null = null;
  /** Since when the people who are not connected have been gone. */
  readonly #goneSince = new Map<string, number>();
  /** Seats whose owners have been connected, as far as this table knows. */
  readonly #seen = new Set<string>();

  /** Nobody is there yet. */
  constructor(seats: readonly string[], now: number) {
    for (const seat of seats) this.#goneSince.set(seat, now);
  }

  get size(): number {
    return this.#guests.size;
  }

  /** How many only watch. */
  get spectators(): number {
    let count = 0;
    for (const guest of this.#guests) if (guest.seat === null && !guest.host) count += guest.count ?? 1;
    return count;
  }

  /** Whether anyone with a seat is there. */
  get hasPlayer(): boolean {
    for (const { seat } of this.#guests) if (seat !== null) return true;
    return false;
  }

  /** The seats of those who would rather hear what changes, null for spectators. */
  get eyesOnChanges(): readonly (string | null)[] {
    return (this.#eyes ??= [...this.#guests]
      .filter(({ changes }) => changes === true)
      .map(({ seat }) => seat));
  }

  isConnected(seat: string): boolean {
    for (const guest of this.#guests) if (guest.seat === seat) return true;
    return false;
  }

  /** Milliseconds since the seat's last connection ended, or since its owner sat down without one. */
  goneFor(seat: string, now: number): number {
    return this.isConnected(seat) ? 0 : now - (this.#goneSince.get(seat) ?? now);
  }

  /** Whether the owner is connected or was, a moment ago; not if nobody knows since when they have been gone. */
  wasHere(seat: string, now: number): boolean {
    return this.#seen.has(seat) && this.goneFor(seat, now) < GONE_FOR_GOOD;
  }

  add(guest: Guest): void {
    this.#guests.add(guest);
    if (guest.seat !== null) this.#seen.add(guest.seat);
    this.#eyes = null;
  }

  /** Whether they were there. */
  remove(guest: Guest, now: number): boolean {
    const was = this.#guests.delete(guest);
    this.#eyes = null;
    if (was && guest.seat !== null && !this.isConnected(guest.seat)) this.#goneSince.set(guest.seat, now);
    return was;
  }

  /** The seat has a new owner, who is not connected yet. */
  awaits(seat: string, now: number): void {
    this.#goneSince.set(seat, now);
    this.#seen.delete(seat);
  }

  tell(message: Message): void {
    for (const guest of this.#guests) guest.send(message);
  }

  /** To each what is for them; null for nothing. */
  tellEach(messageFor: (guest: Guest) => Message | null): void {
    for (const guest of this.#guests) {
      const message = messageFor(guest);
      if (message !== null) guest.send(message);
    }
  }

  /** Everyone with a seat has to come again; nothing more is told to them as they are. */
  dismissSeated(): void {
    for (const guest of this.#guests) {
      if (guest.seat === null) continue;
      this.#guests.delete(guest);
      guest.dismiss();
    }
    this.#eyes = null;
  }

  dismiss(seat: string | null = null): void {
    for (const guest of this.#guests) if (seat === null || guest.seat === seat) guest.dismiss();
  }
}
