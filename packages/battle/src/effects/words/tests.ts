/** Morale Tests. */
import type { PairTrigger, Trigger, UnitTrigger } from '../../timing/triggers.ts';
import type { Amount, Effect, Whom } from '../effect.ts';

interface More<K extends Trigger> {
  readonly roll?: Amount<K>;
  readonly wounds?: Amount<K>;
}

function tests<K extends Trigger>(who: Whom, kind: 'morale' | 'panic', more: More<K>): Effect<K> {
  return { effect: 'tests', who, kind, roll: more.roll ?? 0, wounds: more.wounds ?? 0 };
}

export function suffersTest<K extends UnitTrigger>(kind: 'morale' | 'panic', more: More<K> = {}): Effect<K> {
  return tests('unit', kind, more);
}

/** The other unit of the moment. */
export function otherTests<K extends PairTrigger>(kind: 'morale' | 'panic', more: More<K> = {}): Effect<K> {
  return tests('other', kind, more);
}

export function chosenSuffersTest<K extends Trigger>(
  kind: 'morale' | 'panic',
  more: More<K> = {},
): Effect<K> {
  return tests('chosen', kind, more);
}

/** The unit that was chosen second. */
export function secondSuffersTest<K extends Trigger>(
  kind: 'morale' | 'panic',
  more: More<K> = {},
): Effect<K> {
  return tests('second', kind, more);
}

/** The unit that the ability is on. */
export function ownerTests<K extends Trigger>(kind: 'morale' | 'panic', more: More<K> = {}): Effect<K> {
  return tests('owner', kind, more);
}

/** Any dice of the test that was rolled just now may be re-rolled. */
export const rerollsTest: Effect<'morale-after-dice'> = { effect: 'rerolls-test' };
/** Failing the test going on costs no more than this. */
export const limitsThisTest = (wounds: number): Effect<'morale-after-dice'> => ({
  effect: 'limits-test',
  wounds,
});
/** The test going on is passed, whatever the dice show. */
export const passesThisTest: Effect<'morale-after-dice'> = { effect: 'passes-test' };
