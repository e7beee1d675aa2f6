// Whether the computer says unasked what it would choose: switched on for the battle after the lessons, and by anyone who
// likes it, for all battles on this device.

import { signal, type ReadonlySignal } from '@preact/signals';
import { recall, remember } from '../../../app/storage.ts';

const KEY = 'maester.battle.advice';

const wanted = signal(recall<unknown>(KEY, false) === true);

export const advice: ReadonlySignal<boolean> = wanted;

export function wantAdvice(wants: boolean): void {
  wanted.value = wants;
  remember(KEY, wants);
}
