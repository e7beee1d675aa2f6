import { describe, expect, it } from 'vitest';
import {
  checkAmount,
  checkAssignment,
  checkOption,
  checkPose,
  checkSeveral,
  type SlotOffer,
} from '../src/decision.ts';
import type { Json } from '../src/index.ts';

const OPTIONS = ['north', 'south', 'constructor'];

/** What an answer can be besides what it should be. */
const STRANGE: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['nothing at all', undefined],
  ['true', true],
  ['NaN', Number.NaN],
  ['infinity', Infinity],
  ['a fraction', 0.5],
  ['an empty text', ''],
  ['a list', []],
  ['a list in a list', [['north']]],
  ['an empty object', {}],
  ['a huge number', 1e308],
  ['the key __proto__', JSON.parse('{"__proto__":"north"}')],
];

const strangeBut = (...fine: readonly string[]) => STRANGE.filter(([name]) => !fine.includes(name));

describe('an answer to "which one" (option)', () => {
  it('is the id of an option', () => {
    expect(checkOption(OPTIONS, 'north')).toBeNull();
    expect(checkOption(OPTIONS, 'constructor')).toBeNull();
  });

  it.each(['west', 'North', 'north ', '', '__proto__', 'toString'])('%j was not offered', (choice) => {
    expect(checkOption(OPTIONS, choice)).toEqual({
      rule: 'kernel/choice/not-offered',
      facts: { choice, offered: 3 },
    });
  });

  it('is shown shortened when it is long', () => {
    expect(checkOption(OPTIONS, 'x'.repeat(10_000))?.facts).toEqual({ choice: 'x'.repeat(80), offered: 3 });
  });

  it.each(strangeBut('an empty text'))('is not %s', (_, choice) => {
    expect(checkOption(OPTIONS, choice as Json)?.rule).toBe('kernel/choice/shape');
  });

  it('is nothing when nothing is offered', () => {
    expect(checkOption([], 'north')?.rule).toBe('kernel/choice/not-offered');
  });
});

describe('an answer to "how much" (amount)', () => {
  it.each([-2, 0, 3])('is a whole number in the range, such as %d', (choice) => {
    expect(checkAmount(-2, 3, choice)).toBeNull();
  });

  it.each([-3, 4, 2 ** 53, -1e300])('%d is out of range', (choice) => {
    expect(checkAmount(-2, 3, choice)).toEqual({
      rule: 'kernel/choice/out-of-range',
      facts: { choice, min: -2, max: 3 },
    });
  });

  it.each([...strangeBut('a huge number'), ['a text', '3'] as const])('is not %s', (_, choice) => {
    expect(checkAmount(-2, 3, choice as Json)?.rule).toBe('kernel/choice/shape');
  });
});

describe('an answer to "which ones" (several)', () => {
  it('is a list of options in any order', () => {
    expect(checkSeveral(OPTIONS, 0, 3, [])).toBeNull();
    expect(checkSeveral(OPTIONS, 0, 3, ['south', 'constructor', 'north'])).toBeNull();
  });

  it('names nothing twice', () => {
    expect(checkSeveral(OPTIONS, 0, 3, ['north', 'south', 'north'])).toEqual({
      rule: 'kernel/choice/twice',
      facts: { choice: 'north' },
    });
  });

  it('holds neither too few nor too many', () => {
    const facts = { chosen: 1, min: 2, max: 2 };
    expect(checkSeveral(OPTIONS, 2, 2, ['north'])).toEqual({ rule: 'kernel/choice/how-many', facts });
    expect(checkSeveral(OPTIONS, 0, 1, ['north', 'south'])?.rule).toBe('kernel/choice/how-many');
  });

  it('holds only what was offered', () => {
    expect(checkSeveral(OPTIONS, 0, 3, ['north', '__proto__'])?.rule).toBe('kernel/choice/not-offered');
    expect(checkSeveral(OPTIONS, 0, 3, ['north', null])?.rule).toBe('kernel/choice/shape');
    expect(checkSeveral(OPTIONS, 0, 3, [['north']])?.rule).toBe('kernel/choice/shape');
  });

  it.each([
    ...strangeBut('a list', 'a list in a list'),
    ['one id', 'north'] as const,
    ['a list-like object', { 0: 'north', length: 1 }] as const,
  ])('is not %s', (_, choice) => {
    expect(checkSeveral(OPTIONS, 0, 3, choice as Json)?.rule).toBe('kernel/choice/shape');
  });
});

