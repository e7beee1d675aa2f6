/** A bar on the terminal for work that takes a while. Where there is no terminal, nothing is written at all. */
import type { Io } from './command.ts';

const SILENT_MILLISECONDS = 500;
const REDRAW_MILLISECONDS = 100;
const WIDTH = 30;

export interface Progress {
  /** So much of the work is done. */
  readonly at: (done: number) => void;
  /** Wipes the bar. */
  readonly end: () => void;
}

export function progress(io: Io, what: string, total: number): Progress {
  if (!io.isTerminal) return { at: () => {}, end: () => {} };
  let nextDrawing = io.now() + SILENT_MILLISECONDS;
  let drawn = false;
  return {
    at(done) {
      const now = io.now();
      if (now < nextDrawing) return;
      nextDrawing = now + REDRAW_MILLISECONDS;
      drawn = true;
      const filled = Math.floor((done / total) * WIDTH);
      const bar = '#'.repeat(filled).padEnd(WIDTH, '.');
      io.err(`\r${what} [${bar}] ${Math.floor((done / total) * 100)}% (${done} of ${total})\x1b[K`);
    },
    end() {
      if (drawn) io.err('\r\x1b[K');
    },
  };
}
