/**
 * Occasions: the moments to which abilities, Orders and Tactics cards answer. First the players declare, the one whose
 * turn it is first, each at most one Order or Tactics card, and any abilities it may use besides; passing is final. Then everything is resolved in the same
 * order, player by player: the abilities that happen by themselves, and what was declared (battle/timing).
 *
 * An occasion is asked about only if, as far as everyone can see, the player might have an answer: a card with this
 * trigger that is neither discarded nor attached, or an unused Order.
 */
import {
  bug,
  idOf,
  idOn,
  idsOn,
  refuse,
  running,
  thingsOf,
  type JsonObject,
  type Offer,
  type Option,
  type Refusal,
} from '@maester/kernel';
import { joined, named, ncuOption, sayingOfWay, silent, unitOption } from '../options.ts';
import type { Response, Use as AbilityUse } from '../cards/card.ts';
import { rulesOf } from '../edition/of.ts';
import type { Source } from '../effects/context.ts';
import { happensByItself } from '../effects/use-ability.ts';
import { happensNow, perform, waysOf, waysToUse, worthOf } from '../effects/interpreter.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends, changePlayer, hasASay, playerOf, seatsInOrder } from '../sides/sides.ts';
import { changeNcu, changeUnit, isDeployed, mustUnit, ncuOf, unitOf } from '../units/units.ts';
import type { Occasion, Trigger, TriggerFacts } from './triggers.ts';
import { cardsOfDeck, isInDeck, shuffleDeck, without } from '../tactics/deck.ts';
import { afterShown } from '../tactics/known.ts';
import { abilitiesOf, abilitiesOfNcu, mightHave, playerOfAbility, tokensLeft } from '../units/abilities.ts';
import { SituationNow } from '../effects/situation.ts';
import { chooseSteps, stepsOf } from './steps.ts';
import { outOfReach, unitsIn } from './targets.ts';
import {
  cardsAnswering,
  NONE,
  promptsOf,
  promptsOfAll,
  promptsOfNcu,
  promptsOfWatch,
  type Prompts,
} from './prompts.ts';

interface Declared {
  readonly seat: string;
  readonly option: string;
  /** Set when another card cancelled it. */
  readonly cancelled: boolean;
}

/** An ability that happens by itself. */
interface Happens {
  readonly seat: string;
  readonly unit: string;
  readonly ability: string;
  /** Which of the things that the ability does by itself. */
  readonly at: number;
  /** Whether its player may want it to come after the Order or card declared. */
  readonly uncertain: boolean;
}

interface OccasionFrame extends Occasion {
  happenings: Happens[];
  /** Who may still declare, and who has still to resolve. */
  seats: readonly string[];
  order: readonly string[];
  declared: Declared[];
}

const PASS = 'pass';

/** A lasting effect of this name on a player, with what the player may not use. */
export const SILENCED = 'silenced';

/** Triggers at which nothing else matters. */
type Plain = { readonly [K in Trigger]: keyof TriggerFacts[K] extends never ? K : never }[Trigger];

/** Lets an occasion happen; it is over when the next step of the caller runs. */
export function happens(t: T, trigger: Plain, unit: string | null, other?: string | null): void;
export function happens<K extends Trigger>(
  t: T,
  trigger: K,
  unit: string | null,
  other: string | null,
  about: TriggerFacts[K],
): void;
export function happens(
  t: T,
  trigger: Trigger,
  unit: string | null,
  other: string | null = null,
  about: Occasion['about'] = {},
): void {
  t.run(occasion, { trigger, unit, other, about, happenings: [], seats: [], order: [], declared: [] });
}

/**
 * What was declared, read back from the id that waits in the state (`declarable` writes it): `SOURCE|NAME|RESPONSE|WAY`.
 * The source is the unit or NCU whose Order or ability NAME is, or where the Tactics card NAME was played from. An Order
 * is number 0, uses of an ability are counted from 1.
 */
