// The layers of the style sheets: whichever file a page reads first, a later layer holds against the earlier ones.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const BUILT = join(import.meta.dirname, '../dist');
const LAYERS = ['tokens', 'base', 'parts', 'frame', 'game'];

/** The layers in the order in which these files name them first. */
function layersOf(files: readonly string[]): readonly string[] {
  const named = files.flatMap((file) =>
    Array.from(readFileSync(join(BUILT, file), 'utf8').matchAll(/@layer ([a-z, ]+)[{;]/g), ([, names = '']) =>
      names.split(','),
    ),
  );
  return [...new Set(named.flat().map((name) => name.trim()))];
}

it('the page names the layers in their order', () => {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const linked = Array.from(page.matchAll(/href="\/(assets\/[^"]+\.css)"/g), ([, file = '']) => file);
  expect(linked).not.toEqual([]);
  expect(layersOf(linked)).toEqual(LAYERS);
});

it('every rule is in a layer', () => {
  for (const file of globSync('assets/*.css', { cwd: BUILT })) {
    let depth = 0;
    const outside = Array.from(readFileSync(join(BUILT, file), 'utf8').matchAll(/([^{};]*)([{};])/g))
      .filter(([, , end]) => {
        const top = depth === 0;
        depth += end === '{' ? 1 : end === '}' ? -1 : 0;
        return top && end !== '}';
      })
      .map(([, head = '']) => head.trim())
      .filter((head) => head !== '' && !head.startsWith('@layer'));
    expect([file, outside]).toEqual([file, []]);
  }
});
