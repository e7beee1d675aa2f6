/**
 * The words of cards, from the tables: English names are those printed on the cards, other languages write their own
 * beside them. A Tactics card that lies on a unit is told by the same text there.
 */
import type { Catalogue } from '@maester/kernel';
import { ABILITIES, ATTACHMENTS, NCUS, TACTICS_CARDS, UNIT_CARDS } from '../cards/cards.ts';

type Words = { readonly [id: string]: string };

interface Named {
  readonly name: string;
  readonly subname?: string;
}

/** `name.KIND.ID` of every card and ability; `called` says what a card is called, `attacks` what an attack is. */
function namesOf(
  called: (id: string, card: Named) => string | undefined,
  attacks: (printed: string) => string | undefined,
): Catalogue {
  const names: Record<string, string> = {};
  const add = (key: string, name: string | undefined): void => {
    if (name !== undefined) names[key] = name;
  };
  const tables: { readonly [kind: string]: { readonly [id: string]: Named } } = {
    'unit-card': UNIT_CARDS,
    attachment: ATTACHMENTS,
    'ncu-card': NCUS,
    card: TACTICS_CARDS,
    ability: ABILITIES,
  };
  for (const [kind, cards] of Object.entries(tables))
    for (const [id, card] of Object.entries(cards)) add(`name.${kind}.${id}`, called(id, card));
  for (const [id, card] of Object.entries(TACTICS_CARDS))
    if (card.attached !== undefined) add(`name.ability.${id}`, called(id, card));
  for (const { attacks: printed } of Object.values(UNIT_CARDS))
    for (const { name } of printed) add(`name.attack.${name}`, attacks(name));
  return names;
}

/** `text.card.ID` and `text.ability.ID`. */
function textsOf(texts: Words): Catalogue {
  const catalogue: Record<string, string> = {};
  for (const [id, text] of Object.entries(texts)) {
    if (TACTICS_CARDS[id] !== undefined) catalogue[`text.card.${id}`] = text;
    if (ABILITIES[id] !== undefined || TACTICS_CARDS[id]?.attached !== undefined)
      catalogue[`text.ability.${id}`] = text;
  }
  return catalogue;
}

/** As printed; a byname stands behind a comma. */
export function printedWords(texts: Words): Catalogue {
  const printed = (_: string, { name, subname }: Named): string =>
    subname === undefined ? name : `${name}, ${subname}`;
  return { ...namesOf(printed, (attack) => attack), ...textsOf(texts) };
}

export function translatedWords(names: Words, attacks: Words, texts: Words): Catalogue {
  const named = namesOf(
    (id) => names[id],
    (attack) => attacks[attack],
  );
  return { ...named, ...textsOf(texts) };
}
