/** Where tables are saved. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError, type Io } from './command.ts';

/** Of a server that isn't told: beside the other things a checkout makes for itself. */
const defaultDatabase = (root: string): string => join(root, '.cache/maester.db');

/** For a server, which creates it. */
export function databaseToServe(named: string | undefined, { root }: Io): string {
  if (named !== undefined) return named;
  const database = defaultDatabase(root);
  mkdirSync(dirname(database), { recursive: true });
  return database;
}

/** For whoever looks at what a server has saved: without a name, the database that the server here would use. */
export function savedDatabase(named: string | undefined, { root, environment }: Io): string {
  const told = environment('MAESTER_DATABASE') ?? '';
  const database = named ?? (told === '' ? defaultDatabase(root) : told);
  if (database.includes('://') || existsSync(database)) return database;
  throw new UsageError(
    `there is no database ${database}; start a server to create one (maester serve), or name another with --database`,
  );
}
