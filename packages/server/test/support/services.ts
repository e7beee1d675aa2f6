// The PostgreSQL and the NATS that `npm test` starts, with a database for each test file.

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';

function addressIn(name: string): string {
  const address = process.env[name];
  if (address === undefined) throw new Error(`${name} names no server; npm test starts one`);
  return address;
}

export const natsAddress = (): string => addressIn('MAESTER_TEST_NATS');

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: addressIn('MAESTER_TEST_POSTGRES') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** An empty database for the tests of a file, and how to make more; all are removed after them. */
export function useDatabases(): (name: string) => Promise<string> {
  const mark = `maester_test_${randomUUID().replaceAll('-', '')}`;
  const made = new Map<string, string>();
  beforeAll(() => administer('select 1'));
  afterAll(async () => {
    for (const name of made.keys()) await administer(`drop database if exists ${mark}_${name} with (force)`);
  });
  return async (name) => {
    const address = made.get(name);
    if (address !== undefined) return address;
    await administer(`create database ${mark}_${name}`);
    const url = new URL(addressIn('MAESTER_TEST_POSTGRES'));
    url.pathname = `${mark}_${name}`;
    made.set(name, url.href);
    return url.href;
  };
}
