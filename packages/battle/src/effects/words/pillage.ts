/** Pillage tokens: what cards say of them. */
import { unitOptions } from '../../options.ts';
import type { UnitState } from '../../state.ts';
import { canPillage, pillageOf } from '../../units/pillage.ts';
import { friendlyUnits } from '../../units/units.ts';
import type { Trigger, UnitTrigger } from '../../timing/triggers.ts';
import { condition } from '../conditions.ts';
import type { Asked } from '../context.ts';
import type { Amount, Effect, Holds, Ways, Whom } from '../effect.ts';

export function gainsPillage<K extends Trigger>(who: Whom, tokens: Amount<K> = 1): Effect<K> {
  return { effect: 'gains-pillage', who, tokens };
}

/** As many as it has, where it has fewer. */
export function losesPillage<K extends Trigger>(who: Whom, tokens: Amount<K> = 1): Effect<K> {
  return { effect: 'loses-pillage', who, tokens };
}

/** One token goes from the one unit to the other, and is gained there. */
export function movesPillage<K extends Trigger>(from: Whom, to: Whom): Effect<K> {
  return { effect: 'moves-pillage', from, to };
}

/** The unit of the moment has so many tokens or more. */
export const hasPillage = (least: number): Holds<UnitTrigger> =>
  condition('has-pillage', ({ unit }) => pillageOf(unit) >= least, { count: least });

/** The unit that the ability is on has so many or more. */
export const ownerHasPillage = (least: number): Holds<Trigger> =>
  condition('has-pillage', ({ owner }) => owner !== null && pillageOf(owner) >= least, { count: least });

/** Friendly units with Pillage, those with a token or not, of which something else holds besides. */
export const pillagers =
  <K extends Trigger>(among: (c: Asked<K>, unit: UnitState) => boolean = () => true): Ways<K> =>
  (c) =>
    unitOptions(friendlyUnits(c.s, c.seat).filter((unit) => canPillage(c.s, unit) && among(c, unit)));
