/** Which dice hit and which block. */
import type { AttackTotal } from '../effects/gains.ts';
import type { BattleState } from '../state.ts';
import { cardOf, mustUnit } from '../units/units.ts';
import { defenseAbilities, sumOf } from './modifiers.ts';
import type { Attack } from './frame.ts';
import { arcPenalty } from './flank-and-rear.ts';
import { attackTotal, attackProfile } from './total.ts';

/** A 1 always fails and a 6 always succeeds, as a hit or as a block; a result is never more than 6. */
export function succeeds(die: number, needed: number, modifier: number): boolean {
  if (die === 1) return false;
  return die === 6 || Math.min(6, die + modifier) >= needed;
}

/** Some attacks are blocked by sixes alone. */
export function isBlocked(die: number, defense: number, modifier: number, onlySixes: boolean): boolean {
  return onlySixes ? die === 6 : succeeds(die, defense, modifier);
}

/** Flank and rear, Sundering, abilities of both. */
export function defenseModifier(s: BattleState, f: Attack, total: AttackTotal): number {
  const defender = mustUnit(s, f.defender);
  const sundering = total.keywords.includes('sundering') ? 1 : 0;
  return total.defenseRoll - sundering - arcPenalty(s, f, total) + sumOf(defenseAbilities(s, defender));
}

/** Whether a die of this attack hits. */
export function hitting(s: BattleState, f: Attack): (die: number) => boolean {
  const { everyDieHits, toHit: modifier } = attackTotal(s, f);
  const { toHit } = attackProfile(s, f);
  return (die) => everyDieHits || succeeds(die, toHit, modifier);
}

export function hitsOf(s: BattleState, f: Attack): number {
  return f.dice.filter(hitting(s, f)).length;
}

export function blocking(s: BattleState, f: Attack): (die: number) => boolean {
  const total = attackTotal(s, f);
  const modifier = defenseModifier(s, f, total);
  const { defense } = cardOf(s, mustUnit(s, f.defender));
  return (die) => isBlocked(die, defense, modifier, total.onlySixesBlock);
}
