// The server's front door: everything another package may use.

export { collectLessOften } from './collector.ts';
export { jsonLines, type Log, type LogEntry } from './log.ts';
export { PortUnavailableError, serve, type RunningServer, type ServeOptions } from './serve.ts';
export { forgetCalls } from './callback/forget.ts';
export { checkStored, type Checked } from './check.ts';
export { LIMITS, type Limits } from './limits.ts';
export { journalOf } from './journal-of.ts';
export { moveResults, moveShelf, moveTables, type Moved } from './move.ts';
export { openKept, openStorage, type Kept } from './open-storage.ts';
export type { Shelf } from './shelf.ts';
export { sqliteStorage } from './sqlite-storage.ts';
export type { Accountant } from './statistics.ts';
export { startThinkers, type Thinkers, type Thinking, type Thought } from './thinkers.ts';
export { DamagedTableError, StorageError, type Hold, type Storage, type Summary } from './storage.ts';
