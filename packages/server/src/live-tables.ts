// The tables that a server has in memory: taken from storage when someone asks for them, and put away when nobody is there.

import { checkVersion, KernelError, type Mind } from '@maester/kernel';
import {
  Table,
  type AnyGame,
  type Change,
  type Guest,
  type Request,
  type SavedTable,
  type TableRecord,
  type Think,
} from '@maester/table';
import type { Calendar } from './calendar.ts';
import type { Callers } from './callback/callers.ts';
import { Outbox } from './outbox.ts';
import type { Limits } from './limits.ts';
import { tableInLog, type Log } from './log.ts';
import { RequestError } from './request-error.ts';
import { DamagedTableError, HeldElsewhereError, HoldLostError, type Hold, type Storage } from './storage.ts';
import {
  cannotReplay,
  damaged,
  elsewhere,
  noTable,
  outOfTouch,
  stopping,
  unknownGame,
} from './table-errors.ts';
import { ONE_BY_ONE, Turns } from './turns.ts';

export interface LiveOptions {
  readonly games: readonly AnyGame[];
  readonly minds: readonly Mind[];
  readonly storage: Storage;
  readonly log: Log;
  readonly limits: Limits;
  /** Milliseconds from one move to a computer player's next. */
  readonly pace?: number;
  /** Where minds that ponder do so. */
  readonly think?: Think;
  /** How many of them wait there. */
  readonly pondering?: () => number;
  /** Calls people back to their tables. */
  readonly callers?: Pick<Callers, 'wants' | 'heard' | 'left' | 'forget'>;
  /** Hears of every game that has ended. */
  readonly finished?: (record: TableRecord) => void;
  /** Whoever calls finds tables that another server holds, and hears of them by a HeldElsewhereError. */
  readonly forwards?: boolean;
  /** Whether no other server can have taken what this one holds; asked before anything in memory is believed. */
  readonly isCurrent?: () => boolean;
  /** Hears that a table has something to do at this date. */
  readonly wakes?: (record: TableRecord, date: number) => void;
  /** Hears how long computer players think where everyone is served. */
  readonly thought?: (milliseconds: number) => void;
}

/** A table without guests leaves memory after this long, unless something is going on at it. */
const PUT_AWAY_AFTER = 60_000;
/**
 * A table that has come so far since its last snapshot gets another one, or when it is put away. After a crash so many
 * choices are played again, which takes some ten milliseconds.
 */
const SNAPSHOT_EVERY = 256;
const WORTH_A_SNAPSHOT = 16;
/** Time enough for people to see what a computer player did before the next one moves. */
const PACE = 900;

const ID = /^[a-z0-9]{4,16}$/;

/** Nobody is there, and nothing happens within the next minute. */
function canRest(table: Table): boolean {
  const { guests, isBusy, wakesIn } = table;
  return guests === 0 && !isBusy && (wakesIn === null || wakesIn > PUT_AWAY_AFTER);
}

/** What goes wrong at one table in its own time ends no other. */
function attempt(run: () => void, report: (problem: unknown) => void): void {
  try {
    run();
  } catch (error) {
    report(error);
  }
}

/** A table, for one who is there. */
export interface Place {
  readonly table: Table;
  /** Sends something as soon as everything it may tell of this table is kept; not at all if it is not. */
  readonly post: (deliver: () => void) => void;
  /** Is not heard if the table has left this server. */
  readonly request: (guest: Guest, request: Request) => void;
}

/** A table in memory. */
interface Held {
  readonly table: Table;
  readonly hold: Hold;
  readonly outbox: Outbox;
}

export class LiveTables {
  readonly #options: LiveOptions;
  readonly #tables = new Map<string, Held>();
  /** Tables on their way from storage, and on their way back. */
  readonly #arriving = new Map<string, Promise<Table>>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #idleSince = new Map<string, number>();
  readonly #calendar: Calendar;
  readonly #turns: Turns;
  /** Snapshots and tables to put away. What they save is packed and written at the end of each one's turn. */
  readonly #chores = new Turns(() => performance.now(), undefined, ONE_BY_ONE);
  /** Why tables cannot be opened, of those that someone has come to: whoever only asks about them is told as well. */
  readonly #unusable = new Map<string, RequestError>();
  #closed = false;
  #saving = true;
  #choices = 0;
  #diskErrors = 0;

