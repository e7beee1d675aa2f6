import { describe, expect, it } from 'vitest';
import { ForAMoment } from '../src/for-a-moment.ts';

describe('what many ask for', () => {
  it('is made once for all who ask within a moment, by key, and again after it', async () => {
    const kept = new ForAMoment<string>(1000);
    const made: string[] = [];
    const get = (key: string, now: number): Promise<string> =>
      kept.get(key, now, () => {
        made.push(key);
        return Promise.resolve(`${key} at ${now}`);
      });
    expect(await Promise.all([get('a', 0), get('a', 0), get('b', 500), get('a', 999)])).toEqual([
      'a at 0',
      'a at 0',
      'b at 500',
      'a at 0',
    ]);
    expect(await get('a', 1000)).toBe('a at 1000');
    expect(made).toEqual(['a', 'b', 'a']);
  });

  it('is forgotten when its moment is over, though nobody asks for it again', async () => {
    const kept = new ForAMoment<number>(10);
    for (let now = 0; now < 1000; now++) await kept.get(`key ${now}`, now, () => Promise.resolve(now));
    expect(kept.size).toBeLessThanOrEqual(10);
  });

  it('is tried again at once if it could not be made', async () => {
    const kept = new ForAMoment<string>(1000);
    await expect(kept.get('a', 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await kept.get('a', 1, () => Promise.resolve('yes'))).toBe('yes');
  });
});
