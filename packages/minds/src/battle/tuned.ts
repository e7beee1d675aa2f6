/** The weights of the Hand: the plain ones, altered by what tuning found (`maester tune battle`). */
import { factorOf } from '../learning/tuning.ts';
import { PLAIN, type Weights } from './worth.ts';

/** By how many steps each weight is altered; four steps double it. Victory Points are the measure of everything else. */
const TUNED = {
  scoring: 0,
  holding: -6,
  army: 10,
  standing: 1,
  threats: 5,
  'first-threat': 5,
  'later-threats': -1,
  reach: -9,
  ground: -2,
  cards: 1,
  conditions: -1,
  ready: 3,
  advisers: 2,
  bled: -1,
  walls: 2,
  caution: 1,
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
