// The journal of a table that is kept, as `maester replay` reads it.

import type { Journal } from '@maester/kernel';
import type { SavedTable } from '@maester/table';

export function journalOf({ record, entries }: SavedTable): Journal {
  const { game, gameVersion: version, setup, seed } = record;
  return { format: 'maester-journal-1', game, version, setup, seed, entries };
}
