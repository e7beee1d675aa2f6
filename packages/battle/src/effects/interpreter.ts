/**
 * Effects are performed one after the other, each when all that the one before began is over. Where something longer
 * begins (a test, a move, Wounds) and more is to follow, the rest waits in the state as the card, its response and the
 * place in its list of effects: no more is needed to go on.
 */
import { bug, idOf as offerId, idsOn, thingsOf, type Offer } from '@maester/kernel';
import type { Happening, Response, Use } from '../cards/card.ts';
import { rulesOf } from '../edition/of.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import type { Occasion } from '../timing/triggers.ts';
import type { Situation, Source } from './context.ts';
import type { AttackGain } from './gains.ts';
import type { Amount, Effect, EffectKind, EffectNode, Holds, Ways } from './effect.ts';
import { SituationNow } from './situation.ts';
import { unitOf } from '../units/units.ts';
import { NOTHING, partsReturned, wayOf, type Way } from './way.ts';
import { unitOption } from '../options.ts';

type Effects = readonly Effect<never>[];

interface Performing extends Occasion {
  source: Source;
  /** The next effect: its place in the list, and inside of effects that hold others. */
  at: number[];
  /** The place of the effect whose own ones are performed apart; none for those of the card. */
  within: readonly number[];
  seat: string;
  owner: string | null;
  parts: readonly Way[];
}

/** Does what a card or ability says. */
export function perform(
  t: T,
  occasion: Occasion,
  seat: string,
  owner: string | null,
  source: Source,
  parts: readonly Way[],
  within: readonly number[] = WHOLE,
): void {
  const { trigger, unit, other, about } = occasion;
  goOn(t, { source, at: [0], within, seat, owner, parts, trigger, unit, other, about });
}

const WHOLE: readonly number[] = [];

function goOn(t: T, f: Performing): void {
  const c = new SituationNow(t.state, f, f.seat, f.owner, f.source, f.parts, t);
  const rest = performAll(effectsAt(t.state, f.source, f.within), c, f.at, f.within);
  if (rest === null) return;
  const { trigger, unit, other, about, source, within, seat, owner, parts } = f;
  t.run(effectsInOrder, { trigger, unit, other, about, source, at: rest, within, seat, owner, parts });
}

export const effectsInOrder = procedure<Performing>('effects-in-order')({
  next: (t, f) => {
    if (nodeBefore(t.state, f)?.effect === 'chooses') f.parts = [...f.parts, ...partsReturned(t)];
    goOn(t, f);
  },
});

interface EachUnit extends Performing {
  units: string[];
}

/** The effects at `place`, for one unit after the other; those that fell meanwhile are left out. */
export function performForEach(c: Situation, units: string[], place: readonly number[]): void {
  const { t, occasion, seat, source } = c;
  const { trigger, unit, other, about } = occasion;
  const parts: Way[] = [];
  const owner = c.ownerId;
  t.run(eachUnit, { trigger, unit, other, about, seat, owner, source, at: [0], within: place, parts, units });
}

export const eachUnit = procedure<EachUnit>('each-unit')({
  next: (t, f) => {
    const id = f.units.shift();
    if (id === undefined) return 'end';
    if (unitOf(t.state, id)?.destroyed === false)
      perform(t, f, f.seat, f.owner, f.source, [wayOf(unitOption(id))], f.within);
    return 'next';
  },
});

/** What has just been performed, in the same list. */
function nodeBefore(s: BattleState, { source, within, at }: Performing): EffectNode | null {
  const last = (at.at(-1) ?? 0) - 1;
  return last < 0 ? null : nodeAt(s, source, [...within, ...at.slice(0, -1), last]);
}

/** The effect in this place. */
export function nodeAt(s: BattleState, source: Source, place: readonly number[]): EffectNode {
  const node = effectsAt(s, source, place.slice(0, -1))[place.at(-1) ?? 0];
  if (node === undefined) throw bug(`no effect there: ${source.of} ${source.id}`);
  return node;
}

/** From `at` on, until something longer begins and more is to follow: then the place to go on from. */
function performAll(
  effects: Effects,
  c: Situation,
  [first = 0, ...inner]: readonly number[],
  within: readonly number[],
): number[] | null {
  for (let i = first; i < effects.length; i++) {
    const node = effects[i];
    if (node === undefined) break;
    const inside = i === first && inner.length > 0;
    if ('then' in node) {
      if (inside || enters(node, c)) {
        const there = node.effect === 'part' ? c.choosing(c.parts[node.part] ?? NOTHING) : c;
        const rest = performAll(node.then, there, inside ? inner : [0], [...within, i]);
        if (rest !== null) return [i, ...rest];
      }
    } else performOne(node, c, [...within, i]);
    if (c.t.hasRun && i + 1 < effects.length) return [i + 1];
  }
  return null;
}

function performOne<E extends EffectKind>(node: EffectNode<E>, c: Situation, place: readonly number[]): void {
  rulesOf(c.s).effects[node.effect].do?.(node, c, place);
}

function enters<E extends EffectKind>(node: EffectNode<E>, c: Situation): boolean {
  return rulesOf(c.s).effects[node.effect].enters?.(node, c) ?? true;
}

