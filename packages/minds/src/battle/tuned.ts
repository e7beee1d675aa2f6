/** The weights of the Hand: the plain ones, altered by what tuning found (`maester tune battle`). */
import { factorOf } from '../learning/tuning.ts';
import { PLAIN, type Weights } from './worth.ts';

/** By how many steps each weight is altered; four steps double it. Victory Points are the measure of everything else. */
const TUNED = {
  scoring: 0,
  holding: 0,
  army: 0,
  standing: 0,
  threats: 0,
  'first-threat': 0,
  'later-threats': 0,
  reach: 0,
  ground: 0,
  cards: 0,
  conditions: 0,
  ready: 0,
  advisers: 0,
  bled: 0,
  walls: 0,
  caution: 0,
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
