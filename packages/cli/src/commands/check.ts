/** `maester check`: plays every game that a server has stored again, and names those that no longer replay. */
import { checkStored, openStorage, StorageError, type Checked } from '@maester/server';
import { countOperands, readArguments } from '../arguments.ts';
import { EXIT, type Command, type Io, type Options } from '../command.ts';
import { savedDatabase } from '../database.ts';
import { GAMES } from '../games.ts';
import { table } from '../columns.ts';

const OPTIONS = {
  database: {
    value: 'FILE',
    help: 'where tables are saved, a file or postgres://... (default: MAESTER_DATABASE or .cache/maester.db)',
  },
} as const satisfies Options;

export const check: Command = {
  name: 'check',
  operands: '',
  summary: 'replay every saved game and report those that no longer match',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 0, 0, '');
    const file = savedDatabase(values.database, io);
    try {
      return await checkDatabase(file, io);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      io.err(`maester: ${error.message}\n`);
      return EXIT.differs;
    }
  },
};

async function checkDatabase(file: string, io: Io): Promise<number> {
  const storage = await openStorage(file, 'check');
  try {
    const counts = { games: 0, entries: 0, broken: 0 };
    const games = GAMES.map(({ game }) => game);
    for await (const one of checkStored(storage, games)) {
      counts.games += 1;
      counts.entries += one.entries;
      if (one.problem === null) continue;
      counts.broken += 1;
      io.out(`${described(one)}\n`);
    }
    io.out(
      table([
        ['tables', counts.games],
        ['entries replayed', counts.entries],
        ['do not replay', counts.broken],
      ]),
    );
    return counts.broken === 0 ? EXIT.ok : EXIT.differs;
  } finally {
    await storage.close();
  }
}

function described({ table: id, game, entries, problem }: Checked): string {
  return `${id} (${game}, ${entries} entries) does not replay: ${problem}`;
}
