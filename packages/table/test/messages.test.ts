import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../src/index.ts';

it('every refusal of a table has words, and no words are left over', () => {
  const source = readFileSync(new URL('../src/table.ts', import.meta.url), 'utf8');
  const rules = new Set(
    Array.from(source.matchAll(/refuse\('(table\/[^']+)'/g), ([, rule]) => `refusal.${rule}`),
  );
  expect(rules.size).toBeGreaterThan(5);
  expect(Object.keys(en).toSorted()).toEqual([...rules].toSorted());
});
