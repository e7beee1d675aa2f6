/**
 * What a player can declare on an occasion: Orders on the table, Tactics cards in hand, those that an NCU plays from a pile,
 * and abilities that may be used besides.
 */
import { idsOn, thingsOf, type Offer, type Option } from '@maester/kernel';
import { joined, named, ncuOption, silent, thing, unitOption } from '../options.ts';
import type { Use as AbilityUse, Response } from '../cards/card.ts';
import { rulesOf } from '../edition/of.ts';
import type { Source } from '../effects/context.ts';
import { waysOf, waysToUse, worthOf } from '../effects/interpreter.ts';
import { wayOf, type Way } from '../effects/way.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends, hasASay, playerOf } from '../sides/sides.ts';
import { unitOf } from '../units/units.ts';
import type { Occasion, Trigger } from './triggers.ts';
import { cardsOfDeck, isInDeck } from '../tactics/deck.ts';
import { foreignOf, wholeHand } from '../tactics/foreign.ts';
import { abilitiesOfNcu, tokensLeft } from '../units/abilities.ts';
import { isOnTable } from '../units/on-table.ts';
import { SituationNow } from '../effects/situation.ts';
import { kindOf, namedBy, outOfReach, withinReach } from './targets.ts';
import {
  listening,
  cardsAnswering,
  NONE,
  promptsOfFallen,
  promptsOfNcu,
  promptsOfLasting,
  type Prompts,
  isWatchedFor,
} from './prompts.ts';

/** What a player has declared, and what was chosen with it. */
export interface Declared {
  readonly seat: string;
  readonly source: Source;
  /** The unit, NCU or player that has the Order or ability; null for cards. */
  readonly owner: string | null;
  readonly parts: readonly Way[];
  /** Set when another card cancelled it. */
  readonly cancelled: boolean;
}

export const PASS = 'pass';

/** A lasting effect of this name on a player, with what the player may not use. */
export const SILENCED = 'silenced';

/** battle/term/target: units named by the trigger, chosen ones, and the owner of an Order. */
function targetsOf(
  f: Occasion,
  { moment: { targets } }: Response,
  way: Offer,
  owner: UnitState | null,
): (string | null)[] {
  return [...namedBy(f, targets), owner?.id ?? null, ...idsOn(thingsOf(way), 'unit')];
}

/** A way to use a Tactics card or Order, and where that is written. */
interface Use {
  readonly source: Source;
  readonly way: Offer;
}

/** The ways a Tactics card or Order can be used now. */
function uses(
  s: BattleState,
  f: Occasion,
  seat: string,
  responses: readonly Response[],
  name: string,
  owner: UnitState | null,
): Use[] {
  const list: Use[] = [];
  for (let i = 0; i < responses.length; i++) {
    const response = responses[i];
    if (response?.moment.trigger !== f.trigger) continue;
    const source: Source = { of: owner === null ? 'card' : 'order', id: name, which: i };
    const ways = waysOf(response, new SituationNow(s, f, seat, owner?.id ?? null, source));
    if (ways.length === 0) continue;
    const beyond = outOfReach(s, seat, owner === null ? 'card' : 'order');
    for (const way of ways)
      if (beyond.length === 0 || !isAnyOf(beyond, targetsOf(f, response, way, owner)))
        list.push({ source, way });
  }
  return list;
}

const isAnyOf = (ids: readonly string[], of: readonly (string | null)[]): boolean =>
  of.some((id) => id !== null && ids.includes(id));

export const cardUses = (s: BattleState, f: Occasion, seat: string, card: string): Use[] =>
  uses(s, f, seat, rulesOf(s).tactics[card]?.responses ?? [], card, null);

/** NCUs that let their player play a certain card from the deck or the discard pile, and have not done so yet. */
function cardsOfNcus(s: BattleState, seat: string): { ncu: string; card: string }[] {
  const list: { ncu: string; card: string }[] = [];
  if (!isOnTable(s, 'plays')) return list;
  const { abilities } = rulesOf(s);
  for (const ncu of s.ncus) {
    if (ncu.seat !== seat || ncu.destroyed) continue;
    for (const name of abilitiesOfNcu(s, ncu)) {
      const card = abilities[name]?.plays;
      if (card !== undefined && tokensLeft(ncu, name, 1) > 0) list.push({ ncu: ncu.id, card });
    }
  }
  return list;
}

/** What a player can declare: the option, and what it is to use. */
interface Declarable extends Use {
  readonly option: Option;
  /** The unit or NCU whose Order or ability it is; null for cards. */
  readonly owner: string | null;
}

/** What has been declared so far, where anything has. */
type Declaring = Occasion & { readonly declared?: readonly Declared[] };

/** battle/timing/one-per-trigger: an Order or a card; abilities that may be used are not counted. */
function hasAnswered({ declared = [] }: Declaring, seat: string): boolean {
  return declared.some((one) => one.seat === seat && one.source.of !== 'use');
}

