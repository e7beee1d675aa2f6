/** The cards of an army list one by one, with what their tables say of them. */
import type { AttachmentCard, Card, NcuCard, UnitCard } from '../cards/card.ts';
import type { Wanted } from '../cards/list-facts.ts';
import type { Edition } from '../edition/edition.ts';
import type { ArmyList } from './army.ts';
import { leadership } from './leadership.ts';

interface OfList {
  readonly id: string;
  /** Which unit of the list it is or is in; null for NCUs and for attachments that go to the enemy. */
  readonly place: number | null;
  /** Before anything lowers it. */
  readonly cost: number;
}

export type Entry = OfList &
  (
    | { readonly kind: 'unit'; readonly card: UnitCard }
    | { readonly kind: 'attachment'; readonly card: AttachmentCard }
    | { readonly kind: 'ncu'; readonly card: NcuCard }
  );

/** Ids come from outside: only a table's own entries count. */
function entryOf<T>(cards: { readonly [id: string]: T }, id: string): T | undefined {
  return Object.hasOwn(cards, id) ? cards[id] : undefined;
}

/** In the order of the list, attachments behind their units. What is no card is left out. */
export function entriesOf(rules: Edition, army: ArmyList): Entry[] {
  const found: Entry[] = [];
  const of = (id: string, place: number | null, card: { readonly cost: number }): OfList => ({
    id,
    place,
    cost: (id === army.commander ? leadership(rules, id)?.cost : undefined) ?? card.cost,
  });
  const addAttachment = (id: string, place: number | null): void => {
    const card = entryOf(rules.attachments, id);
    if (card !== undefined) found.push({ ...of(id, place, card), kind: 'attachment', card });
  };
  for (const [place, unit] of army.units.entries()) {
    const card = entryOf(rules.units, unit.card);
    if (card !== undefined) found.push({ ...of(unit.card, place, card), kind: 'unit', card });
    for (const id of unit.attachments) addAttachment(id, place);
  }
  for (const id of army.ncus) {
    const card = entryOf(rules.ncus, id);
    if (card !== undefined) found.push({ ...of(id, null, card), kind: 'ncu', card });
  }
  for (const id of army.givenAway ?? []) addAttachment(id, null);
  return found;
}

export function isWanted(
  { id, card }: { readonly id: string; readonly card: Card },
  wanted: Wanted,
): boolean {
  return 'card' in wanted ? id === wanted.card : card.character === wanted.character;
}

/** What it is called in a refusal: `name.army-card` knows cards and Characters. */
export const nameOfWanted = (wanted: Wanted): string => ('card' in wanted ? wanted.card : wanted.character);
