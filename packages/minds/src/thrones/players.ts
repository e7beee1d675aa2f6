/** The computer players of the board game. */
import type { Players } from '../levels.ts';
import { playHand } from './hand/index.ts';
import { playThrones } from './index.ts';

export const thronesPlayers: Players = {
  steward: playThrones,
  squire: playThrones,
  castellan: playThrones,
  hand: playHand,
};
