/**
 * Occasions: the moments to which abilities, Orders and Tactics cards answer. First the players declare, the one whose
 * turn it is first, each at most one Order or Tactics card, and any abilities it may use besides; passing is final. Then everything is resolved in the same
 * order, player by player: the abilities that happen by themselves, and what was declared (battle/timing).
 *
 * An occasion is asked about only if, as far as everyone can see, the player might have an answer: a card with this
 * trigger that is neither discarded nor attached, or an unused Order.
 */
import { bug, idOf, idOn, refuse, running, type JsonObject, type Refusal } from '@maester/kernel';
import { sayingOfWay } from '../options.ts';
import { rulesOf } from '../edition/of.ts';
import type { Source } from '../effects/context.ts';
import { partsReturned, wayOf, type Way } from '../effects/way.ts';
import { happensNow, namedTargets, perform } from '../effects/interpreter.ts';
import { chooseFirst, happensByItself, leavesAChoice, use } from '../effects/use-ability.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { changePlayer, hasASay, playerOf, seatsInOrder } from '../sides/sides.ts';
import { changeNcu, changeUnit, isDeployed, mustUnit, ncuOf, unitOf, ordersUsedBy } from '../units/units.ts';
import type { Occasion, Trigger, TriggerFacts } from './triggers.ts';
import { shuffleDeck, without } from '../tactics/deck.ts';
import { returnForeign } from '../tactics/foreign.ts';
import { afterShown } from '../tactics/known.ts';
import { abilitiesOf, abilitiesOfNcu, playerOfAbility } from '../units/abilities.ts';
import { SituationNow } from '../effects/situation.ts';
import { chooseSteps, stepsOf } from './steps.ts';
import { kindOf, namedBy, unitsIn } from './targets.ts';
import {
  listening,
  concernsAnyone,
  promptsOfFallen,
  promptsOfNcu,
  promptsOfLasting,
  type Prompts,
  isWatchedFor,
} from './prompts.ts';
import {
  byWorth,
  cardUses,
  fromHand,
  isSilenced,
  mightRespond,
  offeredNow,
  PASS,
  type Declared,
  fallenNow,
} from './declarable.ts';

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

export interface OccasionFrame extends Occasion {
  happenings: Happens[];
  /** Who may still declare, and who has still to resolve. */
  seats: readonly string[];
  order: readonly string[];
  declared: Declared[];
  /** The ability that happens by itself now, with what was chosen, while those concerned may answer it. */
  using?: Declared;
  /** What is resolved now, where someone may answer that it was. */
  resolving?: Declared;
}

const isTargetingWatched = (s: BattleState): boolean =>
  concernsAnyone(s, 'targeted') || concernsAnyone(s, 'target-resolved');

/** Triggers at which nothing else matters. */
type Plain = { readonly [K in Trigger]: keyof TriggerFacts[K] extends never ? K : never }[Trigger];

/**
 * Lets an occasion happen; it is over when the next step of the caller runs. If nobody could ever answer it, nothing
 * happens; what an attachment says when it falls is no longer on the table.
 */
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
  if (trigger !== 'attachment-destroyed' && !concernsAnyone(t.state, trigger)) return;
  t.run(occasion, { trigger, unit, other, about, happenings: [], seats: [], order: [], declared: [] });
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

/** What an option of the open window would use, as the odds are asked about it: `card`, or `card:way` where there is a choice. */
export function usedBy(s: BattleState, seat: string, option: string): string | null {
  const now = running(s, occasion);
  const found = now === null ? undefined : offeredNow(s, now, seat).find((one) => one.option.id === option);
  if (found === undefined) return null;
  const way = idOf(found.way);
  return way === 'yes' ? found.source.id : `${found.source.id}:${way}`;
}

/** The card leaves the hand, or the pile its NCU took it from, for the discard pile. */
function playCard(t: T, seat: string, ncu: string, pile: string | null, card: string): void {
  const from = pile === 'deck' || pile === 'discard' ? pile : 'hand';
  if (from === 'hand' && returnForeign(t.state, seat, card)) return;
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
  // what an attachment says when it falls is no longer on the table
  if (!isWatchedFor(s, 'happening', f.trigger) && f.trigger !== 'attachment-destroyed') return list;
  for (const { unit, has } of listening(s, 'happening', f.trigger)) addCalled(list, s, f, unit, has);
  for (const ncu of s.ncus) if (!ncu.destroyed) addCalled(list, s, f, ncu, promptsOfNcu(s, ncu));
  for (const one of s.lasting)
    if (one.watch === true) addCalled(list, s, f, { id: one.on, seat: one.by }, promptsOfLasting(s, one));
  const fallen = fallenNow(s, f);
  if (fallen !== null) addCalled(list, s, f, fallen, promptsOfFallen(s, fallen.card));
  return list;
}

