/**
 * What the cards on a table can do at all: of all the abilities there are, those of its armies and objectives. Whatever
 * none of them has need not be looked for, so that cards of other armies cost a battle nothing.
 */
import type { Ability } from '../cards/card.ts';
import type { Edition } from '../edition/edition.ts';
import { rulesOf } from '../edition/of.ts';
import type { BattleState, Lasting } from '../state.ts';

interface OnTable {
  readonly abilities: readonly Ability[];
  readonly fields: ReadonlySet<string>;
}

/** The table of a game, and the cards from which it follows. */
interface TableNow extends Pick<BattleState, 'units' | 'ncus' | 'objectives'> {
  readonly rules: Edition;
  readonly cards: readonly (string | readonly string[] | number | null)[];
  readonly table: OnTable;
}

const tables = new WeakMap<BattleState['sides'], TableNow>();

/** The cards on the table hardly ever change. */
function onTable(s: BattleState): OnTable {
  const { units, ncus, objectives } = s;
  let now = tables.get(s.sides);
  if (now?.units === units && now.ncus === ncus && now.objectives === objectives) return now.table;
  if (now !== undefined && isStillSo(s, now)) {
    now.units = units;
    now.ncus = ncus;
    now.objectives = objectives;
  } else {
    const cards = [
      ...units.flatMap(({ card, attachments }) => [card, attachments]),
      ...ncus.map(({ card }) => card),
      ...objectives.map(({ card }) => card),
    ];
    const rules = rulesOf(s);
    tables.set(s.sides, (now = { units, ncus, objectives, rules, cards, table: tableOf(s, rules) }));
  }
  return now.table;
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
function tableOf(s: BattleState, rules: Edition): OnTable {
  const { abilities, ncus, pieces, attachments: joined } = rules;
  const names = new Set<string>();
  const add = (list: readonly string[] = NONE): void => list.forEach((name) => names.add(name));
  for (const { card, attachments } of s.units) {
    add(pieces[card]?.abilities);
    for (const id of attachments) add(joined[id]?.abilities);
  }
  for (const { card } of s.ncus) add(ncus[card]?.abilities);
  for (const { card } of s.objectives) if (card !== null) names.add(objectiveAbility(card));
  let known = tablesOf.get(rules);
  if (known === undefined || known.size > MOST_TABLES)
    tablesOf.set(rules, (known = new Map<string, OnTable>()));
  const key = [...names].join();
  let table = known.get(key);
  if (table === undefined) known.set(key, (table = withFields([...names].map((name) => abilities[name]))));
  return table;
}

function withFields(given: readonly (Ability | undefined)[]): OnTable {
  const abilities = given.filter((one) => one !== undefined);
  const fields = abilities.flatMap((one) =>
    Object.entries(one).flatMap(([field, value]) => (value === undefined ? [] : field)),
  );
  return { abilities, fields: new Set(fields) };
}

const laid = new WeakMap<readonly Lasting[], OnTable>();

/** The list of effects is replaced when one comes or goes. */
function laidOn(s: BattleState): OnTable {
  let known = laid.get(s.lasting);
  if (known === undefined) {
    const { abilities } = rulesOf(s);
    laid.set(s.lasting, (known = withFields(s.lasting.map(({ ability }) => abilities[ability]))));
  }
  return known;
}

/** The name of the ability that an objective card is. */
export function objectiveAbility(card: number): string {
  return `objective-${card}`;
}

/** The abilities of all cards on the table: the same list while they are the same. */
export function abilitiesOnTable(s: BattleState): readonly Ability[] {
  return onTable(s).abilities;
}

/** Those of all effects that last. */
export function abilitiesLaid(s: BattleState): readonly Ability[] {
  return s.lasting.length === 0 ? NONE : laidOn(s).abilities;
}

/** Whether any card on the table, or any effect that lasts, has such an ability. */
export function isOnTable(s: BattleState, field: keyof Ability): boolean {
  if (onTable(s).fields.has(field)) return true;
  return s.lasting.length > 0 && laidOn(s).fields.has(field);
}
