/** Abilities about how units move, and moves they make out of turn. */
import { judge } from '../../actions/charge-targets.ts';
import { charge, startCharge } from '../../actions/charge.ts';
import { maneuver, startManeuver } from '../../actions/maneuver.ts';
import { meleeProfiles } from '../../actions/melee.ts';
import { choose, condition, isEnemy, moment, narrowed, own } from '../../effects/words.ts';
import { LONG_RANGE } from '../../geometry/range.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { isForbidden } from '../../units/abilities.ts';
import { distanceBetween, isEngaged } from '../../units/engaged.ts';
import type { AbilityCard } from '../card.ts';

/** Whether the unit could charge this enemy now. */
export function canChargeAt(s: BattleState, unit: UnitState, enemy: UnitState): boolean {
  if (unit.pose === null || enemy.pose === null || isEngaged(s, unit)) return false;
  if (isForbidden(s, unit, 'charge') || meleeProfiles(s, unit).length === 0) return false;
  return judge(s, unit, enemy).problem === null;
}

export const MOVEMENT_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'elusive-escape': {
    name: 'Elusive Escape',
    rerolls: ['retreat'],
    retreats: { noPivots: true, leftBecome: ['weakened'] },
  },
  outflank: { name: 'Outflank', reserve: { edges: 'own-or-flank' } },
  pathfinder: { name: 'Pathfinder', ignores: ['dangerous', 'hindering', 'rough'] },
  sentinel: {
    name: 'Sentinel',
    order: choose(
      narrowed(
        moment('attack-completed', isEnemy('unit')),
        condition(
          'friend-in-long-range',
          ({ s, owner, other }) =>
            owner !== null &&
            owner.pose !== null &&
            other.pose !== null &&
            owner.id !== other.id &&
            areFriends(s, owner.seat, other.seat) &&
            distanceBetween(owner, other) <= LONG_RANGE,
        ),
      ),
      ({ s, owner, unit }) =>
        owner === null || isEngaged(s, owner)
          ? []
          : [
              ...(isForbidden(s, owner, 'maneuver') ? [] : ['maneuver']),
              ...(canChargeAt(s, owner, unit) ? ['charge'] : []),
            ],
      own(
        'sentinel',
        ({ t, s, owner, unit, way }) => {
          if (owner === null) return;
          if (way === 'charge') t.run(charge, startCharge(owner.id, unit.id));
          else t.run(maneuver, startManeuver(s, owner));
        },
        ({ way }) => (way === 'charge' ? 2 : 0.5),
      ),
    ),
  },
};
