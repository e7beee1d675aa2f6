/** Morale Tests. */
import type { UnitTrigger } from '../../timing/triggers.ts';
import type { Amount, Effect } from '../effect.ts';

export function suffersTest<K extends UnitTrigger>(
  kind: 'morale' | 'panic',
  more: { readonly roll?: Amount<K>; readonly wounds?: Amount<K> } = {},
): Effect<K> {
  return { effect: 'tests', kind, roll: more.roll ?? 0, wounds: more.wounds ?? 0 };
}
