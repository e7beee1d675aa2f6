/** The edition of 2018, the first: everything in which it differs from Season 6, change by change. */
import type { EditionDelta } from '../../edition/edition.ts';
import { OLD_OBJECTIVE_ABILITIES } from '../shared/objective-deck.ts';
import { A_CLASH_OF_KINGS } from './a-clash-of-kings.ts';
import { A_FEAST_FOR_CROWS } from './a-feast-for-crows.ts';
import { A_GAME_OF_THRONES } from './a-game-of-thrones.ts';
import { A_STORM_OF_SWORDS } from './a-storm-of-swords.ts';
import { ARMIES } from './armies.ts';
import { CARDS } from './cards/changes.ts';
import { CORE_RULES } from './core.ts';
import { GAME_MODES } from './modes.ts';
import { TERRAIN } from './terrain.ts';
import { THE_WINDS_OF_WINTER } from './the-winds-of-winter.ts';

export const edition2018: EditionDelta = {
  id: '2018',
  armies: ARMIES,
  abilities: OLD_OBJECTIVE_ABILITIES,
  changes: {
    ...CORE_RULES,
    ...TERRAIN,
    ...GAME_MODES,
    ...A_GAME_OF_THRONES,
    ...A_CLASH_OF_KINGS,
    ...A_STORM_OF_SWORDS,
    ...A_FEAST_FOR_CROWS,
    ...THE_WINDS_OF_WINTER,
    ...CARDS,
  },
};
