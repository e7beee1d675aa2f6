import { describe, expect, it } from 'vitest';
import { difference, differenceBeside, patched, seededRandom, type Json, type Random } from '../src/index.ts';

const KEYS = ['a', 'b', 'c', 'length', '0', '__proto__', ''];

function anything(random: Random, depth: number): Json {
  const kind = random.below(depth > 0 ? 7 : 4);
  if (kind === 0) return null;
  if (kind === 1) return random.below(3);
  if (kind === 2) return ['', 'x', 'some text'][random.below(3)] ?? '';
  if (kind === 3) return random.below(2) === 0;
  if (kind === 4) return Array.from({ length: random.below(6) }, () => anything(random, depth - 1));
  const keys = KEYS.filter(() => random.below(2) === 0);
  return JSON.parse(
    `{${keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(anything(random, depth - 1))}`).join()}}`,
  ) as Json;
}

/** The same with something changed here and there. */
function varied(value: Json, random: Random): Json {
  if (random.below(12) === 0) return anything(random, 2);
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => varied(item, random));
    if (random.below(4) === 0) items.splice(random.below(items.length + 1), random.below(2), 'added');
    return items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(() => random.below(10) > 0);
  return Object.fromEntries(kept.map(([key, inner]) => [key, varied(inner, random)]));
}

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('the difference between two pieces of data', () => {
  it('leads from the one to the other, also when it was sent', () => {
    const random = seededRandom('differences');
    for (let i = 0; i < 4000; i++) {
      const from = anything(random, 4);
      const to = random.below(3) === 0 ? anything(random, 4) : varied(from, random);
      const before = JSON.stringify(from);
      const patch = difference(from, to);
      expect(patch === null ? from : patched(from, sent(patch))).toEqual(to);
      expect(JSON.stringify(from)).toBe(before);
    }
  });

  it('is the same for those who share most of what they see with others', () => {
    const random = seededRandom('beside');
    /** With a few parts of its own. */
    const beside = (open: Json): Json =>
      typeof open !== 'object' || open === null || Array.isArray(open)
        ? open
        : Object.fromEntries(
            Object.entries(open).map(([key, part]) => [
              key,
              random.below(3) > 0 ? part : random.below(2) > 0 ? beside(part) : varied(part, random),
            ]),
          );
    for (let i = 0; i < 4000; i++) {
      const openFrom = anything(random, 4);
      const openTo = random.below(4) === 0 ? anything(random, 4) : varied(openFrom, random);
      const open = difference(openFrom, openTo);
      const [from, to] = [beside(openFrom), beside(openTo)];
      const patch = differenceBeside(from, to, openFrom, openTo, open);
      expect(patch === null ? from : patched(from, sent(patch))).toEqual(to);
    }
  });

  it('is taken from others as far as it is theirs', () => {
    const [shared, mine] = [
      { round: 1, deck: ['a', 'b'] },
      { round: 2, deck: ['b'] },
    ];
    const open = difference(shared, mine);
    expect(differenceBeside(shared, mine, shared, mine, open)).toBe(open);
    const [openFrom, openTo] = [
      { board: shared, hand: ['hidden'] },
      { board: mine, hand: [] },
    ];
    const all = difference(openFrom, openTo) as Record<string, unknown>;
    const seen = differenceBeside(
      { board: shared, hand: ['spur'] },
      { board: mine, hand: [] },
      openFrom,
      openTo,
      all as never,
    ) as Record<string, unknown>;
    expect(seen['board']).toBe(all['board']);
    expect(seen['hand']).toEqual([[]]);
  });

  it('is nothing between things that are the same', () => {
    const random = seededRandom('same');
    for (let i = 0; i < 300; i++) {
      const value = anything(random, 4);
      expect(difference(value, sent(value))).toBeNull();
    }
  });

  it('names only what differs', () => {
    const areas = [
      { id: 'pyke', units: 1 },
      { id: 'winterfell', units: 2 },
      { id: 'sunspear', units: 0 },
    ];
    const from = { round: 3, areas, deck: ['a', 'b', 'c', 'd'], combat: { area: 'pyke' } };
    const to = {
      round: 3,
      areas: [areas[0], { id: 'winterfell', units: 3 }, areas[2]],
      deck: ['b', 'c', 'd'],
      log: ['new'],
    };
    expect(difference(from, to)).toEqual({
      areas: { 1: { units: [3] } },
      deck: [0, 1],
      combat: [],
      log: [['new']],
    });
    expect(patched(from, { areas: { 1: { units: [3] } } })).toMatchObject({ combat: from.combat });
    expect((patched(from, { round: [4] }) as typeof from).areas).toBe(from.areas);
  });

  it('puts a list or an object of which little is left in its place', () => {
    expect(difference(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([['c', 'a', 'b']]);
    expect(difference({ a: 1 }, { b: 2 })).toEqual([{ b: 2 }]);
    expect(difference([1, 2], [])).toEqual([[]]);
    expect(difference([], {})).toEqual([{}]);
  });

  it('is not applied to what it was not made for', () => {
    expect(() => patched(1, { a: [2] })).toThrow('for an object');
    expect(() => patched({}, [0, 1])).toThrow('for a list');
    expect(() => patched({}, { a: { b: [1] } })).toThrow('for an object');
  });
});
