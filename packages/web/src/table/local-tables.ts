// The tables on this device: engine and computer players run here, without a network, and every change is in the
// device's store before anyone hears of it. It runs in a worker (local-worker.ts); nothing in it knows that.

import {
  copyJson,
  KernelError,
  seedCommitment,
  type Entry,
  type Journal,
  type Json,
  type Mind,
} from '@maester/kernel';
import {
  drawn,
  newDraft,
  placeOf,
  placesFor,
  readClock,
  restingInfo,
  Table,
  type AnyGame,
  type Change,
  type Guest,
  type SavedTable,
  type Message,
  type Request,
  type SeatRecord,
  type TableInfo,
  type TableRecord,
  type Think,
} from '@maester/table';
import type { NewTable } from './service.ts';

/** Where the device keeps its tables. */
export interface DeviceStore {
  /** Keeps all of it or throws. */
  write(changes: readonly Change[]): Promise<void>;
  load(id: string): Promise<SavedTable | null>;
  list(): Promise<readonly TableRecord[]>;
  remove(id: string): Promise<void>;
}

export interface LocalOptions {
  /** A game, ready for a table of this setup. */
  readonly games: (id: string, setup: Json) => Promise<AnyGame>;
  readonly minds: readonly Mind[];
  readonly store: DeviceStore;
  readonly now: () => number;
  readonly later: (milliseconds: number, run: () => void) => () => void;
  readonly newId: () => string;
  readonly newSeed: () => string;
  /** Something in a game does not work as it should; it goes on all the same. */
  readonly report: (problem: unknown) => void;
  /** A game could not be kept. */
  readonly notKept: (problem: unknown) => void;
  /** Where minds that ponder do so. */
  readonly think?: Think;
}

/** A person at this device needs no secret; this stands where the hash of one would. */
const HERE = 'here';

function isOurs({ tokenHash }: SeatRecord): boolean {
  return tokenHash === HERE;
}

export class LocalTables {
  readonly #options: LocalOptions;
  readonly #tables = new Map<string, Promise<LiveTable>>();
  /** What tables that are put away still have to write. */
  readonly #unwritten = new Map<string, Promise<void>>();

  constructor(options: LocalOptions) {
    this.#options = options;
  }

  /** Makes a table: every seat without a computer player is for someone at this device. It starts at once. */
  async create(wanted: NewTable): Promise<string> {
    return this.#make(wanted, []);
  }

  /** A table that goes on from a moment of another game. */
  async fork(
    journal: Journal,
    entries: number,
    minds: { readonly [seat: string]: string },
    names: { readonly [seat: string]: string },
  ): Promise<string> {
    const wanted: NewTable = {
      game: journal.game,
      setup: journal.setup,
      clock: { kind: 'none' },
      chat: false,
      open: false,
      minds,
      names,
    };
    return this.#make(wanted, journal.entries.slice(0, entries), journal.seed);
  }

