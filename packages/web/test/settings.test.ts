import { afterEach, describe, expect, it, vi } from 'vitest';
import { isQuiet, PACES, paceOf, THINKING, thinkingTime, type Settings } from '../src/app/settings.ts';

const SETTINGS: Settings = {
  name: '',
  pace: 'fast',
  theme: 'system',
  sounds: false,
  vibrate: true,
  quiet: null,
  confirm: true,
  level: 'castellan',
  remarks: true,
  thinking: 'usual',
};

function motion(reduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduce') }));
}

describe('the pace of a game', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows no step in between at once, and each one longer the calmer it is', () => {
    motion(false);
    const times = PACES.map((pace) => paceOf({ ...SETTINGS, pace }));
    expect(times[0]).toBe(0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(PACES.length);
  });

  it('is calm for those who want less motion, unless they want none at all', () => {
    motion(true);
    expect(paceOf({ ...SETTINGS, pace: 'fast' })).toBe(paceOf({ ...SETTINGS, pace: 'calm' }));
    expect(paceOf({ ...SETTINGS, pace: 'instant' })).toBe(0);
  });
});

it('computer players have seconds to think, more of them the longer they may', () => {
  const times = THINKING.map((thinking) => thinkingTime({ thinking }));
  expect(times).toEqual([1000, 4000, 10_000]);
});

it('quiet hours may last over midnight', () => {
  const night = { quiet: { from: 22, to: 8 } };
  expect([21, 22, 0, 7, 8].map((hour) => isQuiet(night, hour))).toEqual([false, true, true, true, false]);
  const noon = { quiet: { from: 12, to: 14 } };
  expect([11, 12, 13, 14].map((hour) => isQuiet(noon, hour))).toEqual([false, true, true, false]);
  expect(isQuiet({ quiet: null }, 3)).toBe(false);
});
