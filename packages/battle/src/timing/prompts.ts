/**
 * What abilities and cards hold for occasions, by trigger. Every occasion asks all units, NCUs and players, so it is
 * worked out once for each list of abilities and each deck.
 */
import type { Ability, Response } from '../cards/card.ts';
import type { Edition } from '../edition/edition.ts';
import { rulesOf } from '../edition/of.ts';
import type { BattleState, Lasting, NcuState, UnitState } from '../state.ts';
import { abilitiesOf, abilitiesOfNcu, mightHave } from '../units/abilities.ts';
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
      uses: byTrigger(abilities, ({ uses: all = [] }) => all.map(({ moment }) => moment.trigger)),
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

let ofAll: Prompts | null = null;

/** What any unit could have: for most triggers nobody need be asked. */
export function promptsOfAll(s: BattleState): Prompts {
  const { everyAbility } = rulesOf(s);
  if (ofAll?.of !== everyAbility) ofAll = promptsIn(everyAbility);
  return ofAll;
}

const answering = new WeakMap<readonly string[], ReadonlyMap<Trigger, readonly string[]>>();

/** Those of a player's cards that can answer this trigger: most decks have few. */
export function cardsAnswering(rules: Edition, deck: readonly string[], trigger: Trigger): readonly string[] {
  let known = answering.get(deck);
  if (known === undefined) {
    known = byTrigger(deck, (card) =>
      (rules.tactics[card]?.responses ?? []).map(({ moment }) => moment.trigger),
    );
    answering.set(deck, known);
  }
  return known.get(trigger) ?? NONE;
}

/**
 * Whether anybody in this game could ever answer this trigger: some unit on the table has such an ability now, or some
 * deck such a card. Moments that hardly any army cares about are raised only then.
 */
export function concernsAnyone(s: BattleState, trigger: Trigger): boolean {
  const rules = rulesOf(s);
  const names = namesAnswering(promptsOfAll(s), trigger);
  if (names.size > 0) {
    for (const unit of s.units) if (mightHave(s, unit, names)) return true;
    for (const { destroyed, card } of s.ncus)
      if (!destroyed && rules.ncus[card]?.abilities.some((name) => names.has(name)) === true) return true;
    for (const { ability } of s.lasting) if (names.has(ability)) return true;
  }
  for (const player of s.players)
    if (cardsAnswering(rules, cardsOfDeck(rules, player), trigger).length > 0) return true;
  return cardsAnswering(rules, rules.playedByNcus, trigger).length > 0;
}

const answeringNames = new WeakMap<Prompts, Map<Trigger, ReadonlySet<string>>>();

/** The names of the abilities that answer this trigger. */
function namesAnswering(all: Prompts, trigger: Trigger): ReadonlySet<string> {
  let triggers = answeringNames.get(all);
  if (triggers === undefined) answeringNames.set(all, (triggers = new Map<Trigger, ReadonlySet<string>>()));
  let names = triggers.get(trigger);
  if (names === undefined) {
    const { happening, orders, uses } = all;
    const found = [happening, orders, uses].flatMap((table) => table.get(trigger) ?? NONE);
    names = new Set(found.map(({ id }) => id));
    triggers.set(trigger, names);
  }
  return names;
}
