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
import { controlledCards } from '../objectives/objectives.ts';
import {
  ABILITIES_LOST,
  ATTACHMENT_ABILITIES_LOST,
  type BattleState,
  type Lasting,
  type NcuState,
  type UnitState,
} from '../state.ts';
import { cardOf } from './units.ts';

/** Every ability the unit has now: printed, of its attachments, laid on it for a while, of objectives. Each name once. */
export function abilitiesOf(s: BattleState, unit: UnitState): readonly Ability[] {
  const own = hasLasting(s, unit.id) ? abilitiesNow(s, unit) : printedAbilities(s, unit);
  const more = abilitiesOfObjectives(s, unit);
  return more.length === 0 ? own : joined(own, more);
}

function hasLasting(s: BattleState, unit: string): boolean {
  for (const { on } of s.lasting) if (on === unit) return true;
  return false;
}

// The same abilities are always the same list, so that others can remember what they find in it (timing/window.ts).

interface Known {
  readonly rules: Edition;
  readonly card: string;
  readonly lasting: readonly Lasting[];
  readonly list: readonly Ability[];
}

/** By the list of attachments, which stays the same object while the units that have it are replaced. */
const printed = new WeakMap<readonly string[], Known>();
const whileItLasts = new WeakMap<UnitState, Known>();
const withObjectives = new WeakMap<readonly Ability[], Map<string, readonly Ability[]>>();

const NOTHING_LASTS: readonly Lasting[] = [];

/** Most units have what is printed on their cards and nothing else. */
function printedAbilities(s: BattleState, unit: UnitState): readonly Ability[] {
  const rules = rulesOf(s);
  let known = printed.get(unit.attachments);
  if (known?.card !== unit.card || known.rules !== rules) {
    known = { rules, card: unit.card, lasting: NOTHING_LASTS, list: listAbilities(s, unit, NOTHING_LASTS) };
    printed.set(unit.attachments, known);
  }
  return known.list;
}

/** They follow from the unit and the lasting effects alone, both of which are replaced when they change. */
function abilitiesNow(s: BattleState, unit: UnitState): readonly Ability[] {
  let known = whileItLasts.get(unit);
  if (known?.lasting !== s.lasting) {
    const rules = rulesOf(s);
    known = { rules, card: unit.card, lasting: s.lasting, list: listAbilities(s, unit, s.lasting) };
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

/** The name of the ability that an objective card is. */
export function objectiveAbility(card: number): string {
  return `objective-${card}`;
}

function joined(own: readonly Ability[], more: readonly Ability[]): readonly Ability[] {
  const lists = withObjectives.get(own) ?? new Map<string, readonly Ability[]>();
  withObjectives.set(own, lists);
  const names = more.map(({ id }) => id).join();
  const list = lists.get(names) ?? [...new Set([...own, ...more])];
  lists.set(names, list);
  return list;
}

function listAbilities(s: BattleState, unit: UnitState, lasting: readonly Lasting[]): readonly Ability[] {
  const rules = rulesOf(s);
  const list = new Set<Ability>();
  const add = (name: string): void => {
    const ability = rules.abilities[name];
    if (ability === undefined) throw bug(`no ability ${name}`);
    list.add(ability);
  };
  let lost = lasting.some((effect) => effect.on === unit.id && effect.ability === ABILITIES_LOST);
  const addPrinted = (names: readonly string[]): void => {
    for (const name of names) if (!lost || rules.abilities[name]?.innate === true) add(name);
  };
  addPrinted(cardOf(s, unit).abilities);
  lost ||= lasting.some((effect) => effect.on === unit.id && effect.ability === ATTACHMENT_ABILITIES_LOST);
  for (const attachment of unit.attachments) addPrinted(rules.attachments[attachment]?.abilities ?? []);
  for (const effect of lasting) {
    const lays = effect.ability !== ABILITIES_LOST && effect.ability !== ATTACHMENT_ABILITIES_LOST;
    if (effect.on === unit.id && lays) add(effect.ability);
  }
  return [...list];
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

const NO_NAMES: readonly string[] = [];

/** Names of the abilities an NCU has now. */
export function abilitiesOfNcu(s: BattleState, ncu: NcuState): readonly string[] {
  const lost = s.lasting.some((effect) => effect.on === ncu.id && effect.ability === ABILITIES_LOST);
  return lost ? NO_NAMES : (rulesOf(s).ncus[ncu.card]?.abilities ?? NO_NAMES);
}

/** Tokens left on a card for one of its abilities; before any was spent nothing is written down. */
export function tokensLeft(of: UnitState | NcuState, ability: string, first: number): number {
  return of.tokens[ability] ?? first;
}

export function speedOf(s: BattleState, unit: UnitState): number {
  let speed = cardOf(s, unit).speed;
  for (const { speed: more = 0 } of abilitiesOf(s, unit))
    speed += typeof more === 'function' ? more(s, unit) : more;
  return inches(Math.max(0, modeOf(s).speed?.(s, unit, speed) ?? speed));
}

/** Orders that the unit could still use this round. */
export function ordersLeft(s: BattleState, unit: UnitState): number {
  return abilitiesOf(s, unit).filter(({ id, order }) => order !== undefined && !unit.ordersUsed.includes(id))
    .length;
}

const bans = new WeakMap<readonly Ability[], ReadonlySet<Action>>();

/** battle/action/forbidden */
export function isForbidden(s: BattleState, unit: UnitState, action: Action): boolean {
  const abilities = abilitiesOf(s, unit);
  let banned = bans.get(abilities);
  if (banned === undefined) {
    banned = new Set(abilities.flatMap(({ forbids = [] }) => forbids));
    bans.set(abilities, banned);
  }
  return banned.has(action);
}

/** battle/terrain/ignored */
export function ignoresTerrain(s: BattleState, unit: UnitState, keyword: TerrainKeyword): boolean {
  return abilitiesOf(s, unit).some(({ ignores }) => ignores?.includes(keyword) === true);
}
