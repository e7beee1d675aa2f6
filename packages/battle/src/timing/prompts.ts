/**
 * What abilities and cards hold for occasions, by trigger. Every occasion asks all units, NCUs and players, so it is
 * worked out once for each list of abilities and each deck.
 */
import type { Ability, Response } from '../cards/card.ts';
import type { Edition } from '../edition/edition.ts';
import { rulesOf } from '../edition/of.ts';
import type { BattleState, Lasting, NcuState, UnitState } from '../state.ts';
import { abilitiesOf, abilitiesOfNcu, dependOnOthers } from '../units/abilities.ts';
import { abilitiesOnTable, isOnTable } from '../units/on-table.ts';
import { isDeployed } from '../units/units.ts';
import type { Trigger } from './triggers.ts';
import { cardsOfDeck } from '../tactics/deck.ts';

export interface Prompts {
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

type Kind = 'happening' | 'orders' | 'uses';

/** A unit on the table, with what it holds. */
interface Bearer {
  readonly unit: UnitState;
  readonly has: Prompts;
}

type Asked = Readonly<Pick<BattleState, 'edition' | 'units' | 'lasting' | 'objectives'>>;
/** With all units, in their places, or null where one is not on the table. */
let lastAsked:
  | (Asked & { readonly all: readonly (Bearer | null)[]; readonly bearers: readonly Bearer[] })
  | null = null;

/** All units on the table. Every occasion asks for them, and hardly more than one has changed since the last. */
function bearers(s: BattleState): readonly Bearer[] {
  const { edition, units, lasting, objectives } = s;
  const before = isSame(s, lastAsked) ? lastAsked : null;
  if (before?.units === units) return before.bearers;
  const known = before === null || dependOnOthers(s) ? null : before;
  const all = units.map((unit, i) => {
    if (!isDeployed(unit)) return null;
    const last = known?.units[i] === unit ? known.all[i] : null;
    return last ?? { unit, has: promptsOf(s, unit) };
  });
  const list = all.filter((one) => one !== null);
  lastAsked = { edition, units, lasting, objectives, all, bearers: list };
  return list;
}

interface Listening {
  readonly among: readonly Bearer[];
  readonly trigger: Trigger;
  readonly units: readonly Bearer[];
}
const lastListening: { [K in Kind]: Listening | null } = { happening: null, orders: null, uses: null };

/** The units on the table that hold something of this kind for a trigger; one occasion asks for all its players. */
export function listening(s: BattleState, kind: Kind, trigger: Trigger): readonly Bearer[] {
  const among = bearers(s);
  const last = lastListening[kind];
  if (last?.among === among && last.trigger === trigger) return last.units;
  const units: Bearer[] = [];
  for (const one of among) if (one.has[kind].has(trigger)) units.push(one);
  lastListening[kind] = { among, trigger, units };
  return units;
}

function isSame(s: BattleState, asked: Asked | null): boolean {
  return asked?.lasting === s.lasting && asked.objectives === s.objectives && asked.edition === s.edition;
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

const inDecks = new WeakMap<BattleState['sides'], ReadonlySet<Trigger>>();

/** The triggers that cards in the decks of this game answer. */
function decksAnswer(s: BattleState): ReadonlySet<Trigger> {
  let known = inDecks.get(s.sides);
  if (known === undefined) {
    const rules = rulesOf(s);
    const played = isOnTable(s, 'plays') ? rules.playedByNcus : NONE;
    const decks = [played, ...s.players.map((player) => cardsOfDeck(rules, player))];
    known = new Set(decks.flatMap((deck) => [...answersOf(rules, deck).keys()]));
    inDecks.set(s.sides, known);
  }
  return known;
}

/** The triggers that something on the table answers. */
type Watched = { readonly [K in Kind]: ReadonlySet<Trigger> };

const watched = new WeakMap<readonly Ability[], Watched>();
let lastWatched: { readonly of: readonly Ability[]; readonly triggers: Watched } | null = null;

/** What everything on the table and all that lasts answers. Effects come and go: it is put together from what each does. */
function watchedOnTable(s: BattleState): Watched {
  const abilities = abilitiesOnTable(s);
  if (lastWatched?.of === abilities) return lastWatched.triggers;
  let triggers = watched.get(abilities);
  if (triggers === undefined) {
    const all = { happening: new Set<Trigger>(), orders: new Set<Trigger>(), uses: new Set<Trigger>() };
    for (const ability of abilities) {
      const { happening, orders, uses } = promptsIn(listOf(ability));
      for (const trigger of happening.keys()) all.happening.add(trigger);
      for (const trigger of orders.keys()) all.orders.add(trigger);
      for (const trigger of uses.keys()) all.uses.add(trigger);
    }
    watched.set(abilities, (triggers = all));
  }
  lastWatched = { of: abilities, triggers };
  return triggers;
}

/** Whether anyone on this table could have such an ability, able to use it or not: for most triggers nobody need be asked. */
export function isWatchedFor(s: BattleState, kind: Kind, trigger: Trigger): boolean {
  return watchedOnTable(s)[kind].has(trigger);
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
  const { happening, orders, uses } = watchedOnTable(s);
  return decksAnswer(s).has(trigger) || happening.has(trigger) || orders.has(trigger) || uses.has(trigger);
}
