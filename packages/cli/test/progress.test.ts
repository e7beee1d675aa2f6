import { expect, it } from 'vitest';
import type { Io } from '../src/command.ts';
import { progress } from '../src/progress.ts';

function terminal(isTerminal: boolean) {
  const seen = { written: [] as string[], time: 1000 };
  const io: Io = {
    out: () => expect.unreachable('a bar belongs on the error stream'),
    err: (text) => seen.written.push(text),
    isTerminal,
    now: () => seen.time,
    root: '',
    environment: () => undefined,
    input: () => '',
    untilStopped: () => Promise.resolve(),
  };
  return { seen, io };
}

it('work of less than half a second shows nothing', () => {
  const { seen, io } = terminal(true);
  const bar = progress(io, 'games', 10);
  seen.time += 499;
  bar.at(9);
  bar.end();
  expect(seen.written).toEqual([]);
});

it('longer work shows how far it is, at most ten times a second, and wipes the bar', () => {
  const { seen, io } = terminal(true);
  const bar = progress(io, 'games', 10);
  seen.time += 500;
  bar.at(5);
  bar.at(6);
  seen.time += 100;
  bar.at(7);
  bar.end();
  expect(seen.written).toHaveLength(3);
  expect(seen.written[0]).toContain('games [###############...............] 50% (5 of 10)');
  expect(seen.written[1]).toContain('70% (7 of 10)');
  expect(seen.written[2]).toBe('\r\x1b[K');
});

it('where there is no terminal nothing is ever written', () => {
  const { seen, io } = terminal(false);
  const bar = progress(io, 'games', 10);
  seen.time += 10_000;
  bar.at(5);
  bar.end();
  expect(seen.written).toEqual([]);
});
