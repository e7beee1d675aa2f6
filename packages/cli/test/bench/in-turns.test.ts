import { expect, it } from 'vitest';
import { inTurns, worksOf } from '../../src/bench/in-turns.ts';

/** Work that takes so long on a clock of its own, and much longer in four of five calls. */
function busyClock() {
  const seen = { time: 0, calls: 0 };
  const work = (milliseconds: number) => () => {
    seen.time += seen.calls++ % 5 === 0 ? milliseconds : 10 * milliseconds;
  };
  return { work, now: () => seen.time };
}

it('what else the machine does is not counted', () => {
  const { work, now } = busyClock();
  expect(inTurns(now, [work(2), work(4)], 1000)).toEqual([2, 4]);
});

it('work that says how many units it did is timed by the unit', () => {
  const seen = { time: 0 };
  const choices = () => {
    seen.time += 30;
    return 15;
  };
  expect(inTurns(() => seen.time, [choices, choices], 1000)).toEqual([2, 2]);
});

it('figures are found by their work, sizes at once, and nothing twice', () => {
  const work = () => 1;
  const found = worksOf((watch) => {
    let known: number | null = null;
    const time = () => (known ??= watch.nanosecondsPer(work, 30));
    return [
      { name: 'choices', unit: 'per second', take: () => 1e9 / time() },
      { name: 'a choice', unit: 'nanoseconds', take: time },
      { name: 'state', unit: 'bytes', take: () => 120 },
    ];
  });
  expect(found).toEqual([
    { name: 'choices', work, warmUp: 30 },
    { name: 'state', size: 120, unit: 'bytes' },
  ]);
});
