// Every chapter of every ledger says where its rules are written, and what it names is there.
import { readChapters } from '@maester/kernel';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleIds } from '../src/ledgers.ts';

const ROOT = join(import.meta.dirname, '../../..');

describe.each(globSync('docs/rules/*.md', { cwd: ROOT }).toSorted())('%s', (file) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const chapters = readChapters(source);

  it('has a line `Code: ...` under each chapter', () => {
    expect(chapters.length).toBeGreaterThan(1);
    const without = chapters.filter(({ code }) => code.length === 0);
    expect(without.map(({ title, line }) => `${file}:${line}: ${title} names no code`)).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const stale = source.split('\n').flatMap((line, i) => {
      const paths = line.startsWith('Code: ') ? line.slice('Code: '.length).split(/,\s*/) : [];
      return paths
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => `${file}:${i + 1}: there is no ${path}`);
    });
    expect(stale).toEqual([]);
  });
});

it('cards are rules besides', () => {
  expect(ruleIds(ROOT)?.has('battle/card/winters-might')).toBe(true);
  expect(ruleIds(join(ROOT, 'packages'))).toBe(null);
});
