/** The computer players of the board game. */
import type { Players } from '../levels.ts';
import { playHand, temperedHand } from './hand/index.ts';
import { playThrones } from './index.ts';
import { playSquire } from './squire.ts';
import { TEMPERED } from './weights.ts';

export const thronesPlayers: Players = {
  steward: playThrones,
  squire: playSquire,
  castellan: playThrones,
  hand: playHand,
  tempered(level, temper) {
    const weights = TEMPERED[temper];
    switch (level) {
      case 'squire':
        return (eyes) => playSquire(eyes, weights);
      case 'castellan':
        return (eyes) => playThrones(eyes, weights);
      case 'hand':
        return temperedHand(weights);
    }
  },
};
