/** What the kernel alone costs: the dice. */
import { draw, sha256 } from '@maester/kernel';
import type { Group } from './measurement.ts';
import type { Stopwatch } from './stopwatch.ts';

export function measureKernel(watch: Stopwatch): Group {
  const dice = { key: sha256('bench'), next: 0, script: null };
  const rollDie = (): void => {
    draw(dice, 'bench', 1, 6);
  };
  return {
    id: 'kernel',
    about: 'what every game shares',
    measurements: [
      { name: 'dice draws', unit: 'per second', take: () => 1e9 / watch.nanosecondsPer(rollDie) },
    ],
  };
}
