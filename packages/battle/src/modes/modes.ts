/** All game modes, by id, and the procedures they bring. */
import type { Procedure } from '@maester/kernel';
import { aClashOfKings, chooseCommanderCards, useCommanderCard } from './a-clash-of-kings.ts';
import { aDanceWithDragons } from './a-dance-with-dragons.ts';
import { aFeastForCrows, newCorpsePile } from './a-feast-for-crows.ts';
import { aGameOfThrones } from './a-game-of-thrones.ts';
import { aStormOfSwords, arrive, chooseReserve, chooseRoles, dread, redeploy } from './a-storm-of-swords.ts';
import { bannersAndButchery, destroyToken, newToken } from './banners-and-butchery.ts';
import { claimToken, loseToken, placeToken } from './carried-tokens.ts';
import { wallActivation } from './castle-walls.ts';
import { darkWingsDarkWords, replaceMission } from './dark-wings-dark-words.ts';
import { fireAndBlood, markUnits, putPrice } from './fire-and-blood.ts';
import { hereWeStand, scoreQuadrants } from './here-we-stand.ts';
import { honedAndReady, wallArrows } from './honed-and-ready.ts';
import { scoreMissions } from './missions.ts';
import type { Mode, ModeId } from './mode.ts';
import { whenScored } from './objective-cards.ts';
import { playSiegeCards, tarAndArrows } from './siege-cards.ts';
import { chooseMissions, revealMissions, theWindsOfWinter } from './the-winds-of-winter.ts';

export const MODES: { readonly [M in ModeId]: Mode } = {
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

/** battle/mode-a-storm-of-swords/not-for-tournaments */
export function isForTournaments(mode: ModeId): boolean {
  return MODES[mode].forTournaments !== false;
}

/** battle/free-for-all/modes */
export function isForFreeForAll(mode: ModeId): boolean {
  return MODES[mode].forFreeForAll !== false;
}

/** A function, since these modules and those of the engine need each other. */
export const modeProcedures = (): readonly Procedure[] => [
  whenScored,
  chooseCommanderCards,
  useCommanderCard,
  placeToken,
  claimToken,
  loseToken,
  newCorpsePile,
  scoreMissions,
  chooseMissions,
  revealMissions,
  replaceMission,
  wallArrows,
  markUnits,
  putPrice,
  scoreQuadrants,
  newToken,
  destroyToken,
  chooseRoles,
  chooseReserve,
  arrive,
  redeploy,
  dread,
  playSiegeCards,
  tarAndArrows,
  wallActivation,
];
