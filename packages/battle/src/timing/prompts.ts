/**
 * What abilities and cards hold for occasions, by trigger. Every occasion asks all units, NCUs and players, so it is
 * worked out once for each list of abilities and each deck.
 */
import type { Ability, Response } from '../cards/card.ts';
import type { Edition } from '../edition/edition.ts';
import { rulesOf } from '../edition/of.ts';
import type { BattleState, Lasting, NcuState, UnitState } from '../state.ts';
import { abilitiesOf, abilitiesOfNcu, objectiveAbility } from '../units/abilities.ts';
import type { Trigger } from './triggers.ts';
import { cardsOfDeck } from '../tactics/deck.ts';

export interface Prompts {
  readonly of: readonly Ability[];
  readonly happening: ReadonlyMap<Trigger, readonly Ability[]>;
  readonly orders: ReadonlyMap<Trigger, readonly (Ability & { readonly order: Response })[]>;
  readonly uses: ReadonlyMap<Trigger, readonly Ability[]>;
  readonly untargetable: readonly NonNullable<Ability['untargetable']>[];
}

const prompts = new WeakMap<readonly Ability[], Prompts>();

const NO_USES: ReadonlyMap<Trigger, readonly Ability[]> = new Map();
export const NONE: readonly never[] = [];

export function promptsOf(s: BattleState, unit: UnitState): Prompts {
  return promptsIn(abilitiesOf(s, unit));
}

function promptsIn(abilities: readonly Ability[]): Prompts {
  let known = prompts.get(abilities);
  if (known === undefined) {
    known = {
      of: abilities,
      happening: byTrigger(abilities, ({ happens: all = [] }) => all.map(({ moment }) => moment.trigger)),
      orders: byTrigger(abilities.filter(isOrder), ({ order }) => [order.moment.trigger]),
      uses: abilities.some(({ uses }) => uses !== undefined)
        ? byTrigger(abilities, ({ uses: all = [] }) => all.map(({ moment }) => moment.trigger))
        : NO_USES,
      untargetable: abilities.flatMap(({ untargetable }) => untargetable ?? []),
    };
    prompts.set(abilities, known);
  }
  return known;
}

function isOrder(ability: Ability): ability is Ability & { readonly order: Response } {
  return ability.order !== undefined;
}

function byTrigger<V>(list: readonly V[], triggers: (one: V) => readonly Trigger[]): Map<Trigger, V[]> {
  const sorted = new Map<Trigger, V[]>();
  for (const one of list)
    for (const trigger of new Set(triggers(one))) sorted.set(trigger, [...(sorted.get(trigger) ?? []), one]);
  return sorted;
}

const ofNcus = new WeakMap<readonly string[], { readonly rules: Edition; readonly prompts: Prompts }>();

export function promptsOfNcu(s: BattleState, ncu: NcuState): Prompts {
  const rules = rulesOf(s);
  const names = abilitiesOfNcu(s, ncu);
  let known = ofNcus.get(names);
  if (known?.rules !== rules) {
    known = { rules, prompts: promptsIn(names.flatMap((name) => rules.abilities[name] ?? [])) };
    ofNcus.set(names, known);
  }
  return known.prompts;
}

const laid = new WeakMap<Lasting, Prompts>();
const lists = new WeakMap<Ability, readonly Ability[]>();

function listOf(ability: Ability): readonly Ability[] {
  let list = lists.get(ability);
  if (list === undefined) lists.set(ability, (list = [ability]));
  return list;
}

/** What an effect brings that lasts. */
export function promptsOfLasting(s: BattleState, effect: Lasting): Prompts {
  let known = laid.get(effect);
  if (known === undefined) {
    const ability = rulesOf(s).abilities[effect.ability];
    laid.set(effect, (known = promptsIn(ability === undefined ? NONE : listOf(ability))));
  }
  return known;
}

const ofFallen = new WeakMap<Edition, Map<string, Prompts>>();

/** What the card of an attachment holds. */
export function promptsOfFallen(s: BattleState, card: string): Prompts {
  const rules = rulesOf(s);
  const known = ofFallen.get(rules) ?? new Map<string, Prompts>();
  ofFallen.set(rules, known);
  let found = known.get(card);
  if (found === undefined) {
    const names = rules.attachments[card]?.abilities ?? [];
    known.set(card, (found = promptsIn(names.flatMap((name) => rules.abilities[name] ?? []))));
  }
  return found;
}

