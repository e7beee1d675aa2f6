import { expect, it } from 'vitest';
import { Makers } from '../src/makers.ts';

it('only the makers of the latest tables are known', () => {
  const makers = new Makers();
  for (let i = 0; i < 5000; i++) makers.add(`table ${i}`, '192.0.2.1');
  expect(makers.all.size).toBe(2000);
  expect([makers.all.has('table 2999'), makers.all.get('table 3000')]).toEqual([false, '192.0.2.1']);
});
