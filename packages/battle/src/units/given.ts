/** What an ability gives now: to an attack, to a roll of its unit. */
import type { Attacking, Given, MeleeGain } from '../cards/card.ts';
import type { AttackGain } from '../effects/gains.ts';
import type { BattleState, UnitState } from '../state.ts';

export function givenToAttack(
  given: Given<AttackGain | MeleeGain, Attacking> | undefined,
  s: BattleState,
  attack: Attacking,
): AttackGain | null {
  if (given === undefined) return null;
  const gain = typeof given === 'function' ? given(s, attack) : given;
  if (gain === null || !('melee' in gain)) return gain;
  return attack.kind === 'melee' ? gain.melee : null;
}

export function givenToUnit<Gain extends object>(
  given: Given<Gain, UnitState> | undefined,
  s: BattleState,
  unit: UnitState,
): Gain | null {
  if (given === undefined) return null;
  return typeof given === 'function' ? given(s, unit) : given;
}