function readDeclared(
  s: BattleState,
  { option }: Declared,
): { source: Source; owner: string | null; way: string } {
  const [from = '', id = '', which, ...way] = option.split('|');
  const owner = unitOf(s, from)?.id ?? ncuOf(s, from)?.id ?? (s.seats.includes(from) ? from : null);
  const number = Number(which ?? 0);
  const source: Source =
    owner === null
      ? { of: 'card', id, which: number }
      : number === 0
        ? { of: 'order', id, which: 0 }
        : { of: 'use', id, which: number - 1 };
  return { source, owner, way: way.join('|') };
}

/** battle/term/target: units named by the trigger, chosen ones, and the owner of an Order. */
function targetsOf(
  f: Occasion,
  { moment: { targets } }: Response,
  way: Offer,
  owner: UnitState | null,
): (string | null)[] {
  return [f.unit, owner?.id ?? null, targets === 'both' ? f.other : null, ...idsOn(thingsOf(way), 'unit')];
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
  for (const [i, response] of responses.entries()) {
    if (response.moment.trigger !== f.trigger) continue;
    const source: Source = { of: owner === null ? 'card' : 'order', id: name, which: i };
    const ways = waysOf(response, new SituationNow(s, f, seat, owner?.id ?? null, source));
    if (ways.length === 0) continue;
    const beyond = outOfReach(s, seat, owner === null ? 'card' : 'order');
    const isFree = (way: Offer): boolean =>
      !targetsOf(f, response, way, owner).some((id) => id !== null && beyond.includes(id));
    for (const way of ways) if (beyond.length === 0 || isFree(way)) list.push({ source, way });
  }
  return list;
}

const cardUses = (s: BattleState, f: Occasion, seat: string, card: string): Use[] =>
  uses(s, f, seat, rulesOf(s).tactics[card]?.responses ?? [], card, null);

