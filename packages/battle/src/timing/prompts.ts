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

const ofWatches = new WeakMap<Lasting, Prompts>();

/** What an effect that waits for its player holds. */
export function promptsOfWatch(s: BattleState, watch: Lasting): Prompts {
  let known = ofWatches.get(watch);
  if (known === undefined) {
    const ability = rulesOf(s).abilities[watch.ability];
    ofWatches.set(watch, (known = promptsIn(ability === undefined ? [] : [ability])));
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

/** The triggers that something on this table answers, and what that follows from. */
interface Watched {
  readonly rules: Edition;
  readonly lasting: readonly Lasting[];
  readonly cards: readonly (string | readonly string[] | number | null)[];
  readonly happening: ReadonlySet<Trigger>;
  readonly orders: ReadonlySet<Trigger>;
  readonly uses: ReadonlySet<Trigger>;
  /** All of these, and what the decks answer. */
  readonly any: ReadonlySet<Trigger>;
}

const watched = new WeakMap<BattleState['sides'], Watched>();

/**
 * What anyone on this table could have, whether they can use it now or not: for most triggers nobody need be asked. It
 * follows from the cards on the table and what lasts, which hardly ever change.
 */
export function watchedBy(s: BattleState): Watched {
  let known = watched.get(s.sides);
  if (known === undefined || !isStillSo(s, known)) watched.set(s.sides, (known = watchedNow(s)));
  return known;
}

function isStillSo(s: BattleState, { rules, lasting, cards }: Watched): boolean {
  if (lasting !== s.lasting || rules !== rulesOf(s)) return false;
  let at = 0;
  for (const { card, attachments } of s.units)
    if (cards[at++] !== card || cards[at++] !== attachments) return false;
  for (const { card } of s.ncus) if (cards[at++] !== card) return false;
  for (const { card } of s.objectives) if (cards[at++] !== card) return false;
  return at === cards.length;
}

function watchedNow(s: BattleState): Watched {
  const rules = rulesOf(s);
  const { abilities, ncus, pieces, attachments: joined } = rules;
  const names = [
    ...s.units.flatMap(({ card, attachments }) => [
      ...(pieces[card]?.abilities ?? NONE),
      ...attachments.flatMap((id) => joined[id]?.abilities ?? NONE),
    ]),
    ...s.ncus.flatMap(({ card }) => ncus[card]?.abilities ?? NONE),
    ...s.lasting.map(({ ability }) => ability),
    ...s.objectives.flatMap(({ card }) => (card === null ? NONE : objectiveAbility(card))),
  ];
  const { happening, orders, uses } = promptsIn(
    [...new Set(names)].flatMap((name) => abilities[name] ?? NONE),
  );
  const decks = [rules.playedByNcus, ...s.players.map((player) => cardsOfDeck(rules, player))];
  return {
    rules,
    lasting: s.lasting,
    cards: [
      ...s.units.flatMap(({ card, attachments }) => [card, attachments]),
      ...s.ncus.map(({ card }) => card),
      ...s.objectives.map(({ card }) => card),
    ],
    happening: new Set(happening.keys()),
    orders: new Set(orders.keys()),
    uses: new Set(uses.keys()),
    any: new Set([
      ...happening.keys(),
      ...orders.keys(),
      ...uses.keys(),
      ...decks.flatMap((deck) => [...answersOf(rules, deck).keys()]),
    ]),
  };
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
 * such a card. Moments that hardly any army cares about are raised only then.
 */
export function concernsAnyone(s: BattleState, trigger: Trigger): boolean {
  return watchedBy(s).any.has(trigger);
}