/** The effects that stand in this place of a card or ability. */
function effectsOf(s: BattleState, { of, id, which }: Source): Effects {
  const { tactics, abilities } = rulesOf(s);
  const ability = abilities[id];
  const found = {
    card: tactics[id]?.responses[which]?.effects,
    order: ability?.order?.effects,
    ability: ability?.happens?.[which]?.effects,
    use: ability?.uses?.[which]?.effects,
    price: ability?.uses?.[which]?.price,
    ncu: [ability?.activates, ability?.insteadOfZone, ability?.claims, ability?.insteadOfClaim][which]
      ?.effects,
  }[of];
  if (found === undefined) throw bug(`no effects: ${of} ${id} ${which}`);
  return found;
}

/** Those inside of the effect at this place. */
function effectsAt(s: BattleState, source: Source, place: readonly number[]): Effects {
  return place.reduce<Effects>(
    (list, i) => {
      const node = list[i];
      if (node !== undefined && 'then' in node) return node.then;
      if (node !== undefined && 'apart' in node) return node.apart;
      throw bug(`no effects inside: ${source.of} ${source.id} ${place.join()}`);
    },
    effectsOf(s, source),
  );
}

// What is asked of effects without performing them

export function holds(condition: Holds<never>, c: Situation): boolean {
  return condition.holds(c as never);
}

export function amount(given: Amount<never>, c: Situation): number {
  return typeof given === 'number' ? given : given(c as never);
}

/** What an attack gains, with the card or ability that gives it. */
export function givenBy(c: Pick<Situation, 'source'>, gain: AttackGain): AttackGain {
  return gain.from === undefined ? { ...gain, by: c.source.id } : gain;
}

/** The units that ways are about. */
export function unitsAmong(ways: Ways<never>, c: Situation): string[] {
  return ways(c as never).flatMap((way) => idsOn(thingsOf(way), 'unit'));
}

/** Units that a card or ability targets without a choice: its words name them all. */
export function namedTargets(
  s: BattleState,
  occasion: Occasion,
  { seat, owner, source, parts }: Pick<Performing, 'seat' | 'owner' | 'source' | 'parts'>,
): string[] {
  return targetsIn(effectsOf(s, source), new SituationNow(s, occasion, seat, owner, source, parts));
}

function targetsIn(effects: Effects, c: Situation): string[] {
  return effects.flatMap((node) => {
    if (node.effect === 'each') return node.targets === true ? unitsAmong(node.among, c) : [];
    return node.effect === 'when' && holds(node.if, c) ? targetsIn(node.then, c) : [];
  });
}

/** Whether there is any use in all of them. */
export function usable(effects: Effects, c: Situation): boolean {
  for (const node of effects) if (!can(node, c)) return false;
  return true;
}

function can<E extends EffectKind>(node: EffectNode<E>, c: Situation): boolean {
  return rulesOf(c.s).effects[node.effect].can?.(node, c) ?? true;
}

/** About how many Wounds they are worth to the player, as far as can be seen before they happen. */
export function worthOf(effects: Effects, c: Situation): number {
  return effects.reduce((sum, node) => sum + worth(node, c), 0);
}

/** The ways that could be chosen next, the best for the player of the effect first. */
export function waysByWorth(
  s: BattleState,
  occasion: Occasion,
  { seat, owner, source, parts }: Pick<Performing, 'seat' | 'owner' | 'source' | 'parts'>,
  ways: readonly Offer[],
): string[] {
  const effects = effectsOf(s, source);
  const judged = ways.map((way) => ({
    id: offerId(way),
    worth: worthOf(effects, new SituationNow(s, occasion, seat, owner, source, [...parts, wayOf(way)])),
  }));
  return judged.toSorted((a, b) => b.worth - a.worth).map(({ id }) => id);
}

function worth<E extends EffectKind>(node: EffectNode<E>, c: Situation): number {
  return rulesOf(c.s).effects[node.effect].worth(node, c);
}

/** What they surely do to an attack that is only imagined. */
export function foresee(effects: Effects, c: Situation): void {
  for (const node of effects) {
    if (!('then' in node)) foreseeOne(node, c);
    else if (node.effect === 'when' && holds(node.if, c)) foresee(node.then, c);
  }
}

function foreseeOne<E extends EffectKind>(node: EffectNode<E>, c: Situation): void {
  rulesOf(c.s).effects[node.effect].foresee?.(node, c);
}

/** The ways a card or Order can be used now. */
export function waysOf(response: Response, c: Situation): readonly Offer[] {
  return holds(response.moment, c) && usable(response.effects, c) ? response.ways(c as never) : [];
}

/** The ways an ability can be used now, if its price can be paid. */
export function waysToUse(use: Use, c: Situation): readonly Offer[] {
  return usable(use.price, c) ? waysOf(use, c) : [];
}

export function happensNow(happening: Happening, c: Situation): boolean {
  return (
    holds(happening.moment, c) &&
    usable(happening.effects, c) &&
    (happening.ways === undefined || happening.ways(c as never).length > 0)
  );
}
