/** Where the server keeps its tables unless it is told otherwise: beside the other things a checkout makes for itself. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export function defaultDatabase(root: string): string {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  return join(folder, 'maester.db');
}
