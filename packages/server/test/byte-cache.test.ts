import { describe, expect, it } from 'vitest';
import { ByteCache } from '../src/byte-cache.ts';

describe('a cache', () => {
  it('makes what is asked for again only if it had to give way to what was asked for later', () => {
    const cache = new ByteCache(10);
    const made: string[] = [];
    const get = (key: string, length: number): number =>
      cache.get(key, () => {
        made.push(key);
        return Buffer.alloc(length);
      }).length;
    expect([get('a', 4), get('b', 4), get('a', 4), get('c', 4), get('a', 4)]).toEqual([4, 4, 4, 4, 4]);
    expect([made.join(''), cache.bytes]).toEqual(['abc', 8]);
    get('b', 4);
    expect(made.join('')).toBe('abcb');
    expect([get('large', 11), cache.bytes]).toEqual([11, 0]);
  });
});
