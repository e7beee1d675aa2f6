/** Answers of players, what happens by itself, and what must hold for an effect. */
import type { Happening, Response, Use, ZoneId } from '../../cards/card.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { controlling } from '../conditions.ts';
import type { Asked, Context } from '../context.ts';
import type { Effect, Holds, Ways } from '../effect.ts';
import type { Moment } from '../moments.ts';

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

/** It happens by itself and leaves something to choose, by the player whose card it is. */
export function asking<K extends Trigger>(
  moment: Moment<K>,
  ways: Ways<NoInfer<K>>,
  ...effects: readonly Effect<NoInfer<K>>[]
): Happening {
  return { moment, ways, effects };
}

/** Besides Orders and cards, once for each trigger: `mayUse(answer(...), spendsToken)`. */
export function mayUse(given: Response, ...price: readonly Effect<Trigger>[]): Use {
  return { ...given, price };
}

/** Not its player uses it, but whoever is an enemy of the unit or NCU. */
export function forOpponents(given: Use): Use {
  return { ...given, by: 'opponents' };
}

/** Dice decide about it: its player may want another effect of the same moment to come first. */
export function uncertain(given: Happening): Happening {
  return { ...given, uncertain: true };
}

/** Only for the rules: players are told nothing of it. */
export function silently(given: Happening): Happening {
  return { ...given, silent: true };
}

export function when<K extends Trigger>(condition: Holds<K>, ...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'when', if: condition, then: effects };
}

/** All of these units, one after the other: each is the chosen one. */
export function each<K extends Trigger>(among: Ways<K>, ...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'each', among, apart: effects };
}

/** The same where the card says "target all": those out of reach are left out, and the others may answer it. */
export function eachTarget<K extends Trigger>(among: Ways<K>, ...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'each', among, apart: effects, targets: true };
}

/** If its player controls the zone. */
export function holding<K extends Trigger>(zone: ZoneId, ...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'when', if: controlling(zone), then: effects };
}

/** A die decides. */
export function onRoll<K extends Trigger>(from: number, ...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'on-roll', from, then: effects };
}

/** Straight after a test. */
export function onFailure<K extends Trigger>(...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'after', passed: false, then: effects };
}

export function onSuccess<K extends Trigger>(...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'after', passed: true, then: effects };
}

/** What no word can say, under a name. */
export function own<K extends Trigger>(
  name: string,
  act: (c: Context<K>) => void,
  worth: (c: Asked<K>) => number = () => 1,
): Effect<K> {
  return { effect: 'own', name, do: act, worth };
}
