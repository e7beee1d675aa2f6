/**
 * A draft: whoever plays has a place without a seat at first. When the host starts, an order is drawn from the seed, and
 * each in turn picks one of the game's seats. When all have picked, the places become those seats, and the game begins.
 * Everybody with a place comes to the table again at that moment, with the same secret.
 */
import { refuse, type Refusal } from '@maester/kernel';
import { Clocks, isByTurns, type SavedTurn } from './clocks.ts';
import type { TableDependencies } from './dependencies.ts';
import { drawn, howManyPicked, likedMost, newDraft, picker, placesFor, unpicked } from './draft.ts';
import type { Guests } from './guests.ts';
import type { Clock, Draft } from './protocol.ts';
import { SavedClocks } from './saved-clocks.ts';
import type { SavedRecord } from './saved-record.ts';

/** A bank is for the game: to pick, nobody has longer than this. */
const LONGEST_OF_BANK = 60;

const nothing = (): void => {};

/** The time for a pick. */
function pickClock(clock: Clock): Clock {
  if (clock.kind !== 'bank') return clock;
  return { kind: 'per-decision', seconds: Math.min(clock.seconds, LONGEST_OF_BANK) };
}

/** The table where it happens. */
interface Drafted {
  /** Everyone should see what was picked. */
  tell(): void;
  /** All have picked. */
  finish(): void;
}

export class Drafting {
  readonly #deps: TableDependencies;
  readonly #record: SavedRecord;
  readonly #guests: Guests;
  readonly #table: Drafted;
  readonly #seats: readonly string[];
  readonly clocks: Clocks;
  readonly #savedClocks: SavedClocks;
  #cancel: () => void = nothing;
  /** Since when the same place is to pick, as far as this table knows. */
  #open = { place: '', since: 0 };

  constructor(
    deps: TableDependencies,
    record: SavedRecord,
    guests: Guests,
    seats: readonly string[],
    table: Drafted,
    turn: SavedTurn | null,
    passed: number,
  ) {
    this.#deps = deps;
    this.#record = record;
    this.#guests = guests;
    this.#seats = seats;
    this.#table = table;
    this.clocks = new Clocks(pickClock(record.now.clock), placesFor(seats), null, turn, passed);
    this.#savedClocks = new SavedClocks(deps, this, record, this.clocks, turn);
  }

  /** Everyone has a place: the order is drawn. */
  begin(): void {
    const { now } = this.#record;
    this.#record.change({ draft: drawn(now, now.draft ?? newDraft(this.#seats)) });
    this.settle();
    this.#table.tell();
  }

  /** How many have picked. */
  get length(): number {
    return howManyPicked(this.#record.now);
  }

  get isUnderWay(): boolean {
    return picker(this.#record.now) !== null;
  }

  /** A computer player is to pick, and someone is there to see it. */
  get isBusy(): boolean {
    return !this.#isEmpty && this.#isMind(picker(this.#record.now));
  }

  pick(place: string, seat: string): Refusal | null {
    const { draft = null } = this.#record.now;
    const turn = picker(this.#record.now);
    if (draft === null || turn === null) return refuse('table/draft/not-now', {});
    if (turn !== place) return refuse('table/draft/not-your-turn', { seat: turn });
    if (!this.#seats.includes(seat)) return refuse('table/seat/unknown', { seat });
    if (!unpicked(draft).includes(seat)) return refuse('table/draft/picked', { seat });
    this.clocks.returned(place);
    this.#take(draft, place, seat);
    return null;
  }

  #take(draft: Draft, place: string, seat: string): void {
    const picks = { ...draft.picks, [place]: seat };
    this.#record.change({ draft: { ...draft, picks } });
    this.clocks.decided(place, this.#deps.now());
    if (this.length < draft.order.length) {
      this.settle();
      this.#table.tell();
      return;
    }
    this.close();
    this.#table.finish();
  }

  /** Whoever is to pick has time for it; a computer player waits a moment, so that people can follow. */
  settle(): void {
    this.close();
    const now = this.#deps.now();
    const place = picker(this.#record.now);
    if (place === null) {
      this.clocks.pause(now);
      return;
    }
    if (this.#isEmpty) {
      this.#savedClocks.pause(now);
      return;
    }
    if (this.#open.place !== place) this.#open = { place, since: now };
    const isMind = this.#isMind(place);
    this.clocks.run(isMind ? [] : [place], now, this.#record.isLent(place) ? [place] : []);
    const expiry = isMind
      ? Math.max(0, this.#open.since + this.#deps.pace - now)
      : this.clocks.nextExpiry(now);
    this.#savedClocks.goOn(now, expiry);
    if (expiry !== null) this.#cancel = this.#deps.later(expiry, () => this.#onTime(isMind));
  }

  /** A computer player picks for whoever has no time left; looked at before every request. */
  timeIsUp(): void {
    const place = picker(this.#record.now);
    const now = this.#deps.now();
    if (place === null || !this.clocks.isRunning(place) || this.clocks.left(place, now) !== 0) return;
    this.clocks.miss(place, now);
    this.#pickFor(place);
  }

  /** No more timers; what was used of the time is saved. */
  putAway(): void {
    if (this.isUnderWay) this.#savedClocks.putAway(this.#deps.now());
    this.close();
  }

  /** No more timers. */
  close(): void {
    this.#cancel();
    this.#cancel = nothing;
  }

  #onTime(isMind: boolean): void {
    const place = picker(this.#record.now);
    if (isMind && place !== null) this.#pickFor(place);
    else {
      this.timeIsUp();
      if (this.isUnderWay) this.settle();
    }
  }

  #pickFor(place: string): void {
    const { seed, draft = null } = this.#record.now;
    if (draft === null) return;
    const seat = likedMost(seed, place, unpicked(draft));
    if (seat !== null) this.#take(draft, place, seat);
  }

  #isMind(place: string | null): boolean {
    return place !== null && this.#record.seat(place)?.kind === 'mind';
  }

  /** Where people sit together, nothing goes on while nobody is there. */
  get #isEmpty(): boolean {
    const { seats, clock } = this.#record.now;
    if (isByTurns(clock)) return false;
    const people = seats.some(({ kind }) => kind === 'person');
    return people ? !this.#guests.hasPlayer : this.#guests.size === 0;
  }
}
