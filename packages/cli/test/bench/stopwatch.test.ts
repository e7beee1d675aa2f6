import { expect, it } from 'vitest';
import { median, stopwatch } from '../../src/bench/stopwatch.ts';

it.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[1, 1, 1, 1000], 1],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

/** A clock that stands still except when work is done. */
function clock() {
  const seen = { time: 0, calls: 0 };
  const work = (milliseconds: number) => () => {
    seen.time += milliseconds;
    seen.calls += 1;
  };
  return { seen, work, now: () => seen.time };
}

it('work that takes two milliseconds takes two million nanoseconds', () => {
  const { seen, work, now } = clock();
  expect(stopwatch(now, 3, 100).nanosecondsPer(work(2))).toBeCloseTo(2e6);
  expect(seen.calls).toBe(4 * 50); // a round to warm up, three that count
});

it('work that needs it is warmed up for longer', () => {
  const { seen, work, now } = clock();
  expect(stopwatch(now, 3, 100).nanosecondsPer(work(2), 4)).toBeCloseTo(2e6);
  expect(seen.calls).toBe(7 * 50);
});

it('work that says how much it did is measured by that', () => {
  const { work, now } = clock();
  const ten = work(20);
  const doTen = (): number => {
    ten();
    return 10;
  };
  expect(stopwatch(now, 3, 100).nanosecondsPer(doTen)).toBeCloseTo(2e6);
});

it('one slow round does not spoil the result', () => {
  const { seen, work, now } = clock();
  const steady = work(1);
  const hiccup = (): void => {
    steady();
    if (seen.calls === 150) seen.time += 5000;
  };
  expect(stopwatch(now, 5, 100).nanosecondsPer(hiccup)).toBeCloseTo(1e6);
});
