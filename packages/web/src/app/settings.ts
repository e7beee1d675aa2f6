// What the visitor has chosen for themselves: remembered in the browser, in effect at once.

import { LEVELS, USUAL_LEVEL, type Level } from '@maester/minds/levels';
import { signal, type ReadonlySignal } from '@preact/signals';
import { recall, remember } from './storage.ts';
import { visitCount } from './visits.ts';

export const PACES = ['instant', 'fast', 'calm'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds a state is looked at before the next one is shown. */
const MILLISECONDS: Readonly<Record<Pace, number>> = { instant: 0, fast: 250, calm: 900 };

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THINKING = ['quick', 'usual', 'long'] as const;
export type Thinking = (typeof THINKING)[number];

/** Milliseconds a computer player of this device may think about a choice. */
const THINK_WITHIN: Readonly<Record<Thinking, number>> = { quick: 1000, usual: 4000, long: 10_000 };

export interface Settings {
  readonly name: string;
  readonly pace: Pace;
  readonly theme: Theme;
  readonly sounds: boolean;
  /** The device shakes when it is one's turn. */
  readonly vibrate: boolean;
  /** The hours between which nothing calls; null if there are none. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** An option that was pressed is confirmed before it is sent. */
  readonly confirm: boolean;
  /** How well computer players play, unless another level is chosen for a seat. */
  readonly level: Level;
  /** Computer players say something now and then. */
  readonly remarks: boolean;
  /** How long computer players of this device may think. */
  readonly thinking: Thinking;
}

const KEY = 'maester.settings';
const USUAL: Settings = {
  name: '',
  pace: 'fast',
  theme: 'system',
  sounds: false,
  vibrate: true,
  quiet: null,
  confirm: true,
  level: USUAL_LEVEL,
  remarks: true,
  thinking: 'usual',
};

/** So many games are shown calmly, unless a pace was chosen. */
const FIRST_GAMES = 3;

const current = signal<Settings>(USUAL);
export const settings: ReadonlySignal<Settings> = current;

export function startSettings(): void {
  const kept: Partial<Settings> = recall(KEY, {});
  const level = LEVELS.find((one) => one === kept.level) ?? USUAL_LEVEL;
  const pace = visitCount() < FIRST_GAMES ? 'calm' : USUAL.pace;
  apply({ ...USUAL, pace, ...kept, level });
}

/** Only what was chosen is kept: what was not may change with time. */
export function change(wanted: Partial<Settings>): void {
  apply({ ...current.value, ...wanted });
  remember(KEY, { ...recall<Partial<Settings>>(KEY, {}), ...wanted });
}

/** Whoever has set the pace has seen a game. */
export function hasSetPace(): boolean {
  return recall<Partial<Settings>>(KEY, {}).pace !== undefined;
}

function apply(wanted: Settings): void {
  current.value = wanted;
  if (wanted.theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = wanted.theme;
}

export function paceOf({ pace }: Settings): number {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still && pace !== 'instant' ? MILLISECONDS.calm : MILLISECONDS[pace];
}

export function thinkingTime({ thinking }: Pick<Settings, 'thinking'>): number {
  return THINK_WITHIN[thinking];
}

/** Whether this is an hour in which nothing should call. */
export function isQuiet({ quiet }: Pick<Settings, 'quiet'>, hour: number): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
