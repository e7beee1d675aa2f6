// Several attacks, one after the other: each meets the Wounds that the one before left.

import { attackOdds, type AttackDescription, type AttackOdds } from '@maester/battle/engine';
import { describe, type Matchup } from './matchup.ts';

/** After so many attacks: the chances of every number of Wounds lost in all, and of destruction. */
export interface After {
  readonly lost: readonly number[];
  readonly mean: number;
  readonly destroyed: number;
}

/**
 * The same attack several times: each meets what the one before left. Tokens are there for the first alone; a Charge is
 * one attack, and after it the two fight on.
 */
export function inSequence(matchup: Matchup): readonly After[] {
  const first = describe(matchup);
  const later = describe({ ...matchup, tokens: [], charge: false });
  const full = first.wounds;
  const cache = new Map<string, AttackOdds>();
  const oddsWith = (attack: AttackDescription, wounds: number, name: string): AttackOdds => {
    const key = `${name} ${wounds}`;
    let odds = cache.get(key);
    if (odds === undefined) {
      odds = attackOdds({ ...attack, wounds });
      cache.set(key, odds);
    }
    return odds;
  };
  let left: readonly number[] = Array.from({ length: full + 1 }, (_, wounds) => (wounds === full ? 1 : 0));
  const after: After[] = [];
  for (let time = 0; time < matchup.times; time++) {
    const next: number[] = Array.from({ length: full + 1 }, () => 0);
    for (const [wounds, chance] of left.entries()) {
      if (chance === 0) continue;
      if (wounds === 0) {
        next[0] = (next[0] ?? 0) + chance;
        continue;
      }
      const odds = time === 0 ? oddsWith(first, wounds, 'first') : oddsWith(later, wounds, 'later');
      for (const [lost, share] of odds.totalWounds.entries()) {
        const at = Math.max(0, wounds - lost);
        next[at] = (next[at] ?? 0) + chance * share;
      }
    }
    left = next;
    const lost = Array.from({ length: full + 1 }, (_, wounds) => next[full - wounds] ?? 0);
    after.push({
      lost,
      mean: lost.reduce((sum, chance, wounds) => sum + chance * wounds, 0),
      destroyed: next[0] ?? 0,
    });
  }
  return after;
}
