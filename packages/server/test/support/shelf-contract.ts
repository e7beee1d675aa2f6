// What every shelf does.

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
}
