// The worker of background-check.ts: says `ok`, or the first thing that is wrong with a database.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const database = new DatabaseSync(String(workerData), { readOnly: true });
const { quick_check: found } = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
database.close();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
parentPort?.postMessage(found);
