/** The computer players of the miniatures game. */
import type { Players } from '../levels.ts';
import { playBattle } from './index.ts';
import { thinkingAt } from './thinking.ts';
import { PLAIN } from './worth.ts';

const castellan = thinkingAt({
  weights: PLAIN,
  worlds: 6,
  finalists: 8,
  answerWorlds: 4,
  breadth: { options: 5, places: 4 },
});

export const battlePlayers: Players = {
  steward: playBattle,
  squire: playBattle,
  castellan,
  hand: castellan,
};
