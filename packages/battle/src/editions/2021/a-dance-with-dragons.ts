/** A Dance With Dragons in 2021: each token has its own card, A, B or C, and nobody steals one by attacking. */
import { claimToken, loseToken, placeToken } from '../../modes/carried-tokens.ts';
import type { Mode } from '../../modes/mode.ts';
import { whenScored } from '../../modes/objective-cards.ts';
import { CENTRE } from '../../modes/objective-modes.ts';
import { CARD_A, CARD_B, CARD_C, OLD_OBJECTIVE_RULES, silenceNcu } from '../older/objective-deck.ts';
import { heldByCommander, scoresObjectives } from '../older/scoring.ts';

/** The west, the centre, the east. */
const CARDS: { readonly [objective: string]: number } = {
  'objective-2': CARD_A,
  [CENTRE]: CARD_B,
  'objective-3': CARD_C,
};

export const aDanceWithDragons: Partial<Mode> = {
  deployment: 12,
  procedures: [whenScored, placeToken, claimToken, loseToken, silenceNcu],
  prepare: ({ state: s }) => {
    s.objectives = s.objectives.map((token) => ({ ...token, card: CARDS[token.id] ?? null }));
  },
  ...OLD_OBJECTIVE_RULES,
  ...scoresObjectives('battle/mode-a-dance-with-dragons/scoring', {
    points: heldByCommander,
    rule: 'battle/2021/objective/commander',
  }),
};
