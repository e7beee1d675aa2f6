/**
 * The weights of the Hand: the plain ones, altered by what tuning found, one after the other:
 *
 * npx maester tune battle --out DIR --from plain --meetings 688 --seed t1
 * npx maester tune battle --out DIR --from t2.json --meetings 96 --seed t2
 * npx maester tune battle --out DIR --from t3.json --meetings 682 --seed t3
 *
 * t2.json has the steps of commit fbf0f96d, which were taken after the first tuning, t3.json those of 9ca51d42 after the
 * second; those below came after the third (be449e76). docs/minds.md has these files and the figures: a step is worth
 *
 *            t1              t3              steps taken in all
 * army       +0.017 ±0.007   +0.010 ±0.007   15
 * threats    +0.007 ±0.007   -0.008 ±0.008    3
 * holding    -0.008 ±0.007   -0.002 ±0.007   -6
 * reach      -0.012 ±0.007   +0.006 ±0.007   -7
 * ready      +0.005 ±0.007   +0.006 ±0.007    5
 * caution    +0.003 ±0.007   -0.007 ±0.007   -2
 *
 * and one of any other weight nothing that stands out. How many steps to take was decided by hand each time. The army was
 * moved further than `tune` advises; 20 steps are worse. What differs by mode was set by hand as well. Rules and computer
 * players have changed since, so that today the same commands give other figures.
 */
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

export const TUNED_STEPS: readonly number[] = TUNED_WEIGHTS.map((name) => TUNED[name]);

/** The plain weights, altered by the steps of `from` and by so many more. */
export function tunedWeights(steps: readonly number[] = [], from: readonly number[] = TUNED_STEPS): Weights {
  const altered: Record<keyof Weights, number> = { ...PLAIN };
  for (const [i, name] of TUNED_WEIGHTS.entries())
    altered[name] = PLAIN[name] * factorOf((from[i] ?? 0) + (steps[i] ?? 0));
  return altered;
}

/** Where nothing can be held, an army that is stronger in the end has won nothing: only what it destroys counts. */
export const TUNED_BY_MODE: ByMode = { 'fire-and-blood': { army: PLAIN.army * factorOf(TUNED.army - 8) } };
