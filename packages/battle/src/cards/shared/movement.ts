/** Abilities about how units move. */
import { judge } from '../../actions/charge-targets.ts';
import { meleeProfiles } from '../../actions/melee.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { isForbidden } from '../../units/abilities.ts';
import { isEngaged } from '../../units/engaged.ts';
import type { AbilityCard } from '../card.ts';
import { maneuversFirst } from './phrases.ts';

/** Whether the unit could charge this enemy now. */
export function canChargeAt(s: BattleState, unit: UnitState, enemy: UnitState): boolean {
  if (unit.pose === null || enemy.pose === null || isEngaged(s, unit)) return false;
  if (isForbidden(s, unit, 'charge') || meleeProfiles(s, unit).length === 0) return false;
  return judge(s, unit, enemy).problem === null;
}

export const MOVEMENT_ABILITIES: { readonly [id: string]: AbilityCard } = {
  direwolf: { name: 'Direwolf', innate: true, freeManeuver: true, happens: maneuversFirst },
  'elusive-escape': {
    name: 'Elusive Escape',
    rerolls: ['retreat'],
    retreats: { noPivots: true, leftBecome: ['weakened'] },
  },
  'enhanced-mobility': { name: 'Enhanced Mobility', speed: 1, pivotsBeforeMarch: true },
  outflank: { name: 'Outflank', reserve: { edges: 'own-or-flank' } },
  pathfinder: { name: 'Pathfinder', ignores: ['dangerous', 'hindering', 'rough'] },
};
