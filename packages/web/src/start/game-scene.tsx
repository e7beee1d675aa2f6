// A game as it is played, above its door: a moving picture of a real game (browser/start-scenes.ts), still for those who want
// less motion or have stopped it.

import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { recall, remember } from '../app/storage.ts';
import { say } from '../app/words.ts';
import type { GameId } from '../games/ids.ts';

const KEY = 'maester.scenes-stopped';

const stopped = signal(recall(KEY, false));

export function GameScene({ game }: { readonly game: GameId }): VNode {
  const still = `/scene-${game}-still.svg`;
  return (
    <picture class="game-scene">
      <source media="(prefers-reduced-motion: reduce)" srcset={still} />
      <img
        src={stopped.value ? still : `/scene-${game}.svg`}
        alt=""
        width={960}
        height={540}
        decoding="async"
      />
    </picture>
  );
}

/** Whatever moves for long can be stopped. */
export function StopScenes(): VNode {
  const toggle = (): void => {
    stopped.value = !stopped.value;
    remember(KEY, stopped.value);
  };
  return (
    <button type="button" class="stop-scenes" aria-pressed={stopped.value} onClick={toggle}>
      {say(stopped.value ? 'start.scenes.play' : 'start.scenes.stop')}
    </button>
  );
}
