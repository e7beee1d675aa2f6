/** The whole game: ten rounds of the Westeros, planning and action phases, of which the first has no Westeros phase. */
import { actionPhase } from './action-phase/action-phase.ts';
import { finish } from './board.ts';
import { planningPhase } from './planning-phase/planning-phase.ts';
import { procedure } from './rules.ts';
import { ROUNDS } from './setups.ts';
import { shuffleWildlings } from './wildlings.ts';
import { WESTEROS_DECKS } from './westeros-cards.ts';
import { westerosPhase } from './westeros-phase/westeros-phase.ts';

export const wholeGame = procedure('game')({
  'shuffle-decks': (t) => {
    shuffleWildlings(t);
    for (const deck of WESTEROS_DECKS) t.shuffle(`westeros-deck-${deck}`, t.state.westerosDecks[deck]);
    t.emit({ type: 'round', round: 1 });
    return 'planning-phase';
  },
  'westeros-phase': (t) => {
    if (t.state.round === ROUNDS) return finish(t, 'thrones/winning/after-round-ten');
    t.run(westerosPhase, {});
  },
  'planning-phase': (t) => t.run(planningPhase, { placed: {} }),
  'action-phase': (t) => {
    t.run(actionPhase, {});
    return 'westeros-phase';
  },
});
