import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../../src/set-up/terrain-placement.ts';
import { canSee } from '../../src/actions/line-of-sight.ts';
import { mustUnit, trayOf } from '../../src/units/units.ts';
import { makeUp, SEASON_6 } from '../support/editions.ts';
import { tableOf } from '../support/table.ts';

describe('terrain', () => {
  // battle/terrain/keywords, battle/terrain/forest, weirwood-tree, corpse-pile, palisade, bog, stakes, low-wall, hedge
  it('does what its keywords say, and these are printed', () => {
    expect(SEASON_6.terrain).toMatchObject({
      forest: ['cover', 'fortified'],
      weirwood: ['inspiring'],
      'corpse-pile': ['hindering', 'horrific'],
      palisade: ['blocks-line-of-sight', 'destructible', 'impassable'],
      bog: ['hindering', 'rough'],
      stakes: ['dangerous', 'destructible'],
      'low-wall': ['destructible', 'fortified', 'hindering'],
      hedge: ['cover', 'destructible', 'rough'],
    });
  });

  const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
  const sees = (terrain: { kind: string; at: number[] }[], ranged: boolean, viewerAt = 10): boolean => {
    const state = tableOf(SETUP, {
      units: { 'one-2': { at: [24, viewerAt] }, 'two-1': { at: [24, 20], facing: 180 } },
      terrain,
    });
    const viewer = mustUnit(state, 'one-2');
    return canSee(state, viewer, trayOf(viewer), mustUnit(state, 'two-1'), ranged);
  };
  const row = (kind: string) => [
    { kind, at: [22.5, 14.2] },
    { kind, at: [25.5, 16] },
  ];

  // battle/terrain/blocks-line-of-sight
  it('that Blocks Line of Sight is not seen through by anybody outside', () => {
    expect(sees([], false)).toBe(true);
    expect(sees(row('palisade'), false)).toBe(false);
    expect(sees(row('palisade'), true)).toBe(false);
    expect(sees([{ kind: 'palisade', at: [24, 15] }], false)).toBe(true);
  });

  // battle/terrain/cover
  it('that is Cover blocks the sight of Ranged Attacks alone, and not for who stands in it', () => {
    expect(sees(row('hedge'), true)).toBe(false);
    expect(sees(row('hedge'), false)).toBe(true);
    expect(sees(row('hedge'), true, 13)).toBe(true);
  });

  // battle/terrain/elevated
  it('that is Elevated lets who stands on it see over all terrain, for Ranged Attacks alone', () => {
    makeUp({ terrain: { weirwood: ['elevated'] } });
    const hill = { kind: 'weirwood', at: [24, 10] };
    expect(sees([...row('palisade'), hill], true)).toBe(true);
    expect(sees([...row('palisade'), hill], false)).toBe(false);
    expect(sees([...row('palisade'), { ...hill, at: [36, 10] }], true)).toBe(false);
  });

  it('without these keywords blocks no sight', () => {
    expect(sees(row('low-wall'), true)).toBe(true);
  });
});

describe('the Battlefield Layouts', () => {
  // battle/setup/layout-weirwood-clearing, battle/setup/layout-somber-battlefield, battle/setup/layout-wetlands
  // battle/setup/layout-fortified-battlegrounds, battle/setup/layout-war-torn-settlement
  // battle/setup/layout-unassuming-battlefield
  it('are six, by the roll of a die, each of four pieces', () => {
    const inWords = LAYOUTS.map(
      ({ name, pieces }) => `${name}: ${pieces.map((kinds) => kinds.join('/')).join(', ')}`,
    );
    expect(inWords).toEqual([
      'weirwood-clearing: weirwood, forest, forest, hedge',
      'somber-battlefield: stakes, corpse-pile/forest, corpse-pile/forest, low-wall/bog',
      'wetlands: bog, bog, forest/corpse-pile, hedge/stakes',
      'fortified-battlegrounds: low-wall, low-wall, palisade/stakes, palisade/stakes',
      'war-torn-settlement: forest, low-wall/hedge, low-wall/hedge, bog/corpse-pile',
      'unassuming-battlefield: low-wall, weirwood/forest, forest/bog, hedge/stakes',
    ]);
  });
});
