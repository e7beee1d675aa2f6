// The index of the card library: what is printed on every card, and how cards belong together. The build makes it from
// the tables of the rules (vite.config.ts), so that the library needs neither the rules nor what cards do.

import type { ArmyList, Edition } from '@maester/battle/engine';
import type { Catalogue } from '@maester/kernel';
import type { CardTables } from '../cards/tables.ts';

type Ids = readonly string[];
type Links = { readonly [id: string]: Ids };

export interface CardIndex extends Omit<CardTables, 'pieces'> {
  /** The units that an attachment may join. */
  readonly joins: Links;
  /** The ready armies and their cards. */
  readonly ready: Links;
}

/** The parts of the rules that it is made with. */
export interface Rulebook {
  readonly rules: Edition;
  readonly armySheet: (army: ArmyList, points: number) => { readonly problems: readonly Problem[] };
  readonly readyArmies: { readonly [id: string]: ArmyList };
}

interface Problem {
  readonly rule: string;
  readonly facts: { readonly [name: string]: unknown };
}

export function makeIndex({ rules, armySheet, readyArmies }: Rulebook): CardIndex {
  const { units, attachments, ncus } = rules;
  const printed = new Set(
    [units, attachments, ncus].flatMap((table) =>
      Object.values<{ readonly abilities: Ids }>(table).flatMap(({ abilities }) => abilities),
    ),
  );
  return {
    units: unnamed(units),
    attachments: unnamed(attachments),
    ncus: unnamed(ncus),
    tactics: mapped(rules.tactics, ({ faction, commander, responses, replaces }) => ({
      faction,
      commander,
      responses: [...new Set(responses.map(({ moment }) => moment.trigger))].map((trigger) => ({
        moment: { trigger },
      })),
      ...(replaces === undefined ? {} : { replaces }),
    })),
    abilities: Object.fromEntries(
      Object.entries(rules.abilities)
        .filter(([id]) => printed.has(id))
        .map(([id, { order, tokens, pool }]) => [
          id,
          {
            ...(order === undefined ? {} : { order: true }),
            ...(tokens === undefined ? {} : { tokens }),
            ...(pool === undefined ? {} : { pool }),
          },
        ]),
    ),
    joins: Object.fromEntries(
      Object.entries(attachments).map(([id, { faction, type, givenAway }]) => {
        const open = Object.entries(units).filter(
          ([, unit]) =>
            givenAway === undefined &&
            unit.type === type &&
            (unit.faction === faction || unit.faction === 'neutral' || faction === 'neutral'),
        );
        return [id, open.map(([unit]) => unit).filter((unit) => mayJoin(armySheet, faction, unit, id))];
      }),
    ),
    ready: mapped(readyArmies, ({ units: fielded, ncus: advisers, givenAway = [] }) => [
      ...new Set([
        ...fielded.flatMap(({ card, attachments: joined }) => [card, ...joined]),
        ...advisers,
        ...givenAway,
      ]),
    ]),
  };
}

type WordKind = `${'name' | 'text'}.${string}.`;

const WORDS: readonly WordKind[] = [
  'name.unit-card.',
  'name.attachment.',
  'name.ncu-card.',
  'name.card.',
  'name.ability.',
  'name.attack.',
  'text.card.',
  'text.ability.',
];

/** What is said of the cards in one language. */
export function cardWords(index: CardIndex, catalogue: Catalogue): Catalogue {
  const isOurs = (key: string): boolean => {
    const kind = WORDS.find((start) => key.startsWith(start));
    if (kind === undefined) return false;
    return !kind.endsWith('.ability.') || index.abilities[key.slice(kind.length)] !== undefined;
  };
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => isOurs(key)));
}

function mayJoin(
  sheetOf: Rulebook['armySheet'],
  faction: ArmyList['faction'],
  unit: string,
  attachment: string,
): boolean {
  const units = [{ card: unit, attachments: [attachment] }];
  const { problems } = sheetOf({ name: '', faction, commander: '', units, ncus: [] }, 1000);
  return !problems.some(
    ({ rule, facts }) =>
      rule.startsWith('battle/attachment/') &&
      facts['attachment'] === attachment &&
      // together with a Character in that unit
      facts['asks'] !== 'character',
  );
}

function mapped<V, W>(
  table: { readonly [id: string]: V },
  of: (value: V) => W,
): { readonly [id: string]: W } {
  return Object.fromEntries(Object.entries(table).map(([id, value]) => [id, of(value)]));
}

function unnamed<C extends { readonly name: string; readonly subname?: string }>(cards: {
  readonly [id: string]: C;
}): { readonly [id: string]: Omit<C, 'name' | 'subname'> } {
  return mapped(cards, ({ name: _name, subname: _subname, ...facts }) => facts);
}
