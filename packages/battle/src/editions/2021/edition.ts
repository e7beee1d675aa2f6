/** The edition of 2021, by its document of Game Modes: everything in which it differs from Season 6, change by change. */
import type { EditionDelta } from '../../edition/edition.ts';
import { OLD_OBJECTIVE_ABILITIES } from '../shared/objective-deck.ts';
import { A_CLASH_OF_KINGS } from './a-clash-of-kings.ts';
import { A_DANCE_WITH_DRAGONS } from './a-dance-with-dragons.ts';
import { A_FEAST_FOR_CROWS } from './a-feast-for-crows.ts';
import { A_GAME_OF_THRONES } from './a-game-of-thrones.ts';
import { CARDS } from './cards.ts';
import { CORE_RULES } from './core.ts';
import { DARK_WINGS_DARK_WORDS } from './dark-wings-dark-words.ts';
import { FIRE_AND_BLOOD } from './fire-and-blood.ts';
import { GAME_MODES } from './modes.ts';
import { ARMIES_2021 } from './ready-armies.ts';
import { THE_WINDS_OF_WINTER } from './the-winds-of-winter.ts';

export const edition2021: EditionDelta = {
  id: '2021',
  armies: ARMIES_2021,
  abilities: OLD_OBJECTIVE_ABILITIES,
  changes: {
    ...CORE_RULES,
    ...GAME_MODES,
    ...A_GAME_OF_THRONES,
    ...A_CLASH_OF_KINGS,
    ...A_FEAST_FOR_CROWS,
    ...THE_WINDS_OF_WINTER,
    ...A_DANCE_WITH_DRAGONS,
    ...FIRE_AND_BLOOD,
    ...DARK_WINGS_DARK_WORDS,
    ...CARDS,
  },
};
