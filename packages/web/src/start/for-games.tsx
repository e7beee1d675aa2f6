// Parts of pages that differ by game: each is loaded with how a new game of it is set up, when it is first shown.

import { useSignal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { lazy } from '../app/lazy.tsx';
import { say } from '../app/words.ts';
import type { GameSetup } from '../games/game.ts';
import { GAMES, load, metaOf, USUAL, type GameId } from '../games/index.ts';
import { Choice } from './fields.tsx';

type Part = FunctionComponent<GameSetup & { readonly id: GameId }>;

/** The part for one game. */
export function forGame(id: GameId, part: () => Promise<Part>): FunctionComponent {
  return lazy(async () => {
    const [Shown, setup] = await Promise.all([part(), load(id).setup()]);
    return () => <Shown id={id} {...setup} />;
  });
}

/** The part for a game that is chosen above it. */
export function forAnyGame(part: () => Promise<Part>): FunctionComponent {
  const parts = new Map(GAMES.map((id) => [id, forGame(id, part)]));
  return function ForAnyGame(): VNode {
    const chosen = useSignal<GameId>(USUAL);
    const Shown = parts.get(chosen.value);
    return (
      <>
        <Choice
          class="games"
          legend={say('start.game')}
          value={chosen.value}
          options={GAMES}
          labelOf={(id) => say(metaOf(id)?.short ?? 'page.title')}
          onChange={(id) => (chosen.value = id)}
        />
        {Shown === undefined ? null : <Shown key={chosen.value} />}
      </>
    );
  };
}
