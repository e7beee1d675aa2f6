/** What an attack has: its profile, everything that cards and abilities give it, and how many dice it rolls. */
import { bug } from '@maester/kernel';
import type { AttackProfile } from './profile.ts';
import { gain, nothingGained, type AttackGain, type AttackTotal } from '../effects/gains.ts';
import type { BattleState, UnitState } from '../state.ts';
import { destroyedRanks } from '../units/ranks.ts';
import { cardOf, mustUnit } from '../units/units.ts';
import { abilitiesWith } from '../units/abilities.ts';
import { aurasOn } from '../units/auras.ts';
import { givenToAttack, sufferedBy } from '../units/given.ts';
import type { Attack } from './frame.ts';

export function profileOf(s: BattleState, unit: UnitState, index: number): AttackProfile {
  const profile = cardOf(s, unit).attacks[index];
  if (profile === undefined) throw bug(`${unit.card} has no attack ${index}`);
  return profile;
}

/** The attack that is resolved: on the card of the attacker, or on another. */
export function attackProfile(s: BattleState, f: Attack): AttackProfile {
  return f.printed ?? profileOf(s, mustUnit(s, f.attacker), f.profile);
}

/** Everything the attack has: from cards, from abilities of both sides, from enemies engaged with the attacker. */
export function attackTotal(s: BattleState, f: Attack): AttackTotal {
  const attacker = mustUnit(s, f.attacker);
  const defender = mustUnit(s, f.defender);
  const total = nothingGained();
  for (const more of f.gained) gain(total, more);
  const { name: attack } = attackProfile(s, f);
  const attacking = { attacker, defender, kind: f.kind, attack, charge: f.charge, arc: f.arc };
  const add = (more: AttackGain | null): void => {
    if (more !== null) gain(total, more);
  };
  for (const ability of abilitiesWith(s, attacker, 'attacking'))
    add(givenToAttack(ability.attacking, s, attacking));
  for (const ability of abilitiesWith(s, defender, 'attacked'))
    add(givenToAttack(ability.attacked, s, attacking));
  for (const { gain: less } of sufferedBy(s, attacker)) total.toHit += less.toHit ?? 0;
  for (const { aura, bearer } of aurasOn(s, attacker)) add(aura.attacking?.(s, attacking, bearer) ?? null);
  for (const { aura, bearer } of aurasOn(s, defender)) add(aura.attacked?.(s, attacking, bearer) ?? null);
  for (const { hitsPerWound = 1 } of abilitiesWith(s, defender, 'hitsPerWound'))
    total.hitsPerWound = Math.max(total.hitsPerWound, hitsPerWound);
  if (f.chargeBonus && !total.noBonuses) total.rerollAny = true;
  return total;
}

/** battle/attack/extra-dice: first the Attack Die Value, then what is added to it or taken off. */
export function diceCount(
  s: BattleState,
  unit: UnitState,
  profile: AttackProfile,
  total: AttackTotal,
): number {
  return Math.max(0, dieValue(s, unit, profile, total) + total.dice);
}

/** By remaining ranks, unless the highest or lowest value is rolled; lowest wins (battle/dice/lowest-beats-highest). */
function dieValue(
  s: BattleState,
  unit: UnitState,
  { dice }: AttackProfile,
  { lowest, highest, ranks }: AttackTotal,
): number {
  if (lowest) return Math.min(...dice);
  if (highest) return Math.max(...dice);
  return dice[Math.min(Math.max(0, destroyedRanks(s, unit) - ranks), dice.length - 1)] ?? 0;
}
