/**
 * Choices made to break things: wrong shapes, the names of built-in properties, numbers beyond reason, nothing at all,
 * and legal choices with something spoilt. Some may be legal all the same.
 */
import type { Json, JsonObject, Random } from '../index.ts';

// oxfmt-ignore
const STRANGE: readonly Json[] = [
  null, true, false, '', ' ', 'pass ', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '\u0000', 'x'.repeat(5000),
  -1, 0.5, 1e21, -1e308, 2 ** 53, NaN, Infinity, -Infinity,
  [], [[]], [null], [''], ['__proto__'], ['constructor', 'constructor'], Array<string>(200).fill('pass'),
  {}, { '': '' }, { constructor: 'constructor' }, { toString: 'x', valueOf: 'x' }, { length: 0 },
  JSON.parse('{"__proto__":{"x":1,"y":1,"facing":0}}') as Json,
  { x: 0, y: 0 }, { x: 0, y: 0, facing: 36_000 }, { x: 0, y: 0, facing: -1 }, { x: 0.5, y: 0, facing: 0 },
  { x: 1e300, y: 0, facing: 0 }, { x: NaN, y: 0, facing: 0 }, { x: '0', y: 0, facing: 0 },
  { x: 0, y: 0, facing: 0, z: 0 }, { x: -(2 ** 40), y: 2 ** 40, facing: 0 }, { x: null, y: null, facing: null },
  undefined as unknown as Json,
];

/** About three quarters of them, so that no two tries are the same. */
export function hostile(random: Random, legal: Json): readonly Json[] {
  const choices = [...STRANGE];
  if (typeof legal === 'string') choices.push([legal], `${legal} `, legal.toUpperCase(), { [legal]: legal });
  if (typeof legal === 'number')
    choices.push(String(legal), [legal], legal + 0.5, legal + 2 ** 32, -legal - 1);
  if (Array.isArray(legal)) {
    const ids = legal as readonly Json[];
    choices.push([...ids, ...ids], [...ids, null], ids.join(), Object.fromEntries(ids.entries()));
  } else if (typeof legal === 'object' && legal !== null) {
    const slots = Object.entries(legal as JsonObject);
    const spoilt = (slot: string, value: Json): Json => Object.fromEntries([...slots, [slot, value]]);
    choices.push(spoilt('more', 'more'), slots, JSON.stringify(legal));
    for (const [slot, value] of slots) {
      choices.push(spoilt(slot, null), spoilt(slot, [value]), spoilt(slot, 'nothing like it'));
      choices.push(Object.fromEntries(slots.filter(([other]) => other !== slot)));
    }
  }
  return choices.filter(() => random.below(4) > 0);
}
