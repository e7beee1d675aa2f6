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

export async function query(address: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

async function administer(sql: string): Promise<void> {
  await query(addressIn('MAESTER_TEST_POSTGRES'), sql);
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
