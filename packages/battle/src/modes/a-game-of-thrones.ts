/** A Game of Thrones: five objectives, each with a power of its own from the objective cards. */
import type { Mode } from './mode.ts';
import { dealObjectiveCards, whenScored } from './objective-cards.ts';
import { FIVE_TOKENS, objectivesWorth, scoreObjectives } from './objective-modes.ts';

export const aGameOfThrones: Mode = {
  id: 'a-game-of-thrones',
  procedures: [whenScored],
  deployment: 10,
  tokens: FIVE_TOKENS,
  objectives: 'covered',
  prepare: dealObjectiveCards,
  worthNow: objectivesWorth('battle/mode-a-game-of-thrones/scoring'),
  scoreRound: (t) => void scoreObjectives(t, 'battle/mode-a-game-of-thrones/scoring'),
};
