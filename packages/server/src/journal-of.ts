// The journal of a table that is kept, as `maester replay` reads it.

import type { Journal } from '@maester/kernel';
import { mixtureOf, seedOf, type SavedTable } from '@maester/table';

export function journalOf({ record, entries }: SavedTable): Journal {
  const { game, gameVersion: version, setup } = record;
  const mixed = mixtureOf(record);
  return {
    format: 'maester-journal-1',
    game,
    version,
    setup,
    seed: seedOf(record),
    ...(mixed === null ? {} : { mixed }),
    entries,
  };
}
