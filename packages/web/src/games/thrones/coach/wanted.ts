// Whether the maester stays beside the player: asked once, and never of those who have set the pace of a game.

import { signal, type ReadonlySignal } from '@preact/signals';
import { hasSetPace } from '../../../app/settings.ts';
import { recallText, rememberText } from '../../../app/storage.ts';

const KEY = 'maester.coach';

/** `ask` until it was asked for or declined. */
export type CoachWanted = 'on' | 'off' | 'ask';

const now = signal<CoachWanted | null>(null);

export function coachWanted(): ReadonlySignal<CoachWanted | null> {
  if (now.peek() === null) {
    const kept = recallText(KEY);
    now.value = kept === 'on' || kept === 'off' ? kept : hasSetPace() ? 'off' : 'ask';
  }
  return now;
}

export function decideCoach(answer: 'on' | 'off'): void {
  rememberText(KEY, answer);
  now.value = answer;
}
