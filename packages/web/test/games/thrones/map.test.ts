import { en, zhHant } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { MAP_AREAS, type AreaOnMapId } from '../../../src/games/thrones/map-shapes.ts';
import { breakName, drawMap } from '../../../src/games/thrones/map.ts';

const ids = Object.keys(MAP_AREAS) as AreaOnMapId[];

function named(catalogue: Readonly<Record<string, string>>): (area: AreaOnMapId) => string {
  return (area) => {
    const name = catalogue[`name.area.${area}`];
    if (name === undefined) throw new Error(`${area} has no name`);
    return name;
  };
}

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, 'zh-Hant': zhHant };
const english = named(en);
const svg = drawMap(english);
const count = (pattern: RegExp): number => [...svg.matchAll(pattern)].length;

/** The tags that are open at the end, or closed in the wrong order. */
function unbalanced(text: string): string[] {
  const open: string[] = [];
  for (const [, closing, tag = '', rest = ''] of text.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (closing === '/') {
      if (open.pop() !== tag) return [`</${tag}>`];
    } else if (!rest.endsWith('/')) open.push(tag);
  }
  return open;
}

describe('the map of Westeros', () => {
  it('has one shape for each area, which can be found by its id', () => {
    const found = [...svg.matchAll(/data-area="([^"]+)"/g)].map(([, id = '']) => id);
    expect(found.toSorted()).toEqual(ids.toSorted());
  });

  it('is well formed, and nothing in it is undefined', () => {
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).not.toMatch(/undefined|NaN|null/);
  });

  it('brings no style or script of its own: the page allows neither', () => {
    expect(svg).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=/);
  });

  it.each(Object.keys(catalogues))('names every land and sea in %s', (language) => {
    const name = named(catalogues[language] ?? {});
    const rows = [...drawMap(name).matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, row = '']) =>
      row.replaceAll('</tspan><tspan', '</tspan> <tspan').replaceAll(/<[^>]*>/g, ''),
    );
    const told = ids.filter((id) => MAP_AREAS[id].kind !== 'port').map((id) => name(id));
    expect(rows.toSorted()).toEqual(told.toSorted());
  });

  it('a name is text, whatever it is made of', () => {
    expect(drawMap(() => '<b>&')).toContain('>&lt;b&gt;&amp;<');
  });

  it('shows 10 Castles, 10 Strongholds, the barrels, the crowns and 8 ports', () => {
    expect(count(/class="fort castle"/g)).toBe(10);
    expect(count(/class="fort stronghold"/g)).toBe(10);
    expect(count(/class="supply"/g)).toBe(24);
    expect(count(/class="power"/g)).toBe(19);
    expect(count(/class="anchor"/g)).toBe(8);
  });

  it('tells the homes of the six Houses apart by their charges, not only by colour', () => {
    const charges = [...svg.matchAll(/class="home \w+">.*?<g class="charge">(.*?)<\/g>/g)].map(
      ([, body]) => body,
    );
    expect(charges).toHaveLength(6);
    expect(new Set(charges).size).toBe(6);
  });
});

describe('a long name', () => {
  it('is set in two rows as even as can be', () => {
    expect(breakName('The Mountains of the Moon')).toEqual(['The Mountains', 'of the Moon']);
    expect(breakName('The Narrow Sea')).toEqual(['The Narrow', 'Sea']);
  });

  it('stays whole if it is short or one word', () => {
    expect(breakName('The Twins')).toEqual(['The Twins']);
    expect(breakName('Storrold-Crossing')).toEqual(['Storrold-Crossing']);
    expect(breakName('臨冬城')).toEqual(['臨冬城']);
  });
});
