/**
 * A table where people and computer players play any game. It holds the match, checks who may say what, lets minds
 * play their seats, runs clocks, and tells everyone what they may know. It does no I/O: time, timers and storage are
 * given to it, so the same table runs on the server and, offline, in the browser.
 *
 * Its parts: `seating.ts` (who sits where), `drafting.ts` (seats that are picked in turn), `scheduler.ts` (minds and clocks), `motions.ts` and `votes.ts` (what people
 * decide together), `pauses.ts`, `teller.ts` (what each is told), `chat.ts`, `guests.ts` (who is connected).
 */
import { bug, checkVersion, refuse, type GameState, type Refusal } from '@maester/kernel';
import { asSent, Chat } from './chat.ts';
import { Clocks, turnAt } from './clocks.ts';
import type { TableDependencies } from './dependencies.ts';
import { howManyPicked, seated } from './draft.ts';
import { Drafting } from './drafting.ts';
import { Entries } from './entries.ts';
import { Guests, type Guest } from './guests.ts';
import { HeldMatch, type AnyMatch } from './held-match.ts';
import { Motions } from './motions.ts';
import { Pauses } from './pauses.ts';
import {
  CHANGES_SINCE,
  PLAIN_PROTOCOL,
  RULES_SINCE,
  type Emote,
  type Pause,
  type Request,
  type TableInfo,
} from './protocol.ts';
import type { SavedTable, SeatRecord, TableRecord } from './record.ts';
import { SavedRecord } from './saved-record.ts';
import { Scheduler } from './scheduler.ts';
import { saltsOf } from './seed.ts';
import { Seating, type Sitter } from './seating.ts';
import { snapshotOf } from './snapshot.ts';
import { Teller } from './teller.ts';
import { UndoAllowance } from './undo-allowance.ts';
import { Votes } from './votes.ts';

/** So many choices that were taken back are played again to show a moment among them. */
const MOST_UNDONE = 64;

export class Table {
  readonly #deps: TableDependencies;
  readonly #record: SavedRecord;
  readonly #held: HeldMatch;
  readonly #chat: Chat;
  readonly #guests: Guests;
  readonly #clocks: Clocks;
  readonly #seating: Seating;
  readonly #scheduler: Scheduler;
  /** Where seats are picked in turn. */
  readonly #drafting: Drafting | null;
  readonly #teller: Teller;
  readonly #votes: Votes;
  readonly #pauses: Pauses;
  readonly #motions: Motions;
  readonly #entries: Entries;
  /** The version of the last snapshot. */
  #snapshotAt = 0;
  #broken = false;
  #closed = false;
  #cancelLook: () => void = () => {};

