// The cards of the library as one searches for them: every card once, with what it can be found by.

import type { Faction, Keyword } from '@maester/battle/tables';
import { tell } from '../../../app/words.ts';
import type { UnitFacts } from '../cards/tables.ts';
import type { CardIndex } from './card-index.ts';

export const CARD_KINDS = ['unit', 'attachment', 'ncu', 'tactics'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a text may speak of and a reader look for. */
export const KEYWORD_IDS = [
  'critical-blow',
  'precision',
  'sundering',
  'vicious',
] as const satisfies readonly Keyword[];
export const CONDITION_IDS = ['panicked', 'vulnerable', 'weakened'] as const;

export interface LibraryCard {
  /** `unit/stark-sworn-swords`, as addresses have it. */
  readonly key: string;
  readonly kind: CardKind;
  readonly id: string;
  readonly faction: Faction;
  /** Tactics cards have none. */
  readonly cost: number | null;
  readonly isCommander: boolean;
  /** The tray of a unit, or of what an attachment joins. */
  readonly tray: string | null;
  readonly abilities: readonly string[];
  readonly unit: UnitFacts | null;
}

/** A card as it reads in the language that is spoken. */
export interface SpokenCard extends LibraryCard {
  readonly name: string;
  /** Both without capitals and accents, for searching. */
  readonly plainName: string;
  readonly plainText: string;
}

const NAMES: Readonly<Record<CardKind, string>> = {
  unit: 'unit-card',
  attachment: 'attachment',
  ncu: 'ncu-card',
  tactics: 'card',
};

const nameKey = (kind: CardKind, id: string): string => `name.${NAMES[kind]}.${id}`;
export const nameOf = (kind: CardKind, id: string): string => tell(nameKey(kind, id));

/** Every card, faction by faction as the tables have them. */
export function cardsOf(index: CardIndex): readonly LibraryCard[] {
  const cards: LibraryCard[] = [];
  const add = (kind: CardKind, id: string, of: Omit<LibraryCard, 'key' | 'kind' | 'id'>): void =>
    void cards.push({ key: `${kind}/${id}`, kind, id, ...of });
  for (const [id, unit] of Object.entries(index.units)) {
    const { faction, cost, tray, abilities, leads } = unit;
    add('unit', id, { faction, cost, tray, abilities, unit, isCommander: leads !== undefined });
  }
  for (const [id, { faction, cost, type, abilities, commands }] of Object.entries(index.attachments))
    add('attachment', id, {
      faction,
      cost,
      abilities,
      tray: type,
      unit: null,
      isCommander: commands !== undefined,
    });
  for (const [id, { faction, cost, abilities, leads }] of Object.entries(index.ncus))
    add('ncu', id, { faction, cost, abilities, tray: null, unit: null, isCommander: leads !== undefined });
  for (const [id, { faction, commander }] of Object.entries(index.tactics))
    add('tactics', id, {
      faction,
      cost: null,
      abilities: [],
      tray: null,
      unit: null,
      isCommander: commander !== null,
    });
  return cards;
}

/** Without capitals, accents and apostrophes: R'hllor is found by rhllor. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’‘]/g, '')
    .toLowerCase();

/** The cards in the language that is spoken now. English words find a card in any language: its id is made of them. */
export function spokenCards(cards: readonly LibraryCard[]): readonly SpokenCard[] {
  const abilities = new Map<string, string>();
  const abilityText = (id: string): string => {
    let text = abilities.get(id);
    if (text === undefined) {
      text = plain(`${tell(`name.ability.${id}`)} ${tell(`text.ability.${id}`)}`);
      abilities.set(id, text);
    }
    return text;
  };
  return cards.map((card) => {
    const { kind, id, faction, unit } = card;
    const name = nameOf(kind, id);
    const plainName = plain(name);
    const texts = [
      plainName,
      id.replaceAll('-', ' '),
      plain(tell(`name.faction.${faction}`)),
      ...card.abilities.map(abilityText),
      ...(unit?.attacks ?? []).map((attack) => plain(tell(`name.attack.${attack.name}`))),
      ...(kind === 'tactics' ? [plain(tell(`text.card.${id}`))] : []),
    ];
    return { ...card, name, plainName, plainText: texts.join('\n') };
  });
}
