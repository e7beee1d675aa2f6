// What every shelf does. `open` opens one and the same, unless it is in memory.

import { expect, it } from 'vitest';
import type { Shelf } from '../../src/shelf.ts';

export function shelfContract(open: () => Promise<Shelf>): void {
  it('keeps so many of a kind, the latest, and nothing that was removed', async () => {
    const shelf = await open();
    for (const [i, key] of ['a', 'b', 'c', 'd'].entries()) await shelf.put('x', key, `is ${key}`, i, 3);
    await shelf.put('y', 'a', 'another kind', 0, 3);
    expect(await shelf.get('x', 'a')).toBeNull();
    expect((await shelf.list('x', '')).map(({ key }) => key)).toEqual(['b', 'c', 'd']);
    await shelf.put('x', 'b', 'is new', 9, 3);
    await shelf.put('x', 'e', 'is e', 10, 3);
    expect(await shelf.list('x', 'b')).toEqual([{ key: 'b', value: 'is new' }]);
    expect(await shelf.get('x', 'c')).toBeNull();
    await shelf.remove('x', 'b');
    expect(await shelf.get('x', 'b')).toBeNull();
    expect(await shelf.get('y', 'a')).toBe('another kind');
    const taken = await Promise.all([shelf.take('y', 'a'), shelf.take('y', 'a')]);
    expect(taken.filter((each) => each !== null)).toEqual(['another kind']);
    expect(await shelf.get('y', 'a')).toBeNull();
    await shelf.close();
  });

  it('keeps a twentieth of one giver, the latest, and everything of the others', async () => {
    const shelf = await open();
    const most = 60;
    await shelf.put('gift', 'by all', 'x', 0, most);
    for (const [i, key] of ['a', 'b', 'c', 'd', 'e'].entries())
      await shelf.put('gift', key, 'x', i + 1, most, 'one');
    await shelf.put('gift', 'f', 'x', 1, most, 'other');
    await shelf.put('another', 'a', 'x', 1, most, 'one');
    expect((await shelf.list('gift', '')).map(({ key }) => key)).toEqual(['by all', 'c', 'd', 'e', 'f']);
    expect(await shelf.get('another', 'a')).toBe('x');
    await shelf.close();
  });

  it('counts what several gave as a gift of the first, so that nobody else can have it removed', async () => {
    const shelf = await open();
    const most = 40;
    await shelf.put('same', 'a', 'x', 0, most, 'first');
    for (const [i, key] of ['a', 'b', 'c'].entries()) await shelf.put('same', key, 'y', i, most, 'second');
    expect((await shelf.list('same', '')).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    await shelf.close();
  });

  it('changes several things together, with nobody in between, or nothing', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const [count, log] = [
      { kind: 'count', key: 'all' },
      { kind: 'log', key: 'last' },
    ];
    await one.remove(count.kind, count.key);
    await other.remove(count.kind, count.key);
    const add = async (shelf: Shelf, by: string): Promise<void> => {
      const before = (await shelf.get(count.kind, count.key)) ?? '';
      expect(before).toMatch(/^\d*$/);
      await shelf.update([count, log], 1, 9, ([found]) => [String(Number(found ?? 0) + 1), by]);
    };
    const all = Array.from({ length: 20 }, (_, i) => add(i % 2 === 0 ? one : other, `by ${i}`));
    await Promise.all(all);
    // In memory each has a shelf of its own.
    const counts = await Promise.all([one, other].map((shelf) => shelf.get(count.kind, count.key)));
    expect([
      ['20', '20'],
      ['10', '10'],
    ]).toContainEqual(counts);
    expect(await one.get(log.kind, log.key)).toMatch(/^by \d+$/);
    await one.update([count, log], 1, 9, () => null);
    await one.update([count, log], 1, 9, () => [null, 'alone']);
    expect(await one.get(count.kind, count.key)).toBe(counts[0]);
    expect(await one.get(log.kind, log.key)).toBe('alone');
    const failing = one.update([count, log], 1, 9, () => {
      throw new Error('not this');
    });
    await expect(failing).rejects.toThrow('not this');
    const places = ['a', 'b', 'c'].map((key) => ({ kind: 'few', key }));
    for (const [i, place] of places.entries()) await one.update([place], i, 2, () => ['x']);
    expect((await one.list('few', '')).map(({ key }) => key)).toEqual(['b', 'c']);
    await Promise.all([one.close(), other.close()]);
  });
}
