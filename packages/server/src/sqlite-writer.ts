// The worker of beside-writer.ts: writes to a database, one transaction for each message, and says what became of it. The
// log of the database is folded back into its file here as well, which takes as long as many commits.

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { committer } from './sqlite-commit.ts';
import { WRITING, writesOn, type Work } from './sqlite-writes.ts';

const database = new DatabaseSync(String(workerData));
database.exec(WRITING);
const commit = committer(database, writesOn(database));

parentPort?.on('message', (works: readonly Work[] | null) => {
  if (works === null) {
    database.close();
    parentPort?.close();
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort?.postMessage(commit(works));
});
