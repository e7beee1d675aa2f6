/** What happens to units: Condition tokens, Wounds, Hits, abilities for a while. */
import { ABILITIES_LOST, type Lasting } from '../../state.ts';
import type { NcuTrigger, PairTrigger, Trigger, UnitTrigger } from '../../timing/triggers.ts';
import type { Amount, Effect, Whom } from '../effect.ts';
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

export const chosenBecomes = (...tokens: readonly Token[]): Effect<Trigger> => ({
  effect: 'becomes',
  who: 'chosen',
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
