/** The computer players of the board game. */
import type { Players } from '../levels.ts';
import { adviseThrones, playHand, reviewThrones } from './hand/index.ts';
import { playThrones } from './index.ts';
import { playSquire } from './squire.ts';

export const thronesPlayers: Players = {
  steward: playThrones,
  squire: playSquire,
  castellan: playThrones,
  hand: playHand,
  advise: adviseThrones,
  review: reviewThrones,
};
