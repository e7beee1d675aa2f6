/**
 * The abilities a unit or NCU has now: printed on its cards, laid on it for a while, given by the objectives it
 * controls; and what follows from them, its Speed.
 */
import { bug } from '@maester/kernel';
import type { Ability } from '../cards/card.ts';
import type { Edition } from '../edition/edition.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import type { Action } from '../timing/triggers.ts';
import type { TerrainKeyword } from '../terrain/kinds.ts';
import { inches } from '../geometry/measures.ts';
import { controlledCards, isAnyHeld } from '../objectives/objectives.ts';
import {
  ABILITIES_LOST,
  ABILITY_LOST,
  ATTACHMENT_ABILITIES_LOST,
  COMMANDER_ABILITIES_LOST,
  isLoss,
  type BattleState,
  type Lasting,
  type NcuState,
  type UnitState,
} from '../state.ts';
import { areFriends, playerOf } from '../sides/sides.ts';
import { isOnTable, objectiveAbility } from './on-table.ts';
import { cardOf, ordersUsedBy, unitOf } from './units.ts';

const NO_NAMES: readonly string[] = [];

/** Every ability the unit has now: printed, of its attachments, laid on it for a while, of objectives. Each name once. */
export function abilitiesOf(s: BattleState, unit: UnitState): readonly Ability[] {
  const own =
    s.lasting.length === 0
      ? printedAbilities(s, unit)
      : ((sharedCards(s, unit).length === 0 ? withAdded(s, unit) : null) ?? abilitiesNow(s, unit));
  const more = abilitiesOfObjectives(s, unit);
  return more.length === 0 ? own : joined(own, more);
}

/** battle/card/whose-unit, by what is printed: the Character, a unit that holds it, or one that holds its Vassal. */
export function bearsName(s: BattleState, unit: UnitState, character: string): boolean {
  const { attachments, abilities } = rulesOf(s);
  if (cardOf(s, unit).character === character) return true;
  return unit.attachments.some((id) => {
    const { character: own, abilities: names = NO_NAMES } = attachments[id] ?? {};
    if (own === character) return true;
    return names.some((name) => {
      const { countsAs, countsAsCommander } = abilities[name] ?? {};
      return countsAs === character || (countsAsCommander === true && isLedBy(s, unit.seat, character));
    });
  });
}

/** battle/card/commanders-vassal: whether this Character leads the player's army. */
function isLedBy(s: BattleState, seat: string, character: string): boolean {
  const { attachments, units } = rulesOf(s);
  const { commander } = playerOf(s, seat);
  return (attachments[commander] ?? units[commander])?.character === character;
}

/**
 * battle/ability/shared-cards: the friendly Tactics cards that lie on the unit of the Character whose cards it shares.
 * Its Vassals count as well.
 */
function sharedCards(s: BattleState, unit: UnitState): readonly string[] {
  if (s.lasting.length === 0 || !isOnTable(s, 'sharesCardsOf')) return NO_NAMES;
  const rules = rulesOf(s);
  const [sharing] = cardOf(s, unit).abilities.flatMap((name) => rules.abilities[name]?.sharesCardsOf ?? []);
  if (sharing === undefined) return NO_NAMES;
  return s.lasting.flatMap(({ attached, ability, on, by }) => {
    if (!attached || on === unit.id || !areFriends(s, by, unit.seat)) return [];
    const bearer = unitOf(s, on);
    if (bearer === null || bearer.seat !== unit.seat) return [];
    return bearsName(s, bearer, sharing) ? [ability] : [];
  });
}

// The same abilities are always the same list, so that others can remember what they find in it (timing/prompts.ts).

interface Known {
  readonly rules: Edition;
  readonly card: string;
  readonly lasting: readonly Lasting[];
  /** Cards on another unit that it shares. */
  readonly shared: string;
  readonly list: readonly Ability[];
}

/** By the list of attachments, which stays the same object while the units that have it are replaced. */
const printed = new WeakMap<readonly string[], Known>();
const whileItLasts = new WeakMap<UnitState, Known>();
const withObjectives = new WeakMap<readonly Ability[], Map<string, readonly Ability[]>>();

const added = new WeakMap<readonly Ability[], Map<string, readonly Ability[]>>();

const NOTHING_LASTS: readonly Lasting[] = [];

/** Most units have what is printed on their cards and nothing else. */
function printedAbilities(s: BattleState, unit: UnitState): readonly Ability[] {
  const rules = rulesOf(s);
  let known = printed.get(unit.attachments);
  if (known?.card !== unit.card || known.rules !== rules) {
    const list = listAbilities(s, unit, NOTHING_LASTS);
    known = { rules, card: unit.card, lasting: NOTHING_LASTS, shared: '', list };
    printed.set(unit.attachments, known);
  }
  return known.list;
}

/** By the unit, NCU or seat it lies on: the names of what was added, or null if something takes abilities away. */
type LaidOn = ReadonlyMap<string, string | null>;
let lastLaid: { readonly of: readonly Lasting[]; readonly on: LaidOn } | null = null;

