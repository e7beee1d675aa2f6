// The worker of beside-writer.ts: writes to a database, one transaction for each message, and says what became of it. The
// log of the database is folded back into its file here as well, which takes as long as many commits.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { keeperOn } from './sqlite-keeper.ts';
import { WRITING, type Work } from './sqlite-writes.ts';

const database = new DatabaseSync(String(workerData));
database.exec(WRITING);
const keeper = keeperOn(database);

parentPort?.on('message', (works: readonly Work[] | null) => {
  if (works === null) {
    keeper.finish();
    database.close();
    parentPort?.close();
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort?.postMessage(keeper.commit(works));
  keeper.tidy();
});
