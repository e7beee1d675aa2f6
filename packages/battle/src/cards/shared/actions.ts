/** Abilities that answer the Actions of others: traps, taunts, archers on watch. */
import { judge } from '../../actions/charge-targets.ts';
import { meleeProfiles } from '../../actions/melee.ts';
import { canShoot, ranged, startRanged, targetsFrom } from '../../actions/ranged.ts';
import { canSee } from '../../actions/line-of-sight.ts';
import { idOn } from '@maester/kernel';
import { acts, enemyActs, enemyHasActed, selfActs } from '../../effects/action-moments.ts';
import { areNear, condition, isSelf, stands, unengaged } from '../../effects/conditions.ts';
import type { Effect, Holds } from '../../effects/effect.ts';
import { enemyActivates, moment, narrowed } from '../../effects/moments.ts';
import { answer, choose, happening, has, own, suffersHits, unitBecomes, when } from '../../effects/words.ts';
import { LONG_RANGE } from '../../geometry/range.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { lastingOn, lay } from '../../tactics/influence.ts';
import type { UnitTrigger } from '../../timing/triggers.ts';
import { areEngaged, distanceBetween, isEngaged } from '../../units/engaged.ts';
import { ranksOf } from '../../units/ranks.ts';
import { friendlyUnits, trayOf } from '../../units/units.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import type { Whose } from './tactics.ts';
import { unitOptions } from '../../options.ts';

const inLongRange: Holds<UnitTrigger> = condition(
  'in-long-range',
  ({ owner, unit }) =>
    owner !== null && owner.pose !== null && unit.pose !== null && distanceBetween(owner, unit) <= LONG_RANGE,
);

/** Whether the unit could attack or charge this enemy where both stand. */
function couldReach(s: BattleState, unit: UnitState, enemy: UnitState): boolean {
  if (unit.pose === null || enemy.pose === null) return false;
  if (isEngaged(s, unit)) return areEngaged(unit, enemy) && meleeProfiles(s, unit).length > 0;
  const isShot = targetsFrom(s, unit, unit.pose).some(({ on }) => idOn(on, 'unit') === enemy.id);
  return isShot || (meleeProfiles(s, unit).length > 0 && judge(s, unit, enemy).problem === null);
}

const TAUNTED = 'taunted';

/** The unit of the moment is taunted for the turn by the one that was chosen, or by the owner of the ability. */
const taunts: Effect<UnitTrigger> = own(
  'taunts',
  ({ t, seat, owner, unit, on, source }) => {
    const by = owner?.id ?? idOn(on, 'unit');
    if (by === null) return;
    lay(t, { ability: TAUNTED, on: unit.id, by: seat, until: 'turn', from: source.id, about: by });
  },
  () => 0.8,
);

/** The unit that taunts the one with this ability. */
const taunterOf = (s: BattleState, unit: UnitState): string | null =>
  lastingOn(s, unit.id, TAUNTED)?.about ?? null;

/** The Tactics card: a friend within Long Range taunts the enemy that activates. */
export const tauntCard = (whose: Whose): TacticsCard => ({
  name: 'Taunt',
  ...whose,
  responses: [
    choose(
      enemyActivates,
      ({ s, seat, unit }) =>
        unitOptions(
          friendlyUnits(s, seat).filter(
            (friend) => areNear(unit, friend, 'long') && couldReach(s, unit, friend),
          ),
        ),
      taunts,
    ),
  ],
});

export const ACTION_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'hidden-traps': {
    name: 'Hidden Traps',
    order: choose(
      narrowed(enemyActs, unengaged('unit'), inLongRange),
      () => ['hits', 'slows'],
      when(
        condition('chose-hits', ({ way }) => way === 'hits'),
        suffersHits('unit', ({ s, unit }) => ranksOf(s, unit)),
      ),
      when(
        condition('chose-slows', ({ way }) => way === 'slows'),
        has('slowed', 'turn'),
      ),
    ),
  },
  slowed: { name: 'Slowed', speed: -1 },
  taunt: {
    name: 'Taunt',
    order: answer(
      narrowed(
        enemyActivates,
        inLongRange,
        condition('could-reach-it', ({ s, owner, unit }) => owner !== null && couldReach(s, unit, owner)),
      ),
      taunts,
    ),
  },
  taunted: {
    name: 'Taunted',
    happens: [
      happening(
        narrowed(
          selfActs,
          condition('acts-otherwise', ({ s, unit, about: { action, target } }) =>
            action === 'attack' || action === 'ranged' || action === 'charge'
              ? target !== null && target !== taunterOf(s, unit)
              : true,
          ),
        ),
        unitBecomes('vulnerable', 'weakened'),
      ),
      // the target of an attack is known only now
      happening(
        moment(
          'attack-before-dice',
          isSelf('unit'),
          condition(
            'attacks-another',
            ({ s, unit, other, about }) => !about.charge && other.id !== taunterOf(s, unit),
          ),
        ),
        unitBecomes('vulnerable', 'weakened'),
      ),
    ],
  },
  overwatch: {
    name: 'Overwatch',
    order: answer(
      narrowed(
        enemyHasActed,
        acts('maneuver', 'march'),
        stands('unit'),
        inLongRange,
        condition('could-shoot-it', ({ s, owner, unit }) => owner !== null && couldShoot(s, owner, unit)),
      ),
      own(
        'overwatch',
        ({ t, owner, unit }) => owner !== null && t.run(ranged, startRanged(owner.id, unit.id)),
        () => 2,
      ),
    ),
  },
};

function couldShoot(s: BattleState, unit: UnitState, enemy: UnitState): boolean {
  return (
    unit.pose !== null &&
    !isEngaged(s, unit) &&
    canSee(s, unit, trayOf(unit), enemy, true) &&
    canShoot(s, unit, enemy.id)
  );
}
