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
  type Emitted,
  type Entry,
  type Game,
  type GameState,
  type Json,
  type Mind,
  type Random,
  type Refusal,
} from '@maester/kernel';
import { Clocks } from './clocks.ts';
import { tableInfo } from './info.ts';
import type { ChatLine, Message, Request, SeatInfo, SeenEvent, TableInfo, UndoProposal } from './protocol.ts';
import { PROTOCOL } from './protocol.ts';
import type { Change, Kept, SeatRecord, TableRecord } from './record.ts';

/** A game whose own types matter only to itself. */
export type AnyGame = Game<GameState, unknown>;

export interface Surroundings {
  readonly game: AnyGame;
  readonly minds: readonly Mind[];
  now(): number;
  /** Runs later; gives back how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** Keeps it, or throws. Nothing that is sent from now on may be heard before it is kept for good. */
  save(change: Change): void;
  /** Something went wrong inside: nobody's request, so nobody to tell. */
  report(problem: unknown): void;
}

/** Someone connected to the table: at a seat, or watching. */
export interface Guest {
  readonly seat: string | null;
  readonly host: boolean;
  readonly send: (message: Message) => void;
  /** Ends the connection: the place at the table is gone, or the table must be brought back first. */
  readonly dismiss: () => void;
}

interface Told {
  readonly version: number;
  readonly emitted: Emitted<unknown>;
}

const CHAT_KEPT = 200;

export class Table {
  readonly #around: Surroundings;
  #record: TableRecord;
  readonly #match: Match<GameState, unknown>;
  readonly #told: Told[] = [];
  readonly #chat: ChatLine[] = [];
  readonly #guests = new Set<Guest>();
  readonly #away = new Set<string>();
  readonly #clocks: Clocks;
  /** The version at which the question that is open now was reached. */
  #askedAt = 0;
  /** The version at which each seat last did something: what it said before that is no longer meant. */
  readonly #actedAt = new Map<string, number>();
  #proposals = 0;
  #undo: UndoProposal | null = null;
  #broken = false;
  #cancelTimer: () => void = () => {};
  #cancelMind: () => void = () => {};

