/** The weights of the Hand: the plain ones, altered by what tuning found (`maester tune battle`). */
import { factorOf } from '../learning/tuning.ts';
import { PLAIN, type ByMode, type Weights } from './worth.ts';

/** By how many steps each weight is altered; four steps double it. Victory Points are the measure of everything else. */
const TUNED = {
  scoring: -1,
  holding: -6,
  army: 15,
  standing: 2,
  threats: 3,
  'first-threat': 4,
  'later-threats': 0,
  reach: -7,
  ground: -2,
  cards: 2,
  conditions: -2,
  ready: 5,
  advisers: 3,
  bled: -1,
  walls: 1,
  caution: -2,
} as const;

type Name = keyof typeof TUNED;

export const TUNED_WEIGHTS = Object.keys(TUNED) as readonly Name[];

/** The weights, each altered by so many steps more. */
export function tunedWeights(steps: readonly number[] = []): Weights {
  const altered: Record<keyof Weights, number> = { ...PLAIN };
  for (const [i, name] of TUNED_WEIGHTS.entries())
    altered[name] = PLAIN[name] * factorOf(TUNED[name] + (steps[i] ?? 0));
  return altered;
}

/** Where nothing can be held, an army that is stronger in the end has won nothing: only what it destroys counts. */
export const TUNED_BY_MODE: ByMode = { 'fire-and-blood': { army: PLAIN.army * factorOf(TUNED.army - 8) } };
