/**
 * A table where people and computer players play any game. It holds the match, checks who may say what, lets minds
 * play their seats, runs clocks, and tells everyone what they may know. It does no I/O: time, timers and storage are
 * given to it, so the same table runs on the server and, offline, in the browser.
 */
import {
  bug,
  KernelError,
  checkVersion,
  eyesOf,
  Match,
  refuse,
  seededRandom,
  shortHash,
  type Applied,
  type Entry,
  type Game,
  type GameState,
  type Json,
  type Mind,
  type Random,
  type Refusal,
} from '@maester/kernel';
import { asSent, Chat } from './chat.ts';
import { Clocks, isByTurns } from './clocks.ts';
import { EventLog } from './event-log.ts';
import { Guests, type Guest } from './guests.ts';
import { tableInfo } from './info.ts';
import {
  type Message,
  PROTOCOL,
  type Request,
  type SeatInfo,
  type TableInfo,
  type UndoProposal,
} from './protocol.ts';
import type { Change, SavedTable, SeatRecord, TableRecord } from './record.ts';

/** A game whose own types matter only to itself. */
export type AnyGame = Game<GameState, unknown>;

export interface TableDependencies {
  readonly game: AnyGame;
  readonly minds: readonly Mind[];
  /** Milliseconds from one move to a computer player's next, so that people who play can follow; 0 for at once. */
  readonly pace: number;
  now(): number;
  /** Runs later; gives back how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** Saves it, or throws. Nothing that is sent from now on may be heard before it is saved for good. */
  save(change: Change): void;
  /** Something went wrong inside: nobody's request, so nobody to tell. */
  report(problem: unknown): void;
}

/** The host may give the seat of someone who has been gone for this long to a computer player. */
const GONE_FOR_GOOD = 60_000;
/** A computer player that goes on where it has just moved (unit after unit of a mustering) needs less time. */
const GOING_ON = 0.3;

export class Table {
  readonly #deps: TableDependencies;
  #record: TableRecord;
  readonly #match: Match<GameState, unknown>;
  readonly #log = new EventLog();
  readonly #chat: Chat;
  readonly #guests: Guests;
  readonly #clocks: Clocks;
  /** The version at which the question that is open now was reached. */
  #askedAt = 0;
  /** The version at which each seat last did something: what it said before that is no longer meant. */
  readonly #actedAt = new Map<string, number>();
  #proposals = 0;
  #undo: UndoProposal | null = null;
  /** Who moved last, and when. */
  #lastMove: { readonly seat: string; readonly at: number } | null = null;
  #broken = false;
  #closed = false;
  #cancelTimer: () => void = () => {};
  #cancelMind: () => void = () => {};

  /** Brings a table back from what was saved; throws a KernelError if its journal no longer replays. */
  constructor(deps: TableDependencies, saved: SavedTable) {
    this.#deps = deps;
    this.#record = saved.record;
    const { game } = deps;
    const { setup, seed, clock, gameVersion } = saved.record;
    checkVersion(game, gameVersion);
    const readSetup = game.readSetup(setup);
    this.#clocks = new Clocks(clock, game.seats(readSetup), saved.banks);
    this.#match = new Match(game, readSetup, seed);
    this.#log.add(0, game.opening(readSetup, seed).events);
    for (const [i, entry] of saved.entries.entries()) this.#replay(entry, i);
    this.#chat = new Chat(saved.chat, (seat) => this.#seatRecord(seat)?.tokenHash ?? null);
    this.#guests = new Guests(game.seats(readSetup), deps.now());
    this.#settle();
  }

