/**
 * What a position is worth to a seat: its features, weighed. Judges are made anew for every question, because they
 * remember what they have measured.
 */
import type { ModeId } from '@maester/battle/field';
import { sideOf, type BattleState } from '@maester/battle/readers';
import { FEATURES, featuresOf, type Feature } from './features.ts';
import { roundsAfter } from './stakes.ts';
import { Threats } from './threats.ts';

/** What a position is worth to a seat, from -1 to 1. */
export type Judge = (s: BattleState, seat: string) => number;

/** Of each feature, and of what enemies threaten compared with what one threatens oneself. */
export type Weights = { readonly [W in Feature | 'caution']: number };

/** Weights that differ in some modes. */
export type ByMode = { readonly [M in ModeId]?: Partial<Weights> };

const THREATS: ReadonlySet<Feature> = new Set(['threats', 'first-threat', 'later-threats']);

const WON = 1.2;

/** What the end of a battle is worth to a seat; null while it goes on. */
export function outcomeFor({ flow: { outcome } }: BattleState, seat: string): number | null {
  if (outcome === null) return null;
  return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? WON : -WON;
}

/** A judge for one question, who weighs the features. */
export function weighing(usual: Weights, byMode: ByMode = {}): Judge {
  const threats = new Threats();
  let found: Weights | null = null;
  return (s, seat) => {
    const over = outcomeFor(s, seat);
    if (over !== null) return over;
    const me = sideOf(s, seat);
    const weights = (found ??= { ...usual, ...byMode[s.mode] });
    const sums = featuresOf(s, threats).map((side, i) => {
      const weigh = (name: Feature): number =>
        weights[name] * side[name] * (i !== me && THREATS.has(name) ? weights.caution : 1);
      return FEATURES.reduce((sum, name) => sum + weigh(name), 0);
    });
    const others = sums.filter((_, side) => side !== me);
    const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
    const ahead = (sums[me] ?? 0) - (Math.max(...others) + mean) / 2;
    return ahead / (3 + roundsAfter(s) + Math.abs(ahead));
  };
}

/** As somebody who knows the game would weigh them. */
export const PLAIN: Weights = {
  points: 1,
  scoring: 0.9,
  holding: 0.3,
  army: 0.09,
  standing: 0.03,
  threats: 0.45,
  'first-threat': 0.35,
  'later-threats': 0.25,
  reach: 0.35,
  ground: 0.1,
  cards: 0.08,
  conditions: 0.15,
  ready: 0.05,
  advisers: 0.05,
  bled: 0.5,
  walls: 4,
  caution: 1,
};