/** The same where every optional effect counts: nothing more can be declared. */
function isDone(s: BattleState, { declared = [] }: Declaring, seat: string): boolean {
  return (
    declared.length > 0 &&
    rulesOf(s).rules.onePerTrigger === 'optional-effect' &&
    declared.some((one) => one.seat === seat)
  );
}

function isDeclared({ declared = [] }: Declaring, owner: string, ability: string, which: number): boolean {
  return declared.some(
    ({ owner: of, source }) =>
      of === owner && source.of === 'use' && source.id === ability && source.which === which,
  );
}

interface UseNow {
  readonly owner: string;
  readonly ability: string;
  readonly which: number;
  readonly use: AbilityUse;
}

/** battle/attachment/last-word: an attachment that has just been destroyed, with the unit it was in. */
export function fallenNow(s: BattleState, f: Occasion): { id: string; seat: string; card: string } | null {
  if (f.trigger !== 'attachment-destroyed' || !('card' in f.about)) return null;
  const unit = unitOf(s, f.unit ?? '');
  // with its unit it falls when the tray is removed, and still has its say as a part of it
  if (unit === null || unit.attachments.includes(f.about.card)) return null;
  return { id: unit.id, seat: unit.seat, card: f.about.card };
}

/** Abilities that a player may use at this trigger, whatever the ways. */
function usesAt(s: BattleState, f: Declaring, seat: string): readonly UseNow[] {
  if (!isWatchedFor(s, 'uses', f.trigger) && f.trigger !== 'attachment-destroyed') return NONE;
  return listUses(s, f, seat);
}

function listUses(s: BattleState, f: Declaring, seat: string): readonly UseNow[] {
  const list: UseNow[] = [];
  const add = (owner: string, of: string, has: Prompts): void => {
    for (const { id: ability, uses: all = [] } of has.uses.get(f.trigger) ?? NONE)
      for (const [which, use] of all.entries()) {
        if (use.moment.trigger !== f.trigger) continue;
        // an Influence is used by the player whose NCU it is
        const whose = s.lasting.find((laid) => laid.on === owner && laid.ability === ability)?.by ?? of;
        if (use.by === 'opponents' ? areFriends(s, whose, seat) : whose !== seat) continue;
        if (isDeclared(f, owner, ability, which)) continue;
        list.push({ owner, ability, which, use });
      }
  };
  for (const { unit, has } of listening(s, 'uses', f.trigger)) add(unit.id, unit.seat, has);
  for (const ncu of s.ncus) if (!ncu.destroyed) add(ncu.id, ncu.seat, promptsOfNcu(s, ncu));
  for (const effect of s.lasting)
    if (effect.watch === true) add(effect.on, effect.by, promptsOfLasting(s, effect));
  const fallen = fallenNow(s, f);
  if (fallen !== null) add(fallen.id, fallen.seat, promptsOfFallen(s, fallen.card));
  return list;
}

function waysOfUse(s: BattleState, f: Occasion, seat: string, one: UseNow): readonly Offer[] {
  const source: Source = { of: 'use', id: one.ability, which: one.which };
  const ways = waysToUse(one.use, new SituationNow(s, f, seat, one.owner, source));
  return withinReach(s, seat, kindOf(s, source, one.owner), ways);
}

/** battle/timing/silenced: a player who may use no Orders, or no Tactics cards, for a while. */
export function isSilenced(s: BattleState, seat: string, what: 'order' | 'card'): boolean {
  if (what === 'card' && s.silenced.includes(seat)) return true;
  for (const { on, ability, choice } of s.lasting)
    if (on === seat && ability === SILENCED && choice?.includes(what) === true) return true;
  return false;
}

/** Where a Tactics card is played from. */
const FROM_HAND = silent('card');
/** How the ids of all ways to play a card from the hand begin. */
export const fromHand = (card: string): string => joined('|', FROM_HAND, named('card', card), '').id;

const fromPile = (ncu: string, pile: 'deck' | 'discard'): Option =>
  joined(':', ncuOption(ncu), named('pile', pile));

/** The unit, NCU or player that has an ability. */
function sourceOption(s: BattleState, id: string): Option {
  if (unitOf(s, id) !== null) return unitOption(id);
  return s.seats.includes(id) ? named('seat', id) : ncuOption(id);
}

const responseOption = (which: number): Option => silent(String(which), thing('response', String(which)));

/** A use of a card or Order as it is offered. */
const answer = (from: Option, what: Option, owner: string | null, { source, way }: Use): Declarable => ({
  option: joined('|', from, what, responseOption(source.which), way),
  owner,
  source,
  way,
});

