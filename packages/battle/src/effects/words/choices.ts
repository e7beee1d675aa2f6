/** What is chosen step by step, and by whom. */
import { idsOn, thingsOf } from '@maester/kernel';
import type { Response } from '../../cards/card.ts';
import type { Trigger } from '../../timing/triggers.ts';
import type { Effect, Ways } from '../effect.ts';

/** More to choose when it is declared; `part(1, ...)` is about the first of these, `part(0, ...)` about the usual way. */
export function inSteps(given: Response, ...steps: readonly Ways<never>[]): Response {
  return { ...given, steps };
}

/** Effects about what was chosen in this step; nothing happens if that was `none`. */
export function part<K extends Trigger>(number: number, ...effects: readonly Effect<K>[]): Effect<K> {
  return { effect: 'part', part: number, then: effects };
}

/** The player of the effect chooses when it is resolved; effects after it in the same list can be about that part. */
export function thenChooses<K extends Trigger>(ways: Ways<K>): Effect<K> {
  return { effect: 'chooses', by: 'own', ways };
}

/** The opponent chooses when it is resolved. */
export function opponentChooses<K extends Trigger>(ways: Ways<K>): Effect<K> {
  return { effect: 'chooses', by: 'opponent', ways };
}

/** Those of these units that were not chosen before: "up to 2" are two different ones. */
export const another =
  <K extends Trigger>(ways: Ways<K>): Ways<K> =>
  (c) => {
    const before = c.parts.flatMap(({ on }) => idsOn(on, 'unit'));
    return ways(c).filter((way) => !idsOn(thingsOf(way), 'unit').some((id) => before.includes(id)));
  };

/** Any of these, or none. */
export const orNone =
  <K extends Trigger>(ways: Ways<K>): Ways<K> =>
  (c) => [...ways(c), 'none'];
