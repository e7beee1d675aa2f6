/**
 * The words in which effects are written. Each builds a node of data; kinds.ts says what it does.
 *
 *   answer(friendlyMelee, gains({ keywords: ['sundering'] }), holding('combat', gains({ dieValue: 'highest' })))
 *
 * Effects happen in the order in which they are written, each when the one before is over with all that it began.
 */
import type { Happening, Response, ZoneId } from '../cards/card.ts';
import type { AttackGain, Condition as Token } from './gains.ts';
import { ABILITIES_LOST, type Lasting } from '../state.ts';
import type { NcuTrigger, PairTrigger, Trigger, UnitTrigger } from '../timing/triggers.ts';
import { controlling } from './conditions.ts';
import type { Asked, Context } from './context.ts';
import type { Amount, Effect, Holds, Ways, Whom } from './effect.ts';
import type { Moment } from './moments.ts';

type AttackTrigger = 'attack-before-dice' | 'attack-after-dice' | 'attack-after-defense';

// Answers of players, and what happens by itself

/** There is nothing to choose but whether. */
export function answer<K extends Trigger>(
  moment: Moment<K>,
  ...effects: readonly Effect<NoInfer<K>>[]
): Response {
  return choose(moment, () => ['yes'], ...effects);
}

export function choose<K extends Trigger>(
  moment: Moment<K>,
  ways: Ways<NoInfer<K>>,
  ...effects: readonly Effect<NoInfer<K>>[]
): Response {
  return { moment, ways, effects };
}

export function happening<K extends Trigger>(
  moment: Moment<K>,
  ...effects: readonly Effect<NoInfer<K>>[]
): Happening {
  return { moment, effects };
}

/** Dice decide about it: its player may want another effect of the same moment to come first. */
export function uncertain(given: Happening): Happening {
  return { ...given, uncertain: true };
}

// If

export function when<K extends Trigger>(condition: Holds<K>, ...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'when', if: condition, then: effects };
}

/** If its player controls the zone. */
export function holding<K extends Trigger>(zone: ZoneId, ...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'when', if: controlling(zone), then: effects };
}

/** Straight after a test. */
export function onFailure<K extends Trigger>(...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'after', passed: false, then: effects };
}

export function onSuccess<K extends Trigger>(...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'after', passed: true, then: effects };
}

// Attacks and tests

export const gains = (gain: AttackGain): Effect<AttackTrigger> => ({ effect: 'gains', gain });

/** As many of these as were chosen: `a+b`. */
export const gainsChosen = (among: {
  readonly [way: string]: readonly AttackGain[];
}): Effect<AttackTrigger> => ({
  effect: 'gains-chosen',
  among,
});

export function suffersTest<K extends UnitTrigger>(
  kind: 'morale' | 'panic',
  more: { readonly roll?: Amount<K>; readonly wounds?: Amount<K> } = {},
): Effect<K> {
  return { effect: 'tests', kind, roll: more.roll ?? 0, wounds: more.wounds ?? 0 };
}

// What happens to units

export const unitBecomes = (...tokens: readonly Token[]): Effect<UnitTrigger> => ({
  effect: 'becomes',
  who: 'unit',
  tokens,
});

export const otherBecomes = (...tokens: readonly Token[]): Effect<PairTrigger> => ({
  effect: 'becomes',
  who: 'other',
  tokens,
});

export const chosenBecomes = (...tokens: readonly Token[]): Effect<Trigger> => ({
  effect: 'becomes',
  who: 'chosen',
  tokens,
});

export function restores<K extends Trigger>(who: Whom, wounds: Amount<K>): Effect<K> {
  return { effect: 'restores', who, wounds };
}

export function suffers<K extends Trigger>(who: Whom, wounds: Amount<K>): Effect<K> {
  return { effect: 'suffers', who, wounds, nobodys: false };
}

/** Wounds that are no enemy's doing. */
export function paysWounds<K extends Trigger>(who: Whom, wounds: Amount<K>): Effect<K> {
  return { effect: 'suffers', who, wounds, nobodys: true };
}

export function suffersHits<K extends Trigger>(who: Whom, count: Amount<K>): Effect<K> {
  return { effect: 'hits', who, count };
}

/** The unit has the ability for a while, from this card or NCU. */
export function has<K extends UnitTrigger | NcuTrigger>(
  ability: string,
  until: Lasting['until'],
  who: 'unit' | 'other' = 'unit',
): Effect<K> {
  return { effect: 'has', who, ability, until };
}

/** All but the innate; what other cards gave stays. */
export function losesAbilities<K extends UnitTrigger | NcuTrigger>(until: Lasting['until']): Effect<K> {
  return has(ABILITIES_LOST, until);
}

export function retreats(who: 'unit', reroll?: Holds<UnitTrigger>): Effect<UnitTrigger>;
export function retreats(who: 'other', reroll?: Holds<PairTrigger>): Effect<PairTrigger>;
export function retreats(who: Whom, reroll: Holds<never> | null = null): Effect<PairTrigger> {
  return { effect: 'retreats', who, reroll };
}

/** In place of Surging Forth: a Charge or a March. */
export const overruns = (reroll: Holds<'surge-forth'> | null = null): Effect<'surge-forth'> => ({
  effect: 'overruns',
  reroll,
});

export const chosenShifts = (inches: number): Effect<Trigger> => ({
  effect: 'shifts',
  who: 'chosen',
  inches,
});

// Cards and tokens

export const draws = (cards: number): Effect<Trigger> => ({ effect: 'draws', cards });
/** The card stays on the chosen unit instead of in the discard pile, with the ability of its name. */
export const attaches: Effect<Trigger> = { effect: 'attaches' };
/** The attached card leaves the unit for its owner's discard pile; an effect of this name ends. */
export const detaches: Effect<UnitTrigger> = { effect: 'detaches' };
export const counts: Effect<Trigger> = { effect: 'counts' };
export const spendsToken: Effect<Trigger> = { effect: 'spends' };
export const takesBack: Effect<Trigger> = { effect: 'takes-back' };
/** Something else happens in place of the effect of the zone just claimed, if nothing has taken its place yet. */
export const replacesZone = (...effects: readonly Effect<'zone-claimed'>[]): Effect<'zone-claimed'> => ({
  effect: 'replaces-zone',
  then: effects,
});
/** The chosen unit attacks or charges at its lowest die value. */
export const assault: Effect<Trigger> = { effect: 'assaults' };
export const influences = (ability: string): Effect<NcuTrigger> => ({ effect: 'influences', ability });
/** The Condition token that was chosen goes. */
export const shedsChosen: Effect<Trigger> = { effect: 'sheds' };

/** What no word can say, under a name. */
export function own<K extends Trigger>(
  name: string,
  act: (c: Context<K>) => void,
  worth: (c: Asked<K>) => number = () => 1,
): Effect<K> {
  return { effect: 'own', name, do: act, worth };
}
