// A battle in numbers, counted from its events: Victory Points by round and by reason, Wounds dealt and suffered by unit,
// and what the dice gave against what was to be expected.

import type { BattleEvent } from '@maester/battle';
import type { RollEvent } from '@maester/kernel';

type Happened = BattleEvent | RollEvent;

export interface UnitTally {
  dealt: number;
  suffered: number;
  destroyed: number;
}

/** The Hits of a seat's Attack dice, and those that as many dice give on average. */
export interface LuckTally {
  hits: number;
  expected: number;
}

export interface Tally {
  /** The last round that was begun. */
  readonly rounds: number;
  /** By side, then by round from the first. */
  readonly byRound: readonly (readonly number[])[];
  /** By side, then by the rule that gave them. */
  readonly byReason: readonly ReadonlyMap<string, number>[];
  readonly units: ReadonlyMap<string, UnitTally>;
  /** Of attackers, by unit. */
  readonly luck: ReadonlyMap<string, LuckTally>;
}

/** The chance of a die to hit: a 1 always misses, a 6 always hits. */
function chanceToHit(needed: number): number {
  return (7 - Math.min(6, Math.max(2, needed))) / 6;
}

export function tally(events: readonly unknown[], sides: number): Tally {
  const byRound: number[][] = Array.from({ length: sides }, () => []);
  const byReason = Array.from({ length: sides }, () => new Map<string, number>());
  const units = new Map<string, UnitTally>();
  const luck = new Map<string, LuckTally>();
  const of = (unit: string): UnitTally => {
    let known = units.get(unit);
    if (known === undefined) units.set(unit, (known = { dealt: 0, suffered: 0, destroyed: 0 }));
    return known;
  };
  let rounds = 0;
  /** Who attacks whom, until that is over. */
  let attack: { readonly unit: string; readonly target: string; readonly dice: number } | null = null;
  for (const event of events as readonly Happened[]) {
    switch (event.type) {
      case 'round':
        ({ round: rounds } = event);
        break;
      case 'turn':
      case 'activated':
      case 'round-ends':
        attack = null;
        break;
      case 'attack':
        attack = event;
        break;
      case 'hits': {
        if (attack === null || attack.unit !== event.unit) break;
        const modified = event.needed - event.modifiers.reduce((sum, { roll }) => sum + roll, 0);
        const known = luck.get(event.unit) ?? { hits: 0, expected: 0 };
        known.hits += event.hits;
        known.expected += attack.dice * chanceToHit(modified);
        luck.set(event.unit, known);
        break;
      }
      case 'wounds':
        of(event.unit).suffered += event.wounds;
        if (attack?.target === event.unit) of(attack.unit).dealt += event.wounds;
        break;
      case 'destroyed':
        if (attack?.target === event.unit) of(attack.unit).destroyed += 1;
        break;
      case 'scored': {
        const list = byRound[event.side] ?? [];
        const at = Math.max(0, rounds - 1);
        for (let round = list.length; round <= at; round++) list.push(0);
        list[at] = (list[at] ?? 0) + event.points;
        const reasons = byReason[event.side];
        reasons?.set(event.because, (reasons.get(event.because) ?? 0) + event.points);
        break;
      }
      default:
    }
  }
  return { rounds, byRound, byReason, units, luck };
}
