/** What happens to units: Condition tokens, Wounds, Hits, abilities for a while. */
import { ABILITIES_LOST, type Lasting } from '../../state.ts';
import type { NcuTrigger, PairTrigger, Trigger, UnitTrigger } from '../../timing/triggers.ts';
import type { Amount, Effect, Ways, Whom } from '../effect.ts';
import type { Condition as Token } from '../gains.ts';

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

/** The unit that the ability is on. */
export const ownerBecomes = (...tokens: readonly Token[]): Effect<Trigger> => ({
  effect: 'becomes',
  who: 'owner',
  tokens,
});

export const chosenBecomes = (...tokens: readonly Token[]): Effect<Trigger> => ({
  effect: 'becomes',
  who: 'chosen',
  tokens,
});

/** The unit that was chosen second. */
export const secondBecomes = (...tokens: readonly Token[]): Effect<Trigger> => ({
  effect: 'becomes',
  who: 'second',
  tokens,
});

/** The Condition token that was chosen with the unit. */
export const becomesChosen: Effect<Trigger> = { effect: 'becomes-chosen' };

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

/** Automatic Hits; `defenseRoll` modifies the Defense Dice against them. */
export function suffersHits<K extends Trigger>(who: Whom, count: Amount<K>, defenseRoll = 0): Effect<K> {
  return { effect: 'hits', who, count, roll: defenseRoll };
}

/** Models are removed: no Wounds are suffered and no ranks destroyed, and the last model stays. */
export function removesModels<K extends Trigger>(who: Whom, models: Amount<K>): Effect<K> {
  return { effect: 'removes-models', who, models };
}

/** A unit that would be destroyed stays with so many Wounds. */
export const staysWith = (wounds: number | 'd3'): Effect<'would-be-destroyed'> => ({
  effect: 'stays',
  wounds,
});

/** So many Wounds in all are restored among these units, as the player likes. */
export function sharesOut<K extends Trigger>(among: Ways<K>, wounds: Amount<K>): Effect<K> {
  return { effect: 'shares-out', among, wounds };
}

/** A price, most often: this Condition token is expended, or with `null` the one chosen with the unit. */
export const expends = (who: Whom, token: Token | null): Effect<Trigger> => ({
  effect: 'expends',
  who,
  token,
});

export function shedsAll<K extends Trigger>(who: Whom): Effect<K> {
  return { effect: 'sheds-all', who };
}

/** The token that was chosen moves from the first unit to the second: ways `tokenMoves`. */
export const movesToken: Effect<Trigger> = { effect: 'moves-token' };

/** The Condition token that an effect is about to remove stays on the unit. */
export const keepsCondition: Effect<'condition-would-go'> = { effect: 'keeps-condition' };

/** The token that was chosen with the unit becomes this one, or the second that was chosen: see `tokenSwaps`. */
export const replacesToken = (by: Token | 'chosen'): Effect<Trigger> => ({ effect: 'replaces-token', by });

/** The unit has the ability for a while, from this card or NCU. */
export function has<K extends UnitTrigger | NcuTrigger>(
  ability: string,
  until: Lasting['until'],
  who: 'unit' | 'other' = 'unit',
): Effect<K> {
  return { effect: 'has', who, ability, until };
}

export function chosenHas(ability: string, until: Lasting['until']): Effect<Trigger> {
  return { effect: 'has', who: 'chosen', ability, until };
}

/** All but the innate; what other cards gave stays. */
export function losesAbilities<K extends UnitTrigger | NcuTrigger>(until: Lasting['until']): Effect<K> {
  return has(ABILITIES_LOST, until);
}
