/** A game that is saved and loaded before every choice: for scenarios, which reach what random games seldom do. */
import { sameJson, type Game, type GameState } from '../index.ts';
import { must, revived } from './trial.ts';

/** Off any table, in whole numbers. */
const FAR_AWAY = { x: -(2 ** 40), y: 2 ** 40, facing: 0 };

/**
 * The same game; a choice throws if it leads elsewhere in a state that was saved and loaded before it, or if a place far
 * away could be chosen instead.
 */
export function savedBetween<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
): Game<State, Setup, Event> {
  return {
    ...game,
    apply(state, seat, choice, until) {
      const loaded = revived(state);
      const asked = game.decision(loaded, seat);
      if (asked?.kind === 'pose')
        must(game.check(loaded, seat, FAR_AWAY) !== null, 'far away is refused', asked);
      const applied = game.apply(state, seat, choice, until);
      must(sameJson(game.apply(loaded, seat, choice, until), applied), 'saving changes no events', choice);
      must(sameJson(loaded, state), 'saving and loading before a choice changes nothing', choice);
      return applied;
    },
  };
}
