/**
 * What was chosen with a card or ability, as it waits in the state: a word or the id of an option, and what it is about.
 * The first part was declared; others follow where a card is declared in steps, or lets someone choose in the middle.
 */
import { idOf, shape, thingsOf, type Offer, type Thing } from '@maester/kernel';
import type { T } from '../rules.ts';

export type Way = {
  readonly id: string;
  readonly on: readonly { readonly kind: string; readonly id: string }[];
};

/** Where nothing could be chosen. */
export const NOTHING: Way = { id: 'none', on: [] };

export function wayOf(offer: Offer): Way {
  return { id: idOf(offer), on: thingsOf(offer) };
}

export function wayTo(id: string, on: readonly Thing[]): Way {
  return { id, on };
}

const { list, object, text } = shape;
const readWays = list(object({ id: text, on: list(object({ kind: text, id: text })) }));

/** The parts that a procedure has given back. */
export function partsReturned(t: T): readonly Way[] {
  return readWays(t.returned, { kind: 'bug', where: 'returned' });
}
