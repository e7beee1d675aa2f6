/** What was chosen with a card or ability, as it waits in the state: a word or the id of an option, and what it is about. */
import { idOf, thingsOf, type Offer, type Thing } from '@maester/kernel';

export interface Way {
  readonly id: string;
  readonly on: readonly Thing[];
}

export const NO_WAY: Way = { id: '', on: [] };

export function wayOf(offer: Offer): Way {
  return { id: idOf(offer), on: thingsOf(offer) };
}
