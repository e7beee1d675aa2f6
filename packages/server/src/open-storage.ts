// Opens what a server has saved for those who look after it: a file or a PostgreSQL database.

import { isPostgres } from './postgres-address.ts';
import { sqliteStorage } from './sqlite-storage.ts';
import type { Storage } from './storage.ts';

/** A file can be read while its server runs, but changed only while none does. */
export async function openStorage(database: string, purpose: 'read' | 'use' | 'check'): Promise<Storage> {
  if (!isPostgres(database)) return sqliteStorage(database, purpose);
  const { postgresStorage } = await import('./postgres/storage.ts');
  return postgresStorage(database, `admin ${process.pid}`);
}
