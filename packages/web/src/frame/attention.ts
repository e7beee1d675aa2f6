// Calling for attention: the title of the page and the sounds follow what is on the screen.

import { computed, effect } from '@preact/signals';
import { isQuiet, settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import type { GameScreen } from './game-client.ts';
import type { PlayScene, Scene, Shown } from './scene.ts';
import { play, playSounds, type Sound } from './sounds.ts';

/** Of all that happened at once, so many sounds are enough. */
const MOST_SOUNDS = 3;

/** The sounds of these events, each once. */
export function soundsOf(
  news: readonly unknown[],
  soundOf: (event: unknown) => Sound | null,
): readonly Sound[] {
  const heard = news.map(soundOf).filter((sound) => sound !== null);
  return [...new Set(heard)].slice(0, MOST_SOUNDS);
}

/** Twice, as a knock on the door. */
const KNOCK: readonly number[] = [80, 60, 80];

function shake(): void {
  const { vibrate } = settings.value;
  if (vibrate && !isQuiet(settings.value, new Date().getHours()) && 'vibrate' in navigator)
    navigator.vibrate([...KNOCK]);
}

/** On the icon of the installed page. */
function markTurn(asked: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  void (asked ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
}

/** Until the returned function is called. */
export function callForAttention(scene: Scene & Pick<PlayScene, 'heldBack'>, screen: GameScreen): () => void {
  // A question counts though something else still holds the screen.
  const calls = computed(
    () => (scene.shown.value?.decision ?? null) !== null || scene.heldBack.value?.asks === true,
  );
  let asked = calls.peek();
  let heard: Shown | null = null;
  let over = (scene.shown.peek()?.outcome ?? null) !== null;
  const stopSounds = effect(() => {
    const shown = scene.shown.value;
    const isAsked = calls.value;
    const isOver = (shown?.outcome ?? null) !== null;
    const news = shown === null || shown === heard ? [] : shown.news.map(({ event }) => event);
    heard = shown;
    if (isOver && !over) play('end');
    else if (isAsked && !asked) {
      play('turn');
      shake();
    } else if (screen.soundOf === undefined) {
      if (news.some((event) => screen.chapter(event)?.level === 2)) play('combat');
    } else playSounds(soundsOf(news, screen.soundOf));
    [asked, over] = [isAsked, isOver];
  });
  const stopTitle = effect(() => {
    const title = say('page.title.table');
    document.title = calls.value ? `● ${say('frame.title.turn')} · ${title}` : `${title} · Maester`;
  });
  const stopBadge = effect(() => markTurn(calls.value));
  return () => {
    stopSounds();
    stopBadge();
    markTurn(false);
    stopTitle();
  };
}
