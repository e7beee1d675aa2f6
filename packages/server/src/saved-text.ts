// Tables as text, the same in every storage.

import type { TableRecord } from '@maester/table';
import { DamagedTableError } from './storage.ts';

/** Of the talk at a table. */
export const LINES_KEPT = 200;

/** The game of a record, or null if it cannot be read. */
export function gameIn(table: string, record: string): string | null {
  try {
    return recordFrom(table, record).game;
  } catch (error) {
    if (error instanceof DamagedTableError) return null;
    throw error;
  }
}

export function parsed(table: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What the parser says repeats a part of the text, which holds secrets.
    throw new DamagedTableError(table, 'a part of it is not JSON');
  }
}

/** A record that lacks what every record has was not written by this server. */
export function recordFrom(table: string, text: string): TableRecord {
  const record = parsed(table, text) as Partial<TableRecord> | null;
  const { id, game, seats, clock, seed, draft = null } = record ?? {};
  const isWhole = id === table && typeof game === 'string' && typeof seed === 'string' && Boolean(clock);
  if (!isWhole || !isListOfObjects(seats) || !(draft === null || Array.isArray(draft.order)))
    throw new DamagedTableError(table, 'its record is incomplete');
  return record as TableRecord;
}

const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);
