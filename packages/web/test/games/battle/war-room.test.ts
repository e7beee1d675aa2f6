// What the pages around the miniatures game share: every message is said, and arrow keys lead through rows.

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/games/battle/war-room/messages/en.ts';
import { nextIn } from '../../../src/games/battle/war-room/arrows.ts';

const folder = new URL('../../../src/', import.meta.url).pathname;
const source = globSync('{games/battle,records}/**/*.{ts,tsx}', { cwd: folder })
  .filter((path) => !path.includes('messages/'))
  .map((path) => readFileSync(`${folder}${path}`, 'utf8'))
  .join('\n');

describe('the war room', () => {
  it('says every message it has', () => {
    const named = new Set(Array.from(source.matchAll(/['"`]([a-z][\w./-]*)['"`]/g), ([, key = '']) => key));
    const begun = Array.from(source.matchAll(/`([a-z][\w.-]*\.)\$\{/g), ([, prefix = '']) => prefix);
    const unsaid = Object.keys(en).filter(
      (key) => !named.has(key) && !begun.some((prefix) => key.startsWith(prefix)),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('arrow keys', () => {
  // Three in a row, then two.
  const places = [0, 1, 2, 3, 4].map((i) => ({ left: (i % 3) * 100, top: Math.floor(i / 3) * 50 }));

  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [4, 'ArrowRight', null],
    [3, 'ArrowLeft', 2],
    [0, 'ArrowLeft', null],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', null],
    [4, 'ArrowUp', 1],
    [1, 'ArrowUp', null],
    [3, 'Home', 0],
    [0, 'End', 4],
    [0, 'Enter', null],
    [-1, 'ArrowRight', null],
  ])('from %i by %s lead to %j', (from, key, to) => {
    expect(nextIn(places, from, key)).toBe(to);
  });
});