/** What lasts stays the same for many questions about all units. */
function laidOn(s: BattleState): LaidOn {
  if (lastLaid?.of === s.lasting) return lastLaid.on;
  const laid = new Map<string, string | null>();
  for (const { on, ability, watch } of s.lasting) {
    const names = laid.get(on);
    if (watch === true || names === null) continue;
    if (isLoss(ability)) laid.set(on, null);
    else laid.set(on, names === undefined ? ability : `${names} ${ability}`);
  }
  lastLaid = { of: s.lasting, on: laid };
  return laid;
}

/** What most effects do: they add an ability. Null if one of them takes some away. */
function withAdded(s: BattleState, unit: UnitState): readonly Ability[] | null {
  const names = laidOn(s).get(unit.id);
  if (names === null) return null;
  const own = printedAbilities(s, unit);
  if (names === undefined) return own;
  let lists = added.get(own);
  if (lists === undefined) added.set(own, (lists = new Map<string, readonly Ability[]>()));
  let list = lists.get(names);
  if (list === undefined) lists.set(names, (list = listAbilities(s, unit, s.lasting)));
  return list;
}

/** Whether the abilities of units follow from other units as well: objectives can be contested, cards shared. */
export function dependOnOthers(s: BattleState): boolean {
  return isAnyHeld(s) || isOnTable(s, 'sharesCardsOf');
}

/** They follow from the unit and the lasting effects alone, both of which are replaced when they change. */
function abilitiesNow(s: BattleState, unit: UnitState): readonly Ability[] {
  let known = whileItLasts.get(unit);
  const cards = sharedCards(s, unit);
  const shared = cards.length === 0 ? '' : cards.join();
  if (known?.lasting !== s.lasting || known.shared !== shared) {
    const rules = rulesOf(s);
    const list = listAbilities(s, unit, s.lasting, cards);
    known = { rules, card: unit.card, lasting: s.lasting, shared, list };
    whileItLasts.set(unit, known);
  }
  return known.list;
}

const NONE: readonly Ability[] = [];

/** What a unit can do because it controls objectives. */
function abilitiesOfObjectives(s: BattleState, unit: UnitState): readonly Ability[] {
  const cards = controlledCards(s, unit);
  if (cards.length === 0) return NONE;
  const { abilities } = rulesOf(s);
  return cards.flatMap((card) => abilities[objectiveAbility(card)] ?? []);
}

function joined(own: readonly Ability[], more: readonly Ability[]): readonly Ability[] {
  const lists = withObjectives.get(own) ?? new Map<string, readonly Ability[]>();
  withObjectives.set(own, lists);
  const names = more.map(({ id }) => id).join();
  const list = lists.get(names) ?? [...new Set([...own, ...more])];
  lists.set(names, list);
  return list;
}

const interned = new WeakMap<Edition, Map<string, readonly Ability[]>>();

/** The same abilities are the same list, also if the unit or what lies on others has changed. */
function sameList(rules: Edition, list: readonly Ability[]): readonly Ability[] {
  const known = interned.get(rules) ?? new Map<string, readonly Ability[]>();
  interned.set(rules, known);
  let key = '';
  for (const { id } of list) key += `${id} `;
  const found = known.get(key) ?? list;
  known.set(key, found);
  return found;
}

function listAbilities(
  s: BattleState,
  unit: UnitState,
  lasting: readonly Lasting[],
  shared: readonly string[] = NO_NAMES,
): readonly Ability[] {
  const rules = rulesOf(s);
  const list = new Set<Ability>();
  const add = (name: string): void => {
    const ability = rules.abilities[name];
    if (ability === undefined) throw bug(`no ability ${name}`);
    list.add(ability);
  };
  const laid = lasting.filter(({ on, watch }) => on === unit.id && watch !== true);
  const loses = (name: string): boolean => laid.some(({ ability }) => ability === name);
  let lost = loses(ABILITIES_LOST);
  const single = laid.flatMap(({ ability, choice = [] }) => (ability === ABILITY_LOST ? choice : []));
  const addPrinted = (names: readonly string[]): void => {
    for (const name of names)
      if ((!lost && !single.includes(name)) || rules.abilities[name]?.innate === true) add(name);
  };
  // the Commander is a card in the unit, or the unit itself
  const leader = loses(COMMANDER_ABILITIES_LOST) ? playerOf(s, unit.seat).commander : null;
  const addOf = (card: string, names: readonly string[]): void =>
    addPrinted(card === leader ? names.filter((name) => rules.abilities[name]?.innate === true) : names);
  addOf(unit.card, cardOf(s, unit).abilities);
  lost ||= loses(ATTACHMENT_ABILITIES_LOST);
  for (const attachment of unit.attachments)
    addOf(attachment, rules.attachments[attachment]?.abilities ?? NO_NAMES);
  for (const { ability } of laid) if (!isLoss(ability)) add(ability);
  for (const ability of shared) add(ability);
  return sameList(rules, [...list]);
}

/** Those an effect can make it lose, or share: printed on its cards, neither innate nor lost already. */
export function losableAbilities(s: BattleState, unit: UnitState): readonly Ability[] {
  const printedOn = printedAbilities(s, unit);
  return abilitiesOf(s, unit).filter((one) => one.innate !== true && printedOn.includes(one));
}

