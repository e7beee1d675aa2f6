// The way in for those who have never played: one press, and a guided game begins.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { tellProblem } from '../app/problems.ts';
import { settings } from '../app/settings.ts';
import { say } from '../app/words.ts';
import { loadFirstGame } from '../games/index.ts';

async function start(): Promise<void> {
  const [first, { playHere }] = await Promise.all([loadFirstGame(), import('./new-game.ts')]);
  const { seats, seat, level } = first;
  first.guide();
  const levels = Object.fromEntries(seats.value.map((one) => [one, level]));
  await playHere('thrones', first, { [seat]: settings.value.name }, levels);
}

export function FirstGame(): VNode {
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const press = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    try {
      await start();
    } catch (error) {
      problem.value = tellProblem(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <button type="button" class="door-second" aria-disabled={busy.value} onClick={() => void press()}>
      <strong>{say(busy.value ? 'app.working' : 'first-game.title')}</strong>
      <span class="note" aria-live="polite">
        {problem.value ?? say('first-game.text')}
      </span>
    </button>
  );
}
