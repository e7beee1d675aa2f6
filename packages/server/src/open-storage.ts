// Opens what a server has saved for those who look after it: a file or a PostgreSQL database.

import { isPostgres } from './postgres-address.ts';
import type { PostgresStorage } from './postgres/storage.ts';
import { shelfBeside, sqliteShelf, type Shelf } from './shelf.ts';
import { sqliteStorage } from './sqlite-storage.ts';
import type { Storage } from './storage.ts';

/** A file can be read while its server runs, but changed only while none does. */
export async function openStorage(database: string, purpose: 'read' | 'use' | 'check'): Promise<Storage> {
  return (await postgresAt(database)) ?? sqliteStorage(database, purpose);
}

/** Everything that a server keeps. */
export interface Kept {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly close: () => Promise<void>;
}

export async function openKept(database: string): Promise<Kept> {
  const postgres = await postgresAt(database);
  const storage = postgres ?? sqliteStorage(database, 'use');
  const shelf = await shelfOf(database, postgres).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  return {
    storage,
    shelf,
    close: async () => {
      await shelf.close();
      await storage.close();
    },
  };
}

async function postgresAt(database: string): Promise<PostgresStorage | null> {
  if (!isPostgres(database)) return null;
  const { postgresStorage } = await import('./postgres/storage.ts');
  return postgresStorage(database, `admin ${process.pid}`);
}

async function shelfOf(database: string, postgres: PostgresStorage | null): Promise<Shelf> {
  if (postgres === null) return sqliteShelf(shelfBeside(database));
  const { postgresShelf } = await import('./postgres/shelf.ts');
  return postgresShelf(postgres.pool);
}
