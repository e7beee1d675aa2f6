/** What is told to each guest: the state as their seat may know it, and what everyone may know of the table. */
import { difference, type Applied, type GameState, type Match } from '@maester/kernel';
import type { Clocks } from './clocks.ts';
import type { TableDependencies } from './dependencies.ts';
import { EventLog, type LoggedEvent } from './event-log.ts';
import type { Guest, Guests } from './guests.ts';
import { seatKnown, tableInfo } from './info.ts';
import type {
  ChangeMessage,
  Message,
  Pause,
  Proposal,
  SeatInfo,
  StateMessage,
  TableInfo,
} from './protocol.ts';
import type { SeatRecord } from './record.ts';
import type { SavedRecord } from './saved-record.ts';

/** How it stood before an entry; no state if nobody asks for changes. */
export interface Before {
  readonly state: GameState | null;
  readonly askedAt: number;
}

export class Teller {
  readonly #deps: TableDependencies;
  readonly #match: Match<GameState, unknown>;
  readonly #record: SavedRecord;
  readonly #guests: Guests;
  readonly #clocks: Clocks;
  #log = new EventLog();
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
    this.beginAgain();
  }

  /** The opening, from the seed that the match has now. */
  beginAgain(): void {
    const { game, setup, seed } = this.#match;
    this.#log = new EventLog();
    this.#log.add(0, game.opening(setup, seed).events);
  }

  /** Everything up to a snapshot. */
  resume(events: readonly LoggedEvent[], askedAt: number): void {
    this.#log = new EventLog(events);
    this.#askedAt = askedAt;
  }

  get events(): readonly LoggedEvent[] {
    return this.#log.all;
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

  /** Until the game starts seats change hands and add to the seed: nothing has been dealt, and nothing has happened. */
  get #hasStarted(): boolean {
    return this.#record.now.status !== 'gathering';
  }

  /** How it stands, and what happened since. */
  stateFor({ seat }: Pick<Guest, 'seat'>, since: number): StateMessage {
    const { game } = this.#deps;
    const { state } = this.#match;
    const playing = this.#hasStarted;
    return {
      type: 'state',
      ...this.#publicNews(),
      ...this.#newsFor(seat, since),
      view: game.view(state, playing ? seat : null),
      decision: playing && seat !== null ? game.decision(state, seat) : null,
    };
  }

  /** The same for everyone. */
  #publicNews(): Pick<StateMessage, 'version' | 'waiting' | 'outcome' | 'clocks'> {
    const { game } = this.#deps;
    const { state } = this.#match;
    return {
      version: this.#match.length,
      waiting: this.#hasStarted ? game.waiting(state) : [],
      outcome: game.outcome(state),
      clocks: this.#runningClocks(),
    };
  }

  #newsFor(seat: string | null, since: number): Pick<StateMessage, 'events' | 'freeUndo'> {
    return {
      events: this.#hasStarted ? this.#log.since(seat, since) : [],
      freeUndo: seat === null ? 0 : this.#freeUndo(seat),
    };
  }

  /** Remembers how it stands before an entry, if anyone wants to hear what that changes. */
  beforeEntry(): Before {
    const { state } = this.#match;
    return {
      state: this.#guests.hearChanges ? this.#deps.game.copy(state) : null,
      askedAt: this.#askedAt,
    };
  }

  /** Tells everyone what an entry led to, those with the same eyes the same. */
  tellEntry(before: Before, actor: string): void {
    const since = this.#match.length - 1;
    const everyone = this.#publicNews();
    const states = new Map<string | null, Message>();
    const changes = new Map<string | null, Message>();
    this.#guests.tellEach((guest) => {
      const { seat } = guest;
      const told = guest.changes === true && before.state !== null ? changes : states;
      const message =
        told.get(seat) ??
        (told === changes ? this.#changeFor(seat, everyone, before, actor) : this.stateFor(guest, since));
      told.set(seat, message);
      return message;
    });
  }

  #changeFor(
    seat: string | null,
    everyone: Pick<StateMessage, 'version' | 'waiting' | 'outcome' | 'clocks'>,
    { state: from, askedAt }: Before,
    actor: string,
  ): ChangeMessage {
    const { game } = this.#deps;
    const { state } = this.#match;
    // What others answer in secret changes nothing about a question that is still open.
    const sameQuestion = seat !== actor && askedAt === this.#askedAt && everyone.waiting.includes(seat ?? '');
    return {
      type: 'change',
      ...everyone,
      ...this.#newsFor(seat, this.#match.length - 1),
      view: from === null ? null : difference(game.view(from, seat), game.view(state, seat)),
      ...(sameQuestion ? {} : { decision: seat === null ? null : game.decision(state, seat) }),
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
