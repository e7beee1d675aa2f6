// All tables of a server, as those see them who come to it: make one, look at one, sit down, join, get the journal.

import { salt, shape, type Refusal } from '@maester/kernel';
import {
  armsText,
  CHANGES_SINCE,
  mixesAlphabets,
  RULES_SINCE,
  nameTaken,
  PASSWORD_LENGTH,
  personName,
  placesFor,
  restingInfo,
  seatFor,
  shortText,
  type Guest,
  type Table,
  type TableInfo,
  type TableRecord,
} from '@maester/table';
import type { Attendance, Join, Wire } from './attendance.ts';
import { ByteCache } from './byte-cache.ts';
import { Calendar, SYSTEM, type Clockwork } from './calendar.ts';
import type { Desk, Lists, Role, Seated } from './desk.ts';
import { Housekeeping } from './housekeeping.ts';
import { journalOf } from './journal-of.ts';
import { LiveTables, type LiveOptions, type Place } from './live-tables.ts';
import { fewOfEachFirst, Makers } from './makers.ts';
import { bytesOf } from './message-bytes.ts';
import { newTable } from './new-table.ts';
import { isPassword, passwordHash } from './passwords.ts';
import { playerOf, readIdentity } from './players.ts';
import { RequestError } from './request-error.ts';
import { FOR_EVER, type Retention } from './retention.ts';
import { newToken, roleIn, tokenHash } from './secrets.ts';

export interface TablesOptions extends LiveOptions {
  readonly clockwork?: Clockwork;
  /** How long tables stay that nobody changes; without it for ever. */
  readonly retention?: Retention;
  /** Others use the same storage, and may carry rules that this server does not. */
  readonly isShared?: boolean;
}

const MOST_LISTED = 100;
/** So many of the newest are looked at, since one visitor may have made a hundred of them. */
const MOST_READ = 3 * MOST_LISTED;
/** Of finished games, for those who ask for them again. */
const JOURNAL_BYTES = 16 * 1024 * 1024;

const { nullable, object, optional } = shape;

const readGuest = object({
  name: personName,
  salt: optional(nullable(salt), null),
  arms: optional(nullable(armsText), null),
  /** A secret of the person, by which rated tables know them again. */
  identity: optional(nullable(readIdentity), null),
  /** Of the table, where it has one. */
  password: optional(nullable(shortText(PASSWORD_LENGTH)), null),
});

export class Tables implements Desk {
  readonly #options: TablesOptions;
  readonly #live: LiveTables;
  readonly #housekeeping: Housekeeping;
  readonly #calendar: Calendar;
  readonly #rematches = new Map<string, Promise<{ table: string; host: string | null }>>();
  /** Connections by table and seat. */
  readonly #seats = new Map<string, number>();
  readonly #journals = new ByteCache(JOURNAL_BYTES);
  readonly #makers = new Makers();

