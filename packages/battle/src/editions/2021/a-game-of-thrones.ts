/** A Game of Thrones in 2021: the players place the tokens, and the centre is worth more and more dangerous. */
import type { Mode } from '../../modes/mode.ts';
import { whenScored } from '../../modes/objective-cards.ts';
import { CENTRE } from '../../modes/objective-modes.ts';
import type { T } from '../../rules.ts';
import {
  CENTRE_CARD,
  centrePoints,
  OLD_OBJECTIVE_DECK,
  OLD_OBJECTIVE_RULES,
  silenceNcu,
} from '../older/objective-deck.ts';
import { CENTRE_TOKEN, letPlaceTokens, placeTokens } from '../older/placed-tokens.ts';
import { scoresObjectives } from '../older/scoring.ts';

/** The centre always has its own card; the other tokens have any of the rest. */
function dealCards(t: T): void {
  const { state: s } = t;
  const rest = OLD_OBJECTIVE_DECK.filter((card) => card !== CENTRE_CARD);
  t.shuffle('objective-cards', rest);
  s.objectives = s.objectives.map((token) => ({
    ...token,
    card: token.id === CENTRE ? CENTRE_CARD : (rest.shift() ?? null),
  }));
}

export const aGameOfThrones: Partial<Mode> = {
  deployment: 6,
  tokens: CENTRE_TOKEN,
  procedures: [whenScored, placeTokens, silenceNcu],
  prepare: (t) => letPlaceTokens(t, 'battle/mode-a-game-of-thrones/tokens', 6),
  beforeDeployment: dealCards,
  ...OLD_OBJECTIVE_RULES,
  ...scoresObjectives('battle/mode-a-game-of-thrones/scoring', {
    points: centrePoints,
    rule: 'battle/2021/objective/centre-card',
  }),
};