  /** Brings a table back from what was saved; throws a KernelError if its journal no longer replays. */
  constructor(deps: TableDependencies, saved: SavedTable) {
    const { game } = deps;
    const { setup, clock, gameVersion } = saved.record;
    checkVersion(game, gameVersion);
    const seats = game.seats(game.readSetup(setup));
    const record = new SavedRecord(saved.record, (change) => deps.save(change));
    const isGathering = saved.record.status === 'gathering';
    const turn = turnAt(saved.turn, isGathering ? howManyPicked(saved.record) : saved.entries.length);
    const passed = turn === null ? 0 : Math.max(0, (deps.date?.() ?? turn.at) - turn.at);
    const clocks = new Clocks(clock, seats, saved.banks, turn, passed);
    const held = new HeldMatch(deps, record, saved);
    const guests = new Guests(seats, deps.now());
    this.#deps = deps;
    const allowance = new UndoAllowance(deps.undos ?? null);
    this.#record = record;
    this.#clocks = clocks;
    this.#held = held;
    this.#guests = guests;
    this.#drafting =
      (record.now.draft ?? null) === null || !isGathering
        ? null
        : new Drafting(
            deps,
            record,
            guests,
            seats,
            { tell: () => this.#tellTable(), finish: () => this.#drafted(seats) },
            turn,
            passed,
          );
    this.#teller = new Teller(deps, held, record, guests, clocks, this.#drafting?.clocks ?? null);
    if (held.length > 0 && saved.snapshot !== undefined)
      this.#teller.resume(saved.snapshot.events, saved.snapshot.askedAt);
    this.#snapshotAt = held.length;
    this.#votes = new Votes(record, guests, () => deps.now());
    this.#pauses = new Pauses(deps, record, guests, clocks);
    this.#entries = new Entries({
      deps,
      record,
      held,
      guests,
      clocks,
      teller: this.#teller,
      votes: this.#votes,
      pauses: this.#pauses,
      allowance,
      scheduler: () => this.#scheduler,
      motions: () => this.#motions,
      tellTable: () => this.#tellTable(),
      lose: () => this.lose(),
    });
    this.#entries.takeUp(saved.entries, this.#snapshotAt);
    this.#chat = new Chat(saved.chat, (seat) => record.seat(seat)?.tokenHash ?? null);
    this.#seating = new Seating(deps, record, guests, clocks, (seat, change) =>
      this.#changeSeat(seat, change),
    );
    this.#motions = new Motions({
      record,
      votes: this.#votes,
      pauses: this.#pauses,
      seating: this.#seating,
      allowance,
      played: () => this.#match.played,
      undo: (by, count) => this.#entries.undoAsAgreed(by, count),
      tell: () => this.#tellTable(),
      settle: () => this.#settleAndTell(),
    });
    this.#scheduler = new Scheduler(
      deps,
      held,
      record,
      clocks,
      {
        isPaused: () => this.isPaused,
        play: (seat, choice) => this.#entries.play(seat, choice),
        late: () => this.#settleAndTell(),
        missing: (seat) => this.#noteTimeOut(seat),
        missed: (seat) => {
          this.#pauses.missed(seat);
          this.#settleAndTell();
        },
      },
      turn,
    );
    this.#settle();
  }

  /** Clocks run and computer players move as it stands now, in the game or in the draft before it. */
  #settle(): void {
    this.#scheduler.settle();
    this.#drafting?.settle();
  }

  get #match(): AnyMatch {
    return this.#held.now;
  }

  get record(): TableRecord {
    return this.#record.now;
  }

  /** How many are connected. */
  get guests(): number {
    return this.#guests.size;
  }

  /** How many of them only watch. */
  get spectators(): number {
    return this.#guests.spectators;
  }

  /** Why nothing goes on, if so. */
  get pause(): Pause | null {
    return this.#pauses.now;
  }

  /** No clock runs and no computer player moves. */
  get isPaused(): boolean {
    return this.pause !== null;
  }

  /** A computer player is to move. */
  get isBusy(): boolean {
    if (this.#drafting?.isBusy === true) return true;
    if (this.record.status !== 'playing' || this.isPaused) return false;
    const waiting = this.#deps.game.waiting(this.#match.state);
    return waiting.some((seat) => this.#scheduler.mindFor(seat) !== null);
  }

  /** Milliseconds until the first clock runs out; null if none is running. */
  get wakesIn(): number | null {
    const clocks = this.#drafting?.isUnderWay === true ? this.#drafting.clocks : this.#clocks;
    return clocks.nextExpiry(this.#deps.now());
  }

  /** Saving a choice failed: this table must be forgotten and brought back from what was saved. */
  get broken(): boolean {
    return this.#broken;
  }

  get version(): number {
    return this.#held.length;
  }

  /** The version at which a seat was asked what it is asked now; 0 before the game. */
  askedAt(seat: string): number {
    return this.#entries.askedAt(seat);
  }

  get state(): GameState {
    return this.#match.state;
  }

  /** What everyone may know. */
  info(): TableInfo {
    return this.#teller.info(this.#votes.open, this.pause);
  }

  // Coming and going

  /** Someone takes a place at the table and hears how it stands, and what happened and was said since they know. */
  join(guest: Guest, since: number, heard = 0): () => void {
    this.#guests.add(guest);
    try {
      this.#welcome(guest);
      this.#settle();
      this.#tellTable();
      this.#catchUp(guest, since, heard);
    } catch (error) {
      this.#leave(guest);
      throw error;
    }
    return () => this.#leave(guest);
  }

  /** Someone who hears what follows by way of a guest who is there hears how it stands. */
  show(guest: Guest, since: number, heard = 0): void {
    this.#welcome(guest);
    guest.send({ type: 'table', info: this.info() });
    this.#catchUp(guest, since, heard);
  }

  /** A guest stands for more people than before, or for fewer. */
  recounted(): void {
    if (!this.#closed) this.#tellTable();
  }

  #welcome(guest: Guest): void {
    guest.send({ type: 'welcome', protocol: protocolOf(guest), seat: guest.seat });
  }

  #catchUp(guest: Guest, since: number, heard: number): void {
    for (const line of this.#chat.since(guest.seat, heard)) guest.send({ type: 'chat', line });
    guest.send(this.#teller.stateFor(guest, since));
  }

  #leave(guest: Guest): void {
    if (!this.#guests.remove(guest, this.#deps.now()) || this.#closed) return;
    try {
      this.#settle();
      this.#lookAgain();
    } catch (error) {
      // Whoever has left can be told of nothing, and nobody else asked for anything.
      this.#deps.report(error);
    }
  }

  /** The choices before the first of a row of time-outs are those that an undo leads back to. */
  #noteTimeOut(seat: string): void {
    if (this.#record.seat(seat)?.timeOut === undefined)
      this.#record.changeSeat(seat, { timeOut: this.#match.played });
  }

  /** A person sits down. */
  sit(seat: string, name: string, tokenHash: string, sitter: Sitter = {}): Refusal | null {
    const refusal = this.#seating.sit(seat, name, tokenHash, sitter);
    if (refusal === null) this.#pauses.newcomer(seat);
    return this.#seated(refusal);
  }

  /** Whose turn it is to think may have changed with who sits where. */
  #seated(refusal: Refusal | null): Refusal | null {
    if (refusal === null) this.#settle();
    return refusal;
  }

  /** The game is played once more at another table. */
  rematchAt(table: string): void {
    this.#change({ rematch: table });
  }

  // Requests

  request(guest: Guest, request: Request): void {
    if (this.#broken) throw bug('a request to a table that must be brought back first');
    this.#scheduler.timeIsUp();
    this.#drafting?.timeIsUp();
    // Someone who has yet to come to the seat that they picked.
    if (guest.seat !== null && this.#record.seat(guest.seat) === null) return;
    const isPlaying = guest.seat !== null && this.record.status !== 'gathering';
    const isPresent = isPlaying && request.type !== 'ping' && request.type !== 'moment';
    if (isPresent && this.#pauses.returned(guest.seat)) this.#settleAndTell();
    const refusal = this.#comesTooLate(guest, request) ?? this.#handle(guest, request);
    guest.send(
      refusal === null
        ? { type: 'accepted', id: request.id, version: this.version }
        : { type: 'refused', id: request.id, rule: refusal.rule, facts: refusal.facts },
    );
  }

  /** While a computer player thinks for someone whose time is up, they do not choose, and nobody takes anything back. */
  #comesTooLate({ seat }: Guest, request: Request): Refusal | null {
    const isTooLate =
      request.type === 'choose'
        ? seat !== null && this.record.status === 'playing' && this.#clocks.isLate(seat)
        : request.type === 'undo' && this.#clocks.isAnyLate;
    if (!isTooLate) return null;
    return refuse('table/choice/stale', { version: this.version, now: this.version });
  }

  #handle(guest: Guest, request: Request): Refusal | null {
    switch (request.type) {
      case 'ping':
        return null;
      case 'moment':
        return this.#showMoment(guest, request.version);
      case 'chat':
        return this.#say(guest, request.to, request.text);
      case 'emote':
        return this.#express(guest, request.emote);
      case 'start':
        return guest.host ? this.#start() : refuse('table/host/only', {});
      case 'pick':
        return this.#asPlayer(guest, (seat) => this.#pick(seat, request.seat));
      case 'seat-mind':
        return this.#seated(this.#seating.seatMind(guest, request.seat, request.mind));
      case 'offer':
        return guest.host
          ? this.#seating.offer(request.seat, request.offered)
          : refuse('table/host/only', {});
      case 'choose':
        return this.#asPlayer(guest, (seat) => this.#entries.choose(seat, request.version, request.choice));
      case 'undo':
        return this.#asPlayer(guest, (seat) => this.#entries.takeBack(seat, request.version, request.count));
      case 'propose':
        return this.#asPlayer(guest, (seat) => this.#motions.propose(seat, request.motion));
      case 'vote':
        return this.#asPlayer(guest, (seat) => this.#motions.vote(seat, request.proposal, request.agree));
    }
  }

  #asPlayer(guest: Guest, act: (seat: string) => Refusal | null): Refusal | null {
    return guest.seat === null ? refuse('table/seat/spectators-watch', {}) : act(guest.seat);
  }

  #showMoment(guest: Guest, version: number): Refusal | null {
    if (version > this.version) return refuse('table/moment/not-yet', { version, now: this.version });
    if (this.#match.undoneAt(version) > MOST_UNDONE) return refuse('table/moment/undone', { version });
    guest.send(this.#teller.momentFor(guest, version));
    return null;
  }

  #start(): Refusal | null {
    if (this.record.status !== 'gathering') return refuse('table/start/already', {});
    const open = this.record.seats.filter(({ kind }) => kind === 'open').map(({ seat }) => seat);
    if (open.length > 0) return refuse('table/start/open-seats', { seats: open });
    if (this.#drafting?.isUnderWay === true) return refuse('table/start/already', {});
    if (this.#drafting === null) this.#begin();
    else this.#drafting.begin();
    return null;
  }

  #pick(place: string, seat: string): Refusal | null {
    return this.#drafting === null ? refuse('table/draft/not-now', {}) : this.#drafting.pick(place, seat);
  }

  /** All have picked: the places are the game's seats from now on, and everyone comes again to theirs. */
  #drafted(seats: readonly string[]): void {
    for (const seat of seats) this.#guests.awaits(seat, this.#deps.now());
    this.#begin(seated(this.record, seats));
  }

  #begin(seats = this.record.seats): void {
    this.#record.change({
      status: 'playing',
      seats,
      ...(this.record.salts === null ? { salts: saltsOf({ ...this.record, seats }) } : {}),
    });
    this.#record.change({ progress: this.#entries.progress() });
    this.#settle();
    this.#tellTable();
    if (this.#drafting !== null) this.#guests.dismissSeated();
    this.#guests.tellEach(this.#teller.statesFromStart());
  }

  /** Shown for a moment and kept nowhere; it counts like a line of the talk. */
  #express(guest: Guest, emote: Emote): Refusal | null {
    if (!this.record.chat) return refuse('table/chat/off', {});
    if (guest.seat === null) return refuse('table/seat/spectators-watch', {});
    if (!this.#chat.mayWrite(guest.seat, this.#deps.now())) return refuse('table/chat/too-fast', {});
    this.#guests.tell({ type: 'emote', from: guest.seat, emote });
    return null;
  }

  #say(guest: Guest, to: string | null, text: string): Refusal | null {
    if (!this.record.chat) return refuse('table/chat/off', {});
    if (guest.seat === null) return refuse('table/seat/spectators-watch', {});
    if (to !== null && this.#record.seat(to) === null) return refuse('table/seat/unknown', { seat: to });
    if (!this.#chat.mayWrite(guest.seat, this.#deps.now())) return refuse('table/chat/too-fast', {});
    const line = this.#chat.write(guest.seat, to, text);
    this.#deps.save({ kind: 'chat', table: this.record.id, line });
    this.#chat.add(line);
    this.#guests.tellEach(({ seat }) =>
      this.#chat.mayRead(seat, line) ? { type: 'chat', line: asSent(line) } : null,
    );
    return null;
  }

  // After a change

  /** What was proposed was proposed to those who sat there before. */
  #changeSeat(seat: string, change: Partial<SeatRecord>): void {
    this.#votes.forget();
    this.#record.changeSeat(seat, change);
    this.#tellTable();
  }

  #change(change: Partial<TableRecord>): void {
    this.#record.change(change);
    this.#tellTable();
  }

  /** Who must decide, or whether anything goes on, is different now. */
  #settleAndTell(): void {
    this.#settle();
    this.#tellTable();
  }

  #tellTable(): void {
    this.#guests.tell({ type: 'table', info: this.info() });
    this.#cancelLook();
    const changesIn = this.#closed ? null : this.#votes.changesIn;
    if (changesIn !== null) this.#cancelLook = this.#deps.later(changesIn, () => this.#lookAgain());
  }

  /** Someone is asked no longer; the others may all have agreed. */
  #lookAgain(): void {
    this.#tellTable();
    this.#motions.carryOutIfAgreed();
    this.#entries.saveProgress();
  }

  /** What is in memory is ahead of what was saved: nobody may build on it, everyone must come again. */
  lose(): void {
    this.#broken = true;
    this.close();
    this.#guests.dismiss();
  }

  /** How many entries would have to be played again to open this table. */
  get sinceSnapshot(): number {
    return this.version - this.#snapshotAt;
  }

  /** Saves how it stands, so that opening this table is quick. */
  keepSnapshot(): void {
    if (this.#broken || this.version === 0) return;
    const snapshot = snapshotOf(this.#match, this.#teller.events, this.#teller.askedAt);
    this.#deps.save({ kind: 'snapshot', table: this.record.id, snapshot });
    this.#snapshotAt = this.version;
  }

  /** No more timers; the table can be put away. */
  close(): void {
    this.#closed = true;
    this.#cancelLook();
    for (const part of [this.#scheduler, this.#drafting]) {
      if (this.#broken) part?.close();
      else part?.putAway();
    }
  }
}

/** What is spoken with this guest. */
function protocolOf({ changes = false, knowsRules = false }: Guest): number {
  if (knowsRules) return RULES_SINCE;
  return changes ? CHANGES_SINCE : PLAIN_PROTOCOL;
}
