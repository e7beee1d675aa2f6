/** `maester admin`: looks at what a server has saved, table by table, and removes or exports one. */
import {
  DamagedTableError,
  forgetCalls,
  journalOf,
  openKept,
  openStorage,
  StorageError,
  type Kept,
  type Storage,
} from '@maester/server';
import { writeFileSync } from 'node:fs';
import { countOperands, namedOne, readArguments, wholeNumber } from '../arguments.ts';
import { table } from '../columns.ts';
import { EXIT, UsageError, type Command, type Io, type Options } from '../command.ts';
import { savedDatabase } from '../database.ts';

const OPTIONS = {
  database: {
    value: 'FILE',
    help: 'where tables are saved, a file or postgres://... (default: MAESTER_DATABASE or .cache/maester.db)',
  },
  status: { value: 'STATUS', help: 'with list: only tables that are gathering, playing or over' },
  limit: { value: 'N', help: 'with list: at most so many, the last changed first (default: 50)' },
  out: { value: 'FILE', help: 'with export: where the journal is written (default: standard output)' },
  json: { value: null, help: 'with list and inspect: print JSON' },
} as const satisfies Options;

const STATUSES = ['gathering', 'playing', 'over'] as const;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];
type Reader = (storage: Storage, ids: readonly string[], values: Values, io: Io) => Promise<number>;
type Task = (database: string, ids: readonly string[], values: Values, io: Io) => Promise<number>;

const reading =
  (read: Reader): Task =>
  async (database, ids, values, io) => {
    const storage = await openStorage(database, 'read');
    try {
      return await read(storage, ids, values, io);
    } finally {
      await storage.close();
    }
  };

const TASKS: { readonly [name: string]: Task } = {
  list: reading(list),
  inspect: reading(inspect),
  export: reading(exportJournal),
  remove: async (database, ids, _values, io) => {
    const kept = await openKept(database);
    try {
      return await remove(kept, ids, io);
    } finally {
      await kept.close();
    }
  },
};

export const admin: Command = {
  name: 'admin',
  operands: 'list | inspect ID | export ID | remove ID...',
  summary: 'look at the tables that a server has saved, export or remove them',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    const [name = '', ...ids] = operands;
    if (name === '') throw new UsageError(`say what to do: ${Object.keys(TASKS).join(', ')}`);
    const [, task] = namedOne('task', name, Object.entries(TASKS), ([each]) => each);
    const database = savedDatabase(values.database, io);
    try {
      return await task(database, ids, values, io);
    } catch (error) {
      if (!(error instanceof StorageError || error instanceof DamagedTableError)) throw error;
      io.err(`maester: ${error.message}\n`);
      return EXIT.differs;
    }
  },
};

const dateOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

async function list(storage: Storage, ids: readonly string[], values: Values, io: Io): Promise<number> {
  countOperands(ids, 0, 0, '');
  const status = values.status === undefined ? null : namedOne('status', values.status, STATUSES, String);
  const limit = wholeNumber('--limit', values.limit ?? '50', 1, 1_000_000);
  const found = await storage.summaries(status, limit);
  if (values.json) io.out(`${JSON.stringify(found, null, 2)}\n`);
  else {
    const rows = found.map(({ id, game, status: now, entries, created, touched }) => [
      id,
      game ?? 'damaged',
      now,
      entries,
      dateOf(created),
      dateOf(touched),
    ]);
    io.out(table([['table', 'game', 'status', 'entries', 'created', 'last change'], ...rows]));
  }
  return EXIT.ok;
}

async function inspect(storage: Storage, ids: readonly string[], values: Values, io: Io): Promise<number> {
  countOperands(ids, 1, 1, 'the id of a table');
  const [id = ''] = ids;
  const saved = await storage.load(id);
  if (saved === null) return unknown(id, io);
  const { record, entries, chat, snapshot } = saved;
  const { game, gameVersion, setup, status, clock, seats, created, rematch } = record;
  // Neither the seed nor any hash of a secret: what is printed here may be shown.
  const facts = {
    table: id,
    game,
    rules: gameVersion,
    status,
    created: dateOf(created),
    entries: entries.length,
    snapshot: snapshot?.match.entries ?? null,
    chat: chat.length,
    clock,
    rematch,
    setup,
    seats: seats.map(({ seat, kind, name, mind }) => ({ seat, kind, name, mind })),
  };
  if (values.json) io.out(`${JSON.stringify(facts, null, 2)}\n`);
  else {
    const { seats: places, ...rest } = facts;
    const lines = Object.entries(rest).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value),
    ]);
    const sitting = places.map(({ seat, kind, name, mind }) => [seat, name ?? mind ?? kind]);
    io.out(table([...lines, ...sitting]));
  }
  return EXIT.ok;
}

async function exportJournal(
  storage: Storage,
  ids: readonly string[],
  values: Values,
  io: Io,
): Promise<number> {
  countOperands(ids, 1, 1, 'the id of a table');
  const [id = ''] = ids;
  const saved = await storage.load(id);
  if (saved === null) return unknown(id, io);
  if (saved.record.status !== 'over')
    io.err('This game is in progress: its journal tells every secret of it and every roll to come.\n');
  const text = `${JSON.stringify(journalOf(saved))}\n`;
  if (values.out === undefined) io.out(text);
  else writeFileSync(values.out, text, { mode: 0o600 });
  return EXIT.ok;
}

async function remove({ storage, shelf }: Kept, ids: readonly string[], io: Io): Promise<number> {
  countOperands(ids, 1, Infinity, 'the id of a table');
  let code: number = EXIT.ok;
  for (const id of ids) {
    if ((await storage.record(id)) === null) code = unknown(id, io);
    else {
      await storage.forget(id);
      if ((await storage.record(id)) === null) {
        await forgetCalls(shelf, id);
        io.out(`removed ${id}\n`);
      } else {
        io.err(`maester: a server is using table ${id}; try again when nobody is there\n`);
        code = EXIT.differs;
      }
    }
  }
  return code;
}

function unknown(id: string, io: Io): number {
  io.err(`maester: there is no table ${id}\n`);
  return EXIT.differs;
}
