// All tables of a server: made, found, taken up again from storage, and put away when nobody is there.

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import {
  checkVersion,
  KernelError,
  salt,
  seedCommitment,
  shape,
  type Json,
  type Mind,
} from '@maester/kernel';
import {
  armsText,
  nameTaken,
  personName,
  readClock,
  restingInfo,
  Table,
  type AnyGame,
  type Change,
  type Clock,
  type SeatRecord,
  type TableInfo,
  type TableRecord,
  type Think,
} from '@maester/table';
import { ByteCache } from './byte-cache.ts';
import type { Callers } from './callback/callers.ts';
import { Calendar, SYSTEM, type Clockwork } from './calendar.ts';
import { Outbox } from './outbox.ts';
import { journalOf } from './journal-of.ts';
import type { Limits } from './limits.ts';
import { playerOf, readIdentity } from './players.ts';
import { tableInLog, type Log } from './log.ts';
import { RequestError } from './request-error.ts';
import { DamagedTableError, type Storage } from './storage.ts';
import { Turns } from './turns.ts';

export interface TablesOptions {
  readonly games: readonly AnyGame[];
  readonly minds: readonly Mind[];
  readonly storage: Storage;
  readonly log: Log;
  readonly limits: Limits;
  /** Milliseconds from one move to a computer player's next. */
  readonly pace?: number;
  /** Where minds that ponder do so. */
  readonly think?: Think;
  readonly clockwork?: Clockwork;
  /** Calls people back to their tables. */
  readonly callers?: Pick<Callers, 'wants' | 'heard'>;
  /** Hears of every game that has ended. */
  readonly finished?: (record: TableRecord) => void;
  /** Hears how long computer players think where everyone is served. */
  readonly thought?: (milliseconds: number) => void;
}

/** A table without guests leaves memory after this long, unless something is going on at it. */
const PUT_AWAY_AFTER = 60_000;
/** A table that never began is removed after this long. */
const NEVER_BEGUN_FOR = 7 * 24 * 3600 * 1000;
/** A table that has come so far since its last snapshot gets another one, or when it is put away. */
const SNAPSHOT_EVERY = 64;
const WORTH_A_SNAPSHOT = 16;
const MOST_LISTED = 100;
/** So many are woken between two looks at which are due. */
const MOST_WOKEN = 1000;
/** Of finished games, for those who ask for them again. */
const JOURNAL_BYTES = 16 * 1024 * 1024;
/** Time enough for people to see what a computer player did before the next one moves. */
const PACE = 900;

const { object, optional, nullable, text, yesNo, json, dictionary, integer } = shape;

const NO_CLOCK: Clock = { kind: 'none' };

const readNewTable = object({
  game: text,
  players: optional(nullable(integer(1, 20)), null),
  setup: optional(json, null),
  clock: optional(readClock, NO_CLOCK),
  chat: optional(yesNo, true),
  open: optional(yesNo, false),
  rated: optional(yesNo, false),
  /** Computer players by seat. */
  minds: optional(dictionary(text), {}),
});

const readGuest = object({
  name: personName,
  salt: optional(nullable(salt), null),
  arms: optional(nullable(armsText), null),
  /** A secret of the person, by which rated tables know them again. */
  identity: optional(nullable(readIdentity), null),
});

const ID = /^[a-z0-9]{4,16}$/;

function noTable(): RequestError {
  return new RequestError(404, 'no-table', "This table doesn't exist. The link may be incomplete.");
}

function cannotReplay(why: string): RequestError {
  return new RequestError(
    410,
    'cannot-replay',
    `This game was played with other rules and can no longer be opened: ${why}`,
  );
}

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'; // nothing that looks like something else