  /** Brings a table back from what was kept; throws a KernelError if its journal no longer replays. */
  constructor(around: Surroundings, kept: Kept) {
    this.#around = around;
    this.#record = kept.record;
    const { game } = around;
    const { setup, seed, clock, gameVersion } = kept.record;
    checkVersion(game, gameVersion);
    const readSetup = game.readSetup(setup);
    this.#clocks = new Clocks(clock, game.seats(readSetup), kept.banks);
    this.#match = new Match(game, readSetup, seed);
    for (const emitted of game.opening(readSetup, seed).events) this.#told.push({ version: 0, emitted });
    for (const [i, entry] of kept.entries.entries()) this.#replay(entry, i);
    this.#chat.push(...kept.chat);
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

  /** A clock is running or a mind is thinking: the table does something by itself. */
  get isMoving(): boolean {
    if (this.#record.status !== 'playing') return false;
    const waiting = this.#around.game.waiting(this.#match.state);
    return this.#record.clock.kind !== 'none' || waiting.some((seat) => this.#mindFor(seat) !== null);
  }

  /** Keeping a choice failed: this table must be forgotten and brought back from what was kept. */
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
    if (guest.seat !== null) this.#hasReturned(guest.seat);
    this.#tellEveryone(this.#tableMessage());
    for (const line of this.#chat)
      if (line.number > heard && mayRead(guest, line)) guest.send({ type: 'chat', line });
    guest.send(this.#stateFor(guest, since));
    return () => {
      if (this.#guests.delete(guest)) this.#tellEveryone(this.#tableMessage());
    };
  }

  #hasReturned(seat: string): void {
    if (!this.#away.delete(seat)) return;
    this.#clocks.returned(seat, this.#around.now());
    this.#settle();
    this.#tellEveryone(this.#tableMessage());
  }

  /** A person sits down at an open seat, or at one a mind was keeping. */
  sit(seat: string, name: string, tokenHash: string): Refusal | null {
    const place = this.#seatRecord(seat);
    if (place === null) return refuse('table/seat/unknown', { seat });
    if (this.#record.status === 'over') return refuse('table/seat/over', {});
    // A seat that its owner has left to a mind for a while is still taken.
    if (place.tokenHash !== null) return refuse('table/seat/taken', { seat });
    this.#changeSeat(seat, { kind: 'person', name, tokenHash, mind: null });
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
    const { game } = this.#around;
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
    this.#tellEveryone(this.#tableMessage());
    this.#tellState(this.version);
    return null;
  }

  #seatMind(guest: Guest, seat: string, mind: string | null): Refusal | null {
    const place = this.#seatRecord(seat);
    if (place === null) return refuse('table/seat/unknown', { seat });
    const gathering = this.#record.status === 'gathering';
    const own = guest.seat === seat;
    // The game need not wait for ever for someone who is gone: the seat is theirs to take back when they return.
    const present = place.kind === 'person' && this.#isConnected(seat);
    if (!own && !(guest.host && (gathering || !present))) return refuse('table/host/only', {});
    if (mind !== null && !this.#around.minds.some(({ id }) => id === mind))
      return refuse('table/seat/unknown-mind', { mind });
    const leaves = mind === null && (place.tokenHash === null || place.kind === 'person');
    if (leaves && !gathering) return refuse('table/seat/must-be-played', { seat });
    if (leaves || (gathering && !own)) this.#vacate(seat, mind);
    else this.#changeSeat(seat, { kind: mind === null ? 'person' : 'mind', mind });
    this.#settle();
    // Computer players do not mind what is taken back.
    return this.#undoIfAgreed();
  }

  /** While people gather, someone may stand up, or the host may give the seat away: its secret ends with that. */
  #vacate(seat: string, mind: string | null): void {
    this.#changeSeat(seat, { kind: mind === null ? 'open' : 'mind', mind, name: null, tokenHash: null });
    for (const guest of this.#guests) if (guest.seat === seat) guest.dismiss();
  }

  #say(guest: Guest, to: string | null, text: string): Refusal | null {
    if (!this.#record.chat) return refuse('table/chat/off', {});
    if (guest.seat === null) return refuse('table/seat/spectators-watch', {});
    if (to !== null && this.#seatRecord(to) === null) return refuse('table/seat/unknown', { seat: to });
    const line: ChatLine = { from: guest.seat, to, text, number: (this.#chat.at(-1)?.number ?? 0) + 1 };
    this.#around.save({ kind: 'chat', table: this.#record.id, line });
    this.#chat.push(line);
    if (this.#chat.length > CHAT_KEPT) this.#chat.shift();
    for (const other of this.#guests) if (mayRead(other, line)) other.send({ type: 'chat', line });
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
    this.#clocks.decided(seat, this.#around.now());
    this.#keepEntry(seat, over ? 'over' : this.#record.status);
    this.#tell(applied);
    this.#afterEntry(over);
    return null;
  }

  #keepEntry(seat: string, status: TableRecord['status']): void {
    const entry = this.#match.lastEntry;
    if (entry === null) throw bug('an entry without an entry');
    const banks = this.#clocks.banks(this.#around.now());
    try {
      this.#around.save({
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
    this.#undo = null;
  }

  #afterEntry(tableChanged: boolean): void {
    this.#settle();
    this.#tellState(this.version - 1);
    if (tableChanged) this.#tellEveryone(this.#tableMessage());
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
    this.#tellEveryone(this.#tableMessage());
    return this.#undoIfAgreed();
  }

  #vote(seat: string, proposal: number, agree: boolean): Refusal | null {
    const undo = this.#undo;
    if (undo?.number !== proposal) return refuse('table/undo/nothing-proposed', { proposal });
    if (!agree) this.#undo = null;
    else if (!undo.agreed.includes(seat)) this.#undo = { ...undo, agreed: [...undo.agreed, seat] };
    this.#tellEveryone(this.#tableMessage());
    return this.#undoIfAgreed();
  }

  /** Every person at the table must agree; computer players do not mind. */
  #undoIfAgreed(): Refusal | null {
    const proposal = this.#undo;
    if (proposal === null) return null;
    const people = this.#record.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
    if (!people.every((seat) => proposal.agreed.includes(seat))) return null;
    this.#undo = null;
    const refusal = this.#match.undo(proposal.by, proposal.count, 'agreed');
    if (refusal === null) this.#undone(proposal.by, proposal.count);
    return refusal;
  }

  #undone(seat: string, count: number): void {
    const withdrawn = 'withdraw' in (this.#match.lastEntry ?? {});
    this.#clocks.tookBack(seat, withdrawn ? 1 : count, this.#around.now());
    this.#keepEntry(seat, this.#record.status);
    if (withdrawn) this.#tellWithdrawal(seat);
    else this.#tellUndo(seat, count);
    this.#afterEntry(true);
  }

  // Telling

  #tell(applied: Applied<unknown> & { ok: true }): void {
    for (const emitted of applied.events) this.#told.push({ version: this.version, emitted });
    if (Object.keys(this.#match.state.flow.answers).length === 0) this.#askedAt = this.version;
  }

  #tellUndo(seat: string, count: number): void {
    this.#told.push({ version: this.version, emitted: { to: null, event: { type: 'undo', seat, count } } });
    this.#askedAt = this.version;
  }

  #tellWithdrawal(seat: string): void {
    this.#told.push({ version: this.version, emitted: { to: null, event: { type: 'withdraw', seat } } });
  }

  #stateFor(guest: Guest, since: number): Message {
    const { game } = this.#around;
    const { state } = this.#match;
    const playing = this.#record.status !== 'gathering';
    return {
      type: 'state',
      version: this.version,
      view: game.view(state, guest.seat),
      events: this.#eventsSince(guest.seat, since),
      waiting: playing ? game.waiting(state) : [],
      decision: playing && guest.seat !== null ? game.decision(state, guest.seat) : null,
      freeUndo: guest.seat === null ? 0 : this.#match.freeUndo(guest.seat),
      outcome: game.outcome(state),
      clocks: this.#runningClocks(),
    };
  }

  #runningClocks(): Record<string, number> {
    const now = this.#around.now();
    const lefts: Record<string, number> = {};
    for (const { seat } of this.#record.seats) {
      const left = this.#clocks.isRunning(seat) ? this.#clocks.left(seat, now) : null;
      if (left !== null) lefts[seat] = left;
    }
    return lefts;
  }

  #eventsSince(seat: string | null, since: number): SeenEvent[] {
    const seen: SeenEvent[] = [];
    for (let i = this.#told.length - 1; i >= 0; i--) {
      const told = this.#told[i];
      if (told === undefined || told.version <= since) break;
      const { to, event } = told.emitted;
      if (to === null || (seat !== null && to.includes(seat))) seen.unshift({ version: told.version, event });
    }
    return seen;
  }

  #tellState(since: number): void {
    for (const guest of this.#guests) guest.send(this.#stateFor(guest, since));
  }

  #tellEveryone(message: Message): void {
    for (const guest of this.#guests) guest.send(message);
  }

  #tableMessage(): Message {
    return { type: 'table', info: this.info() };
  }

  info(): TableInfo {
    const now = this.#around.now();
    return tableInfo(
      this.#record,
      this.#around.minds,
      this.#record.seats.map((place) => this.#seatInfo(place, now)),
      this.#undo,
    );
  }

  #seatInfo({ seat, name, kind, mind }: SeatRecord, now: number): SeatInfo {
    const left = this.#clocks.left(seat, now);
    return {
      seat,
      name,
      kind,
      mind,
      connected: this.#isConnected(seat),
      away: this.#away.has(seat),
      left,
      running: this.#clocks.isRunning(seat),
    };
  }

  #isConnected(seat: string): boolean {
    return [...this.#guests].some((guest) => guest.seat === seat);
  }

  // Minds and clocks

  /** Who plays for a person who is away, or for a mind that this server no longer has: the best there is. */
  #mindFor(seat: string): Mind | null {
    const { minds } = this.#around;
    const place = this.#seatRecord(seat);
    if (place?.kind !== 'mind' && !this.#away.has(seat)) return null;
    return minds.find(({ id }) => place?.kind === 'mind' && id === place.mind) ?? minds.at(-1) ?? null;
  }

  /** After every change: clocks run for the people who must decide, and the next mind is set to think. */
  #settle(): void {
    this.#cancelTimer();
    this.#cancelMind();
    if (this.#record.status !== 'playing') {
      this.#clocks.run([], this.#around.now());
      return;
    }
    const waiting = this.#around.game.waiting(this.#match.state);
    const now = this.#around.now();
    this.#clocks.run(
      waiting.filter((seat) => this.#mindFor(seat) === null),
      now,
    );
    const expiry = this.#clocks.nextExpiry(now);
    this.#cancelTimer = expiry === null ? () => {} : this.#around.later(expiry, () => this.#timeIsUp());
    const seat = waiting.find((one) => this.#mindFor(one) !== null);
    this.#cancelMind = seat === undefined ? () => {} : this.#around.later(0, () => this.#letMindPlay(seat));
  }

  #timeIsUp(): void {
    const now = this.#around.now();
    for (const seat of this.#around.game.waiting(this.#match.state)) {
      if (this.#clocks.isRunning(seat) && this.#clocks.left(seat, now) === 0) this.#away.add(seat);
    }
    this.#settle();
    this.#tellEveryone(this.#tableMessage());
  }

  #letMindPlay(seat: string): void {
    try {
      const mind = this.#mindFor(seat);
      const { game } = this.#around;
      if (mind === null || !game.waiting(this.#match.state).includes(seat)) return;
      const random = seededRandom(`${this.#record.seed} ${seat} ${this.version}`);
      // A mind that errs must not stop the game: any legal choice goes on.
      if (!this.#mindPlays(mind, seat, random))
        this.#play(seat, game.sample(this.#match.state, seat, random));
    } catch (error) {
      this.#around.report(error);
    }
  }

  #mindPlays(mind: Mind, seat: string, random: Random): boolean {
    let choice: Json;
    try {
      choice = mind.choose(eyesOf(this.#around.game, this.#match.state, seat, random));
    } catch (error) {
      this.#around.report(error);
      return false;
    }
    const refusal = this.#play(seat, choice);
    if (refusal !== null) this.#around.report(bug(`${mind.id} chose what ${refusal.rule} forbids`));
    return refusal === null;
  }

  // Records

  #seatRecord(seat: string): SeatRecord | null {
    return this.#record.seats.find((place) => place.seat === seat) ?? null;
  }

  #changeSeat(seat: string, change: Partial<SeatRecord>): void {
    this.#change({
      seats: this.#record.seats.map((place) => (place.seat === seat ? { ...place, ...change } : place)),
    });
  }

  #change(change: Partial<TableRecord>): void {
    const record = { ...this.#record, ...change };
    this.#around.save({ kind: 'record', record });
    this.#record = record;
    this.#tellEveryone(this.#tableMessage());
  }

  /** What is in memory is ahead of what was kept: nobody may build on it, everyone must come again. */
  lose(): void {
    this.#broken = true;
    this.close();
    for (const guest of this.#guests) guest.dismiss();
  }

  /** No more timers; the table can be put away. */
  close(): void {
    this.#cancelTimer();
    this.#cancelMind();
  }
}

/** Private lines are for the two who exchange them. */
function mayRead(guest: Guest, { from, to }: ChatLine): boolean {
  return to === null || guest.seat === from || guest.seat === to;
}
