// All tables of a server: made, found, taken up again from storage, and put away when nobody is there.

import { checkVersion, KernelError, salt, shape, type Mind } from '@maester/kernel';
import {
  armsText,
  CHANGES_SINCE,
  nameTaken,
  personName,
  restingInfo,
  Table,
  type AnyGame,
  type Change,
  type Guest,
  type Message,
  type Request,
  type SavedTable,
  type TableInfo,
  type TableRecord,
  type Think,
} from '@maester/table';
import type { Attendance, Join, Wire } from './attendance.ts';
import { ByteCache } from './byte-cache.ts';
import { Calendar, SYSTEM, type Clockwork } from './calendar.ts';
import type { Callers } from './callback/callers.ts';
import type { Desk, Role } from './desk.ts';
import { newTable } from './new-table.ts';
import { Outbox } from './outbox.ts';
import { journalOf } from './journal-of.ts';
import type { Limits } from './limits.ts';
import { tableInLog, type Log } from './log.ts';
import { playerOf, readIdentity } from './players.ts';
import { RequestError } from './request-error.ts';
import { newToken, roleIn, tokenHash } from './secrets.ts';
import { cannotReplay, elsewhere, noTable, outOfTouch, stopping } from './table-refusals.ts';
import { expiries, FOR_EVER, type Retention } from './retention.ts';
import { DamagedTableError, HeldElsewhereError, HoldLostError, type Hold, type Storage } from './storage.ts';
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
  /** How long tables stay that nobody changes; without it for ever. */
  readonly retention?: Retention;
  /** Whoever calls finds tables that another server holds, and hears of them by a HeldElsewhereError. */
  readonly forwards?: boolean;
  /** Others use the same storage, and may carry rules that this server does not. */
  readonly isShared?: boolean;
  /** Whether no other server can have taken what this one holds; asked before anything in memory is believed. */
  readonly isCurrent?: () => boolean;
  /** Hears that a table has something to do at this date. */
  readonly wakes?: (record: TableRecord, date: number) => void;
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
/** So many tables are removed in one go, and the others next time. */
const MOST_REMOVED = 100;
/** So many are woken between two looks at which are due. */
const MOST_WOKEN = 1000;
/** Of finished games, for those who ask for them again. */
const JOURNAL_BYTES = 16 * 1024 * 1024;
/** Time enough for people to see what a computer player did before the next one moves. */
const PACE = 900;

const { object, optional, nullable } = shape;

const readGuest = object({
  name: personName,
  salt: optional(nullable(salt), null),
  arms: optional(nullable(armsText), null),
  /** A secret of the person, by which rated tables know them again. */
  identity: optional(nullable(readIdentity), null),
});

const ID = /^[a-z0-9]{4,16}$/;

/** Nobody is there, and nothing happens within the next minute. */
function canRest(table: Table): boolean {
  const { guests, isBusy, wakesIn } = table;
  return guests === 0 && !isBusy && (wakesIn === null || wakesIn > PUT_AWAY_AFTER);
}

/** What one message looks like on the wire; many guests are often sent the same one after the other. */
let lastSent: { readonly message: Message; readonly bytes: Buffer } | null = null;