  #replay(entry: Entry, index: number): void {
    const problem = (what: string): KernelError => new KernelError('journal', `entries[${index}]`, what);
    let refusal: Refusal | null = null;
    let hash: string;
    if ('by' in entry) {
      hash = entry.hash;
      if ('withdraw' in entry) {
        refusal = this.#match.undo(entry.by);
        this.#tellWithdrawal(entry.by);
      } else {
        refusal = this.#match.undo(entry.by, entry.undo, 'agreed');
        this.#tellUndo(entry.by, entry.undo);
      }
    } else {
      hash = entry[2];
      const applied = this.#match.play(entry[0], entry[1]);
      if (applied.ok) this.#tell(applied);
      else refusal = applied.refusal;
    }
    if (refusal !== null) throw problem(`refused by ${refusal.rule}`);
    this.#actedAt.set('by' in entry ? entry.by : entry[0], this.version);
    if (shortHash(this.#match.state) !== hash) throw problem('the state after it has another hash');
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** How many are connected. */
  get guests(): number {
    return this.#guests.size;
  }

  /** How many of them only watch. */
  get spectators(): number {
    return this.#guests.spectators;
  }

  /**
   * Nobody is there to play, so nothing goes on: no clock runs and no computer player moves. Where each decision has
   * hours or days, people are not expected to be there.
   */
  get isPaused(): boolean {
    if (this.#record.status !== 'playing' || isByTurns(this.#record.clock)) return false;
    const people = this.#record.seats.some(({ kind }) => kind === 'person');
    return people ? !this.#guests.hasPlayer : this.#guests.size === 0;
  }

  /** A clock is running or a mind is thinking: the table does something by itself. */
  get isMoving(): boolean {
    if (this.#record.status !== 'playing' || this.isPaused) return false;
    const waiting = this.#deps.game.waiting(this.#match.state);
    return this.#record.clock.kind !== 'none' || waiting.some((seat) => this.#mindFor(seat) !== null);
  }

  /** Saving a choice failed: this table must be forgotten and brought back from what was saved. */
  get broken(): boolean {
    return this.#broken;
  }

  get version(): number {
    return this.#match.length;
  }

  get state(): GameState {
    return this.#match.state;
  }

  // Coming and going

  /** Someone takes a place at the table and hears how it stands, and what happened and was said since they know. */
  join(guest: Guest, since: number, heard = 0): () => void {
    this.#guests.add(guest);
    guest.send({ type: 'welcome', protocol: PROTOCOL, seat: guest.seat });
    this.#settle();
    this.#tellTable();
    for (const line of this.#chat.since(guest.seat, heard)) guest.send({ type: 'chat', line });
    guest.send(this.#stateFor(guest, since));
    return () => this.#leave(guest);
  }

  #leave(guest: Guest): void {
    if (!this.#guests.remove(guest, this.#deps.now()) || this.#closed) return;
    this.#settle();
    this.#tellTable();
  }

  /** Whoever let decisions pass is here after all. */
  #hasReturned(seat: string): void {
    if (!this.#clocks.returned(seat)) return;
    this.#settle();
    this.#tellTable();
  }

  /**
   * A person sits down. Once the game has begun, only at a seat of a computer player that the host has offered, and
   * nobody who plays already (`holds` is their seat) gets to see another hand.
   */
  sit(seat: string, name: string, tokenHash: string, holds: string | null = null): Refusal | null {
    const place = this.#seatRecord(seat);
    if (place === null) return refuse('table/seat/unknown', { seat });
    if (this.#record.status === 'over') return refuse('table/seat/over', {});
    // A seat that its owner has left to a mind for a while is still taken.
    if (place.tokenHash !== null) return refuse('table/seat/taken', { seat });
    if (this.#record.status === 'playing') {
      if (place.offered !== true) return refuse('table/seat/not-offered', { seat });
      if (holds !== null) return refuse('table/seat/one-each', { seat, holds });
    }
    this.#changeSeat(seat, { kind: 'person', name, tokenHash, mind: null, offered: false });
    this.#guests.awaits(seat, this.#deps.now());
    this.#settle();
    return null;
  }

  /** The game is played once more at another table. */
  rematchAt(table: string): void {
    this.#change({ rematch: table });
  }

  // Requests

  request(guest: Guest, request: Request): void {
    if (this.#broken) throw bug('a request to a table that must be brought back first');
    if (guest.seat !== null && request.type !== 'ping' && request.type !== 'moment')
      this.#hasReturned(guest.seat);
    const refusal = this.#handle(guest, request);
    guest.send(
      refusal === null
        ? { type: 'accepted', id: request.id, version: this.version }
        : { type: 'refused', id: request.id, rule: refusal.rule, facts: refusal.facts },
    );
  }

  #handle(guest: Guest, request: Request): Refusal | null {
    switch (request.type) {
      case 'ping':
        return null;
      case 'moment':
        return this.#showMoment(guest, request.version);
      case 'chat':
        return this.#say(guest, request.to, request.text);
      case 'start':
        return guest.host ? this.#start() : refuse('table/host/only', {});
      case 'seat-mind':
        return this.#seatMind(guest, request.seat, request.mind);
      case 'offer':
        return guest.host ? this.#offer(request.seat, request.offered) : refuse('table/host/only', {});
      case 'choose':
        return this.#seated(guest, (seat) => this.#choose(seat, request.version, request.choice));
      case 'undo':
        return this.#seated(guest, (seat) => this.#takeBack(seat, request.version, request.count));
      case 'vote':
        return this.#seated(guest, (seat) => this.#vote(seat, request.proposal, request.agree));
    }
  }

  #seated(guest: Guest, act: (seat: string) => Refusal | null): Refusal | null {
    return guest.seat === null ? refuse('table/seat/spectators-watch', {}) : act(guest.seat);
  }

  #showMoment(guest: Guest, version: number): Refusal | null {
    if (version > this.version) return refuse('table/moment/not-yet', { version, now: this.version });
    const { game } = this.#deps;
    const state = this.#match.at(version);
    const waiting = this.#record.status === 'gathering' ? [] : game.waiting(state);
    guest.send({ type: 'moment', version, view: game.view(state, guest.seat), waiting });
    return null;
  }

  #start(): Refusal | null {
    if (this.#record.status !== 'gathering') return refuse('table/start/already', {});
    const open = this.#record.seats.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
    if (open.length > 0) return refuse('table/start/open-seats', { seats: open });
    this.#change({ status: 'playing' });
    this.#settle();
    this.#tellTable();
    this.#tellState(this.version);
    return null;
  }

  #seatMind(guest: Guest, seat: string, mind: string | null): Refusal | null {
    const place = this.#seatRecord(seat);
    if (place === null) return refuse('table/seat/unknown', { seat });
    const gathering = this.#record.status === 'gathering';
    const own = guest.seat === seat;
    // The game need not wait for ever for someone who is gone: the seat is theirs to take back when they return.
    const present = place.kind === 'person' && this.#guests.isConnected(seat);
    if (!own && !(guest.host && (gathering || !present))) return refuse('table/host/only', {});
    if (!own && !gathering && place.kind === 'person') {
      const gone = this.#guests.goneFor(seat, this.#deps.now());
      if (gone < GONE_FOR_GOOD)
        return refuse('table/seat/just-gone', { seat, seconds: Math.ceil((GONE_FOR_GOOD - gone) / 1000) });
    }
    if (mind !== null && !this.#deps.minds.some(({ id }) => id === mind))
      return refuse('table/seat/unknown-mind', { mind });
    const leaves = mind === null && (place.tokenHash === null || place.kind === 'person');
    if (leaves && !gathering) return refuse('table/seat/must-be-played', { seat });
    if (leaves || (gathering && !own)) this.#vacate(seat, mind);
    else
      this.#changeSeat(seat, {
        kind: mind === null ? 'person' : 'mind',
        mind,
        givenAway: mind !== null && !own && place.tokenHash !== null,
      });
    this.#settle();
    return null;
  }

  /** The host lets someone take the place of a computer player in a running game, or no longer. */
  #offer(seat: string, offered: boolean): Refusal | null {
    const place = this.#seatRecord(seat);
    if (place === null) return refuse('table/seat/unknown', { seat });
    if (this.#record.status !== 'playing') return refuse('table/start/not-yet', {});
    if (place.kind !== 'mind' || place.tokenHash !== null) return refuse('table/seat/taken', { seat });
    this.#changeSeat(seat, { offered });
    return null;
  }

  /** While people gather, someone may stand up, or the host may give the seat away: its secret ends with that. */
  #vacate(seat: string, mind: string | null): void {
    this.#changeSeat(seat, { kind: mind === null ? 'open' : 'mind', mind, name: null, tokenHash: null });
    this.#guests.dismiss(seat);
  }

  #say(guest: Guest, to: string | null, text: string): Refusal | null {
    if (!this.#record.chat) return refuse('table/chat/off', {});
    if (guest.seat === null) return refuse('table/seat/spectators-watch', {});
    if (to !== null && this.#seatRecord(to) === null) return refuse('table/seat/unknown', { seat: to });
    const line = this.#chat.write(guest.seat, to, text);
    this.#deps.save({ kind: 'chat', table: this.#record.id, line });
    this.#chat.add(line);
    this.#guests.tellEach(({ seat }) =>
      this.#chat.mayRead(seat, line) ? { type: 'chat', line: asSent(line) } : null,
    );
    return null;
  }

  #choose(seat: string, version: number, choice: Json): Refusal | null {
    if (this.#record.status === 'gathering') return refuse('table/start/not-yet', {});
    const since = Math.max(this.#askedAt, this.#actedAt.get(seat) ?? 0);
    if (version < since || version > this.version) {
      return refuse('table/choice/stale', { version, now: this.version });
    }
    return this.#play(seat, choice);
  }

  #play(seat: string, choice: Json): Refusal | null {
    const applied = this.#match.play(seat, choice);
    if (!applied.ok) return applied.refusal;
    const over = this.#match.state.flow.outcome !== null;
    this.#clocks.decided(seat, this.#deps.now());
    this.#keepEntry(seat, over ? 'over' : this.#record.status);
    this.#tell(applied);
    this.#afterEntry(over);
    return null;
  }

  #keepEntry(seat: string, status: TableRecord['status']): void {
    const entry = this.#match.lastEntry;
    if (entry === null) throw bug('an entry without an entry');
    const banks = this.#clocks.banks(this.#deps.now());
    try {
      this.#deps.save({
        kind: 'entry',
        table: this.#record.id,
        number: this.version,
        entry,
        status,
        banks,
      });
    } catch (error) {
      this.lose();
      throw error;
    }
    this.#record = { ...this.#record, status };
    this.#actedAt.set(seat, this.version);
    this.#lastMove = { seat, at: this.#deps.now() };
    this.#undo = null;
  }

  #afterEntry(tableChanged: boolean): void {
    this.#settle();
    this.#tellState(this.version - 1);
    if (tableChanged) this.#tellTable();
  }

  // Taking back

  #takeBack(seat: string, version: number, count: number): Refusal | null {
    if (this.#record.status !== 'playing') return refuse('table/start/not-yet', {});
    if (version !== this.version) return refuse('table/choice/stale', { version, now: this.version });
    const refusal = this.#match.undo(seat, count);
    if (refusal === null) {
      this.#undone(seat, count);
      return null;
    }
    if (refusal.rule !== 'kernel/undo/revealed') return refusal;
    this.#undo = { number: ++this.#proposals, by: seat, count, agreed: [seat] };
    this.#tellTable();
    return this.#undoIfAgreed();
  }

  #vote(seat: string, proposal: number, agree: boolean): Refusal | null {
    const undo = this.#undo;
    if (undo?.number !== proposal) return refuse('table/undo/nothing-proposed', { proposal });
    if (!agree) this.#undo = null;
    else if (!undo.agreed.includes(seat)) this.#undo = { ...undo, agreed: [...undo.agreed, seat] };
    this.#tellTable();
    return this.#undoIfAgreed();
  }

  /** Everyone who plays must agree. Who left a seat to a computer player lets the others decide; who lost it does not. */
  #undoIfAgreed(): Refusal | null {
    const proposal = this.#undo;
    if (proposal === null) return null;
    const voters = this.#record.seats.filter(
      ({ kind, givenAway }) => kind === 'person' || givenAway === true,
    );
    if (!voters.every(({ seat }) => proposal.agreed.includes(seat))) return null;
    this.#undo = null;
    const refusal = this.#match.undo(proposal.by, proposal.count, 'agreed');
    if (refusal === null) this.#undone(proposal.by, proposal.count);
    return refusal;
  }

  #undone(seat: string, count: number): void {
    const withdrawn = 'withdraw' in (this.#match.lastEntry ?? {});
    this.#clocks.tookBack(seat, withdrawn ? 1 : count, this.#deps.now());
    this.#keepEntry(seat, this.#record.status);
    if (withdrawn) this.#tellWithdrawal(seat);
    else this.#tellUndo(seat, count);
    this.#afterEntry(true);
  }

  // Telling

  #tell(applied: Applied<unknown> & { ok: true }): void {
    this.#log.add(this.version, applied.events);
    if (Object.keys(this.#match.state.flow.answers).length === 0) this.#askedAt = this.version;
  }

  #tellUndo(seat: string, count: number): void {
    this.#log.addUndo(this.version, seat, count);
    this.#askedAt = this.version;
  }

  #tellWithdrawal(seat: string): void {
    this.#log.addWithdrawal(this.version, seat);
  }

  #stateFor(guest: Guest, since: number): Message {
    const { game } = this.#deps;
    const { state } = this.#match;
    const playing = this.#record.status !== 'gathering';
    return {
      type: 'state',
      version: this.version,
      view: game.view(state, guest.seat),
      events: this.#log.since(guest.seat, since),
      waiting: playing ? game.waiting(state) : [],
      decision: playing && guest.seat !== null ? game.decision(state, guest.seat) : null,
      freeUndo: guest.seat === null ? 0 : this.#match.freeUndo(guest.seat),
      outcome: game.outcome(state),
      clocks: this.#runningClocks(),
    };
  }

  #runningClocks(): Record<string, number> {
    const now = this.#deps.now();
    const lefts: Record<string, number> = {};
    for (const { seat } of this.#record.seats) {
      const left = this.#clocks.isRunning(seat) ? this.#clocks.left(seat, now) : null;
      if (left !== null) lefts[seat] = left;
    }
    return lefts;
  }

  #tellState(since: number): void {
    this.#guests.tellEach((guest) => this.#stateFor(guest, since));
  }

  /** Who sits where, and the rest of what everyone may know. */
  #tellTable(): void {
    this.#guests.tell({ type: 'table', info: this.info() });
  }

  info(): TableInfo {
    const now = this.#deps.now();
    return tableInfo(
      this.#record,
      this.#deps.minds,
      this.#record.seats.map((place) => this.#seatInfo(place, now)),
      this.#undo,
      this.isPaused,
    );
  }

  #seatInfo({ seat, name, kind, mind, offered = false }: SeatRecord, now: number): SeatInfo {
    const left = this.#clocks.left(seat, now);
    return {
      seat,
      name,
      kind,
      mind,
      offered,
      connected: this.#guests.isConnected(seat),
      missed: this.#clocks.missed(seat),
      left,
      running: this.#clocks.isRunning(seat),
    };
  }

  // Minds and clocks

  /** Who plays a computer's seat; if this server no longer has that one, the best there is. */
  #mindFor(seat: string): Mind | null {
    const { minds } = this.#deps;
    const place = this.#seatRecord(seat);
    if (place?.kind !== 'mind') return null;
    return minds.find(({ id }) => id === place.mind) ?? minds.at(-1) ?? null;
  }

  /** After every change: clocks run for the people who must decide, and the next mind is set to think. */
  #settle(): void {
    this.#cancelTimer();
    this.#cancelMind();
    this.#cancelTimer = this.#cancelMind = () => {};
    const now = this.#deps.now();
    if (this.isPaused) {
      this.#pause(now);
      return;
    }
    const waiting = this.#record.status === 'playing' ? this.#deps.game.waiting(this.#match.state) : [];
    this.#clocks.run(
      waiting.filter((seat) => this.#mindFor(seat) === null),
      now,
    );
    const expiry = this.#clocks.nextExpiry(now);
    if (expiry !== null) this.#cancelTimer = this.#deps.later(expiry, () => this.#timeIsUp());
    const seat = waiting.find((one) => this.#mindFor(one) !== null);
    if (seat !== undefined)
      this.#cancelMind = this.#deps.later(this.#thinkingTime(seat, waiting, now), () =>
        this.#letMindPlay(seat),
      );
  }

  /** The time that was used must not be given back when the table leaves memory. */
  #pause(now: number): void {
    const wasRunning = this.#record.seats.some(({ seat }) => this.#clocks.isRunning(seat));
    this.#clocks.pause(now);
    const banks = this.#clocks.banks(now);
    if (wasRunning && banks !== null) this.#deps.save({ kind: 'banks', table: this.#record.id, banks });
  }

  /**
   * How long a mind waits before it moves. Where several decide in secret, nothing is to be seen yet; and where
   * computers play alone, whoever watches sees it at a pace of their own.
   */
  #thinkingTime(seat: string, waiting: readonly string[], now: number): number {
    const { pace } = this.#deps;
    const last = this.#lastMove;
    const nobodyPlays = this.#record.seats.every(({ kind }) => kind === 'mind');
    if (last === null || waiting.length > 1 || nobodyPlays) return 0;
    return Math.max(0, last.at + (last.seat === seat ? pace * GOING_ON : pace) - now);
  }

  /** A computer player answers what nobody answered in time: this decision alone, then the clock runs again. */
  #timeIsUp(): void {
    const now = this.#deps.now();
    const late = this.#deps.game
      .waiting(this.#match.state)
      .filter((seat) => this.#clocks.isRunning(seat) && this.#clocks.left(seat, now) === 0);
    for (const seat of late) {
      this.#clocks.miss(seat, now);
      this.#letMindPlay(seat, this.#deps.minds.at(-1));
    }
    this.#settle();
    this.#tellTable();
  }

  #letMindPlay(seat: string, mind = this.#mindFor(seat)): void {
    try {
      const { game } = this.#deps;
      if (this.#closed || !game.waiting(this.#match.state).includes(seat)) return;
      const random = seededRandom(`${this.#record.seed} ${seat} ${this.version}`);
      // A mind that errs must not stop the game: any legal choice goes on.
      if (mind === null || !this.#mindPlays(mind, seat, random))
        this.#play(seat, game.sample(this.#match.state, seat, random));
    } catch (error) {
      this.#deps.report(error);
    }
  }

  #mindPlays(mind: Mind, seat: string, random: Random): boolean {
    let choice: Json;
    try {
      choice = mind.choose(eyesOf(this.#deps.game, this.#match.state, seat, random));
    } catch (error) {
      this.#deps.report(error);
      return false;
    }
    const refusal = this.#play(seat, choice);
    if (refusal !== null) this.#deps.report(bug(`${mind.id} chose what ${refusal.rule} forbids`));
    return refusal === null;
  }

  // Records

  #seatRecord(seat: string): SeatRecord | null {
    return this.#record.seats.find((place) => place.seat === seat) ?? null;
  }

  /** What was proposed was proposed to those who sat there before. */
  #changeSeat(seat: string, change: Partial<SeatRecord>): void {
    this.#undo = null;
    this.#change({
      seats: this.#record.seats.map((place) => (place.seat === seat ? { ...place, ...change } : place)),
    });
  }

  #change(change: Partial<TableRecord>): void {
    const record = { ...this.#record, ...change };
    this.#deps.save({ kind: 'record', record });
    this.#record = record;
    this.#tellTable();
  }

  /** What is in memory is ahead of what was saved: nobody may build on it, everyone must come again. */
  lose(): void {
    this.#broken = true;
    this.close();
    this.#guests.dismiss();
  }

  /** No more timers; the table can be put away. */
  close(): void {
    this.#closed = true;
    this.#cancelTimer();
    this.#cancelMind();
  }
}
