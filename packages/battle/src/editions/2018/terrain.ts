/** Terrain in 2018: six keywords that did something else, and six pieces with other keywords. */
import type { Change, Table } from '../../edition/edition.ts';

export const TERRAIN: Table<Change> = {
  'cover-protects': { rules: { cover: 'protects' }, replaces: ['battle/terrain/cover'] },
  'dangerous-to-moves': {
    rules: { dangerous: 'entered-or-stopped' },
    replaces: ['battle/terrain/dangerous'],
    off: ['battle/terrain/dangerous-action'],
  },
  'destructible-by-moves': {
    rules: { destructible: 'entered' },
    terrain: { palisade: ['blocks-line-of-sight', 'impassable'] },
    replaces: ['battle/terrain/destructible', 'battle/terrain/palisade'],
  },
  'fortified-when-entered': { rules: { fortified: 'entered' }, replaces: ['battle/terrain/fortified'] },
  'hindering-by-two-dice': { rules: { hindering: 'two-dice' }, replaces: ['battle/terrain/hindering'] },
  'rough-for-each-piece': { rules: { rough: 'each-entered' }, replaces: ['battle/terrain/rough'] },

  forest: { terrain: { forest: ['cover', 'rough'] }, replaces: ['battle/terrain/forest'] },
  'corpse-pile': {
    terrain: { 'corpse-pile': ['hindering', 'horrific', 'rough'] },
    replaces: ['battle/terrain/corpse-pile'],
  },
  stakes: {
    terrain: { stakes: ['dangerous', 'destructible', 'hindering'] },
    replaces: ['battle/terrain/stakes'],
  },
  'low-wall': {
    terrain: { 'low-wall': ['cover', 'destructible', 'fortified'] },
    replaces: ['battle/terrain/low-wall'],
  },
  hedge: { terrain: { hedge: ['destructible', 'hindering', 'rough'] }, replaces: ['battle/terrain/hedge'] },
};
