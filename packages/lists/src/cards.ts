/** The cards of army lists, by their numbers and by our ids. */
import type { ArmyList, Faction } from '@maester/battle/engine';
import { CARD_TABLE } from './card-table.ts';

export type Kind = 'unit' | 'attachment' | 'ncu';

/** One card, as far as lists speak of it. Two numbers can stand for one card: as Commander, and otherwise. */
export interface ListCard {
  readonly number: number;
  readonly kind: Kind;
  /** In the tables of the game. */
  readonly id: string;
  readonly name: string;
  readonly subname: string | null;
  readonly faction: Faction;
  /** What it can join; null for NCUs. */
  readonly type: 'infantry' | 'cavalry' | 'monster' | 'war-machine' | null;
  readonly cost: number;
  readonly commander: boolean;
  /** An attachment for a unit of the enemy. */
  readonly joinsEnemy: boolean;
}

/** In the order of their numbers, from 1. */
export const FACTION_NUMBERS: readonly Faction[] = [
  'lannister',
  'stark',
  'free-folk',
  'neutral',
  'nights-watch',
  'baratheon',
  'targaryen',
  'greyjoy',
  'martell',
  'bolton',
  'brotherhood',
];

const KINDS: { readonly [digit: string]: Kind } = { 1: 'unit', 2: 'attachment', 3: 'ncu' };
const TYPES: { readonly [letter: string]: ListCard['type'] } = {
  i: 'infantry',
  c: 'cavalry',
  m: 'monster',
  w: 'war-machine',
};

const ROW = /^(([123])(\d\d)\d\d) ([icmwn])(\d+)([*!]?) ([^|]+)(?:\|([^|]*))?(?:\|(.+))?$/;

function readRow(row: string): ListCard {
  const [, number, kind = '', faction, type = '', cost, mark, name = '', subname = '', id] =
    ROW.exec(row) ?? [];
  const of = FACTION_NUMBERS[Number(faction) - 1];
  const role = KINDS[kind];
  if (of === undefined || role === undefined) throw new Error(`no row of the card table: ${row}`);
  return {
    number: Number(number),
    kind: role,
    id: id ?? idFrom(subname === '' ? name : `${name} ${subname}`),
    name,
    subname: subname === '' ? null : subname,
    faction: of,
    type: TYPES[type] ?? null,
    cost: Number(cost),
    commander: mark === '*',
    joinsEnemy: mark === '!',
  };
}

const idFrom = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

export const LIST_CARDS: readonly ListCard[] = CARD_TABLE.trim().split('\n').map(readRow);

const byNumber = new Map(LIST_CARDS.map((card) => [card.number, card]));

/** Numbers that other programs use, or used, for one of these cards. */
const OTHER_NUMBERS = new Map([[10230, 10220]]);

export const cardOfNumber = (number: number): ListCard | undefined =>
  byNumber.get(OTHER_NUMBERS.get(number) ?? number);

const byId = Map.groupBy(LIST_CARDS, ({ kind, id }) => `${kind} ${id}`);

/** The card of our own id; of two numbers the one for Commanders, if it is one. */
export function cardOfId(kind: Kind, id: string, commander = false): ListCard | undefined {
  const found = byId.get(`${kind} ${id}`);
  return found?.find((card) => card.commander === commander) ?? found?.[0];
}

/** As people print it in a list of this faction: a Neutral card says so where the faction has one of its name. */
export function nameInList(card: ListCard, faction: Faction): string {
  const name = fullName(card);
  if (card.faction !== 'neutral' || faction === 'neutral') return name;
  const isShared = LIST_CARDS.some(
    (other) => other.faction === faction && other.kind === card.kind && fullName(other) === name,
  );
  return isShared ? `${name} (Neutral)` : name;
}

/** The cards of a list in order, attachments behind their units; null if one has no number. */
export function cardsOfList({ commander, units, ncus, givenAway = [] }: ArmyList): ListCard[] | null {
  const cards = [
    ...units.flatMap(({ card, attachments }) => [
      cardOfId('unit', card, card === commander),
      ...attachments.map((id) => cardOfId('attachment', id)),
    ]),
    ...ncus.map((id) => cardOfId('ncu', id)),
    ...givenAway.map((id) => cardOfId('attachment', id)),
  ];
  const known = cards.filter((card) => card !== undefined);
  return known.length === cards.length ? known : null;
}

/** Cards of one name that only their brackets tell apart. */
const IN_BRACKETS: { readonly [number: number]: string } = { 20517: 'Othell Yarwyck', 20521: 'Builder' };

/** As people print it: with its byname, if it has one. */
export function fullName({ number, name, subname }: ListCard): string {
  const brackets = IN_BRACKETS[number];
  if (brackets !== undefined) return `${name} (${brackets})`;
  return subname === null ? name : `${name} - ${subname}`;
}