/** About 59 bits: not to be guessed, and short enough for a link. */
const ID_LENGTH = 12;

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function sameHash(a: string | null, b: string): boolean {
  return a !== null && a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Nobody is there, and nothing happens within the next minute. */
function canRest(table: Table): boolean {
  const { guests, isBusy, wakesIn } = table;
  return guests === 0 && !isBusy && (wakesIn === null || wakesIn > PUT_AWAY_AFTER);
}

export class Tables {
  readonly #options: TablesOptions;
  readonly #tables = new Map<string, Table>();
  readonly #idleSince = new Map<string, number>();
  readonly #outbox: Outbox;
  readonly #calendar: Calendar;
  readonly #journals = new ByteCache(JOURNAL_BYTES);
  readonly #turns: Turns;
  /** A few milliseconds at a time, so that nobody waits for them. */
  readonly #snapshots = new Turns(() => performance.now());
  /** The tables with changes that are not on disk yet. */
  readonly #unwritten = new Set<string>();
  /** What was found to differ in tables that these rules do not replay. */
  readonly #differs = new Map<string, string>();
  #closed = false;
  #waking = false;
  #saving = true;
  #choices = 0;
  #diskErrors = 0;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#turns = new Turns(() => performance.now(), options.thought);
    this.#calendar = new Calendar(options.clockwork ?? SYSTEM);
    this.#outbox = new Outbox(
      () => this.#write(),
      (error) => this.#lost(error),
      (error) => this.#options.log({ event: 'failure', during: 'delivery', error: String(error) }),
    );
  }

  /** Sends something as soon as everything it may tell of is on disk. */
  post(deliver: () => void): void {
    this.#outbox.post(deliver);
  }

  /** Everything so far is on disk. */
  written(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#outbox.post(resolve, (error) => reject(new Error('it could not be saved', { cause: error })));
    });
  }

  #save(id: string, change: Change): void {
    try {
      this.#options.storage.save(change);
    } catch (error) {
      this.#diskErrors += 1;
      throw error;
    }
    this.#unwritten.add(id);
    this.#outbox.saved();
    if (change.kind === 'entry') this.#choices += 1;
    if (change.kind === 'entry' && change.status === 'over') this.#ended(id);
    if (change.kind === 'entry' || change.kind === 'record') this.#heard(id);
  }

  /** Told once the end is on disk. */
  #ended(id: string): void {
    const { finished } = this.#options;
    if (finished !== undefined) this.post(() => finished(this.find(id).record));
  }

  /** Told to those who call people back, once it is on disk; most tables have nobody to call. */
  #heard(id: string): void {
    const { callers } = this.#options;
    if (callers?.wants(id) !== true) return;
    this.post(() => {
      const table = this.#awake(id);
      if (table !== null) callers.heard(table.info());
    });
  }

  #write(): void {
    this.#options.storage.flush();
    this.#unwritten.clear();
    this.#saving = true;
  }

  /** Whether the last attempt to save what was played succeeded. */
  get isSaving(): boolean {
    return this.#saving;
  }

  /** What these tables have in memory is ahead of what was kept: they are brought back from there. */
  #lost(error: unknown): void {
    this.#saving = false;
    this.#diskErrors += 1;
    this.#options.log({ event: 'failure', during: 'writing to disk', error: String(error) });
    for (const id of this.#unwritten) {
      this.#tables.get(id)?.lose();
      this.#tables.delete(id);
    }
    this.#unwritten.clear();
  }

  /** How often something could not be saved. */
  get diskErrors(): number {
    return this.#diskErrors;
  }

  /** Computer players whose turn has not come yet. */
  get mindsWaiting(): number {
    return this.#turns.waiting;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** How many choices were kept since the start. */
  get choices(): number {
    return this.#choices;
  }

  /**
   * Wakes the tables that have something to do though nobody is there: a computer player moves, a clock has run out.
   * One after the other, so that those who come meanwhile are not kept waiting. All others wait for their guests.
   */
  wake(): void {
    if (this.#waking) return;
    this.#waking = true;
    const { storage, log } = this.#options;
    const due = storage.due(this.#calendar.date, MOST_WOKEN).filter((id) => this.#awake(id) === null);
    const ids = due.values();
    const next = (): void => {
      const { value: id, done } = ids.next();
      if (this.#closed || done === true) {
        this.#waking = false;
        return;
      }
      try {
        this.find(id);
      } catch (error) {
        log({ event: 'failure', during: `waking table ${tableInLog(id)}`, error: String(error) });
        storage.rest(id);
        this.#outbox.saved();
      }
      setImmediate(next);
    };
    setImmediate(next);
  }

  create(value: unknown): { table: string; host: string } {
    if (!this.#hasRoom())
      throw new RequestError(503, 'full', "This server is full and can't open another table right now.");
    const place = { kind: 'input', where: '' } as const;
    const wanted = readNewTable(value, place);
    const game = this.#options.games.find(({ id }) => id === wanted.game);
    if (game === undefined) {
      const known = this.#options.games.map(({ id }) => id).join(', ');
      throw new RequestError(
        400,
        'unknown-game',
        `There is no game called "${wanted.game.slice(0, 40)}"; there is ${known}.`,
      );
    }
    const players = wanted.players ?? game.players.max;
    if (players < game.players.min || players > game.players.max) {
      throw new RequestError(
        400,
        'players',
        `${game.id} is for ${game.players.min} to ${game.players.max} players.`,
      );
    }
    const setup = wanted.setup === null ? game.usualSetup(players) : game.readSetup(wanted.setup);
    const host = newToken();
    for (const seat of Object.keys(wanted.minds)) {
      if (!game.seats(setup).includes(seat))
        throw new RequestError(400, 'unknown-seat', `There is no seat called "${seat.slice(0, 40)}".`);
    }
    const seats = game.seats(setup).map((seat): SeatRecord => {
      const mind = wanted.minds[seat] ?? null;
      this.#checkMind(mind);
      return { seat, kind: mind === null ? 'open' : 'mind', name: null, tokenHash: null, mind };
    });
    const seed = randomBytes(32).toString('hex');
    const record: TableRecord = {
      id: this.#freeId(),
      game: game.id,
      gameVersion: game.version,
      setup: setup as Json,
      seed,
      commitment: seedCommitment(seed),
      salts: null,
      clock: wanted.clock,
      chat: wanted.chat,
      open: wanted.open,
      rated: wanted.rated,
      hostHash: tokenHash(host),
      status: 'gathering',
      seats,
      created: this.#calendar.date,
      rematch: null,
    };
    this.#save(record.id, { kind: 'record', record });
    this.#open(record.id, { record, entries: [], chat: [], banks: null });
    return { table: record.id, host };
  }

  /** Tables where nobody is take no room from others: they are put away first. */
  #hasRoom(): boolean {
    const { limits } = this.#options;
    if (this.#tables.size < limits.tables) return true;
    for (const [id, table] of this.#tables) if (canRest(table)) this.#putAway(id, table);
    return this.#tables.size < limits.tables;
  }

  #freeId(): string {
    for (;;) {
      const id = newId();
      if (!this.#tables.has(id) && this.#options.storage.record(id) === null) return id;
    }
  }

  #checkMind(mind: string | null): void {
    if (mind !== null && !this.#options.minds.some(({ id }) => id === mind)) {
      throw new RequestError(
        400,
        'unknown-mind',
        `There is no computer player called "${mind.slice(0, 40)}".`,
      );
    }
  }

  /** The same game with the same computer players once more: one table for all, who sit down at it by its link. */
  rematch(id: string, token: string): { table: string; host: string | null } {
    if (this.roleOf(id, token) === null) {
      throw new RequestError(403, 'not-yours', 'Only players of this table can ask for a rematch.');
    }
    const old = this.find(id);
    const { record } = old;
    if (record.status !== 'over') throw new RequestError(409, 'not-over', 'The game is still in progress.');
    if (record.rematch !== null) return { table: record.rematch, host: null };
    const { game, setup, clock, chat, open, rated = false } = record;
    // A seat that its owner left to a mind for a while is for a person again.
    const minds = Object.fromEntries(
      record.seats.flatMap(({ seat, tokenHash: owner, mind }) =>
        owner === null && mind !== null ? [[seat, mind]] : [],
      ),
    );
    const made = this.create({ game, setup, clock, chat, open, rated, minds });
    old.rematchAt(made.table);
    return made;
  }

  /** A guest sits down. The host's secret may become that of the seat, so that one is enough. */
  sit(id: string, seat: string, value: unknown, hosting: string): { token: string } {
    const { name, salt: added, arms, identity } = readGuest(value, { kind: 'input', where: '' });
    const player = this.#playerFor(id, identity);
    const role = hosting === '' ? null : this.roleOf(id, hosting);
    const token = role !== null && role.host && role.seat === null ? hosting : newToken();
    const holds = role?.seat ?? null;
    const refusal =
      nameTaken(this.#record(id), seat, name, holds) ??
      this.find(id).sit(seat, name, tokenHash(token), { holds, salt: added, arms, player });
    if (refusal !== null)
      throw new RequestError(409, refusal.rule, `${refusal.rule} ${JSON.stringify(refusal.facts)}`);
    return { token };
  }

  /** At a rated table everyone is someone, and nobody is two; elsewhere it is nobody's business. */
  #playerFor(id: string, identity: string | null): string | null {
    const { rated = false, seats } = this.#record(id);
    if (!rated) return null;
    if (identity === null)
      throw new RequestError(403, 'needs-identity', 'This table is rated, so players need an identity.');
    const player = playerOf(identity);
    if (seats.some((place) => place.player === player))
      throw new RequestError(409, 'seated', 'You already have a seat at this rated table.');
    return player;
  }

  /** What a secret allows at this table: a seat, hosting, or nothing. */
  roleOf(id: string, token: string): { seat: string | null; host: boolean } | null {
    const record = this.#record(id);
    const hash = tokenHash(token);
    const seat = record.seats.find((place) => sameHash(place.tokenHash, hash))?.seat ?? null;
    const host = sameHash(record.hostHash, hash);
    return seat === null && !host ? null : { seat, host };
  }

  /** Who asks, if they may ask that: the owner of a seat, or the host. */
  owner(id: string, token: string, as: 'seat' | 'host'): { readonly seat: string } {
    const role = this.roleOf(id, token);
    if (role === null || (as === 'host' ? !role.host : role.seat === null))
      throw new RequestError(
        403,
        'not-yours',
        as === 'host' ? 'Only the host can do this.' : 'Only players of this table can do this.',
      );
    return { seat: role.seat ?? '' };
  }

  openTables(): readonly TableInfo[] {
    return this.#options.storage
      .openTables(MOST_LISTED)
      .filter((record) => this.#ruledOut(record) === null)
      .map(({ id }) => this.info(id));
  }

  /** Games in progress that anyone may watch, where someone is there; those with the most people first. */
  runningTables(): readonly TableInfo[] {
    return [...this.#tables.values()]
      .filter(({ record, guests }) => record.open && record.status === 'playing' && guests > 0)
      .toSorted((one, other) => other.guests - one.guests)
      .slice(0, MOST_LISTED)
      .map((table) => table.info());
  }

  info(id: string): TableInfo {
    const awake = this.#awake(id);
    if (awake !== null) return awake.info();
    const record = this.#record(id);
    const problem = this.#ruledOut(record);
    if (problem !== null) throw problem;
    return restingInfo(record, this.#options.minds);
  }

  /** Why a table cannot be opened with the rules of this server, if it cannot. */
  #ruledOut({ id, game: name, gameVersion }: TableRecord): RequestError | null {
    const game = this.#options.games.find((known) => known.id === name);
    if (game === undefined)
      return new RequestError(410, 'unknown-game', `This server does not know ${name}.`);
    try {
      checkVersion(game, gameVersion);
    } catch (error) {
      if (!(error instanceof KernelError)) throw error;
      return cannotReplay(error.message);
    }
    const differs = this.#differs.get(id);
    return differs === undefined ? null : cannotReplay(differs);
  }

  /** The whole game as JSON, to be replayed by anyone, once nothing about it is secret any more. */
  journal(id: string): Buffer {
    if (this.#record(id).status !== 'over')
      throw new RequestError(409, 'not-over', 'The journal is available once the game is over.');
    return this.#journals.get(id, () => {
      const kept = this.#kept(id, () => this.#options.storage.load(id));
      if (kept === null) throw noTable();
      return Buffer.from(`${JSON.stringify(journalOf(kept))}\n`);
    });
  }

  #awake(id: string): Table | null {
    const found = this.#tables.get(id);
    return found?.broken === false ? found : null;
  }

  /** What storage has of a table; one that is damaged there is missed by those who look for it, and by nobody else. */
  #kept<Kept>(id: string, read: () => Kept | null): Kept | null {
    if (!ID.test(id)) return null;
    try {
      return read();
    } catch (error) {
      if (!(error instanceof DamagedTableError)) throw error;
      this.#options.log({ event: 'failure', during: 'reading a table', error: String(error) });
      throw new RequestError(
        410,
        'damaged',
        'This table was damaged on the server and can no longer be opened.',
      );
    }
  }

  /** Who and what, without playing the game again. */
  #record(id: string): TableRecord {
    const record = this.#awake(id)?.record ?? this.#kept(id, () => this.#options.storage.record(id));
    if (record === null) throw noTable();
    return record;
  }

  /** The table, from memory or storage; throws a RequestError if there is none. */
  find(id: string): Table {
    const found = this.#awake(id);
    if (found !== null) return found;
    const kept = this.#kept(id, () => this.#options.storage.load(id));
    if (kept === null) throw noTable();
    try {
      return this.#open(id, kept);
    } catch (error) {
      if (!(error instanceof KernelError)) throw error;
      this.#differs.set(id, error.message);
      throw cannotReplay(error.message);
    }
  }

  #open(id: string, kept: NonNullable<ReturnType<Storage['load']>>): Table {
    const { games, minds, log, limits, think, pace = PACE } = this.#options;
    const game = games.find((known) => known.id === kept.record.game);
    if (game === undefined)
      throw new RequestError(410, 'unknown-game', `This server does not know ${kept.record.game}.`);
    const table = new Table(
      {
        game,
        minds,
        pace,
        undos: limits.undos,
        ...(think === undefined ? {} : { think }),
        inTurn: (run) => this.#turns.enter(run),
        now: () => this.#calendar.ticks,
        date: () => this.#calendar.date,
        later: (milliseconds, run) => {
          const timer = setTimeout(run, Math.min(milliseconds, 2 ** 31 - 1));
          return () => clearTimeout(timer);
        },
        save: (change: Change) => this.#save(id, change),
        report: (problem) =>
          log({ event: 'failure', during: `table ${tableInLog(id)}`, error: String(problem) }),
      },
      kept,
    );
    this.#tables.set(id, table);
    return table;
  }

  /** Puts away tables that nobody has looked at for a while and that need no attention; forgets those that never began. */
  tidy(): void {
    const { ticks, date } = this.#calendar;
    for (const [id, table] of this.#tables) {
      if (table.sinceSnapshot >= SNAPSHOT_EVERY) this.#snapshots.enter(() => this.#keepSnapshot(id, table));
      if (!canRest(table)) {
        this.#idleSince.delete(id);
        continue;
      }
      const since = this.#idleSince.get(id) ?? ticks;
      this.#idleSince.set(id, since);
      if (ticks - since >= PUT_AWAY_AFTER) this.#putAway(id, table);
    }
    this.wake();
    if (!this.#calendar.isTrusted()) return;
    for (const id of this.#options.storage.neverBegun(date - NEVER_BEGUN_FOR)) {
      const table = this.#tables.get(id);
      if (table !== undefined && table.guests > 0) continue;
      if (table !== undefined) this.#putAway(id, table);
      this.#options.storage.forget(id);
      this.#outbox.saved();
    }
  }

  /** It only makes opening the table quicker, so nobody is troubled if it fails. */
  #keepSnapshot(id: string, table: Table): void {
    if (this.#tables.get(id) !== table) return;
    try {
      table.keepSnapshot();
    } catch (error) {
      this.#options.log({ event: 'failure', during: 'saving a snapshot', error: String(error) });
    }
  }

  #putAway(id: string, table: Table): void {
    if (table.sinceSnapshot >= WORTH_A_SNAPSHOT) this.#keepSnapshot(id, table);
    table.close();
    this.#tables.delete(id);
    this.#idleSince.delete(id);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const table of this.#tables.values()) table.close();
    this.#outbox.flush();
    this.#tables.clear();
  }
}
