// Databases that no other user of the machine may read: seeds of running games are in them, and addresses that people are
// called at. And whose the files beside them are.

import { chmodSync, chownSync, closeSync, openSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/** A new database is made before SQLite opens it: what SQLite writes beside it gets the mode that it has then. */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It is there already, or whoever opens it next says why it cannot be made.
  }
}

/** One that was open to others, with the latest changes, which SQLite keeps beside it. */
export function keepPrivate(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(each, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & OTHERS) !== 0) chmodSync(each, mode & 0o700);
  }
}

/** What an administrator leaves beside a database belongs to its owner, whose server could not use it otherwise. */
export function ownedAs(file: string, beside: string): void {
  const owner = process.getuid?.() === 0 ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (owner !== undefined && owner.uid !== statSync(beside).uid) chownSync(beside, owner.uid, owner.gid);
}
