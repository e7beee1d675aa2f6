/** Seats: sitting down, standing up, leaving a seat to a computer player, and offering one's to someone else. */
import { refuse, type Refusal } from '@maester/kernel';
import { isByTurns, type Clocks } from './clocks.ts';
import type { TableDependencies } from './dependencies.ts';
import { picker } from './draft.ts';
import { GONE_FOR_GOOD, type Guest, type Guests } from './guests.ts';
import { sameName } from './names.ts';
import type { Motion } from './protocol.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import type { SavedRecord } from './saved-record.ts';

/** And that of someone who let the clock run out so often in a row; where people come and go, only this counts. */
const KEEPS_MISSING = 2;

/** Nobody passes for another at a table of strangers; who plays two seats (`holds` is the other) may use the same name. */
export function nameTaken(
  { seats }: TableRecord,
  seat: string,
  name: string,
  holds: string | null,
): Refusal | null {
  const isTaken = seats.some(
    (other) =>
      other.seat !== seat && other.seat !== holds && other.name !== null && sameName(other.name, name),
  );
  return isTaken ? refuse('table/seat/name-taken', { name }) : null;
}

/** Someone who would like to sit down. */
export interface Sitter {
  /** The seat they have already. */
  readonly holds?: string | null;
  /** What they add to the seed. */
  readonly salt?: string | null;
  readonly arms?: string | null;
  /** Who they are at rated tables. */
  readonly player?: string | null;
}

export class Seating {
  readonly #deps: TableDependencies;
  readonly #record: SavedRecord;
  readonly #guests: Guests;
  readonly #clocks: Clocks;
  readonly #change: (seat: string, change: Partial<SeatRecord>) => void;

  constructor(
    deps: TableDependencies,
    record: SavedRecord,
    guests: Guests,
    clocks: Clocks,
    change: (seat: string, change: Partial<SeatRecord>) => void,
  ) {
    this.#deps = deps;
    this.#record = record;
    this.#guests = guests;
    this.#clocks = clocks;
    this.#change = change;
  }

