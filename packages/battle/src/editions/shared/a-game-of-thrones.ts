/** A Game of Thrones before Season 6: zones of 6", tokens that the players place, and the old deck of objective cards. */
import type { Change, Table } from '../../edition/edition.ts';
import { dealObjectiveCards, whenScored } from '../../modes/objective-cards.ts';
import type { T } from '../../rules.ts';
import { centrePoints, OLD_OBJECTIVE_RULES, silenceNcu } from './objective-deck.ts';
import { CENTRE_TOKEN, letPlaceTokens, placeTokens } from './placed-tokens.ts';
import { scoresObjectives } from './scoring.ts';

export const ID = 'a-game-of-thrones';

/** `fromZones`: how far tokens keep from Deployment Zones, in inches. */
export const placedTokens = (fromZones: number): Table<Change> => ({
  'a-game-of-thrones-zones': {
    modes: { [ID]: { deployment: 6 } },
    replaces: ['battle/mode-a-game-of-thrones/deployment'],
  },
  'a-game-of-thrones-tokens': {
    modes: {
      [ID]: {
        tokens: CENTRE_TOKEN,
        procedures: [whenScored, placeTokens],
        prepare: (t) => letPlaceTokens(t, 'battle/mode-a-game-of-thrones/tokens', fromZones),
        beforeDeployment: dealObjectiveCards,
      },
    },
    replaces: ['battle/mode-a-game-of-thrones/tokens'],
  },
});

/** `deal` says which token gets which card, `rule` what the centre is worth. */
export const oldCards = (deal: (t: T) => void, rule: string): Change => ({
  modes: {
    [ID]: {
      procedures: [whenScored, placeTokens, silenceNcu],
      beforeDeployment: deal,
      ...OLD_OBJECTIVE_RULES,
      ...scoresObjectives('battle/mode-a-game-of-thrones/scoring', { points: centrePoints, rule }),
    },
  },
  off: [2, 3, 4, 6, 8].map((card) => `battle/objective/card-${card}`),
});