  constructor(options: LiveOptions, calendar: Calendar) {
    this.#options = options;
    this.#turns = new Turns(() => performance.now(), options.thought);
    this.#calendar = calendar;
  }

  /** Keeps a new table. */
  async make(record: TableRecord): Promise<void> {
    if (this.#closed) throw stopping();
    if (!this.isCurrent()) throw outOfTouch();
    const hold = await this.#saved(this.#options.storage.make(record));
    // A proxy may lead its players to another server, which then has them without a detour.
    if (this.#options.forwards === true) await hold.release();
    else this.#open(record.id, hold, { record, entries: [], chat: [], banks: null });
  }

  /** Everything so far of this table is on disk. */
  async written(id: string): Promise<void> {
    await this.#tables.get(id)?.outbox.written();
  }

  /** Whether the last attempt to save what was played succeeded. */
  get isSaving(): boolean {
    return this.#saving;
  }

  /** After a failure, whether there is room again: nobody else may come to find out. */
  async tryToSave(): Promise<void> {
    if (this.#saving) return;
    try {
      await this.#options.storage.probe();
      this.#saving = true;
    } catch {
      // It is tried again.
    }
  }

  /** How often something could not be saved. */
  get diskErrors(): number {
    return this.#diskErrors;
  }

  /** Computer players whose turn has not come yet. */
  get mindsWaiting(): number {
    return this.#turns.waiting + (this.#options.pondering?.() ?? 0);
  }

  get size(): number {
    return this.#tables.size;
  }

  /** How many choices were kept since the start. */
  get choices(): number {
    return this.#choices;
  }

  awake(id: string): Table | null {
    const found = this.#tables.get(id)?.table;
    if (found === undefined || !this.isCurrent()) return null;
    return found.broken ? null : found;
  }

  isCurrent(): boolean {
    return this.#options.isCurrent?.() ?? true;
  }

  /** Whether this server has the table. */
  has(id: string): boolean {
    return this.awake(id) !== null || this.#arriving.has(id);
  }

  /** Whether someone has heard more of this table than is in memory here. */
  isBehind(id: string, since: number): boolean {
    const table = this.awake(id);
    return table !== null && since > table.version;
  }

  /** What storage says of a table; rejects with a RequestError if there is none. */
  async read<Kept>(id: string, read: () => Promise<Kept | null>): Promise<Kept> {
    const kept = await this.#kept(id, read);
    if (kept === null) throw noTable();
    return kept;
  }

  /** What storage has of a table; one that is damaged there is missed by those who look for it, and by nobody else. */
  async #kept<Kept>(id: string, read: () => Promise<Kept | null>): Promise<Kept | null> {
    if (!ID.test(id)) return null;
    try {
      return await read();
    } catch (error) {
      if (error instanceof HeldElsewhereError && this.#options.forwards !== true) throw elsewhere();
      if (!(error instanceof DamagedTableError)) throw error;
      throw this.#damaged(id, error);
    }
  }

  #cannotUse(id: string, why: RequestError): RequestError {
    this.#unusable.set(id, why);
    return why;
  }

  #damaged(id: string, error: unknown): RequestError {
    const during = `reading table ${tableInLog(id)}`;
    this.#options.log({ event: 'failure', during, error: String(error) });
    return this.#cannotUse(id, damaged());
  }

  /** Who and what, without playing the game again. */
  async record(id: string): Promise<TableRecord> {
    const record = this.awake(id)?.record ?? (await this.#kept(id, () => this.#options.storage.record(id)));
    if (record === null) throw noTable();
    return record;
  }

  /** Why a table cannot be opened with the rules of this server, if it cannot. */
  ruledOut({ id, game: name, gameVersion }: TableRecord): RequestError | null {
    const game = this.#options.games.find((known) => known.id === name);
    if (game === undefined) return unknownGame(name);
    try {
      checkVersion(game, gameVersion);
    } catch (error) {
      if (!(error instanceof KernelError)) throw error;
      return cannotReplay(error.message);
    }
    return this.#unusable.get(id) ?? null;
  }

  /** A table for someone who comes to it. */
  async place(id: string): Promise<Place> {
    const table = await this.find(id);
    const held = this.#tables.get(id);
    if (held?.table !== table) throw stopping();
    return {
      table,
      // By the outbox of this very table: one that has been put away may not answer at once what is not kept.
      post: (deliver) => held.outbox.post(deliver),
      request: (guest, request) => {
        if (this.isCurrent() && this.#tables.get(id) === held) table.request(guest, request);
      },
    };
  }

  /** The table, from memory or storage; rejects with a RequestError if there is none. */
  async find(id: string): Promise<Table> {
    for (;;) {
      const found = this.awake(id) ?? (await (this.#arriving.get(id) ?? this.#fetch(id)));
      if (!found.broken) return found;
    }
  }

  #fetch(id: string): Promise<Table> {
    const arriving = this.#take(id).finally(() => this.#arriving.delete(id));
    this.#arriving.set(id, arriving);
    return arriving;
  }

  async #take(id: string): Promise<Table> {
    await this.#leaving.get(id);
    if (this.#closed) throw stopping();
    if (!this.isCurrent()) throw outOfTouch();
    const taken = await this.#kept(id, () => this.#options.storage.take(id));
    if (taken === null) throw noTable();
    const { hold, saved } = taken;
    try {
      if (this.#closed) throw stopping();
      if (!this.isCurrent()) throw outOfTouch();
      return this.#open(id, hold, saved);
    } catch (error) {
      await hold.release();
      if (error instanceof RequestError) throw error;
      // What was saved is JSON, but not of the shape that it was saved in.
      if (!(error instanceof KernelError)) throw this.#damaged(id, error);
      throw this.#cannotUse(id, cannotReplay(error.message));
    }
  }

  #open(id: string, hold: Hold, saved: SavedTable): Table {
    const { games, minds, log, limits, think, thought, pace = PACE } = this.#options;
    const game = games.find((known) => known.id === saved.record.game);
    if (game === undefined) throw unknownGame(saved.record.game);
    const report = (problem: unknown): void =>
      log({ event: 'failure', during: `table ${tableInLog(id)}`, error: String(problem) });
    const outbox = new Outbox({
      write: (changes) => hold.write(changes),
      kept: (changes) => {
        this.#saving = true;
        for (const change of changes) {
          if (change.kind === 'entry') this.#choices += 1;
          this.#tell(change, table);
          if (change.kind === 'turn' && change.turn.wakeAt !== null)
            this.#options.wakes?.(saved.record, change.turn.wakeAt);
        }
      },
      lost: (error) => this.#lost(id, table, error),
      failed: (error) => log({ event: 'failure', during: 'delivery', error: String(error) }),
    });
    const table: Table = new Table(
      {
        game,
        minds,
        pace,
        undos: limits.undos,
        ...(think === undefined ? {} : { think }),
        inTurn: (run) => this.#turns.enter(run),
        ...(thought === undefined ? {} : { thought }),
        now: () => this.#calendar.ticks,
        date: () => this.#calendar.date,
        later: (milliseconds, run) => {
          const timer = setTimeout(() => attempt(run, report), Math.min(milliseconds, 2 ** 31 - 1));
          return () => clearTimeout(timer);
        },
        save: (change) => outbox.save(change),
        report,
      },
      saved,
    );
    this.#tables.set(id, { table, hold, outbox });
    this.#unusable.delete(id);
    return table;
  }

  /** What this table has in memory is ahead of what was kept: it is brought back from there. */
  #lost(id: string, table: Table, error: unknown): void {
    if (error instanceof HoldLostError) {
      this.#options.log({ event: 'taken', table: tableInLog(id) });
    } else {
      this.#saving = false;
      this.#diskErrors += 1;
      this.#options.log({ event: 'failure', during: 'writing to disk', error: String(error) });
    }
    table.lose();
    if (this.#tables.get(id)?.table === table) this.#tables.delete(id);
    this.#idleSince.delete(id);
    this.#options.callers?.left(id);
  }

  /** Remembers whether it was. */
  async #saved<Result>(saving: Promise<Result>): Promise<Result> {
    try {
      const result = await saving;
      this.#saving = true;
      return result;
    } catch (error) {
      this.#saving = false;
      this.#diskErrors += 1;
      throw error;
    }
  }

  /** A table where nobody is takes no room from others: it is put away first. */
  hasRoom(): boolean {
    const { limits } = this.#options;
    for (const [id, held] of this.#tables) {
      if (this.#tables.size < limits.tables) return true;
      if (canRest(held.table)) this.#putAway(id, held);
    }
    return this.#tables.size < limits.tables;
  }

  /** It only makes opening the table quicker, so nobody is troubled if it fails. */
  #keepSnapshot(id: string, table: Table): void {
    if (this.#tables.get(id)?.table !== table) return;
    try {
      table.keepSnapshot();
    } catch (error) {
      this.#options.log({ event: 'failure', during: 'saving a snapshot', error: String(error) });
    }
  }

  /** The last of it is still being written when the table is gone from memory: whoever comes next waits for that. */
  #putAway(id: string, { table, hold, outbox }: Held): void {
    if (table.sinceSnapshot >= WORTH_A_SNAPSHOT) this.#keepSnapshot(id, table);
    table.close();
    this.#tables.delete(id);
    this.#idleSince.delete(id);
    const leave = async (): Promise<void> => {
      try {
        await outbox.written();
        this.#options.callers?.left(id);
        await hold.release();
      } catch (error) {
        this.#options.log({ event: 'failure', during: 'putting a table away', error: String(error) });
      } finally {
        this.#leaving.delete(id);
      }
    };
    this.#leaving.set(id, leave());
  }

  /** Another server has this table. */
  lose(id: string): void {
    this.#tables.get(id)?.outbox.lose(new HoldLostError());
  }

  /** Others may have taken these tables: nothing in memory is to be trusted. */
  loseAll(): void {
    const why = new HoldLostError();
    for (const { outbox } of this.#tables.values()) outbox.lose(why);
  }

  /** Puts away tables that nobody has looked at for a while and that need no attention; long games get a snapshot. */
  async rest(): Promise<void> {
    const { ticks } = this.#calendar;
    const putAway: Promise<void>[] = [];
    for (const [id, { table }] of this.#tables) {
      if (!canRest(table)) {
        this.#idleSince.delete(id);
        if (table.sinceSnapshot >= SNAPSHOT_EVERY) this.#chores.enter(() => this.#keepSnapshot(id, table));
        continue;
      }
      const since = this.#idleSince.get(id) ?? ticks;
      this.#idleSince.set(id, since);
      if (ticks - since >= PUT_AWAY_AFTER) putAway.push(this.#putAwayInTurn(id, table));
    }
    await Promise.all(putAway);
  }

  /** Unless someone has come meanwhile. */
  #putAwayInTurn(id: string, table: Table): Promise<void> {
    return new Promise((resolve) => {
      this.#chores.enter(() => {
        const held = this.#tables.get(id);
        if (held?.table === table && canRest(table)) this.#putAway(id, held);
        resolve();
      });
    });
  }

  /** Whether the table is in storage alone when this resolves; it is not if someone is there. */
  async clear(id: string): Promise<boolean> {
    const held = this.#tables.get(id);
    if (this.#arriving.has(id) || (held !== undefined && held.table.guests > 0)) return false;
    if (held !== undefined) this.#putAway(id, held);
    await this.#leaving.get(id);
    return true;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Lets all tables go and sends everyone to join again: this server is out of touch with the others. */
  letGo(): void {
    for (const [id, held] of this.#tables) {
      this.#putAway(id, held);
      held.table.lose();
    }
  }

  /** All that are in memory. */
  get all(): readonly Table[] {
    return Array.from(this.#tables.values(), ({ table }) => table);
  }

  /** Told once it is kept: games that have ended, and what happens at tables that have anyone to call back. */
  #tell(change: Change, table: Table): void {
    const { callers, finished } = this.#options;
    if (change.kind !== 'entry' && change.kind !== 'record') return;
    if (change.kind === 'entry' && change.status === 'over') finished?.(table.record);
    if (callers?.wants(table.record.id) === true) callers.heard(table.info(), (seat) => table.askedAt(seat));
  }

  /** Resolves when everything is kept. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const [id, held] of this.#tables) this.#putAway(id, held);
    await Promise.allSettled(this.#arriving.values());
    await Promise.all(this.#leaving.values());
  }
}
