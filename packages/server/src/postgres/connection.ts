// Connections to PostgreSQL. Nobody waits for ever: what is not answered in time has failed.

import { Pool } from 'pg';
import { withoutSecret } from '../postgres-address.ts';
import { StorageError } from '../storage.ts';
import { migrate } from './schema.ts';

/** Milliseconds. */
export interface Patience {
  /** For a connection. */
  readonly connect: number;
  /** For an answer. */
  readonly answer: number;
}

const PATIENCE: Patience = { connect: 4000, answer: 5000 };

export function poolAt(url: string, size: number, { connect, answer } = PATIENCE): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connect,
    query_timeout: answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    application_name: 'maester',
  });
  // A connection that breaks while nobody uses it is replaced by the next.
  pool.on('error', () => {});
  return pool;
}

/** The schema takes what it takes. */
const MIGRATE_WITHIN = 600_000;

/** Rejects with a StorageError that says why it cannot be used. */
export async function prepare(url: string): Promise<void> {
  const pool = poolAt(url, 1, { ...PATIENCE, answer: MIGRATE_WITHIN });
  try {
    const client = await pool.connect();
    try {
      await migrate(client);
    } finally {
      client.release();
    }
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(`${withoutSecret(url)} cannot be used: ${reason(error)}`);
  } finally {
    await pool.end();
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof Error && error.message !== '' ? error.message : code || String(error);
}
