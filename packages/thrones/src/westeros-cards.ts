// The thirty Westeros cards: three decks of ten, one card of each turned up every round (rulebook p. 7).
// What a card does is told in the message catalogue (`text.westeros.ID`).

import type { TrackId } from './houses.ts';
import type { OrderId } from './orders.ts';

export const WESTEROS_DECKS = ['I', 'II', 'III'] as const;
export type WesterosDeck = (typeof WESTEROS_DECKS)[number];

export const WESTEROS_CARD_IDS = [
  'supply',
  'mustering',
  'a-throne-of-blades',
  'last-days-of-summer-1',
  'winter-is-coming-1',
  'clash-of-kings',
  'game-of-thrones',
  'dark-wings-dark-words',
  'last-days-of-summer-2',
  'winter-is-coming-2',
  'wildlings-attack',
  'put-to-the-sword',
  'sea-of-storms',
  'rains-of-autumn',
  'feast-for-crows',
  'web-of-lies',
  'storm-of-swords',
] as const;
export type WesterosCardId = (typeof WESTEROS_CARD_IDS)[number];

export interface WesterosCard {
  readonly name: string;
  readonly deck: WesterosDeck;
  readonly count: number;
  readonly wildlingIcon: boolean;
  /** Orders that nobody may place this round. */
  readonly bans: readonly OrderId[];
  /** First place on this track picks the effect of one of two other cards, or nothing. */
  readonly choice: { readonly track: TrackId; readonly of: readonly [WesterosCardId, WesterosCardId] } | null;
}

// Put to the Sword has no wildling icon: one record gives it one, the printed card shows none.
// oxfmt-ignore
export const WESTEROS_CARDS: Readonly<Record<WesterosCardId, WesterosCard>> = {
  //                            name                      deck   count  wildlings  bans / choice
  supply:                  card('Supply',                 'I',   3,     false),
  mustering:               card('Mustering',              'I',   3,     false),
  'a-throne-of-blades':    card('A Throne of Blades',     'I',   2,     true,      [], 'iron-throne', ['supply', 'mustering']),
  'last-days-of-summer-1': card('Last Days of Summer',    'I',   1,     true),
  'winter-is-coming-1':    card('Winter Is Coming',       'I',   1,     false),

  'clash-of-kings':        card('Clash of Kings',         'II',  3,     false),
  'game-of-thrones':       card('Game of Thrones',        'II',  3,     false),
  'dark-wings-dark-words': card('Dark Wings, Dark Words', 'II',  2,     true,      [], 'kings-court', ['clash-of-kings', 'game-of-thrones']),
  'last-days-of-summer-2': card('Last Days of Summer',    'II',  1,     true),
  'winter-is-coming-2':    card('Winter Is Coming',       'II',  1,     false),

  'wildlings-attack':      card('Wildlings Attack',       'III', 3,     false),
  'put-to-the-sword':      card('Put to the Sword',       'III', 2,     false,     [], 'fiefdoms', ['storm-of-swords', 'rains-of-autumn']),
  'sea-of-storms':         card('Sea of Storms',          'III', 1,     true,      ['raid', 'raid-star']),
  'rains-of-autumn':       card('Rains of Autumn',        'III', 1,     true,      ['march-plus-1']),
  'feast-for-crows':       card('Feast for Crows',        'III', 1,     true,      ['consolidate', 'consolidate-star']),
  'web-of-lies':           card('Web of Lies',            'III', 1,     true,      ['support-0', 'support-1']),
  'storm-of-swords':       card('Storm of Swords',        'III', 1,     true,      ['defense-1', 'defense-2']),
};

function card(
  name: string,
  deck: WesterosDeck,
  count: number,
  wildlingIcon: boolean,
  bans: readonly OrderId[] = [],
  track: TrackId | null = null,
  of: readonly [WesterosCardId, WesterosCardId] | null = null,
): WesterosCard {
  return { name, deck, count, wildlingIcon, bans, choice: track && of && { track, of } };
}
