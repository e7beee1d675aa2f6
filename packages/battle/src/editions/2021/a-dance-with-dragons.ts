/** A Dance With Dragons in 2021: each token has its own card, A, B or C, and nobody steals one by attacking. */
import { claimToken, loseToken, placeToken } from '../../modes/carried-tokens.ts';
import type { Change, Table } from '../../edition/edition.ts';
import { whenScored } from '../../modes/objective-cards.ts';
import { CENTRE } from '../../modes/objective-modes.ts';
import { CARD_A, CARD_B, CARD_C, OLD_OBJECTIVE_RULES, silenceNcu } from '../shared/objective-deck.ts';

/** The west, the centre, the east. */
const CARDS: { readonly [objective: string]: number } = {
  'objective-2': CARD_A,
  [CENTRE]: CARD_B,
  'objective-3': CARD_C,
};

const ID = 'a-dance-with-dragons';

export const A_DANCE_WITH_DRAGONS: Table<Change> = {
  'a-dance-with-dragons-zones': {
    modes: { [ID]: { deployment: 12 } },
    replaces: ['battle/mode-a-dance-with-dragons/deployment'],
  },
  'a-dance-with-dragons-tokens': {
    modes: {
      [ID]: {
        procedures: [whenScored, placeToken, claimToken, loseToken, silenceNcu],
        prepare: ({ state: s }) => {
          s.objectives = s.objectives.map((token) => ({ ...token, card: CARDS[token.id] ?? null }));
        },
        ...OLD_OBJECTIVE_RULES,
      },
    },
    replaces: [
      'battle/mode-a-dance-with-dragons/objective-cards',
      'battle/mode-a-dance-with-dragons/objectives',
    ],
    off: ['battle/objective/carry-stolen'],
    adds: ['battle/2021/objective/a', 'battle/2021/objective/b', 'battle/2021/objective/c'],
  },
};