/** Whose ability it is: of an Influence or a card on the unit, the player who laid it there. */
export function playerOfAbility(
  s: BattleState,
  { id, seat }: { readonly id: string; readonly seat: string },
  ability: string,
): string {
  if (s.lasting.length > 0)
    for (const effect of s.lasting) if (effect.on === id && effect.ability === ability) return effect.by;
  return seat;
}

/** Names of the abilities an NCU has now. */
export function abilitiesOfNcu(s: BattleState, ncu: NcuState): readonly string[] {
  const silenced = modeOf(s).silencesNcu?.(s, ncu) === true;
  const printedOn = silenced ? NO_NAMES : (rulesOf(s).ncus[ncu.card]?.abilities ?? NO_NAMES);
  return laidOn(s).has(ncu.id) ? namesWhileItLasts(s, ncu, printedOn) : printedOn;
}

const namesOfNcus = new WeakMap<readonly Lasting[], Map<string, readonly string[]>>();

/** Printed ones unless they are lost, and those that were laid on it. */
function namesWhileItLasts(s: BattleState, ncu: NcuState, own: readonly string[]): readonly string[] {
  const known = namesOfNcus.get(s.lasting) ?? new Map<string, readonly string[]>();
  namesOfNcus.set(s.lasting, known);
  const key = `${s.edition} ${ncu.id} ${ncu.card} ${own.length}`;
  let names = known.get(key);
  if (names === undefined) {
    const laid = s.lasting
      .filter(({ on, watch }) => on === ncu.id && watch !== true)
      .map(({ ability }) => ability);
    const more = laid.filter((name) => !isLoss(name) && name !== CANNOT_ACTIVATE);
    names = [...(laid.includes(ABILITIES_LOST) ? NO_NAMES : own), ...more];
    known.set(key, names);
  }
  return names;
}

/** An effect of this name keeps an NCU from being activated. */
export const CANNOT_ACTIVATE = 'cannot-activate';

/** battle/ncu/cannot-activate */
export function cannotActivate(s: BattleState, ncu: NcuState): boolean {
  for (const { on, ability } of s.lasting) if (on === ncu.id && ability === CANNOT_ACTIVATE) return true;
  return onlyWatches(s, ncu);
}

/** It is never activated, nor the target of anything. */
export function onlyWatches(s: BattleState, ncu: NcuState): boolean {
  if (!isOnTable(s, 'neverActivates')) return false;
  const { abilities } = rulesOf(s);
  return abilitiesOfNcu(s, ncu).some((name) => abilities[name]?.neverActivates === true);
}

/** Tokens left on a card for one of its abilities; before any was spent nothing is written down. */
export function tokensLeft(of: UnitState | NcuState, ability: string, first: number): number {
  return of.tokens?.[ability] ?? first;
}

export function speedOf(s: BattleState, unit: UnitState): number {
  let speed = cardOf(s, unit).speed;
  for (const { speed: more = 0 } of abilitiesWith(s, unit, 'speed'))
    speed += typeof more === 'function' ? more(s, unit) : more;
  return inches(Math.max(0, modeOf(s).speed?.(s, unit, speed) ?? speed));
}

/** Orders that the unit could still use this round. */
export function ordersLeft(s: BattleState, unit: UnitState): number {
  return abilitiesOf(s, unit).filter(
    ({ id, order }) => order !== undefined && !ordersUsedBy(unit).includes(id),
  ).length;
}

const byField = new WeakMap<readonly Ability[], Map<keyof Ability, readonly Ability[]>>();

/** Those of its abilities that have this field. */
export function abilitiesWith(s: BattleState, unit: UnitState, field: keyof Ability): readonly Ability[] {
  if (!isOnTable(s, field)) return NONE;
  const all = abilitiesOf(s, unit);
  let fields = byField.get(all);
  if (fields === undefined) byField.set(all, (fields = new Map<keyof Ability, readonly Ability[]>()));
  let found = fields.get(field);
  if (found === undefined) fields.set(field, (found = havingField(all, field)));
  return found;
}

const havingField = (abilities: readonly Ability[], field: keyof Ability): readonly Ability[] =>
  abilities.filter((one) => one[field] !== undefined);

/** battle/action/forbidden */
export function isForbidden(s: BattleState, unit: UnitState, action: Action): boolean {
  return abilitiesWith(s, unit, 'forbids').some(({ forbids }) => forbids?.includes(action) === true);
}

/** battle/unit/morale-replaced */
export function moraleOf(s: BattleState, unit: UnitState): number {
  const [ability] = abilitiesWith(s, unit, 'moraleStat');
  return ability?.moraleStat ?? cardOf(s, unit).morale;
}

/** battle/terrain/ignored */
export function ignoresTerrain(s: BattleState, unit: UnitState, keyword: TerrainKeyword): boolean {
  return abilitiesWith(s, unit, 'ignores').some(
    ({ ignores }) => (typeof ignores === 'function' ? ignores(s, unit) : ignores)?.includes(keyword) === true,
  );
}
