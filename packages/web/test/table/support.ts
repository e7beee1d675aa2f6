/** A device for local tables, held in the test's hand: its store can be slow, and can be full. */
import { tourney } from '@maester/kernel/sample';
import { MINDS } from '@maester/minds';
import type { AnyGame, Change, SavedTable, Message, TableInfo } from '@maester/table';
import { thrones } from '@maester/thrones';
import { LocalTables, type DeviceStore, type LocalConnection } from '../../src/table/local-tables.ts';
import type { NewTable, RequestBody } from '../../src/table/service.ts';

class MemoryStore implements DeviceStore {
  readonly #tables = new Map<string, { kept: SavedTable }>();
  full = false;
  /** Milliseconds a write takes. */
  slow = 0;

  async write(changes: readonly Change[]): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.slow));
    if (this.full) throw new Error('the device is full');
    for (const change of changes) this.#put(change);
  }

  #put(change: Change): void {
    if (change.kind === 'record') {
      const known = this.#tables.get(change.record.id)?.kept ?? { entries: [], chat: [], banks: null };
      this.#tables.set(change.record.id, { kept: { ...known, record: change.record } });
      return;
    }
    const row = this.#tables.get(change.table);
    if (row === undefined) throw new Error('no such table');
    const { record, entries, chat } = row.kept;
    if (change.kind === 'banks') row.kept = { ...row.kept, banks: change.banks };
    else if (change.kind === 'chat') row.kept = { ...row.kept, chat: [...chat, change.line] };
    else if (change.kind === 'entry') {
      const { number, entry, status, banks } = change;
      const others = entries.slice(0, number - 1);
      row.kept = { ...row.kept, record: { ...record, status }, entries: [...others, entry], banks };
    }
  }

  /** How many entries of the table are kept. */
  length(id: string): number {
    return this.#tables.get(id)?.kept.entries.length ?? 0;
  }

  async load(id: string): Promise<SavedTable | null> {
    return this.#tables.get(id)?.kept ?? null;
  }

  async list(): Promise<SavedTable['record'][]> {
    return [...this.#tables.values()].map(({ kept }) => kept.record);
  }

  async remove(id: string): Promise<void> {
    this.#tables.delete(id);
  }
}

const GAMES: Readonly<Record<string, AnyGame>> = {
  thrones: thrones,
  tourney: tourney,
};

export class Device {
  readonly store = new MemoryStore();
  readonly problems: unknown[] = [];
  readonly notKept: unknown[] = [];
  tables = this.#open();
  #made = 0;

  #open(): LocalTables {
    return new LocalTables({
      games: async (id) => GAMES[id] as AnyGame,
      minds: MINDS,
      store: this.store,
      now: () => 0,
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      newId: () => `table${++this.#made}`,
      newSeed: () => `seed ${this.#made}`,
      report: (problem) => this.problems.push(problem),
      notKept: (problem) => this.notKept.push(problem),
    });
  }

  /** As after a reload of the page. */
  reload(): void {
    this.tables = this.#open();
  }

  async join(id: string, seat: string | null, since = -1): Promise<Visitor> {
    const visitor = new Visitor((message) => {
      // Nobody may hear of what is not kept.
      if (message.type === 'state' && message.version > this.store.length(id))
        throw new Error(`version ${message.version} was told before it was kept`);
    });
    visitor.seated = await this.tables.join(id, seat, since, visitor);
    return visitor;
  }
}

type State = Message & { type: 'state' };

/** Someone at a local table who remembers all they heard. */
export class Visitor {
  readonly heard: Message[] = [];
  seated: LocalConnection | null = null;
  wasDismissed = false;
  readonly #watch: (message: Message) => void;
  #requests = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(watch: (message: Message) => void) {
    this.#watch = watch;
  }

  readonly hear = (message: Message): void => {
    this.#watch(message);
    // As it comes out of a worker.
    this.heard.push(structuredClone(message));
    for (const look of this.#waiting.splice(0)) look();
  };

  readonly dismissed = (): void => {
    this.wasDismissed = true;
    for (const look of this.#waiting.splice(0)) look();
  };

  get info(): TableInfo {
    const found = this.heard.findLast((message) => message.type === 'table');
    if (found === undefined) throw new Error('nothing was heard of the table');
    return found.info;
  }

  get state(): State {
    const last = this.heard.findLast((message) => message.type === 'state');
    if (last === undefined) throw new Error('no state was heard');
    return last;
  }

  async until(done: () => boolean): Promise<void> {
    while (!done()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Asks and waits for the answer. */
  async ask(request: RequestBody): Promise<Message & { type: 'accepted' | 'refused' }> {
    const id = ++this.#requests;
    const isAnswer = (message: Message): message is Message & { type: 'accepted' | 'refused' } =>
      (message.type === 'accepted' || message.type === 'refused') && message.id === id;
    this.seated?.request({ ...request, id });
    await this.until(() => this.heard.some(isAnswer));
    return this.heard.find(isAnswer) as Message & { type: 'accepted' | 'refused' };
  }

  post(request: RequestBody): void {
    this.seated?.request({ ...request, id: ++this.#requests });
  }
}

export function newTable(game: string, minds: NewTable['minds'], names: NewTable['names'] = {}): NewTable {
  const rules = GAMES[game] as AnyGame;
  const setup = rules.usualSetup(rules.players.min) as NewTable['setup'];
  return { game, setup, clock: { kind: 'none' }, chat: true, open: false, minds, names };
}

export { GAMES };
