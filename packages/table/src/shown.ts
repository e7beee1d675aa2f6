/**
 * What guests see of the game before an entry, to tell them what it has changed. It is looked at for each entry: what is
 * kept from one to the next outlives every quick collection of memory, and the pauses for those grow with it.
 */
import {
  answerGiven,
  answersWait,
  difference,
  differenceBeside,
  type GameState,
  type Patch,
  type Viewer,
} from '@maester/kernel';
import type { AnyGame } from './dependencies.ts';

/** What differs for one who looks; null if nothing does. */
export type DifferenceFor = (viewer: Viewer) => Patch | null;

/** Once the entry is made: what it has changed, by the one who made it. */
export type Shown = (after: GameState, actor: string) => DifferenceFor;

/** Before a choice. Of one that waits for others it is known what it changes. */
export function shownBeforeChoice(game: AnyGame, state: GameState, eyes: readonly Viewer[]): Shown {
  if (!answersWait(state)) return shownBefore(game, state, eyes);
  const asked = state.flow.waiting.slice();
  return (after, actor) => answerGiven(after, actor, asked);
}

/** Before anything else. The open view is compared once, and others where they differ from it. */
export function shownBefore(game: AnyGame, state: GameState, eyes: readonly Viewer[]): Shown {
  const open = game.view(state, null);
  let own: Map<Viewer, GameState> | null = null;
  for (const viewer of eyes) {
    const view = game.viewBeside(state, viewer, open);
    if (view !== open) (own ??= new Map<Viewer, GameState>()).set(viewer, view);
  }
  return (after) => {
    const openAfter = game.view(after, null);
    const patch = difference(open, openAfter);
    return (viewer) =>
      differenceBeside(
        own?.get(viewer) ?? open,
        game.viewBeside(after, viewer, openAfter),
        open,
        openAfter,
        patch,
      );
  };
}
