// Calling for attention: the title of the page and the sounds follow what is on the screen.

import { effect } from '@preact/signals';
import { say } from '../app/words.ts';
import type { GameScreen } from './game-client.ts';
import type { Scene } from './scene.ts';
import { play } from './sounds.ts';

/** Until the returned function is called. */
export function callForAttention(scene: Scene, screen: GameScreen): () => void {
  let asked = (scene.shown.peek()?.decision ?? null) !== null;
  let over = (scene.shown.peek()?.outcome ?? null) !== null;
  const stopSounds = effect(() => {
    const shown = scene.shown.value;
    const isAsked = (shown?.decision ?? null) !== null;
    const isOver = (shown?.outcome ?? null) !== null;
    const combat = shown?.news.some(({ event }) => screen.chapter(event)?.level === 2) ?? false;
    if (isOver && !over) play('end');
    else if (isAsked && !asked) play('turn');
    else if (combat) play('combat');
    [asked, over] = [isAsked, isOver];
  });
  const stopTitle = effect(() => {
    const shown = scene.shown.value;
    const title = say('page.title.table');
    document.title =
      (shown?.decision ?? null) !== null ? `● ${say('frame.title.turn')} · ${title}` : `${title} · Maester`;
  });
  return () => {
    stopSounds();
    stopTitle();
  };
}
