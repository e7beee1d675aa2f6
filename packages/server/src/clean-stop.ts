// Whether a file was closed in order and is as it was then. If so, a server that starts need not read all of it.

import { accessSync, constants, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { ownedAs } from './private-file.ts';

const markOf = (file: string): string => `${file}.stopped`;

/** What nobody changes without leaving a trace. */
function traces(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs}\n`;
}

export function markStopped(file: string): void {
  try {
    writeFileSync(markOf(file), traces(file), { mode: 0o600 });
    ownedAs(file, markOf(file));
  } catch {
    // Without a mark the next start takes longer, and that is all.
  }
}

/** Says it once: from now on the file is in use, and whoever finds no mark finds a server that died. */
export function takeMark(file: string): boolean {
  try {
    const mark = markOf(file);
    const marked = isReadable(mark) ? readFileSync(mark, 'utf8') : '';
    rmSync(mark);
    const unwritten = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    return unwritten === 0 && marked === traces(file);
  } catch {
    return false;
  }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