function declarable(s: BattleState, f: Declaring, seat: string): Declarable[] {
  const list: Declarable[] = [];
  if (isDone(s, f, seat)) return list;
  for (const one of usesAt(s, f, seat))
    for (const way of waysOfUse(s, f, seat, one))
      list.push({
        option: joined(
          '|',
          sourceOption(s, one.owner),
          named('ability', one.ability),
          silent(String(one.which + 1), thing('response', String(one.which))),
          way,
        ),
        owner: one.owner,
        source: { of: 'use', id: one.ability, which: one.which },
        way,
      });
  if (hasAnswered(f, seat)) return list;
  const player = playerOf(s, seat);
  if (!isSilenced(s, seat, 'card')) {
    const hand = wholeHand(player);
    let at = -1;
    for (const card of hand) {
      at += 1;
      if (hand.indexOf(card) !== at) continue;
      for (const use of cardUses(s, f, seat, card))
        list.push(answer(FROM_HAND, named('card', card), null, use));
    }
    for (const { ncu, card } of cardsOfNcus(s, seat)) {
      const possible = cardUses(s, f, seat, card);
      const inDeck = possible.length > 0 && isInDeck(s, seat, card);
      for (const use of possible) {
        if (inDeck) list.push(answer(fromPile(ncu, 'deck'), named('card', card), null, use));
        if (player.discard.includes(card))
          list.push(answer(fromPile(ncu, 'discard'), named('card', card), null, use));
      }
    }
  }
  if (isSilenced(s, seat, 'order')) return list;
  for (const { unit, name, order } of ordersOf(s, seat, f.trigger))
    for (const use of uses(s, f, seat, [order], name, unit))
      list.push(answer(unitOption(unit.id), named('ability', name), unit.id, use));
  return list;
}

interface Offered {
  /** A question is asked by a new list of waiting seats, so that list stands for it. */
  readonly waiting: readonly string[];
  readonly frame: Declaring;
  readonly seat: string;
  readonly list: readonly Declarable[];
}
let lastOffered: Offered | null = null;

/** What a player who is asked can declare: listed once, to be offered and to find what was chosen. */
export function offeredNow(s: BattleState, f: Declaring, seat: string): readonly Declarable[] {
  const { waiting } = s.flow;
  if (lastOffered?.waiting !== waiting || lastOffered.frame !== f || lastOffered.seat !== seat)
    lastOffered = { waiting, frame: f, seat, list: declarable(s, f, seat) };
  return lastOffered.list;
}

/** What is worth something first, the best before the others; then letting the moment pass. */
export function byWorth(s: BattleState, f: Declaring, seat: string): string[] {
  const { tactics, abilities } = rulesOf(s);
  const worth = ({ source, owner, way }: Declarable): number => {
    const ability = abilities[source.id];
    const use = source.of === 'use' ? ability?.uses?.[source.which] : undefined;
    const response =
      use ?? (source.of === 'card' ? tactics[source.id]?.responses[source.which] : ability?.order);
    const effects = [...(use?.price ?? []), ...(response?.effects ?? [])];
    return worthOf(effects, new SituationNow(s, f, seat, owner, source, [wayOf(way)]));
  };
  const sorted = declarable(s, f, seat).map((one) => ({ id: one.option.id, worth: worth(one) }));
  return [...sorted, { id: PASS, worth: 0 }].toSorted((a, b) => b.worth - a.worth).map(({ id }) => id);
}

/** Unused Orders with this trigger. */
function ordersOf(
  s: BattleState,
  seat: string,
  trigger: Trigger,
): { unit: UnitState; name: string; order: Response }[] {
  const list: { unit: UnitState; name: string; order: Response }[] = [];
  if (!isWatchedFor(s, 'orders', trigger)) return list;
  for (const { unit, has } of listening(s, 'orders', trigger)) {
    if (unit.seat !== seat) continue;
    for (const { id: name, order } of has.orders.get(trigger) ?? NONE)
      if (unit.ordersUsed?.includes(name) !== true) list.push({ unit, name, order });
  }
  return list;
}

/** As far as everyone can see: cards that are in the deck or the hand, and Orders on the table that could be used now. */
export function mightRespond(s: BattleState, f: Declaring, seat: string): boolean {
  if (!hasASay(s, seat) || isDone(s, f, seat)) return false;
  for (const one of usesAt(s, f, seat)) if (waysOfUse(s, f, seat, one).length > 0) return true;
  if (hasAnswered(f, seat)) return false;
  const player = playerOf(s, seat);
  const { hand, deck } = player;
  if (!isSilenced(s, seat, 'card')) {
    const rules = rulesOf(s);
    for (const { card } of foreignOf(player)) if (cardUses(s, f, seat, card).length > 0) return true;
    if (hand.length > 0)
      for (const card of cardsAnswering(rules, cardsOfDeck(rules, player), f.trigger))
        if ((hand.includes(card) || deck.includes(card)) && cardUses(s, f, seat, card).length > 0)
          return true;
    if (cardsAnswering(rules, rules.playedByNcus, f.trigger).length > 0)
      for (const { card } of cardsOfNcus(s, seat)) if (cardUses(s, f, seat, card).length > 0) return true;
  }
  if (isSilenced(s, seat, 'order')) return false;
  for (const { unit, name, order } of ordersOf(s, seat, f.trigger))
    if (uses(s, f, seat, [order], name, unit).length > 0) return true;
  return false;
}
