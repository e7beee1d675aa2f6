// Fingerprints of files, to see whether anything changed since a stamp was written.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * One hash of the names and contents of these files, and of the platform they were used on.
 * @param {readonly string[]} files paths from the repository's root; one that does not exist counts as empty
 */
export function fingerprint(files) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of files.toSorted()) {
    hash.update(`\0${file}\0`).update(readIfThere(join(root, file)) ?? '');
  }
  return hash.digest('hex');
}

/** @param {string} path */
export function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
