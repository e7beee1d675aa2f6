/** A Dance with Dragons: three tokens that units carry, slowly. */
import { keepHandsToLimit } from '../tactics/deck.ts';
import type { Mode } from './mode.ts';
import {
  carriedToken,
  claimToken,
  claims,
  loseToken,
  losesToken,
  opponentPlaces,
  placeToken,
  steal,
  tokensTouched,
} from './carried-tokens.ts';
import { dealObjectiveCards, whenScored } from './objective-cards.ts';
import { objectivesWorth, scoreObjectives, THREE_TOKENS } from './objective-modes.ts';

const CARRYING_SPEED = 2;
const ONE_TOKEN = 'battle/mode-a-dance-with-dragons/one-token';

export const aDanceWithDragons: Mode = {
  id: 'a-dance-with-dragons',
  procedures: [whenScored, placeToken, claimToken, loseToken],
  deployment: 10,
  tokens: THREE_TOKENS,
  objectives: 'carried',
  prepare: dealObjectiveCards,
  noMarch: (s, { id }) => (carriedToken(s, id) === null ? null : 'battle/mode-a-dance-with-dragons/no-march'),
  speed: (s, { id }, speed) => (carriedToken(s, id) === null ? speed : Math.min(speed, CARRYING_SPEED)),
  moveEnded: (t, unit) => {
    const touched = tokensTouched(t.state, unit);
    if (carriedToken(t.state, unit.id) === null) claims(t, unit, touched, 'beside', ONE_TOKEN);
    else for (const { id } of touched.toReversed()) opponentPlaces(t, unit, id, 'beside', ONE_TOKEN);
  },
  attackCompleted: (t, attack) => {
    if (steal(t, attack)) keepHandsToLimit(t);
  },
  panicFailed: losesToken,
  unitDestroyed: losesToken,
  worthNow: objectivesWorth('battle/mode-a-dance-with-dragons/scoring'),
  scoreRound: (t) => void scoreObjectives(t, 'battle/mode-a-dance-with-dragons/scoring'),
};
