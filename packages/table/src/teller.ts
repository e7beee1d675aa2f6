/** What is told to each guest: the state as their seat may know it, and what everyone may know of the table. */
import type { Applied, GameState, Match } from '@maester/kernel';
import type { Clocks } from './clocks.ts';
import type { TableDependencies } from './dependencies.ts';
import { EventLog } from './event-log.ts';
import type { Guest, Guests } from './guests.ts';
import { seatKnown, tableInfo } from './info.ts';
import type { Message, Pause, Proposal, SeatInfo, TableInfo } from './protocol.ts';
import type { SeatRecord } from './record.ts';
import type { SavedRecord } from './saved-record.ts';

export class Teller {
  readonly #deps: TableDependencies;
  readonly #match: Match<GameState, unknown>;
  readonly #record: SavedRecord;
  readonly #guests: Guests;
  readonly #clocks: Clocks;
  readonly #log = new EventLog();
  /** The version at which the question that is open now was reached. */
  #askedAt = 0;

  constructor(
    deps: TableDependencies,
    match: Match<GameState, unknown>,
    record: SavedRecord,
    guests: Guests,
    clocks: Clocks,
  ) {
    this.#deps = deps;
    this.#match = match;
    this.#record = record;
    this.#guests = guests;
    this.#clocks = clocks;
    const { setup, seed } = record.now;
    this.#log.add(0, deps.game.opening(deps.game.readSetup(setup), seed).events);
  }

  get askedAt(): number {
    return this.#askedAt;
  }

  /** A choice was played. */
  played(applied: Applied<unknown> & { ok: true }): void {
    this.#log.add(this.#match.length, applied.events);
    if (Object.keys(this.#match.state.flow.answers).length === 0) this.#askedAt = this.#match.length;
  }

  undone(seat: string, count: number): void {
    this.#log.addUndo(this.#match.length, seat, count);
    this.#askedAt = this.#match.length;
  }

  withdrawn(seat: string): void {
    this.#log.addWithdrawal(this.#match.length, seat);
  }

  /** Until the game starts seats change hands, so what one of them is dealt is shown to nobody. */
  get #hasStarted(): boolean {
    return this.#record.now.status !== 'gathering';
  }

  /** The start: how it stands, and what this seat alone may know of what was dealt. */
  startFor(guest: Guest): Message {
    const everyone = new Set(this.#log.since(null, -1).map(({ event }) => event));
    const own = this.#log.since(guest.seat, -1).filter(({ event }) => !everyone.has(event));
    return { ...this.stateFor(guest, this.#match.length), events: own };
  }

  /** How it stands, and what happened since. */
  stateFor(guest: Guest, since: number): Extract<Message, { type: 'state' }> {
    const { game } = this.#deps;
    const { state } = this.#match;
    const playing = this.#hasStarted;
    const viewer = playing ? guest.seat : null;
    return {
      type: 'state',
      version: this.#match.length,
      view: game.view(state, viewer),
      events: this.#log.since(viewer, since),
      waiting: playing ? game.waiting(state) : [],
      decision: playing && guest.seat !== null ? game.decision(state, guest.seat) : null,
      freeUndo: guest.seat === null ? 0 : this.#freeUndo(guest.seat),
      outcome: game.outcome(state),
      clocks: this.#runningClocks(),
    };
  }

  /** Own choices that nobody need be asked about; what the clock has ended is none of them. */
  #freeUndo(seat: string): number {
    return Math.min(this.#match.freeUndo(seat), this.#clocks.sinceMiss(seat));
  }

  /** How it stood. */
  momentFor(guest: Guest, version: number): Message {
    const { game } = this.#deps;
    const state = this.#match.at(version);
    const [viewer, waiting] = this.#hasStarted ? [guest.seat, game.waiting(state)] : [null, []];
    return { type: 'moment', version, view: game.view(state, viewer), waiting };
  }

  #runningClocks(): Record<string, number> {
    const now = this.#deps.now();
    const lefts: Record<string, number> = {};
    for (const { seat } of this.#record.now.seats) {
      const left = this.#clocks.isRunning(seat) ? this.#clocks.left(seat, now) : null;
      if (left !== null) lefts[seat] = left;
    }
    return lefts;
  }

  /** Who sits where, and the rest of what everyone may know. */
  info(proposal: Proposal | null, paused: Pause | null): TableInfo {
    const now = this.#deps.now();
    const seats = this.#record.now.seats.map((place) => this.#seatInfo(place, now));
    return tableInfo(this.#record.now, this.#deps.minds, seats, proposal, paused, this.#guests.spectators);
  }

  #seatInfo(place: SeatRecord, now: number): SeatInfo {
    const { seat } = place;
    const left = this.#clocks.left(seat, now);
    return {
      ...seatKnown(place),
      connected: this.#guests.isConnected(seat),
      missed: this.#clocks.missed(seat),
      left,
      running: this.#clocks.isRunning(seat),
    };
  }
}
