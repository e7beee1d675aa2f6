/** All game modes of Season 6, by id. */
import { aClashOfKings } from './a-clash-of-kings.ts';
import { aDanceWithDragons } from './a-dance-with-dragons.ts';
import { aFeastForCrows } from './a-feast-for-crows.ts';
import { aGameOfThrones } from './a-game-of-thrones.ts';
import { aStormOfSwords } from './a-storm-of-swords.ts';
import { bannersAndButchery } from './banners-and-butchery.ts';
import { darkWingsDarkWords } from './dark-wings-dark-words.ts';
import { fireAndBlood } from './fire-and-blood.ts';
import { hereWeStand } from './here-we-stand.ts';
import { honedAndReady } from './honed-and-ready.ts';
import type { Modes } from './mode.ts';
import { theWindsOfWinter } from './the-winds-of-winter.ts';

export const MODES: Required<Modes> = {
  'a-game-of-thrones': aGameOfThrones,
  'a-clash-of-kings': aClashOfKings,
  'a-storm-of-swords': aStormOfSwords,
  'a-feast-for-crows': aFeastForCrows,
  'a-dance-with-dragons': aDanceWithDragons,
  'the-winds-of-winter': theWindsOfWinter,
  'honed-and-ready': honedAndReady,
  'fire-and-blood': fireAndBlood,
  'here-we-stand': hereWeStand,
  'dark-wings-dark-words': darkWingsDarkWords,
  'banners-and-butchery': bannersAndButchery,
};