describe('an answer to "what goes where" (assignment)', () => {
  const slots: readonly SlotOffer[] = [
    { id: 'winterfell', values: ['march', 'raid'], optional: false },
    { id: 'constructor', values: ['march'], optional: false },
    { id: 'pyke', values: ['raid'], optional: true },
  ];
  const full = { winterfell: 'raid', constructor: 'march' };

  it('has a value for every slot, and may leave out those that are optional', () => {
    expect(checkAssignment(slots, full)).toBeNull();
    expect(checkAssignment(slots, { ...full, pyke: 'raid' })).toBeNull();
  });

  it('misses no slot, not even one called like a built-in thing', () => {
    const missing = { rule: 'kernel/choice/slot-missing', facts: { slot: 'constructor' } };
    expect(checkAssignment(slots, { winterfell: 'raid' })).toEqual(missing);
    expect(checkAssignment(slots, {})?.facts).toEqual({ slot: 'winterfell' });
  });

  it('fills no slot that is not there', () => {
    expect(checkAssignment(slots, { ...full, oldtown: 'raid' })).toEqual({
      rule: 'kernel/choice/unknown-slot',
      facts: { slot: 'oldtown' },
    });
    const sly = JSON.parse('{"winterfell":"raid","constructor":"march","__proto__":"raid"}') as Json;
    expect(checkAssignment(slots, sly)?.facts).toEqual({ slot: '__proto__' });
  });

  it('gives a slot only what is offered for it', () => {
    expect(checkAssignment(slots, { ...full, constructor: 'raid' })?.rule).toBe('kernel/choice/not-offered');
    expect(checkAssignment(slots, { ...full, pyke: 'march' })?.rule).toBe('kernel/choice/not-offered');
    expect(checkAssignment(slots, { ...full, pyke: null })?.rule).toBe('kernel/choice/shape');
    expect(checkAssignment(slots, { ...full, winterfell: ['raid'] })?.rule).toBe('kernel/choice/shape');
  });

  it.each(strangeBut('an empty object', 'the key __proto__'))('is not %s', (_, choice) => {
    expect(checkAssignment(slots, choice as Json)?.rule).toBe('kernel/choice/shape');
  });

  it('is the empty object when there is nothing to fill', () => {
    expect(checkAssignment([], {})).toBeNull();
  });
});

describe('an answer to "where" (pose)', () => {
  it('is a place and a facing in whole numbers', () => {
    expect(checkPose({ x: -5, y: 2 ** 40, facing: 0 })).toBeNull();
    expect(checkPose({ facing: 35_999, y: 0, x: 0 })).toBeNull();
  });

  it.each([
    { x: 0, y: 0 },
    { x: 0, y: 0, facing: 36_000 },
    { x: 0, y: 0, facing: -1 },
    { x: 0, y: 0, facing: 0, z: 0 },
    { x: 0.5, y: 0, facing: 0 },
    { x: '0', y: 0, facing: 0 },
    { x: 0, y: null, facing: 0 },
    { x: Number.NaN, y: 0, facing: 0 },
    { x: 2 ** 53, y: 0, facing: 0 },
    { x: Infinity, y: 0, facing: 0 },
  ] as readonly Json[])('is not %j', (choice) => {
    expect(checkPose(choice)?.rule).toBe('kernel/choice/shape');
  });

  it('has no hidden parts', () => {
    const choice = JSON.parse('{"x":0,"y":0,"__proto__":{"facing":0}}') as Json;
    expect(checkPose(choice)?.rule).toBe('kernel/choice/shape');
  });

  it.each(STRANGE)('is not %s', (_, choice) => {
    expect(checkPose(choice as Json)?.rule).toBe('kernel/choice/shape');
  });
});
