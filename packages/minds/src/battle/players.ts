/** The computer players of the miniatures game. */
import type { Player, Players } from '../levels.ts';
import { playBattle } from './index.ts';
import { thinkingAt } from './thinking.ts';
import { TUNED_BY_MODE, tunedWeights } from './tuned.ts';
import type { Level } from './turns.ts';
import { PLAIN, weighing, type Judge } from './worth.ts';

/** Sees what is to be won and little of what is to be feared, misjudges, and misses chances. */
const squire = thinkingAt({
  judge: () => weighing({ ...PLAIN, 'first-threat': 0, threats: 0.1, 'later-threats': 0, reach: 0.2 }),
  breadth: { options: 3, places: 2, targets: 2 },
  worlds: 1,
  finalists: 1,
  answerWorlds: 1,
  blur: 0.15,
  misses: 50,
});

/**
 * Judges soundly and carefully, by a hair's breadth now and then wrongly, and keeps some cards that somebody else would
 * have played.
 */
const castellan = thinkingAt({
  judge: () => weighing({ ...PLAIN, caution: 2 }),
  breadth: { options: 6, places: 4, targets: 3 },
  worlds: 4,
  finalists: 4,
  answerWorlds: 2,
  blur: 0.035,
  misses: 31,
});

const handAt = (judge: () => Judge): Level => ({
  judge,
  breadth: { options: 6, places: 5, targets: 4 },
  worlds: 14,
  finalists: 6,
  answerWorlds: 12,
  blur: 0,
  misses: 0,
});

/** The Hand, by this judgement. */
export function handWith(judge: () => Judge): Player {
  return thinkingAt(handAt(judge));
}

const judge = (): Judge => weighing(tunedWeights(), TUNED_BY_MODE);

export const HAND = handAt(judge);

export const battlePlayers: Players = {
  steward: playBattle,
  squire,
  castellan,
  hand: thinkingAt(HAND),
};