/** NCUs that let their player play a certain card from the deck or the discard pile, and have not done so yet. */
function cardsOfNcus(s: BattleState, seat: string): { ncu: string; card: string }[] {
  const list: { ncu: string; card: string }[] = [];
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
function hasAnswered(s: BattleState, { declared = [] }: Declaring, seat: string): boolean {
  return declared.some((one) => one.seat === seat && readDeclared(s, one).source.of !== 'use');
}

interface UseNow {
  readonly owner: string;
  readonly ability: string;
  readonly which: number;
  readonly use: AbilityUse;
}

/** Abilities that a player may use at this trigger, whatever the ways. */
function usesAt(s: BattleState, f: Declaring, seat: string): readonly UseNow[] {
  if (!promptsOfAll(s).uses.has(f.trigger)) return NONE;
  const list: UseNow[] = [];
  const add = (bearer: { readonly id: string; readonly seat: string }, has: Prompts): void => {
    const { id: owner } = bearer;
    for (const { id: ability, uses: all = [] } of has.uses.get(f.trigger) ?? NONE)
      for (const [which, use] of all.entries()) {
        if (use.moment.trigger !== f.trigger) continue;
        const of = playerOfAbility(s, bearer, ability);
        if (use.by === 'opponents' ? areFriends(s, of, seat) : of !== seat) continue;
        const key = `${owner}|${ability}|${which + 1}|`;
        if (f.declared?.some((one) => one.option.startsWith(key)) === true) continue;
        list.push({ owner, ability, which, use });
      }
  };
  for (const unit of s.units) if (isDeployed(unit)) add(unit, promptsOf(s, unit));
  for (const ncu of s.ncus) if (!ncu.destroyed) add(ncu, promptsOfNcu(s, ncu));
  for (const effect of s.lasting)
    if (effect.watch === true) add({ id: effect.on, seat: effect.by }, promptsOfWatch(s, effect));
  return list;
}

function waysOfUse(s: BattleState, f: Occasion, seat: string, one: UseNow): readonly Offer[] {
  const source: Source = { of: 'use', id: one.ability, which: one.which };
  const ways = waysToUse(one.use, new SituationNow(s, f, seat, one.owner, source));
  if (ways.length === 0) return ways;
  const beyond = outOfReach(s, seat, ncuOf(s, one.owner) === null ? 'ability' : 'ncu');
  if (beyond.length === 0) return ways;
  return ways.filter((way) => !idsOn(thingsOf(way), 'unit').some((id) => beyond.includes(id)));
}

/** battle/timing/silenced: a player who may use no Orders, or no Tactics cards, for a while. */
function isSilenced(s: BattleState, seat: string, what: 'order' | 'card'): boolean {
  if (what === 'card' && s.silenced.includes(seat)) return true;
  for (const { on, ability, choice } of s.lasting)
    if (on === seat && ability === SILENCED && choice?.includes(what) === true) return true;
  return false;
}

/** Where a Tactics card is played from. */
const FROM_HAND = silent('card');
const fromPile = (ncu: string, pile: 'deck' | 'discard'): Option =>
  joined(':', ncuOption(ncu), named('pile', pile));

/** The unit, NCU or player that has an ability. */
function sourceOption(s: BattleState, id: string): Option {
  if (unitOf(s, id) !== null) return unitOption(id);
  return s.seats.includes(id) ? named('seat', id) : ncuOption(id);
}

function declarable(s: BattleState, f: OccasionFrame, seat: string): Declarable[] {
  const list: Declarable[] = [];
  const add = (from: Option, what: Option, owner: string | null, { source, way }: Use): void =>
    void list.push({
      option: joined('|', from, what, silent(String(source.which)), way),
      owner,
      source,
      way,
    });
  for (const one of usesAt(s, f, seat))
    for (const way of waysOfUse(s, f, seat, one))
      list.push({
        option: joined(
          '|',
          sourceOption(s, one.owner),
          named('ability', one.ability),
          silent(String(one.which + 1)),
          way,
        ),
        owner: one.owner,
        source: { of: 'use', id: one.ability, which: one.which },
        way,
      });
  if (hasAnswered(s, f, seat)) return list;
  const player = playerOf(s, seat);
  if (!isSilenced(s, seat, 'card')) {
    for (const card of new Set(player.hand))
      for (const use of cardUses(s, f, seat, card)) add(FROM_HAND, named('card', card), null, use);
    for (const { ncu, card } of cardsOfNcus(s, seat)) {
      for (const use of cardUses(s, f, seat, card)) {
        if (isInDeck(s, seat, card)) add(fromPile(ncu, 'deck'), named('card', card), null, use);
        if (player.discard.includes(card)) add(fromPile(ncu, 'discard'), named('card', card), null, use);
      }
    }
  }
  if (isSilenced(s, seat, 'order')) return list;
  for (const { unit, name, order } of ordersOf(s, seat, f.trigger))
    for (const use of uses(s, f, seat, [order], name, unit))
      add(unitOption(unit.id), named('ability', name), unit.id, use);
  return list;
}

/** Why a player cannot play a Tactics card from the hand now; null if nothing forbids it. */
export function whyNotPlayed(s: BattleState, seat: string, card: string): Refusal | null {
  if (s.silenced.includes(seat)) return refuse('battle/charge/disorderly-no-tactics-cards', { card });
  if (isSilenced(s, seat, 'card')) return refuse('battle/timing/silenced', { card });
  const now = running(s, occasion);
  const triggers = [...new Set(rulesOf(s).tactics[card]?.responses.map(({ moment }) => moment.trigger))];
  const here = now !== null && triggers.includes(now.trigger);
  if (!here) return refuse('battle/tactics-deck/trigger', { card, triggers, fits: here ? 'no' : 'later' });
  if (!now.seats.includes(seat)) return refuse('battle/timing/passed-chance', { card });
  return cardUses(s, now, seat, card).length > 0
    ? null
    : refuse('battle/tactics-deck/trigger', { card, triggers, fits: here ? 'no' : 'later' });
}

/** What is worth something first, the best before the others; then letting the moment pass. */
function byWorth(s: BattleState, f: OccasionFrame, seat: string): string[] {
  const { tactics, abilities } = rulesOf(s);
  const worth = ({ source, owner, way }: Declarable): number => {
    const ability = abilities[source.id];
    const response =
      source.of === 'card'
        ? tactics[source.id]?.responses[source.which]
        : source.of === 'use'
          ? ability?.uses?.[source.which]
          : ability?.order;
    return worthOf(response?.effects ?? [], new SituationNow(s, f, seat, owner, source, idOf(way)));
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
  if (!promptsOfAll(s).orders.has(trigger)) return list;
  for (const unit of s.units) {
    if (unit.seat !== seat || !isDeployed(unit)) continue;
    for (const { id: name, order } of promptsOf(s, unit).orders.get(trigger) ?? NONE)
      if (!unit.ordersUsed.includes(name)) list.push({ unit, name, order });
  }
  return list;
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
  if (triggers === undefined) {
    triggers = new Map<Trigger, ReadonlySet<string>>();
    answeringNames.set(all, triggers);
  }
  let names = triggers.get(trigger);
  if (names === undefined) {
    const { happening, orders, uses: own } = all;
    const found = [happening, orders, own].flatMap((table) => table.get(trigger) ?? NONE);
    names = new Set(found.map(({ id }) => id));
    triggers.set(trigger, names);
  }
  return names;
}

/** As far as everyone can see: cards that are in the deck or the hand, and Orders on the table that could be used now. */
export function mightRespond(s: BattleState, f: Declaring, seat: string): boolean {
  if (!hasASay(s, seat)) return false;
  if (usesAt(s, f, seat).some((one) => waysOfUse(s, f, seat, one).length > 0)) return true;
  if (hasAnswered(s, f, seat)) return false;
  const player = playerOf(s, seat);
  const { hand, deck } = player;
  if (!isSilenced(s, seat, 'card')) {
    const rules = rulesOf(s);
    if (hand.length > 0)
      for (const card of cardsAnswering(rules, cardsOfDeck(rules, player), f.trigger))
        if ((hand.includes(card) || deck.includes(card)) && cardUses(s, f, seat, card).length > 0)
          return true;
    if (cardsAnswering(rules, rules.playedByNcus, f.trigger).length > 0)
      for (const { card } of cardsOfNcus(s, seat)) if (cardUses(s, f, seat, card).length > 0) return true;
  }
  if (isSilenced(s, seat, 'order')) return false;
  return ordersOf(s, seat, f.trigger).some(
    ({ unit, name, order }) => uses(s, f, seat, [order], name, unit).length > 0,
  );
}

/** The card leaves the hand, or the pile its NCU took it from, for the discard pile. */
function playCard(t: T, seat: string, ncu: string, pile: string | null, card: string): void {
  const from = pile === 'deck' || pile === 'discard' ? pile : 'hand';
  const player = playerOf(t.state, seat);
  changePlayer(t.state, seat, {
    [from]: without(player[from], card),
    ...(from === 'hand' && { known: afterShown(player.known, card) }),
  });
  changePlayer(t.state, seat, { discard: [...playerOf(t.state, seat).discard, card] });
  if (from === 'hand') return;
  const played = ncuOf(t.state, ncu);
  const { ncus, abilities } = rulesOf(t.state);
  const ability = ncus[played?.card ?? '']?.abilities.find((name) => abilities[name]?.plays === card);
  if (played !== null && ability !== undefined)
    changeNcu(t.state, ncu, { tokens: { ...played.tokens, [ability]: 0 } });
  shuffleDeck(t, seat);
}

/** What the trigger calls up, each player's in the order of the army list (battle/timing/own-order). */
function called(s: BattleState, f: Occasion): Happens[] {
  const list: Happens[] = [];
  if (!promptsOfAll(s).happening.has(f.trigger)) return list;
  const add = (bearer: { readonly id: string; readonly seat: string }, has: Prompts): void => {
    for (const { id: name, happens: all = [] } of has.happening.get(f.trigger) ?? NONE) {
      for (const [at, one] of all.entries()) {
        if (one.moment.trigger !== f.trigger) continue;
        const source: Source = { of: 'ability', id: name, which: at };
        const seat = playerOfAbility(s, bearer, name);
        if (happensNow(one, new SituationNow(s, f, seat, bearer.id, source)))
          list.push({ seat, unit: bearer.id, ability: name, at, uncertain: one.uncertain ?? false });
      }
    }
  };
  for (const unit of s.units) if (isDeployed(unit)) add(unit, promptsOf(s, unit));
  for (const ncu of s.ncus) if (!ncu.destroyed) add(ncu, promptsOfNcu(s, ncu));
  for (const one of s.lasting)
    if (one.watch === true) add({ id: one.on, seat: one.by }, promptsOfWatch(s, one));
  return list;
}

const isOf =
  (seat: string | undefined) =>
  (one: { readonly seat: string }): boolean =>
    one.seat === seat;

export const occasion = procedure<OccasionFrame>('occasion')({
  begin: (t, f) => {
    f.seats = seatsInOrder(t.state);
    f.order = f.seats;
    f.happenings = called(t.state, f);
  },
  declare: {
    ask: 'option',
    seat: (s, f) => f.seats.find((seat) => mightRespond(s, f, seat)) ?? null,
    options: (s, f, seat) => [...declarable(s, f, seat).map(({ option }) => option), PASS],
    suggest: byWorth,
    whyNot: (s, _, seat, choice) => {
      const [from, card = ''] = choice.split('|');
      return from === FROM_HAND.id ? whyNotPlayed(s, seat, card) : null;
    },
    facts: (_, { trigger, unit, other, about }) => ({ trigger, unit, other, about: about as JsonObject }),
    then: (t, f, option, seat, on) => {
      const others = f.seats.slice(f.seats.indexOf(seat) + 1);
      const more = option !== PASS && promptsOfAll(t.state).uses.has(f.trigger);
      f.seats = more ? [seat, ...others] : others;
      if (option === PASS) return 'declare';
      const found = declarable(t.state, f, seat).find((one) => one.option.id === option);
      if (found === undefined) throw bug(`nothing to declare: ${option}`);
      f.declared.push({ seat, option, cancelled: false });
      const { owner, source } = found;
      const chosen = sayingOfWay(found.way);
      if (source.of === 'use') {
        const unit = owner ?? '';
        t.emit({ type: 'used', seat, unit, ability: source.id, option, chosen });
        perform(t, f, seat, owner, { ...source, of: 'price' }, idOf(found.way));
      } else if (owner === null) {
        playCard(t, seat, idOn(on, 'ncu') ?? '', idOn(on, 'pile'), source.id);
        t.reveal();
        t.emit({ type: 'card', seat, card: source.id, option, chosen });
      } else {
        const { ordersUsed } = mustUnit(t.state, owner);
        changeUnit(t.state, owner, { ordersUsed: [...ordersUsed, source.id] });
        t.emit({ type: 'order', seat, unit: owner, order: source.id, option, chosen });
      }
      return 'in-steps';
    },
  },
  /** battle/timing/resolve-order; what belongs to a player who was eliminated meanwhile is not resolved. */
  'next-player': (t, f) => {
    if (f.happenings.length === 0 && f.declared.length === 0) return 'end';
    f.order = f.order.filter(
      (seat) => hasASay(t.state, seat) && (f.happenings.some(isOf(seat)) || f.declared.some(isOf(seat))),
    );
    return f.order.length === 0 ? 'end' : 'own-order';
  },
  /** battle/timing/own-order */
  'own-order': {
    ask: 'option',
    seat: (_, { order: [seat = null], happenings, declared }) =>
      declared.some((one) => one.seat === seat && !one.cancelled) &&
      happenings.some((one) => one.seat === seat && one.uncertain)
        ? seat
        : null,
    options: () => ['ability-first', 'answer-first'],
    facts: (_, { order: [seat], happenings }) => ({
      unit: happenings.find((one) => one.seat === seat && one.uncertain)?.unit ?? '',
    }),
    then: (_, __, option) => (option === 'answer-first' ? 'resolve-answer' : 'resolve-ability'),
  },
  'resolve-ability': (t, f) => {
    const next = f.happenings.findIndex(isOf(f.order[0]));
    const [happening] = next < 0 ? [] : f.happenings.splice(next, 1);
    if (happening === undefined) return 'resolve-answer';
    const { ability, at, unit: id, seat } = happening;
    if (!hasAbility(t.state, id, ability)) return 'next-player';
    happensByItself(t, f, seat, id, { of: 'ability', id: ability, which: at });
    return 'next-player';
  },
  'resolve-answer': (t, f) => {
    const next = f.declared.findIndex(isOf(f.order[0]));
    const [answer] = next < 0 ? [] : f.declared.splice(next, 1);
    if (answer === undefined || answer.cancelled) return 'next-player';
    const { source, owner, way } = readDeclared(t.state, answer);
    perform(t, f, answer.seat, owner, source, way);
    raiseForTargets(t, 'target-resolved', f, answer);
    return 'next-player';
  },
  /** battle/timing/steps: all that is to be chosen is chosen before anything is resolved. */
  'in-steps': (t, f) => {
    const last = f.declared.at(-1);
    if (last === undefined) return 'declare';
    const { source, owner, way } = readDeclared(t.state, last);
    if (stepsOf(t.state, source).length === 0) return 'announced';
    const { trigger, unit, other, about } = f;
    t.run(chooseSteps, { trigger, unit, other, about, seat: last.seat, owner, source, way, before: 1 });
    return 'steps-chosen';
  },
  'steps-chosen': (t, f) => {
    const last = f.declared.pop();
    if (last === undefined) return 'declare';
    const { way } = readDeclared(t.state, last);
    const option = last.option.slice(0, last.option.length - way.length) + String(t.returned);
    f.declared.push({ ...last, option });
    return 'announced';
  },
  announced: (t, f) => {
    const last = f.declared.at(-1);
    if (last === undefined) return 'declare';
    const { source } = readDeclared(t.state, last);
    if (source.of === 'card') happens(t, 'card-played', null, null, { card: source.id, seat: last.seat });
    raiseForTargets(t, 'targeted', f, last);
    return 'declare';
  },
});

function hasAbility(s: BattleState, id: string, ability: string): boolean {
  const unit = unitOf(s, id);
  if (unit !== null) return abilitiesOf(s, unit).some((one) => one.id === ability);
  const ncu = ncuOf(s, id);
  if (ncu !== null && abilitiesOfNcu(s, ncu).includes(ability)) return true;
  return s.lasting.some((one) => one.watch === true && one.on === id && one.ability === ability);
}

/** battle/term/targeted: a moment for each unit that what was declared has for target. */
function raiseForTargets(
  t: T,
  trigger: 'targeted' | 'target-resolved',
  f: Occasion,
  declared: Declared,
): void {
  const { state: s } = t;
  if (!concernsAnyone(s, trigger)) return;
  const { source, owner, way } = readDeclared(s, declared);
  const concerned = source.of === 'use' ? null : f.unit;
  const ids = new Set([concerned ?? '', source.of === 'order' ? (owner ?? '') : '', ...unitsIn(s, way)]);
  const what = { card: 'card', order: 'order' } as const;
  for (const id of ids) {
    const unit = unitOf(s, id);
    if (unit === null || !isDeployed(unit)) continue;
    happens(t, trigger, id, null, {
      what: source.of === 'card' || source.of === 'order' ? what[source.of] : ofNcuOrUnit(s, owner),
      id: source.id,
      seat: declared.seat,
      owner,
    });
  }
}

const ofNcuOrUnit = (s: BattleState, owner: string | null): 'ncu' | 'ability' =>
  ncuOf(s, owner) === null ? 'ability' : 'ncu';

/** Cancels the Tactics card, Order or ability that was declared last on the occasion below. */
export function cancelLastDeclared(t: T): void {
  // moments for other targets may wait in between
  let deeper = 1;
  while (running(t.state, occasion, deeper)?.declared.length === 0) deeper += 1;
  const below = running(t.state, occasion, deeper);
  const last = below?.declared.pop();
  if (below === null || last === undefined) return;
  below.declared.push({ ...last, cancelled: true });
  const { source } = readDeclared(t.state, last);
  if (source.of === 'card') t.emit({ type: 'cancelled', seat: last.seat, card: source.id });
  else t.emit({ type: 'ability-cancelled', seat: last.seat, ability: source.id });
}
