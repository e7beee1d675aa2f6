/** A Game of Thrones in 2021: the players place the tokens, and the centre is worth more and more dangerous. */
import type { Change, Table } from '../../edition/edition.ts';
import { CENTRE } from '../../modes/objective-modes.ts';
import type { T } from '../../rules.ts';
import { oldCards, placedTokens } from '../shared/a-game-of-thrones.ts';
import { CENTRE_CARD, OLD_OBJECTIVE_DECK } from '../shared/objective-deck.ts';

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

export const A_GAME_OF_THRONES: Table<Change> = {
  ...placedTokens(6),
  'a-game-of-thrones-cards': {
    ...oldCards(dealCards, 'battle/2021/objective/centre-card'),
    replaces: ['battle/mode-a-game-of-thrones/objective-cards', 'battle/mode-a-game-of-thrones/scoring'],
    adds: ['battle/2021/objective/centre-card', 'battle/2021/objective/free-move'],
  },
};
