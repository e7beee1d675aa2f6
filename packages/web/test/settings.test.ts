import { afterEach, describe, expect, it, vi } from 'vitest';
import { PACES, paceOf, type Settings } from '../src/app/settings.ts';

const SETTINGS: Settings = {
  name: '',
  pace: 'fast',
  theme: 'system',
  sounds: false,
  confirm: true,
  level: 'castellan',
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
