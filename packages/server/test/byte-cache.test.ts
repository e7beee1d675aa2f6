import { describe, expect, it } from 'vitest';
import { ByteCache } from '../src/byte-cache.ts';

describe('a cache', () => {
  it('makes what is asked for again only if it had to give way to what was asked for later', async () => {
    const cache = new ByteCache(10);
    const made: string[] = [];
    const get = async (key: string, length: number): Promise<number> => {
      const bytes = await cache.get(key, () => {
        made.push(key);
        return Promise.resolve(Buffer.alloc(length));
      });
      return bytes.length;
    };
    for (const key of ['a', 'b', 'a', 'c', 'a']) expect(await get(key, 4)).toBe(4);
    expect([made.join(''), cache.bytes]).toEqual(['abc', 8]);
    await get('b', 4);
    expect(made.join('')).toBe('abcb');
    expect([await get('large', 11), cache.bytes]).toEqual([11, 0]);
  });
});
