/**
 * The words of cards, from the tables: English names are those printed on the cards, other languages write their own
 * beside them. A Tactics card that lies on a unit is told by the same text there.
 */
import type { Catalogue } from '@maester/kernel';
import type { FactionCards } from '../cards/card.ts';

export type Words = { readonly [id: string]: string };

/** What another language than English says of cards. */
export interface Translation {
  readonly names: Words;
  readonly attacks: Words;
  readonly text: Words;
}

interface Named {
  readonly name: string;
  readonly subname?: string;
}

/** `name.KIND.ID` of every card and ability; `called` says what a card is called, `attacks` what an attack is. */
function namesOf(
  { units, attachments, ncus, tactics, abilities }: FactionCards,
  called: (id: string, card: Named) => string | undefined,
  attacks: (printed: string) => string | undefined,
): Catalogue {
  const names: Record<string, string> = {};
  const add = (key: string, name: string | undefined): void => {
    if (name !== undefined) names[key] = name;
  };
  const tables: { readonly [kind: string]: { readonly [id: string]: Named } } = {
    'unit-card': units,
    attachment: attachments,
    'ncu-card': ncus,
    card: tactics,
    ability: abilities,
  };
  for (const [kind, cards] of Object.entries(tables))
    for (const [id, card] of Object.entries(cards)) add(`name.${kind}.${id}`, called(id, card));
  for (const [id, card] of Object.entries(tactics))
    if (card.attached !== undefined) add(`name.ability.${id}`, called(id, card));
  for (const { attacks: printed } of Object.values(units))
    for (const { name } of printed) add(`name.attack.${name}`, attacks(name));
  return names;
}

/** `text.card.ID` and `text.ability.ID`. */
function textsOf({ tactics, abilities }: FactionCards, texts: Words): Catalogue {
  const catalogue: Record<string, string> = {};
  for (const [id, text] of Object.entries(texts)) {
    if (tactics[id] !== undefined) catalogue[`text.card.${id}`] = text;
    if (abilities[id] !== undefined || tactics[id]?.attached !== undefined)
      catalogue[`text.ability.${id}`] = text;
  }
  return catalogue;
}

/** As printed; a byname stands behind a comma. */
export function printedWords(cards: FactionCards, texts: Words): Catalogue {
  const printed = (_: string, { name, subname }: Named): string =>
    subname === undefined ? name : `${name}, ${subname}`;
  return { ...namesOf(cards, printed, (attack) => attack), ...textsOf(cards, texts) };
}

export function translatedWords(cards: FactionCards, { names, attacks, text }: Translation): Catalogue {
  const named = namesOf(
    cards,
    (id) => names[id],
    (attack) => attacks[attack],
  );
  return { ...named, ...textsOf(cards, text) };
}