export function bytesOf(message: Message): Buffer {
  if (lastSent?.message !== message) lastSent = { message, bytes: Buffer.from(JSON.stringify(message)) };
  return lastSent.bytes;
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

export class Tables implements Desk {
  readonly #options: TablesOptions;
  readonly #tables = new Map<string, Held>();
  /** Tables on their way from storage, and on their way back. */
  readonly #arriving = new Map<string, Promise<Table>>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #rematches = new Map<string, Promise<{ table: string; host: string | null }>>();
  readonly #idleSince = new Map<string, number>();
  /** Connections by table and seat. */
  readonly #seats = new Map<string, number>();
  readonly #calendar: Calendar;
  readonly #journals = new ByteCache(JOURNAL_BYTES);
  readonly #turns: Turns;
  /** A few milliseconds at a time, so that nobody waits for them. */
  readonly #snapshots = new Turns(() => performance.now());
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
  }

  /** Everything so far of this table is on disk. */
  async written(id: string): Promise<void> {
    await this.#tables.get(id)?.outbox.written();
  }

  /** Whether the last attempt to save what was played succeeded. */
  get isSaving(): boolean {
    return this.#saving;
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
  async wake(): Promise<void> {
    if (this.#waking) return;
    this.#waking = true;
    const { storage } = this.#options;
    try {
      for (const id of await storage.due(this.#calendar.date, MOST_WOKEN)) {
        if (this.#closed) return;
        if (this.#awake(id) !== null) continue;
        await this.wakeOne(id);
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      this.#waking = false;
    }
  }

  /** A table that cannot be opened has nothing to wake up for. */
  async wakeOne(id: string): Promise<void> {
    const { storage, log, isShared = false } = this.#options;
    try {
      const record = isShared ? await storage.record(id) : null;
      if (record !== null && this.#ruledOut(record) !== null) return;
      await this.find(id);
    } catch (error) {
      if (error instanceof HeldElsewhereError || (error instanceof RequestError && error.status === 503))
        return;
      log({ event: 'failure', during: `waking table ${tableInLog(id)}`, error: String(error) });
      await storage.rest(id);
    }
  }

  async create(value: unknown): Promise<{ table: string; host: string }> {
    if (this.#closed) throw stopping();
    if (!this.#isCurrent()) throw outOfTouch();
    if (!this.#hasRoom())
      throw new RequestError(503, 'full', "This server is full and can't open another table right now.");
    const { games, minds, storage } = this.#options;
    const { record, host } = newTable(value, games, minds, this.#calendar.date);
    const hold = await this.#saved(storage.make(record));
    this.#open(record.id, hold, { record, entries: [], chat: [], banks: null });
    return { table: record.id, host };
  }

  /** Tables where nobody is take no room from others: they are put away first. */
  #hasRoom(): boolean {
    const { limits } = this.#options;
    if (this.#tables.size < limits.tables) return true;
    for (const [id, held] of this.#tables) if (canRest(held.table)) this.#putAway(id, held);
    return this.#tables.size < limits.tables;
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

  /** The same game with the same computer players once more: one table for all, who sit down at it by its link. */
  async rematch(id: string, token: string): Promise<{ table: string; host: string | null }> {
    if (roleIn(await this.#record(id), token) === null) {
      throw new RequestError(403, 'not-yours', 'Only players of this table can ask for a rematch.');
    }
    const asked = this.#rematches.get(id);
    if (asked !== undefined) return { ...(await asked), host: null };
    const making = this.#rematchOf(id).finally(() => this.#rematches.delete(id));
    this.#rematches.set(id, making);
    return making;
  }

  async #rematchOf(id: string): Promise<{ table: string; host: string | null }> {
    const { record } = await this.find(id);
    if (record.status !== 'over') throw new RequestError(409, 'not-over', 'The game is still in progress.');
    if (record.rematch !== null) return { table: record.rematch, host: null };
    const { game, setup, clock, chat, open, rated = false } = record;
    // A seat that its owner left to a mind for a while is for a person again.
    const minds = Object.fromEntries(
      record.seats.flatMap(({ seat, tokenHash: owner, mind }) =>
        owner === null && mind !== null ? [[seat, mind]] : [],
      ),
    );
    const made = await this.create({ game, setup, clock, chat, open, rated, minds });
    (await this.find(id)).rematchAt(made.table);
    await this.written(id);
    return made;
  }

  /** A guest sits down. The host's secret may become that of the seat, so that one is enough. */
  async sit(id: string, seat: string, value: unknown, hosting: string): Promise<{ token: string }> {
    const { name, salt: added, arms, identity } = readGuest(value, { kind: 'input', where: '' });
    const table = await this.find(id);
    const { record } = table;
    const role = hosting === '' ? null : roleIn(record, hosting);
    const token = role !== null && role.host && role.seat === null ? hosting : newToken();
    const holds = role?.seat ?? null;
    const refusal =
      nameTaken(record, seat, name, holds) ??
      table.sit(seat, name, tokenHash(token), {
        holds,
        salt: added,
        arms,
        player: playerFor(record, identity),
      });
    if (refusal !== null)
      throw new RequestError(409, refusal.rule, `${refusal.rule} ${JSON.stringify(refusal.facts)}`);
    await this.written(id);
    return { token };
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
        if (this.#isCurrent() && this.#tables.get(id) === held) table.request(guest, request);
      },
    };
  }

  /** Someone comes to a table, to play or to watch. */
  async attend(id: string, { token, since, heard, protocol }: Join, wire: Wire): Promise<Attendance> {
    const { table, post, request } = await this.place(id);
    const role = token === null ? { seat: null, host: false } : roleIn(table.record, token);
    if (role === null)
      throw new RequestError(403, 'not-yours', "This secret doesn't belong to a seat at this table.");
    if (role.seat === null && !role.host) this.checkRoom(table);
    const free = role.seat === null ? () => {} : this.#takePlace(`${id} ${role.seat}`);
    const guest: Guest = {
      ...role,
      changes: protocol >= CHANGES_SINCE,
      send: (message) => {
        const bytes = bytesOf(message);
        post(() => wire.send(bytes));
      },
      dismiss: () => wire.dismiss(),
    };
    const leave = table.join(guest, since, heard);
    return {
      as: role.seat !== null ? 'seat' : role.host ? 'host' : 'spectator',
      request: (asked) => request(guest, asked),
      settled: post,
      leave: () => {
        leave();
        free();
      },
    };
  }

  /** Those who play always find room, however many watch. */
  checkRoom(table: Table, others = 0): void {
    if (table.spectators + others >= this.#options.limits.spectators)
      throw new RequestError(503, 'full', "This table can't take any more spectators.");
  }

  /** The place of one more connection at a seat; gives back how to free it again. */
  #takePlace(seat: string): () => void {
    const taken = this.#seats.get(seat) ?? 0;
    if (taken >= this.#options.limits.connectionsPerSeat)
      throw new RequestError(
        503,
        'full',
        'This seat is open in too many windows. Please close some of them.',
      );
    this.#seats.set(seat, taken + 1);
    return () => {
      const left = (this.#seats.get(seat) ?? 1) - 1;
      if (left === 0) this.#seats.delete(seat);
      else this.#seats.set(seat, left);
    };
  }

  /** Told once it is kept: games that have ended, and what happens at tables that have anyone to call back. */
  #tell(change: Change, table: Table): void {
    const { callers, finished } = this.#options;
    if (change.kind !== 'entry' && change.kind !== 'record') return;
    if (change.kind === 'entry' && change.status === 'over') finished?.(table.record);
    if (callers?.wants(table.record.id) === true) callers.heard(table.info());
  }

  /** What a secret allows at this table: a seat, hosting, or nothing. */
  async role(id: string, secret: string): Promise<Role | null> {
    return roleIn(await this.#record(id), secret);
  }

  /** Games in progress that anyone may watch, where someone is there; those with the most people first. */
  async runningTables(): Promise<readonly TableInfo[]> {
    return [...this.#tables.values()]
      .map(({ table }) => table)
      .filter(({ record, guests }) => record.open && record.status === 'playing' && guests > 0)
      .toSorted((one, other) => other.guests - one.guests)
      .slice(0, MOST_LISTED)
      .map((table) => table.info());
  }

  async openTables(): Promise<readonly TableInfo[]> {
    const { storage, minds } = this.#options;
    const records = await storage.openTables(MOST_LISTED);
    return records
      .filter((record) => this.#ruledOut(record) === null)
      .map((record) => this.#awake(record.id)?.info() ?? restingInfo(record, minds));
  }

  async info(id: string): Promise<TableInfo> {
    const awake = this.#awake(id);
    if (awake !== null) {
      const info = awake.info();
      await this.written(id);
      return info;
    }
    const record = await this.#record(id);
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
  async journal(id: string): Promise<Buffer> {
    if ((await this.#record(id)).status !== 'over')
      throw new RequestError(409, 'not-over', 'The journal is available once the game is over.');
    await this.written(id);
    return this.#journals.get(id, async () => {
      const kept = await this.#kept(id, () => this.#options.storage.load(id));
      if (kept === null) throw noTable();
      return Buffer.from(`${JSON.stringify(journalOf(kept))}\n`);
    });
  }

  #awake(id: string): Table | null {
    const found = this.#tables.get(id)?.table;
    if (found === undefined || !this.#isCurrent()) return null;
    return found.broken ? null : found;
  }

  #isCurrent(): boolean {
    return this.#options.isCurrent?.() ?? true;
  }

  /** Whether this server has the table. */
  has(id: string): boolean {
    return this.#awake(id) !== null || this.#arriving.has(id);
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
      this.#options.log({ event: 'failure', during: 'reading a table', error: String(error) });
      throw new RequestError(
        410,
        'damaged',
        'This table was damaged on the server and can no longer be opened.',
      );
    }
  }

  /** Who and what, without playing the game again. */
  async #record(id: string): Promise<TableRecord> {
    const record = this.#awake(id)?.record ?? (await this.#kept(id, () => this.#options.storage.record(id)));
    if (record === null) throw noTable();
    return record;
  }

  /** The table, from memory or storage; rejects with a RequestError if there is none. */
  async find(id: string): Promise<Table> {
    for (;;) {
      const found = this.#awake(id) ?? (await (this.#arriving.get(id) ?? this.#fetch(id)));
      if (!found.broken) return found;
    }
  }

  look(id: string): Promise<unknown> {
    return this.find(id);
  }

  #fetch(id: string): Promise<Table> {
    const arriving = this.#take(id).finally(() => this.#arriving.delete(id));
    this.#arriving.set(id, arriving);
    return arriving;
  }

  async #take(id: string): Promise<Table> {
    await this.#leaving.get(id);
    if (this.#closed) throw stopping();
    if (!this.#isCurrent()) throw outOfTouch();
    const taken = await this.#kept(id, () => this.#options.storage.take(id));
    if (taken === null) throw noTable();
    const { hold, saved } = taken;
    try {
      if (this.#closed) throw stopping();
      if (!this.#isCurrent()) throw outOfTouch();
      return this.#open(id, hold, saved);
    } catch (error) {
      await hold.release();
      if (!(error instanceof KernelError)) throw error;
      this.#differs.set(id, error.message);
      throw cannotReplay(error.message);
    }
  }

  #open(id: string, hold: Hold, saved: SavedTable): Table {
    const { games, minds, log, limits, think, pace = PACE } = this.#options;
    const game = games.find((known) => known.id === saved.record.game);
    if (game === undefined)
      throw new RequestError(410, 'unknown-game', `This server does not know ${saved.record.game}.`);
    const outbox = new Outbox({
      write: async (changes) => {
        await hold.write(changes);
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
        now: () => this.#calendar.ticks,
        date: () => this.#calendar.date,
        later: (milliseconds, run) => {
          const timer = setTimeout(run, Math.min(milliseconds, 2 ** 31 - 1));
          return () => clearTimeout(timer);
        },
        save: (change) => outbox.save(change),
        report: (problem) =>
          log({ event: 'failure', during: `table ${tableInLog(id)}`, error: String(problem) }),
      },
      saved,
    );
    this.#tables.set(id, { table, hold, outbox });
    return table;
  }

  /** Puts away tables that nobody has looked at for a while and that need no attention; forgets those that never began. */
  async tidy(): Promise<void> {
    const { storage } = this.#options;
    const { ticks, date } = this.#calendar;
    for (const [id, held] of this.#tables) {
      const { table } = held;
      if (table.sinceSnapshot >= SNAPSHOT_EVERY) this.#snapshots.enter(() => this.#keepSnapshot(id, table));
      if (!canRest(held.table)) {
        this.#idleSince.delete(id);
        continue;
      }
      const since = this.#idleSince.get(id) ?? ticks;
      this.#idleSince.set(id, since);
      if (ticks - since >= PUT_AWAY_AFTER) this.#putAway(id, held);
    }
    await this.wake();
    if (!this.#calendar.isTrusted()) return;
    for (const id of await storage.neverBegun(date - NEVER_BEGUN_FOR)) await this.#remove(id, 'gathering');
    for (const { status, before } of expiries(this.#options.retention ?? FOR_EVER, date))
      for (const id of await storage.untouched(status, before, MOST_REMOVED)) await this.#remove(id, status);
  }

  /** Unless someone is there, or it has gone on a moment ago. */
  async #remove(id: string, status: TableRecord['status']): Promise<void> {
    const { storage } = this.#options;
    const held = this.#tables.get(id);
    if (this.#arriving.has(id) || (held !== undefined && held.table.guests > 0)) return;
    if (held !== undefined) this.#putAway(id, held);
    await this.#leaving.get(id);
    if ((await this.#statusOf(id)) === status) await storage.forget(id);
  }

  /** A damaged table stays: whoever looks after the server decides what becomes of it. */
  async #statusOf(id: string): Promise<TableRecord['status'] | null> {
    try {
      return (await this.#options.storage.record(id))?.status ?? null;
    } catch (error) {
      if (error instanceof DamagedTableError) return null;
      throw error;
    }
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
        await hold.release();
      } catch (error) {
        this.#options.log({ event: 'failure', during: 'putting a table away', error: String(error) });
      } finally {
        this.#leaving.delete(id);
      }
    };
    this.#leaving.set(id, leave());
  }

  /** Whether someone has heard more of this table than is in memory here. */
  isBehind(id: string, since: number): boolean {
    const table = this.#awake(id);
    return table !== null && since > table.version;
  }

  /** Another server has this table. */
  lose(id: string): void {
    this.#tables.get(id)?.outbox.lose(new HoldLostError(id));
  }

  /** Others may have taken these tables: nothing in memory is to be trusted. */
  loseAll(): void {
    const why = new HoldLostError('all');
    for (const { outbox } of this.#tables.values()) outbox.lose(why);
  }

  /** Lets all tables go and sends everyone to join again: this server is out of touch with the others. */
  letGo(): void {
    for (const [id, held] of this.#tables) {
      this.#putAway(id, held);
      held.table.lose();
    }
  }

  /** Resolves when everything is kept. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const [id, held] of this.#tables) this.#putAway(id, held);
    await Promise.allSettled(this.#arriving.values());
    await Promise.all(this.#leaving.values());
  }
}

/** At a rated table everyone is someone, and nobody is two; elsewhere it is nobody's business. */
function playerFor({ rated = false, seats }: TableRecord, identity: string | null): string | null {
  if (!rated) return null;
  if (identity === null)
    throw new RequestError(403, 'needs-identity', 'This table is rated, so players need an identity.');
  const player = playerOf(identity);
  if (seats.some((place) => place.player === player))
    throw new RequestError(409, 'seated', 'You already have a seat at this rated table.');
  return player;
}
