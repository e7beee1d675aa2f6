/** The computer players of the miniatures game. */
import type { Players } from '../levels.ts';
import { playBattle } from './index.ts';

export const battlePlayers: Players = {
  steward: playBattle,
  squire: playBattle,
  castellan: playBattle,
  hand: playBattle,
};
