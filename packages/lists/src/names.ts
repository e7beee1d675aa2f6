/** Which cards a written name can mean. */
import type { Faction } from '@maester/battle/engine';
import { LIST_CARDS, type ListCard } from './cards.ts';
import type { Recognised, Role } from './reading.ts';

/** What is known of a name besides its letters. */
export interface Hints {
  readonly role: Role | null;
  readonly faction: Faction | null;
  /** The unit it joins, if it is an attachment. */
  readonly unit?: ListCard | null;
  readonly cost?: number | null;
}

export interface Found {
  readonly card: ListCard;
  readonly how: Recognised;
}

/** A card that is near, though not near enough to be meant without asking. */
export type Match = Found | { readonly card: ListCard; readonly how: null };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const printed = LIST_CARDS.map((card) => ({
  card,
  name: plain(card.name),
  full: plain(`${card.name} ${card.subname ?? ''}`),
}));

/** The cards that fit best; several if nothing decides between them, none if nothing is near. */
export function matches(written: string, { role, faction }: Hints): Match[] {
  const wanted = plain(written);
  const fits = ({ card }: { readonly card: ListCard }): boolean =>
    role === null ||
    (role === 'commander' ? card.commander : card.kind === (role === 'enemy' ? 'attachment' : role));
  const found = printed.filter((one) => fits(one) && (one.full === wanted || one.name === wanted));
  const own = found.filter(({ card }) => card.faction === faction);
  return (own.length > 0 ? own : found).map(({ card }) => ({ card, how: 'name' }));
}