  async #make(wanted: NewTable, entries: readonly Entry[], seed = this.#options.newSeed()): Promise<string> {
    const game = await this.#options.games(wanted.game, wanted.setup);
    const setup = game.readSetup(wanted.setup);
    const ids = game.seats(setup);
    const seats = (wanted.draft === true ? placesFor(ids) : ids).map((seat): SeatRecord => {
      const mind = wanted.minds[seat] ?? null;
      return mind === null
        ? { seat, kind: 'person', name: wanted.names[seat] ?? null, tokenHash: HERE, mind: null }
        : { seat, kind: 'mind', name: null, tokenHash: null, mind };
    });
    const id = this.#options.newId();
    const record: TableRecord = {
      id,
      game: game.id,
      gameVersion: game.version,
      setup: setup as Json,
      seed,
      commitment: seedCommitment(seed),
      clock: readClock(wanted.clock, { kind: 'input', where: 'clock' }),
      chat: wanted.chat,
      open: false,
      hostHash: HERE,
      // Everyone is here, so a draft begins immediately.
      ...(wanted.draft === true
        ? { status: 'gathering', draft: drawn({ seed, seats }, newDraft(ids)) }
        : { status: 'playing' }),
      seats,
      created: this.#options.now(),
      rematch: null,
    };
    const changes: Change[] = [{ kind: 'record', record }];
    for (const [i, entry] of entries.entries()) {
      changes.push({ kind: 'entry', table: id, number: i + 1, entry, status: 'playing', banks: null });
    }
    await this.#options.store.write(changes);
    return id;
  }

  async list(): Promise<readonly TableInfo[]> {
    const records = await this.#options.store.list();
    return records
      .toSorted((a, b) => b.created - a.created)
      .map((record) => restingInfo(record, this.#options.minds));
  }

  async info(id: string): Promise<TableInfo> {
    return restingInfo((await this.#kept(id)).record, this.#options.minds);
  }

  async ours(id: string): Promise<readonly string[]> {
    const { record } = await this.#kept(id);
    return record.seats.filter(isOurs).map(({ seat }) => seat);
  }

  async journal(id: string): Promise<Journal> {
    const { record, entries } = await this.#kept(id);
    const { game, gameVersion, setup, seed } = record;
    return { format: 'maester-journal-1', game, version: gameVersion, setup, seed, entries: [...entries] };
  }

  async rematch(id: string): Promise<string> {
    const { record } = await this.#kept(id);
    const minds: Record<string, string> = {};
    const names: Record<string, string> = {};
    const { draft = null } = record;
    for (const place of record.seats) {
      const { mind, name } = place;
      const seat = placeOf(draft, place.seat) ?? place.seat;
      if (!isOurs(place) && mind !== null) minds[seat] = mind;
      else if (name !== null) names[seat] = name;
    }
    const { game, setup, clock, chat } = record;
    return this.create({ game, setup, clock, chat, open: false, draft: draft !== null, minds, names });
  }

  async remove(id: string): Promise<void> {
    const live = await this.#tables.get(id);
    live?.close();
    await this.#unwritten.get(id);
    await this.#options.store.remove(id);
  }

  /** Joins a seat or watches; what a message tells of is kept before it is heard. */
  async join(
    id: string,
    seat: string | null,
    since: number,
    listener: LocalListener,
  ): Promise<LocalConnection> {
    let live = this.#tables.get(id);
    if (live === undefined) {
      live = this.#liveTable(id);
      this.#tables.set(id, live);
      live.catch(() => this.#tables.delete(id));
    }
    const table = await live;
    // Everyone left while we came in.
    return table.closed ? this.join(id, seat, since, listener) : table.join(seat, since, listener);
  }

  async #liveTable(id: string): Promise<LiveTable> {
    await this.#unwritten.get(id);
    const kept = await this.#kept(id);
    const game = await this.#options.games(kept.record.game, kept.record.setup);
    return new LiveTable(this.#options, game, kept, (written) => {
      this.#tables.delete(id);
      this.#unwritten.set(id, written);
    });
  }

  async #kept(id: string): Promise<SavedTable> {
    const kept = await this.#options.store.load(id);
    if (kept === null) throw new KernelError('input', id, 'there is no such table on this device');
    return kept;
  }
}

/** Someone at a local table: what they hear, and that they must join anew because a change could not be kept. */
export interface LocalListener {
  readonly hear: (message: Message) => void;
  readonly dismissed: () => void;
}

/** Someone's place at a local table. */
export interface LocalConnection {
  request(request: Request): void;
  leave(): void;
}

/** One table that is in use: it writes in batches, and lets messages out only after what they tell of. */
class LiveTable {
  readonly #options: LocalOptions;
  readonly #table: Table;
  readonly #gone: (written: Promise<void>) => void;
  #changes: Change[] = [];
  #waiting: (() => void)[] = [];
  #writing = false;
  #written = Promise.resolve();
  #guests = 0;
  #closed = false;

  /** `gone` hears when the table is put away, and when all of it will be written. */
  constructor(
    options: LocalOptions,
    game: AnyGame,
    kept: SavedTable,
    gone: (written: Promise<void>) => void,
  ) {
    this.#options = options;
    this.#gone = gone;
    const { minds, now, later, report, think } = options;
    this.#table = new Table(
      // The page shows moves at the pace its visitor has chosen; the table itself need not wait.
      {
        game,
        minds,
        pace: 0,
        now,
        later,
        report,
        ...(think === undefined ? {} : { think }),
        save: (change) => this.#save(change),
      },
      kept,
    );
  }

  /** It was put away and must be brought back to be used. */
  get closed(): boolean {
    return this.#closed;
  }

  join(seat: string | null, since: number, { hear, dismissed }: LocalListener): LocalConnection {
    const guest: Guest = {
      seat,
      host: true,
      send: (message) => {
        if (!this.#closed) this.#post(message, hear);
      },
      dismiss: dismissed,
    };
    this.#guests += 1;
    const leaveTable = this.#table.join(guest, since);
    return {
      request: (request) => {
        if (!this.#closed) this.#table.request(guest, request);
      },
      leave: () => {
        leaveTable();
        this.#guests -= 1;
        if (this.#guests === 0) this.close();
      },
    };
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#table.close();
    this.#gone(this.#written);
  }

  #save(change: Change): void {
    this.#changes.push(change);
    if (!this.#writing) this.#written = this.#write();
  }

  #post(message: Message, hear: (message: Message) => void): void {
    if (!this.#writing) {
      hear(message);
      return;
    }
    // The game goes on while a message waits: what it says must not change with it.
    const copy = copyJson(message);
    this.#waiting.push(() => hear(copy));
  }

  async #write(): Promise<void> {
    this.#writing = true;
    try {
      // What changes in one turn of the event loop is written together.
      await Promise.resolve();
      while (this.#changes.length > 0) {
        const changes = this.#changes;
        const waiting = this.#waiting;
        this.#changes = [];
        this.#waiting = [];
        await this.#options.store.write(changes);
        for (const deliver of waiting) deliver();
      }
    } catch (error) {
      // What is in memory is ahead of what was kept: nobody may build on it.
      this.#waiting = [];
      this.close();
      this.#table.lose();
      this.#options.notKept(error);
      return;
    } finally {
      this.#writing = false;
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const deliver of waiting) deliver();
  }
}