function addCalled(
  list: Happens[],
  s: BattleState,
  f: Occasion,
  bearer: { readonly id: string; readonly seat: string },
  has: Prompts,
): void {
  const abilities = has.happening.get(f.trigger);
  if (abilities === undefined) return;
  for (const { id: name, happens: all = [] } of abilities) {
    let at = -1;
    for (const one of all) {
      at += 1;
      if (one.moment.trigger !== f.trigger) continue;
      const source: Source = { of: 'ability', id: name, which: at };
      const seat = playerOfAbility(s, bearer, name);
      if (happensNow(one, new SituationNow(s, f, seat, bearer.id, source)))
        list.push({ seat, unit: bearer.id, ability: name, at, uncertain: one.uncertain ?? false });
    }
  }
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
    options: (s, f, seat) => [...offeredNow(s, f, seat).map(({ option }) => option), PASS],
    suggest: byWorth,
    whyNot: (s, _, seat, choice) => {
      const card = Object.keys(rulesOf(s).tactics).find((id) => `${choice}|`.startsWith(fromHand(id)));
      return card === undefined ? null : whyNotPlayed(s, seat, card);
    },
    facts: (_, { trigger, unit, other, about }) => ({ trigger, unit, other, about: about as JsonObject }),
    then: (t, f, option, seat, on) => {
      const others = f.seats.slice(f.seats.indexOf(seat) + 1);
      const more = option !== PASS && isWatchedFor(t.state, 'uses', f.trigger);
      f.seats = more ? [seat, ...others] : others;
      if (option === PASS) return 'declare';
      const found = offeredNow(t.state, f, seat).find((one) => one.option.id === option);
      if (found === undefined) throw bug(`nothing to declare: ${option}`);
      const { owner, source } = found;
      const parts = [wayOf(found.way)];
      f.declared.push({ seat, source, owner, parts, cancelled: false });
      const chosen = sayingOfWay(found.way);
      if (source.of === 'use') {
        const unit = owner ?? '';
        const whose = (unitOf(t.state, unit) ?? ncuOf(t.state, unit))?.seat ?? seat;
        t.emit({
          type: 'used',
          seat,
          unit,
          whose: whose === seat ? 'own' : 'other',
          ability: source.id,
          option,
          chosen,
        });
        perform(t, f, seat, owner, { ...source, of: 'price' }, parts);
      } else if (owner === null) {
        playCard(t, seat, idOn(on, 'ncu') ?? '', idOn(on, 'pile'), source.id);
        t.reveal();
        t.emit({ type: 'card', seat, card: source.id, option, chosen });
      } else {
        const used = ordersUsedBy(mustUnit(t.state, owner));
        changeUnit(t.state, owner, { ordersUsed: [...used, source.id] });
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
    delete f.using;
    const next = f.happenings.findIndex(isOf(f.order[0]));
    const [happening] = next < 0 ? [] : f.happenings.splice(next, 1);
    if (happening === undefined) return 'resolve-answer';
    const { ability, at, unit: id, seat } = happening;
    if (!hasAbility(t.state, id, ability) && fallenNow(t.state, f) === null) return 'next-player';
    const source: Source = { of: 'ability', id: ability, which: at };
    const using: Declared = { seat, owner: id, source, parts: [], cancelled: false };
    const asks = leavesAChoice(t.state, source);
    if (!isTargetingWatched(t.state) || (!asks && namedTargets(t.state, f, using).length === 0)) {
      happensByItself(t, f, seat, id, source);
      return 'next-player';
    }
    f.using = using;
    if (!asks) {
      raiseForTargets(t, 'targeted', f, using);
      return 'ability-takes-effect';
    }
    chooseFirst(t, f, seat, id, source);
    return 'ability-targets';
  },
  /** battle/term/targeted: those concerned answer what was chosen before it takes effect. */
  'ability-targets': (t, f) => {
    const parts = partsReturned(t);
    if (f.using === undefined || parts.length === 0) return 'next-player';
    f.using = { ...f.using, parts };
    raiseForTargets(t, 'targeted', f, f.using);
    return 'ability-takes-effect';
  },
  'ability-takes-effect': (t, f) => {
    if (f.using === undefined || f.using.cancelled) return 'next-player';
    const { seat, owner, source, parts } = f.using;
    use(t, f, seat, owner ?? '', source, parts);
    return 'ability-resolved';
  },
  'ability-resolved': (t, f) => {
    if (f.using !== undefined) raiseForTargets(t, 'target-resolved', f, f.using);
    return 'next-player';
  },
  'resolve-answer': (t, f) => {
    const next = f.declared.findIndex(isOf(f.order[0]));
    const [answer] = next < 0 ? [] : f.declared.splice(next, 1);
    if (answer === undefined || answer.cancelled) return 'next-player';
    perform(t, f, answer.seat, answer.owner, answer.source, answer.parts);
    if (!concernsAnyone(t.state, 'target-resolved')) return 'next-player';
    f.resolving = answer;
    return 'answer-resolved';
  },
  'answer-resolved': (t, f) => {
    if (f.resolving !== undefined) raiseForTargets(t, 'target-resolved', f, f.resolving);
    delete f.resolving;
    return 'next-player';
  },
  /** battle/timing/steps: all that is to be chosen is chosen before anything is resolved. */
  'in-steps': (t, f) => {
    const last = f.declared.at(-1);
    if (last === undefined) return 'declare';
    const { seat, owner, source, parts } = last;
    if (stepsOf(t.state, source).length === 0) return 'announced';
    const { trigger, unit, other, about } = f;
    t.run(chooseSteps, { trigger, unit, other, about, seat, owner, source, parts, before: parts.length });
    return 'steps-chosen';
  },
  'steps-chosen': (t, f) => {
    const last = f.declared.pop();
    if (last === undefined) return 'declare';
    f.declared.push({ ...last, parts: partsReturned(t) });
    return 'announced';
  },
  announced: (t, f) => {
    const last = f.declared.at(-1);
    if (last === undefined) return 'declare';
    const { source } = last;
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
  const { source, owner, parts } = declared;
  const { tactics, abilities } = rulesOf(s);
  const order = source.of === 'order' ? abilities[source.id]?.order : undefined;
  const response = source.of === 'card' ? tactics[source.id]?.responses[source.which] : order;
  const named = response === undefined ? [] : namedBy(f, response.moment.targets);
  const ids = new Set([
    ...named,
    source.of === 'order' ? owner : null,
    ...unitsIn(s, parts),
    ...namedTargets(s, f, declared),
  ]);
  const what = kindOf(s, source, owner);
  for (const id of ids) {
    const unit = id === null ? null : unitOf(s, id);
    if (unit === null || !isDeployed(unit)) continue;
    happens(t, trigger, unit.id, null, { what, id: source.id, seat: declared.seat, owner });
  }
}

/** What was chosen in the middle of it belongs to the targets of what is resolved now. */
export function alsoTargets(t: T, { id }: Source, way: Way): void {
  if (unitsIn(t.state, [way]).length === 0 || !concernsAnyone(t.state, 'target-resolved')) return;
  for (let deeper = 0; ; deeper += 1) {
    const now = running(t.state, occasion, deeper);
    if (now === null) return;
    if (now.resolving?.source.id === id)
      now.resolving = { ...now.resolving, parts: [...now.resolving.parts, way] };
    else if (now.using?.source.id === id) now.using = { ...now.using, parts: [...now.using.parts, way] };
    else continue;
    return;
  }
}

/** Cancels this ability, if it is one that happens by itself now. */
export function cancelUsing(t: T, ability: string): boolean {
  for (let deeper = 0; ; deeper += 1) {
    const below = running(t.state, occasion, deeper);
    if (below === null) return false;
    if (below.using?.source.id !== ability) continue;
    below.using = { ...below.using, cancelled: true };
    t.emit({ type: 'ability-cancelled', seat: below.using.seat, ability });
    return true;
  }
}

/** Cancels the Tactics card, Order or ability that was declared last on the occasion below. */
export function cancelLastDeclared(t: T): void {
  // moments for other targets may wait in between
  let deeper = 1;
  while (running(t.state, occasion, deeper)?.declared.length === 0) deeper += 1;
  const below = running(t.state, occasion, deeper);
  const last = below?.declared.pop();
  if (below === null || last === undefined) return;
  below.declared.push({ ...last, cancelled: true });
  const { source } = last;
  if (source.of === 'card') t.emit({ type: 'cancelled', seat: last.seat, card: source.id });
  else t.emit({ type: 'ability-cancelled', seat: last.seat, ability: source.id });
}
