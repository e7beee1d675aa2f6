// The style sheets: every rule stands in the layer of its folder, and those of a game under the class of its screens.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const SHEETS = globSync('**/*.css', { cwd: SOURCES }).map((path) => path.replaceAll('\\', '/'));

/** Shown on pages that have not opened the game. */
const SEEN_OUTSIDE = new Set(['games/battle/heraldry/army-shield.css', 'games/thrones/house-shield.css']);

interface Block {
  readonly head: string;
  readonly body: string;
}

/** The blocks of a sheet, or of a block, that stand in no other. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let [depth, from, open] = [0, 0, 0];
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const { 0: sign, index: i } of bare.matchAll(/[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = i;
    if (sign === '}' && --depth === 0) {
      blocks.push({ head: bare.slice(from, open).trim(), body: bare.slice(open + 1, i) });
      from = i + 1;
    }
    if (sign === ';' && depth === 0) from = i + 1;
  }
  return blocks;
}

function layerOf(path: string): string {
  const [folder = '', name = ''] = path.split('/');
  if (folder === 'styles') return name.replace('.css', '');
  if (folder === 'games') return 'game';
  return folder === 'board-kit' ? 'parts' : 'frame';
}

const blocksIn = (path: string): readonly Block[] => blocksOf(readFileSync(join(SOURCES, path), 'utf8'));

describe('a style sheet', () => {
  it.each(SHEETS)('%s has all its rules in its layer', (path) => {
    expect(blocksIn(path).map(({ head }) => head)).toEqual([`@layer ${layerOf(path)}`]);
  });

  const ofGames = SHEETS.filter((path) => path.startsWith('games/') && !SEEN_OUTSIDE.has(path));

  it.each(ofGames)('%s holds only where its game is played', (path) => {
    const heads = blocksIn(path).flatMap(({ body }) => blocksOf(body).map(({ head }) => head));
    const [, game = ''] = path.split('/');
    // What the controls of all games share stands beside them.
    const where = game === 'controls' ? ':where(.battle, .thrones)' : `:where(.${game})`;
    expect(heads.filter((head) => !/^@(?:keyframes|property) /.test(head))).toEqual([where]);
  });
});
