import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '../src/index.ts';

it('every refusal of a table has words, and no words are left over', () => {
  const folder = new URL('../src/', import.meta.url);
  const source = globSync('*.ts', { cwd: folder })
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const rules = new Set(
    Array.from(source.matchAll(/refuse\('(table\/[^']+)'/g), ([, rule]) => `refusal.${rule}`),
  );
  expect(rules.size).toBeGreaterThan(5);
  const refusals = Object.keys(en).filter((key) => key.startsWith('refusal.'));
  expect(refusals.toSorted()).toEqual([...rules].toSorted());
});
