/** A Game of Thrones in 2021: the players place the tokens, and the centre is worth more and more dangerous. */
import type { Change, Table } from '../../edition/edition.ts';
import { dealObjectiveCards, whenScored } from '../../modes/objective-cards.ts';
import { CENTRE } from '../../modes/objective-modes.ts';
import type { T } from '../../rules.ts';
import {
  CENTRE_CARD,
  centrePoints,
  OLD_OBJECTIVE_DECK,
  OLD_OBJECTIVE_RULES,
  silenceNcu,
} from '../shared/objective-deck.ts';
import { CENTRE_TOKEN, letPlaceTokens, placeTokens } from '../shared/placed-tokens.ts';
import { scoresObjectives } from '../shared/scoring.ts';

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

const ID = 'a-game-of-thrones';

export const A_GAME_OF_THRONES: Table<Change> = {
  'a-game-of-thrones-zones': {
    modes: { [ID]: { deployment: 6 } },
    replaces: ['battle/mode-a-game-of-thrones/deployment'],
  },
  'a-game-of-thrones-tokens': {
    modes: {
      [ID]: {
        tokens: CENTRE_TOKEN,
        procedures: [whenScored, placeTokens],
        prepare: (t) => letPlaceTokens(t, 'battle/mode-a-game-of-thrones/tokens', 6),
        beforeDeployment: dealObjectiveCards,
      },
    },
    replaces: ['battle/mode-a-game-of-thrones/tokens'],
  },
  'a-game-of-thrones-cards': {
    modes: {
      [ID]: {
        procedures: [whenScored, placeTokens, silenceNcu],
        beforeDeployment: dealCards,
        ...OLD_OBJECTIVE_RULES,
        ...scoresObjectives('battle/mode-a-game-of-thrones/scoring', {
          points: centrePoints,
          rule: 'battle/2021/objective/centre-card',
        }),
      },
    },
    replaces: ['battle/mode-a-game-of-thrones/objective-cards', 'battle/mode-a-game-of-thrones/scoring'],
    off: [2, 3, 4, 6, 8].map((card) => `battle/objective/card-${card}`),
    adds: ['battle/2021/objective/centre-card', 'battle/2021/objective/free-move'],
  },
};
