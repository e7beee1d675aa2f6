// The way in for those who have never played: one press, and a guided game begins.

import type { VNode } from 'preact';
import { settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import { loadFirstGame } from '../games/index.ts';
import { useStarting } from './start-button.tsx';

async function start(): Promise<void> {
  const [first, { playHere }] = await Promise.all([loadFirstGame(), import('./new-game.ts')]);
  const { seats, seat, level } = first;
  first.guide();
  const levels = Object.fromEntries(seats.value.map((one) => [one, level]));
  await playHere('thrones', first, { [seat]: settings.value.name }, levels);
}

export function FirstGame(): VNode {
  const { busy, problem, press } = useStarting(start);
  return (
    <button type="button" class="door-second" aria-disabled={busy} onClick={() => void press()}>
      <strong>{say(busy ? 'app.working' : 'first-game.title')}</strong>
      <span class="note" aria-live="polite">
        {problem ?? say('first-game.text')}
      </span>
    </button>
  );
}