type Kind = 'happening' | 'orders' | 'uses';

/** What the cards on a table and in its decks answer: worked out once for the same cards. */
interface OnTable extends Readonly<Record<Kind | 'all', ReadonlySet<Trigger>>> {
  /** Whether any of its abilities keeps something from targeting a unit. */
  readonly protects: boolean;
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
      ...s.units.flatMap(({ card, attachments }) => [card, attachments]),
      ...s.ncus.map(({ card }) => card),
      ...s.objectives.map(({ card }) => card),
    ];
    const table = tableOf(s, JSON.stringify(cards));
    tables.set(s.sides, (now = { units, ncus, objectives, rules: rulesOf(s), cards, table }));
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

/** Games of the same armies share it. */
function tableOf(s: BattleState, cards: string): OnTable {
  const rules = rulesOf(s);
  let known = tablesOf.get(rules);
  if (known === undefined || known.size > MOST_TABLES) tablesOf.set(rules, (known = new Map()));
  const key = `${s.players.map(({ faction, commander }) => `${faction} ${commander}`).join()} ${cards}`;
  let table = known.get(key);
  if (table === undefined) known.set(key, (table = tableNow(s)));
  return table;
}

function tableNow(s: BattleState): OnTable {
  const rules = rulesOf(s);
  const { abilities, ncus, pieces, attachments: joined } = rules;
  const names = [
    ...s.units.flatMap(({ card, attachments }) => [
      ...(pieces[card]?.abilities ?? NONE),
      ...attachments.flatMap((id) => joined[id]?.abilities ?? NONE),
    ]),
    ...s.ncus.flatMap(({ card }) => ncus[card]?.abilities ?? NONE),
    ...s.objectives.flatMap(({ card }) => (card === null ? NONE : objectiveAbility(card))),
  ];
  const found = promptsIn([...new Set(names)].flatMap((name) => abilities[name] ?? NONE));
  const happening = new Set(found.happening.keys());
  const orders = new Set(found.orders.keys());
  const uses = new Set(found.uses.keys());
  const decks = [rules.playedByNcus, ...s.players.map((player) => cardsOfDeck(rules, player))];
  const inDecks = decks.flatMap((deck) => [...answersOf(rules, deck).keys()]);
  return {
    happening,
    orders,
    uses,
    all: new Set([...happening, ...orders, ...uses, ...inDecks]),
    protects: found.untargetable.length > 0,
  };
}

/** Whether anyone on this table could have such an ability, able to use it or not: for most triggers nobody need be asked. */
export function isWatchedFor(s: BattleState, kind: Kind, trigger: Trigger): boolean {
  if (onTable(s)[kind].has(trigger)) return true;
  for (const effect of s.lasting) if (promptsOfLasting(s, effect)[kind].has(trigger)) return true;
  return false;
}

/** Whether anything could keep some unit from being targeted. */
export function isAnyoneProtected(s: BattleState): boolean {
  if (onTable(s).protects) return true;
  for (const effect of s.lasting) if (promptsOfLasting(s, effect).untargetable.length > 0) return true;
  return false;
}

const answering = new WeakMap<readonly string[], ReadonlyMap<Trigger, readonly string[]>>();

/** What the cards of a deck answer: most decks answer few triggers. */
function answersOf(rules: Edition, deck: readonly string[]): ReadonlyMap<Trigger, readonly string[]> {
  let known = answering.get(deck);
  if (known === undefined) {
    known = byTrigger(deck, (card) =>
      (rules.tactics[card]?.responses ?? []).map(({ moment }) => moment.trigger),
    );
    answering.set(deck, known);
  }
  return known;
}

/** Those of a player's cards that can answer this trigger. */
export function cardsAnswering(rules: Edition, deck: readonly string[], trigger: Trigger): readonly string[] {
  return answersOf(rules, deck).get(trigger) ?? NONE;
}

/**
 * Whether anybody in this game could ever answer this trigger: something on the table has such an ability, or some deck
 * such a card.
 */
export function concernsAnyone(s: BattleState, trigger: Trigger): boolean {
  if (onTable(s).all.has(trigger)) return true;
  for (const effect of s.lasting) {
    const { happening, orders, uses } = promptsOfLasting(s, effect);
    if (happening.has(trigger) || orders.has(trigger) || uses.has(trigger)) return true;
  }
  return false;
}
