/** What differs in the cards of 2018: two factions have theirs as they were printed then, all others those of Season 6. */
import type { Change, Table } from '../../../edition/edition.ts';
import { lannister2018, stark2018 } from './factions.ts';

export const CARDS: Table<Change> = {
  'stark-cards': { factions: { stark: stark2018 }, adds: ['battle/2018/army/stark-cards'] },
  'lannister-cards': { factions: { lannister: lannister2018 }, adds: ['battle/2018/army/lannister-cards'] },
};
