/** How far and past what a Ranged Attack reaches: battle/ranged/any-part, battle/ranged/anywhere, battle/ranged/never-solo. */
import type { AttackProfile } from '../attack/profile.ts';
import type { Shots } from '../cards/card.ts';
import { attackRange, LONG_RANGE, range, SHORT_RANGE } from '../geometry/range.ts';
import { corners, type Tray } from '../geometry/tray.ts';
import { pivot } from '../geometry/movement.ts';
import { turn } from '../geometry/angles.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesWith } from '../units/abilities.ts';
import { distanceBetween } from '../units/engaged.ts';
import { cardOf, enemiesOf, shapeOf } from '../units/units.ts';
import { canSee, inFrontArc } from './line-of-sight.ts';

const USUAL: Shots = {};

export function shotsOf(s: BattleState, unit: UnitState, { name }: AttackProfile): Shots {
  for (const { shots } of abilitiesWith(s, unit, 'shots')) {
    const own = shots?.[name];
    if (own !== undefined) return own;
  }
  return USUAL;
}

/** Whether it can be shot at from there: as usual, or only beyond range or sight, with this to hit. */
export function reachedFrom(
  s: BattleState,
  unit: UnitState,
  tray: Tray,
  profile: AttackProfile,
  enemy: UnitState,
): 'usual' | { readonly toHit: number } | null {
  const { fromAnyPart, anywhere, neverSolo, longWhile, seesPast } = shotsOf(s, unit, profile);
  if (neverSolo === true && (enemy.tray === 'small-solo' || enemy.tray === 'large-solo')) return null;
  const isLong = profile.kind === 'long' || longWhile?.(s, unit) === true;
  const away =
    fromAnyPart === true ? range(corners(tray), shapeOf(enemy)) : attackRange(tray, shapeOf(enemy));
  const isSeen = (): boolean =>
    seesPast === true ? inFrontArc(tray, enemy) : seen(s, unit, tray, enemy, fromAnyPart === true);
  if (away <= (isLong ? LONG_RANGE : SHORT_RANGE) && isSeen()) return 'usual';
  return anywhere === undefined ? null : anywhere === 0 ? 'usual' : { toHit: anywhere };
}

/** Enemies that a shot might reach once the unit has moved by so much: those that are near enough, or all if it shoots anywhere. */
export function withinShot(s: BattleState, unit: UnitState, move: number): UnitState[] {
  const shots = cardOf(s, unit).attacks.filter(({ kind }) => kind !== 'melee');
  if (shots.some((profile) => shotsOf(s, unit, profile).anywhere !== undefined)) return enemiesOf(s, unit);
  const isLong = shots.some(
    (profile) => profile.kind === 'long' || shotsOf(s, unit, profile).longWhile !== undefined,
  );
  const most = (isLong ? LONG_RANGE : SHORT_RANGE) + move;
  return enemiesOf(s, unit).filter((enemy) => distanceBetween(unit, enemy) <= most);
}

function seen(s: BattleState, unit: UnitState, tray: Tray, enemy: UnitState, fromAnyPart: boolean): boolean {
  if (!fromAnyPart) return canSee(s, unit, tray, enemy, true);
  const { facing } = tray.pose;
  return [0, 9_000, 18_000, 27_000].some((by) => canSee(s, unit, pivot(tray, turn(facing, by)), enemy, true));
}
