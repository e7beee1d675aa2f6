// The lists of open tables of two servers: who made a table is known to the one that was asked for it.

import type { TableInfo } from '@maester/table';
import { expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { useCluster } from './support/cluster.ts';
import { GENEROUS } from './support/games.ts';
import { get, type Made } from './support/room.ts';

const cluster = useCluster(2);
const OPEN = { game: 'tourney', setup: { knights: 2, rounds: 1 }, open: true };

it('no visitor fills the lists, whichever servers they make tables at and go to', async () => {
  const options = { proxies: 1, limits: { ...GENEROUS, listedPerAddress: 2 } };
  const [one, two] = [await cluster.add(options), await cluster.add(options)];
  const attend = async (url: string, address: string): Promise<string> => {
    const made = await fetch(`${url}/api/tables`, {
      method: 'POST',
      body: JSON.stringify(OPEN),
      headers: { 'x-forwarded-for': address },
    });
    const { table, host } = (await made.json()) as Made;
    await Client.join(two.url, table, host);
    return table;
  };
  const crowd: string[] = [];
  for (const { url } of [one, two, one, two, one]) crowd.push(await attend(url, '192.0.2.66'));
  const other = await attend(one.url, '192.0.2.1');
  for (const { url } of [one, two]) {
    const { body } = await get<{ tables: TableInfo[] }>(url, '/api/tables');
    const listed = body.tables.map(({ table }) => table);
    expect(listed.toSorted()).toEqual([...crowd, other].toSorted());
    expect(listed.indexOf(other)).toBe(2);
  }
});
