/** `maester move`: takes everything a server has saved from a file to a PostgreSQL database, or back. */
import { moveResults, moveShelf, moveTables, openKept, StorageError, type Kept } from '@maester/server';
import { existsSync } from 'node:fs';
import { countOperands, readArguments } from '../arguments.ts';
import { table } from '../columns.ts';
import { EXIT, UsageError, type Command, type Io, type Options } from '../command.ts';

const OPTIONS = {} as const satisfies Options;

export const move: Command = {
  name: 'move',
  operands: 'FROM TO',
  summary: 'copy everything from one database to another (a file, or postgres://...)',
  options: OPTIONS,
  run: async (args, io) => {
    const { operands } = readArguments(args, OPTIONS);
    countOperands(operands, 2, 2, 'the database to read and the one to write');
    const [from = '', to = ''] = operands;
    if (!from.includes('://') && !existsSync(from)) throw new UsageError(`there is no database ${from}`);
    try {
      return await moveAll(from, to, io);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      io.err(`maester: ${error.message}\n`);
      return EXIT.differs;
    }
  },
};

async function moveAll(from: string, to: string, io: Io): Promise<number> {
  // Nobody may play there meanwhile, so a server that uses the file is in the way.
  const source = await openKept(from);
  try {
    const target = await openKept(to);
    try {
      return await copyAll(source, target, io);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(source: Kept, target: Kept, io: Io): Promise<number> {
  const counts = { tables: 0, entries: 0, left: 0 };
  for await (const { table: id, entries, problem } of moveTables(source.storage, target.storage)) {
    counts.entries += entries;
    if (problem === null) counts.tables += 1;
    else {
      counts.left += 1;
      io.out(`${id} was not copied: ${problem}\n`);
    }
  }
  const results = await moveResults(source.storage, target.storage);
  if (results === null)
    io.out('The statistics were not copied: other games have been counted at the new place.\n');
  const shelved = await moveShelf(source.shelf, target.shelf);
  io.out(
    table([
      ['tables', counts.tables],
      ['entries written', counts.entries],
      ['results written', results ?? 0],
      ['shared games, ratings and subscriptions', shelved],
      ['not copied', counts.left],
    ]),
  );
  return counts.left === 0 && results !== null ? EXIT.ok : EXIT.differs;
}
