/** What an ability gives now: to an attack, to a roll of its unit. */
import type { Attacking, EngagedGain, Given, MeleeGain } from '../cards/card.ts';
import type { AttackGain } from '../effects/gains.ts';
import { abilitiesWith } from './abilities.ts';
import { fights } from './engaged.ts';
import { isOnTable } from './on-table.ts';
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

export interface Suffered {
  readonly id: string;
  readonly enemy: string;
  readonly gain: EngagedGain;
}

const NOTHING: readonly Suffered[] = [];

/** What the enemies engaged with a unit make it suffer, each ability once however many have it. Few units have any. */
export function sufferedBy(s: BattleState, unit: UnitState): readonly Suffered[] {
  if (!isOnTable(s, 'engagedEnemies')) return NOTHING;
  const list: Suffered[] = [];
  for (const enemy of s.units) {
    const abilities = abilitiesWith(s, enemy, 'engagedEnemies');
    if (abilities.length === 0 || !fights(s, unit, enemy)) continue;
    for (const { id, engagedEnemies } of abilities) {
      const gain = givenToUnit(engagedEnemies, s, enemy);
      if (gain !== null && !list.some((one) => one.id === id)) list.push({ id, enemy: enemy.id, gain });
    }
  }
  return list;
}