  constructor(options: TablesOptions) {
    const { storage, log, retention = FOR_EVER, isShared = false } = options;
    this.#options = options;
    this.#calendar = new Calendar(options.clockwork ?? storage.clockwork ?? SYSTEM);
    this.#live = new LiveTables(options, this.#calendar);
    this.#housekeeping = new Housekeeping(this.#live, this.#calendar, {
      storage,
      log,
      retention,
      isShared,
      removed: async (id) => options.callers?.forget(id),
    });
  }

  create(value: unknown, maker?: string): Promise<{ table: string; host: string }> {
    return this.#make(value, null, maker);
  }

  /** `locked` is the hash of a password that is known already. */
  async #make(
    value: unknown,
    locked: string | null,
    maker: string | undefined,
  ): Promise<{ table: string; host: string }> {
    if (!this.#live.hasRoom())
      throw new RequestError(503, 'full', "This server is full and can't open another table right now.");
    const { games, minds } = this.#options;
    const { record, host, password } = newTable(value, games, minds, this.#calendar.date);
    const hash = password === null ? locked : await passwordHash(password);
    await this.#live.make(hash === null ? record : { ...record, passwordHash: hash });
    if (record.open && maker !== undefined) this.#makers.add(record.id, maker);
    return { table: record.id, host };
  }

  /** The same game with the same computer players once more: one table for all, who sit down at it by its link. */
  async rematch(id: string, token: string, maker?: string): Promise<{ table: string; host: string | null }> {
    if (roleIn(await this.#live.record(id), token) === null) {
      throw new RequestError(403, 'not-yours', 'Only players of this table can ask for a rematch.');
    }
    const asked = this.#rematches.get(id);
    if (asked !== undefined) return { ...(await asked), host: null };
    const making = this.#rematchOf(id, maker).finally(() => this.#rematches.delete(id));
    this.#rematches.set(id, making);
    return making;
  }

  async #rematchOf(id: string, maker: string | undefined): Promise<{ table: string; host: string | null }> {
    const { record } = await this.#live.find(id);
    if (record.status !== 'over') throw new RequestError(409, 'not-over', 'The game is still in progress.');
    if (record.rematch !== null) return { table: record.rematch, host: null };
    const {
      game,
      setup,
      clock,
      chat,
      open,
      rated = false,
      dealt = false,
      draft = null,
      passwordHash: locked = null,
    } = record;
    // A seat that its owner left to a mind for a while is for a person again.
    const places = placesFor(record.seats.map(({ seat }) => seat));
    const minds = Object.fromEntries(
      record.seats.flatMap(({ seat, tokenHash: owner, mind }, i) =>
        owner === null && mind !== null ? [[draft === null ? seat : (places[i] ?? seat), mind]] : [],
      ),
    );
    const wanted = { game, setup, clock, chat, open, rated, dealt, draft: draft !== null, minds };
    const made = await this.#make(wanted, locked, maker);
    (await this.#live.find(id)).rematchAt(made.table);
    await this.#live.written(id);
    return made;
  }

  /** A guest sits down. The host's secret may become that of the seat, so that one is enough. */
  async sit(id: string, asked: string, value: unknown, hosting: string): Promise<Seated> {
    const { name, salt: added, arms, identity, password } = readGuest(value, { kind: 'input', where: '' });
    if (mixesAlphabets(name))
      throw new RequestError(400, 'mixed-name', "A name can't mix Latin, Cyrillic and Greek letters.");
    const known = hosting === '' ? null : roleIn(await this.#live.record(id), hosting);
    if (known === null) await this.#checkPassword(id, password);
    const table = await this.#live.find(id);
    const { record } = table;
    const role = hosting === '' ? null : roleIn(record, hosting);
    const seat = seatFor(record, asked);
    if (typeof seat !== 'string') throw refused(seat);
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
    if (refusal !== null) throw refused(refusal);
    await this.#live.written(id);
    return { token, seat };
  }

  /** Who has a seat or hosts has been let in already. */
  async #checkPassword(id: string, password: string | null): Promise<void> {
    const { passwordHash: kept = null } = await this.#live.record(id);
    if (kept === null) return;
    if (password === null || !(await isPassword(password, kept)))
      throw new RequestError(403, 'wrong-password', 'This table has a password, and this is not it.');
  }

  /** Someone comes to a table, to play or to watch. */
  async attend(id: string, { token, since, heard, protocol }: Join, wire: Wire): Promise<Attendance> {
    const { table, post, request } = await this.#live.place(id);
    const role = token === null ? { seat: null, host: false } : roleIn(table.record, token);
    if (role === null)
      throw new RequestError(403, 'not-yours', "This secret doesn't belong to a seat at this table.");
    if (role.seat === null && !role.host) this.checkRoom(table);
    const free = role.seat === null ? () => {} : this.#takePlace(`${id} ${role.seat}`);
    const guest: Guest = {
      ...role,
      changes: protocol >= CHANGES_SINCE,
      knowsRules: protocol >= RULES_SINCE,
      send: (message) => {
        const bytes = bytesOf(message);
        post(() => wire.send(bytes));
      },
      dismiss: () => wire.dismiss(),
    };
    let leave: () => void;
    try {
      leave = table.join(guest, since, heard);
    } catch (error) {
      free();
      throw error;
    }
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
  checkRoom(table: Table): void {
    if (table.spectators >= this.#options.limits.spectators)
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

  /** What a secret allows at this table: a seat, hosting, or nothing. */
  async role(id: string, secret: string): Promise<Role | null> {
    return roleIn(await this.#live.record(id), secret);
  }

  async owner(id: string, seat: string): Promise<string | null> {
    const { seats } = await this.#live.record(id);
    return seats.find((place) => place.seat === seat)?.tokenHash ?? null;
  }

  /** Tables of this server that are open to all and where someone is, those with the most people first. */
  attended(): readonly TableInfo[] {
    const infos = this.#live.all
      .filter(({ record, guests }) => record.open && record.status !== 'over' && guests > 0)
      .map((table) => table.info());
    return byPeople(infos);
  }

  /** The addresses of those who made open tables by way of this server, by table. */
  get makers(): ReadonlyMap<string, string> {
    return this.#makers.all;
  }

  /**
   * `attended` and `makers` may be those of all servers, as they were a moment ago. Tables that were made and left would
   * push those off the list where someone waits, so they come after them.
   */
  async lists(
    attended: readonly TableInfo[] = this.attended(),
    makers: ReadonlyMap<string, string> = this.makers,
  ): Promise<Lists> {
    const there = attended.filter(({ status }) => status === 'gathering');
    const known = new Set(there.map(({ table }) => table));
    const records = await this.#options.storage.openTables(MOST_READ);
    const left = records.flatMap((record) => (known.has(record.id) ? [] : this.#listed(record)));
    const running = attended.filter(({ status }) => status === 'playing');
    const listed = (infos: readonly TableInfo[]): readonly TableInfo[] =>
      fewOfEachFirst(infos, makers, this.#options.limits.listedPerAddress).slice(0, MOST_LISTED);
    return { tables: listed([...there, ...left]), running: listed(running) };
  }

  /** Nothing of a table that cannot be opened. */
  #listed(record: TableRecord): readonly TableInfo[] {
    try {
      if (this.#live.ruledOut(record) !== null) return [];
      return [this.#live.awake(record.id)?.info() ?? restingInfo(record, this.#options.minds)];
    } catch {
      // It is JSON, but not of the shape that it was saved in; the others are listed all the same.
      return [];
    }
  }

  async info(id: string): Promise<TableInfo> {
    const awake = this.#live.awake(id);
    if (awake !== null) {
      const info = awake.info();
      await this.#live.written(id);
      return info;
    }
    const record = await this.#live.record(id);
    const problem = this.#live.ruledOut(record);
    if (problem !== null) throw problem;
    return restingInfo(record, this.#options.minds);
  }

  /** The whole game as JSON, to be replayed by anyone, once nothing about it is secret any more. */
  async journal(id: string): Promise<Buffer> {
    if ((await this.#live.record(id)).status !== 'over')
      throw new RequestError(409, 'not-over', 'The journal is available once the game is over.');
    await this.#live.written(id);
    return this.#journals.get(id, async () => {
      const kept = await this.#live.read(id, () => this.#options.storage.load(id));
      return Buffer.from(`${JSON.stringify(journalOf(kept))}\n`);
    });
  }

  look(id: string): Promise<unknown> {
    return this.#live.find(id);
  }

  // What others need of the tables in memory

  find(id: string): Promise<Table> {
    return this.#live.find(id);
  }

  place(id: string): Promise<Place> {
    return this.#live.place(id);
  }

  has(id: string): boolean {
    return this.#live.has(id);
  }

  read<Kept>(id: string, read: () => Promise<Kept | null>): Promise<Kept> {
    return this.#live.read(id, read);
  }

  written(id: string): Promise<void> {
    return this.#live.written(id);
  }

  isBehind(id: string, since: number): boolean {
    return this.#live.isBehind(id, since);
  }

  lose(id: string): void {
    this.#live.lose(id);
  }

  loseAll(): void {
    this.#live.loseAll();
  }

  letGo(): void {
    this.#live.letGo();
  }

  wake(): Promise<void> {
    return this.#housekeeping.wake();
  }

  wakeOne(id: string): Promise<void> {
    return this.#housekeeping.wakeOne(id);
  }

  tidy(): Promise<void> {
    return this.#housekeeping.tidy();
  }

  get isSaving(): boolean {
    return this.#live.isSaving;
  }

  get diskErrors(): number {
    return this.#live.diskErrors;
  }

  get mindsWaiting(): number {
    return this.#live.mindsWaiting;
  }

  get size(): number {
    return this.#live.size;
  }

  get choices(): number {
    return this.#live.choices;
  }

  /** Resolves when everything is kept. */
  close(): Promise<void> {
    return this.#live.close();
  }
}

function refused({ rule, facts }: Refusal): RequestError {
  return new RequestError(409, rule, `${rule} ${JSON.stringify(facts)}`);
}

/** Those with the most people first, whether they play or watch. */
export function byPeople(infos: readonly TableInfo[]): readonly TableInfo[] {
  const people = ({ seats, spectators }: TableInfo): number =>
    spectators + seats.filter(({ connected }) => connected).length;
  return infos.toSorted((one, other) => people(other) - people(one));
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
