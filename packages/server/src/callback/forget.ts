// A table that is gone has nobody to call.

import type { Shelf } from '../shelf.ts';
import { DEVICES } from './devices.ts';
import { CALLS } from './pending-calls.ts';
import { WEBHOOK } from './webhook.ts';

/** Removes all that says whom to call at this table, and when. */
export async function forgetCalls(shelf: Shelf, table: string): Promise<void> {
  for (const kind of [DEVICES, CALLS])
    for (const { key } of await shelf.list(kind, `${table} `)) await shelf.remove(kind, key);
  await shelf.remove(WEBHOOK, table);
}