  /**
   * A person sits down. Once the game has begun, only at a seat of a computer player that is offered, and nobody who
   * plays already (`holds` is their seat) gets to see another hand.
   */
  sit(seat: string, name: string, tokenHash: string, sitter: Sitter): Refusal | null {
    const { holds = null, salt = null, arms = null, player = null } = sitter;
    const place = this.#record.seat(seat);
    const { status } = this.#record.now;
    if (place === null) return refuse('table/seat/unknown', { seat });
    if (status === 'over') return refuse('table/seat/over', {});
    // A seat that its owner has left to a mind for a while is still taken.
    const offered = status === 'playing' && place.offered === true;
    // In a draft that has started every place is, and computer players pick like everyone.
    const drafting = picker(this.#record.now) !== null;
    if (drafting || (place.tokenHash !== null && !offered)) return refuse('table/seat/taken', { seat });
    if (status === 'playing') {
      if (!offered) return refuse('table/seat/not-offered', { seat });
      if (holds !== null) return refuse('table/seat/one-each', { seat, holds });
    }
    this.#change(seat, {
      kind: 'person',
      name,
      tokenHash,
      salt,
      arms,
      player,
      mind: null,
      offered: false,
      givenAway: false,
      timeOut: undefined,
    });
    // What its last owner missed is not held against a new one.
    if (status === 'playing') this.#clocks.returned(seat);
    this.#guests.dismiss(seat);
    this.#guests.awaits(seat, this.#deps.now());
    return null;
  }

  seatMind(guest: Guest, seat: string, mind: string | null): Refusal | null {
    const place = this.#record.seat(seat);
    if (place === null) return refuse('table/seat/unknown', { seat });
    // Once a draft has started, no place is left empty.
    const drafting = picker(this.#record.now) !== null;
    const gathering = this.#record.now.status === 'gathering';
    const own = guest.seat === seat;
    if (!own && !guest.host) return refuse('table/host/only', {});
    const refusal = own || gathering ? null : this.#mayGiveAway(place);
    if (refusal !== null) return refusal;
    if (mind !== null && !this.#isMind(mind)) return refuse('table/seat/unknown-mind', { mind });
    if (!gathering && this.#changesRatedMind(place, mind)) return refuse('table/seat/rated-mind', { seat });
    const leaves = mind === null && (place.tokenHash === null || place.kind === 'person');
    if (leaves && (!gathering || drafting)) return refuse('table/seat/must-be-played', { seat });
    if (leaves || (gathering && !own)) this.#vacate(seat, mind);
    else
      this.#change(seat, {
        kind: mind === null ? 'person' : 'mind',
        mind,
        offered: false,
        givenAway: mind !== null && !own && place.tokenHash !== null,
      });
    return null;
  }

  #isMind(mind: string): boolean {
    return this.#deps.minds.some(({ id }) => id === mind);
  }

  /**
   * Whether the host may decide who plays this seat in a running game. It need not wait for ever for someone who is gone:
   * the seat is theirs to take back when they return. Until then the computer player is as it was chosen.
   */
  #mayGiveAway({ seat, kind, tokenHash }: SeatRecord): Refusal | null {
    if (tokenHash === null) return null;
    if (kind === 'mind') return refuse('table/seat/owner-decides', { seat });
    return this.#guests.isConnected(seat) ? refuse('table/host/only', {}) : this.#mustWaitFor(seat);
  }

  /** Ratings count whom everyone played against, from the start to the end. */
  #changesRatedMind(place: SeatRecord, mind: string | null): boolean {
    const { rated = false } = this.#record.now;
    return rated && place.kind === 'mind' && mind !== null && mind !== place.mind;
  }

  /** People may lose their connection for a moment. Where each decision has hours or days, they need none. */
  #mustWaitFor(seat: string): Refusal | null {
    if (isByTurns(this.#record.now.clock)) {
      const missed = this.#clocks.missed(seat);
      return missed >= KEEPS_MISSING ? null : refuse('table/seat/has-time', { seat, missed });
    }
    const gone = this.#guests.goneFor(seat, this.#deps.now());
    if (gone >= GONE_FOR_GOOD) return null;
    return refuse('table/seat/just-gone', { seat, seconds: Math.ceil((GONE_FOR_GOOD - gone) / 1000) });
  }

  /** Whether the others may propose that someone else plays a seat: its owner is gone, or as good as gone. */
  mayReplace(by: string, { kind, seat, mind }: Motion & { kind: 'stand-in' | 'replace' }): Refusal | null {
    const place = this.#record.seat(seat);
    if (place === null) return refuse('table/seat/unknown', { seat });
    if (!this.#isMind(mind)) return refuse('table/seat/unknown-mind', { mind });
    if (place.tokenHash === null) return refuse('table/seat/not-played', { seat });
    if (kind === 'stand-in' && place.kind === 'mind') return refuse('table/seat/not-played', { seat });
    if (this.#changesRatedMind(place, mind)) return refuse('table/seat/rated-mind', { seat });
    // Who left the seat to a computer player for a while has not given it up.
    if (by === seat || place.givenAway === true || this.#clocks.missed(seat) >= KEEPS_MISSING) return null;
    return this.#guests.isConnected(seat) ? refuse('table/seat/is-there', { seat }) : this.#mustWaitFor(seat);
  }

  /** Everyone agreed: a computer player goes on, and if they want, until someone else does. */
  replace(by: string, { kind, seat, mind }: Motion & { kind: 'stand-in' | 'replace' }): void {
    this.#change(seat, { kind: 'mind', mind, offered: kind === 'replace', givenAway: by !== seat });
  }

  /** While people gather, someone may stand up, or the host may give the seat away: its secret ends with that. */
  #vacate(seat: string, mind: string | null): void {
    const nobody = { name: null, tokenHash: null, salt: null, arms: null, player: null };
    this.#change(seat, { kind: mind === null ? 'open' : 'mind', mind, ...nobody });
    this.#guests.dismiss(seat);
  }

  /** The host lets someone take the place of a computer player in a running game, or no longer. */
  offer(seat: string, offered: boolean): Refusal | null {
    const place = this.#record.seat(seat);
    if (place === null) return refuse('table/seat/unknown', { seat });
    if (this.#record.now.status !== 'playing') return refuse('table/start/not-yet', {});
    if (place.kind !== 'mind' || place.tokenHash !== null) return refuse('table/seat/taken', { seat });
    this.#change(seat, { offered });
    return null;
  }
}
