/**
 * What the cards on a table can do at all: of all the abilities there are, those of its armies and objectives. Whatever
 * none of them has need not be looked for, so that cards of other armies cost a battle nothing.
 */
import type { Ability } from '../cards/card.ts';
import type { Edition } from '../edition/edition.ts';
import { rulesOf } from '../edition/of.ts';
import type { BattleState } from '../state.ts';

interface OnTable {
  readonly abilities: readonly Ability[];
  readonly fields: ReadonlySet<string>;
}

/** The table of a game, and the cards from which it follows. */
interface TableNow {
  readonly rules: Edition;
  readonly cards: readonly (string | readonly string[] | number | null)[];
  readonly table: OnTable;
}

const tables = new WeakMap<BattleState['sides'], TableNow>();

/** The cards on the table hardly ever change. */
function onTable(s: BattleState): OnTable {
  let known = tables.get(s.sides);
  if (known === undefined || !isStillSo(s, known)) {
    const cards = [
      ...s.units.flatMap(({ card, attachments }) => [card, attachments]),
      ...s.ncus.map(({ card }) => card),
      ...s.objectives.map(({ card }) => card),
    ];
    const rules = rulesOf(s);
    tables.set(s.sides, (known = { rules, cards, table: tableOf(s, rules, cards) }));
  }
  return known.table;
}

function isStillSo(s: BattleState, { rules, cards }: TableNow): boolean {
  if (rules !== rulesOf(s)) return false;
  let at = 0;
  for (const { card, attachments } of s.units)
    if (cards[at++] !== card || cards[at++] !== attachments) return false;
  for (const { card } of s.ncus) if (cards[at++] !== card) return false;
  for (const { card } of s.objectives) if (cards[at++] !== card) return false;
  return at === cards.length;
}

const MOST_TABLES = 200;
const tablesOf = new WeakMap<Edition, Map<string, OnTable>>();
const NONE: readonly never[] = [];

/** Games of the same armies share it. */
function tableOf(s: BattleState, rules: Edition, cards: TableNow['cards']): OnTable {
  let known = tablesOf.get(rules);
  if (known === undefined || known.size > MOST_TABLES)
    tablesOf.set(rules, (known = new Map<string, OnTable>()));
  const key = cards.join(' ');
  let table = known.get(key);
  if (table === undefined) known.set(key, (table = withFields(abilitiesOfCards(s, rules))));
  return table;
}

function abilitiesOfCards(s: BattleState, rules: Edition): (Ability | undefined)[] {
  const { abilities, ncus, pieces, attachments: joined } = rules;
  const names = new Set<string>();
  const add = (list: readonly string[] = NONE): void => list.forEach((name) => names.add(name));
  for (const { card, attachments } of s.units) {
    add(pieces[card]?.abilities);
    for (const id of attachments) add(joined[id]?.abilities);
  }
  for (const { card } of s.ncus) add(ncus[card]?.abilities);
  for (const { card } of s.objectives) if (card !== null) names.add(objectiveAbility(card));
  return [...names].map((name) => abilities[name]);
}

const fields = new WeakMap<Ability, readonly string[]>();

/** The fields in which an ability says something. */
function fieldsOf(ability: Ability): readonly string[] {
  let known = fields.get(ability);
  if (known === undefined) {
    known = Object.entries(ability).flatMap(([field, value]) => (value === undefined ? [] : field));
    fields.set(ability, known);
  }
  return known;
}

function withFields(given: readonly (Ability | undefined)[]): OnTable {
  const abilities = given.filter((one) => one !== undefined);
  const found = new Set<string>();
  for (const ability of abilities) for (const field of fieldsOf(ability)) found.add(field);
  return { abilities, fields: found };
}

const withEffects = new WeakMap<OnTable, Map<string, OnTable>>();

/** The table with what lasts on it; of the same effects it is the same. */
function withLasting(s: BattleState, table: OnTable): OnTable {
  if (s.lasting.length === 0) return table;
  const names = new Set(s.lasting.map(({ ability }) => ability));
  let known = withEffects.get(table);
  if (known === undefined || known.size > MOST_TABLES)
    withEffects.set(table, (known = new Map<string, OnTable>()));
  const key = [...names].join();
  let found = known.get(key);
  if (found === undefined) {
    const { abilities } = rulesOf(s);
    const more = [...names].map((name) => abilities[name]);
    known.set(key, (found = withFields([...new Set([...table.abilities, ...more])])));
  }
  return found;
}

interface Asked extends Readonly<Pick<BattleState, 'edition' | 'sides' | 'ncus' | 'objectives' | 'lasting'>> {
  units: BattleState['units'];
}
let last: { readonly asked: Asked; readonly table: OnTable; readonly found: OnTable } | null = null;

/** Asked all the time, and nearly always of the same table as before. */
function now(s: BattleState): OnTable {
  if (
    last !== null &&
    last.asked.units === s.units &&
    last.asked.lasting === s.lasting &&
    last.asked.ncus === s.ncus &&
    last.asked.objectives === s.objectives &&
    last.asked.sides === s.sides &&
    last.asked.edition === s.edition
  )
    return last.found;
  const { edition, sides, units, ncus, objectives, lasting } = s;
  const table = onTable(s);
  const found = last?.table === table && last.asked.lasting === lasting ? last.found : withLasting(s, table);
  last = { asked: { edition, sides, units, ncus, objectives, lasting }, table, found };
  return found;
}

/** A unit was replaced by one with the same cards: the table stays the same. */
export function staysOnTable(before: BattleState['units'], after: BattleState['units']): void {
  if (last?.asked.units === before) last.asked.units = after;
}

/** The name of the ability that an objective card is. */
export function objectiveAbility(card: number): string {
  return `objective-${card}`;
}

/** The abilities of all cards on the table and of effects that last: the same list while they are the same. */
export function abilitiesOnTable(s: BattleState): readonly Ability[] {
  return now(s).abilities;
}

/** Whether any card on the table, or any effect that lasts, has such an ability. */
export function isOnTable(s: BattleState, field: keyof Ability): boolean {
  return now(s).fields.has(field);
}
