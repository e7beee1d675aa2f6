/**
 * A Melee Attack: against one engaged enemy the unit may first turn to face it and align; then the attack; then, if
 * the enemy is destroyed, it may Surge Forth. Serves the Attack action, the Charge and attacks that cards give.
 */
import type { Option } from '@maester/kernel';
import type { AttackProfile } from '../attack/profile.ts';
import { named, numbered, unitOptions } from '../options.ts';
import { alignments } from '../geometry/charge.ts';
import { aligned, contact, overlaps } from '../geometry/contact.ts';
import type { Polygon } from '../geometry/polygon.ts';
import { BATTLEFIELD, beyondTable } from '../geometry/battlefield.ts';
import { corners, edgeLength, type Tray } from '../geometry/tray.ts';
import { inches, type Pose } from '../geometry/measures.ts';
import { attack } from '../attack/attack.ts';
import type { AttackGain } from '../effects/gains.ts';
import { impassableShapes, samePose } from './moves.ts';
import { happens } from '../timing/window.ts';
import { procedure } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends } from '../sides/sides.ts';
import {
  areEngaged,
  engagedWith,
  fixturesTouched,
  isEngaged,
  sideTouched,
  unitsAbout,
} from '../units/engaged.ts';
import { cardOf, enemiesOf, mustUnit, shapeOf, trayOf, unitOf, unitsInPlay } from '../units/units.ts';
import { maneuver } from './maneuver.ts';
import { freePivot } from './pivot.ts';
import { actionBefore, actionCompleted } from './action.ts';
import { beginAction, moveUnit } from './move-unit.ts';
import { isForbidden, speedOf } from '../units/abilities.ts';
import { newAttack } from '../attack/frame.ts';

export interface Melee {
  unit: string;
  target: string | null;
  charge: boolean;
  chargeBonus: boolean;
  gained: AttackGain[];
  /** Friends engaged with the target and with nobody else. */
  companions: string[];
  /** Set by cards that put something else in the place of Surging Forth, or do without it. */
  surge: 'maneuver' | 'replaced';
  /** So many inches further when it Surges Forth. */
  surgeMore?: number;
  stopped?: true;
}

export function startMelee(unit: string, target: string | null, gained: AttackGain[] = []): Melee {
  return { unit, target, charge: false, chargeBonus: false, gained, companions: [], surge: 'maneuver' };
}

/** A tray set against a Castle Wall, the longest thing there is, has its centre no further from the wall's. */
const MOST_ASIDE = inches(9);

/** Everything a tray aligned with the target may not overlap. */
export function alignmentObstacles(s: BattleState, unit: UnitState, target: UnitState): Polygon[] {
  const others = unitsAbout(unitsInPlay(s), trayOf(target).pose, MOST_ASIDE).filter(
    ({ id }) => id !== unit.id && id !== target.id,
  );
  return [...others.map(shapeOf), ...impassableShapes(s, null, unit), ...beyondTable(BATTLEFIELD)];
}

/**
 * battle/melee/realign: places face to face with the only enemy it is engaged with, centred or half to either hand, that
 * touch no further enemy; and if that enemy is in its Flank or Rear, the like with the facing it has. The place it has
 * now is not among them.
 */
function realignments(s: BattleState, unit: UnitState): readonly Pose[] {
  const [enemy, ...others] = engagedWith(s, unit);
  if (enemy === undefined || others.length > 0) return [];
  const tray = trayOf(unit);
  const side = sideTouched(trayOf(enemy), tray);
  const obstacles = alignmentObstacles(s, unit, enemy);
  const further = enemiesOf(s, unit).filter(({ id }) => id !== enemy.id);
  const facing = alignments(tray, trayOf(enemy), side, obstacles).filter(({ amiss }) => amiss === 0);
  return [...facing.map(({ pose }) => pose), ...besides(tray, trayOf(enemy), obstacles)].filter(
    (pose) => !samePose(pose, tray.pose) && !further.some((other) => areEngaged({ ...unit, pose }, other)),
  );
}

/** Places along the enemy for a unit that it touches in the Flank or Rear and that does not turn. */
function besides(tray: Tray, enemy: Tray, obstacles: readonly Polygon[]): Pose[] {
  const met = contact(tray, enemy);
  if (met === null || met.side === 'front') return [];
  const half = edgeLength(tray.kind, met.side) / 2;
  return [0, -half, half]
    .map((offset) => aligned(tray.kind, enemy, met.otherSide, offset, met.side))
    .filter((pose) => {
      const shape = corners({ kind: tray.kind, pose });
      return !obstacles.some((obstacle) => overlaps(shape, obstacle));
    });
}

/** The numbers of its Melee Attacks; none for a unit that may not attack. */
export function meleeProfiles(s: BattleState, unit: UnitState): number[] {
  if (isForbidden(s, unit, 'attack')) return [];
  return cardOf(s, unit).attacks.flatMap(({ kind }, i) => (kind === 'melee' ? [i] : []));
}

/** Whether there is any. */
export function hasMelee(s: BattleState, unit: UnitState): boolean {
  if (isForbidden(s, unit, 'attack')) return false;
  for (const { kind } of cardOf(s, unit).attacks) if (kind === 'melee') return true;
  return false;
}

/** One of the attacks printed on a card. */
export const profileOption = (
  { attacks }: { readonly attacks: readonly AttackProfile[] },
  i: number,
): Option => ({
  ...named('attack', attacks[i]?.name ?? ''),
  id: String(i),
});

export const melee = procedure<Melee>('melee')({
  'before-the-action': (t, f) => (f.charge ? 'align' : actionBefore(t, f.unit, 'attack', f.target)),
  'dangerous-ground': (t, f) => (f.stopped === true ? 'end' : beginAction(t, f.unit)),
  align: {
    ask: 'option',
    seat: (s, f) => {
      const unit = mustUnit(s, f.unit);
      return f.charge || realignments(s, unit).length === 0 ? null : unit.seat;
    },
    options: (s, f) => ['stay', ...realignments(s, mustUnit(s, f.unit)).map((_, i) => numbered('align', i))],
    facts: (s, f) => ({
      unit: f.unit,
      poses: realignments(s, mustUnit(s, f.unit)).map(({ x, y, facing }) => ({ x, y, facing })),
    }),
    then: (t, f, option) => {
      const pose = realignments(t.state, mustUnit(t.state, f.unit)).find(
        (_, i) => numbered('align', i).id === option,
      );
      if (pose !== undefined) moveUnit(t, f.unit, pose, 'align');
    },
  },
  'still-engaged': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    const enemies = [
      ...engagedWith(t.state, unit),
      ...(f.target === null ? [] : fixturesTouched(t.state, unit)),
    ];
    const there = f.target === null ? enemies.length > 0 : enemies.some(({ id }) => id === f.target);
    return there && hasMelee(t.state, unit) ? 'choose-target' : 'action-ends';
  },
  'choose-target': {
    ask: 'option',
    seat: (s, f) => (f.target === null ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => unitOptions(engagedWith(s, mustUnit(s, f.unit))),
    forced: 'is-taken',
    then: (_, f, target) => {
      f.target = target;
    },
  },
  'choose-attack': {
    ask: 'option',
    seat: (s, f) => mustUnit(s, f.unit).seat,
    options: (s, f) => {
      const unit = mustUnit(s, f.unit);
      return meleeProfiles(s, unit).map((i) => profileOption(cardOf(s, unit), i));
    },
    forced: 'is-taken',
    then: (t, f, profile) => {
      const { state: s } = t;
      const target = mustUnit(s, f.target);
      f.companions = engagedWith(s, target)
        .filter((friend) => friend.id !== f.unit && engagedWith(s, friend).length === 1)
        .map(({ id }) => id);
      const started = newAttack(f.unit, target.id, Number(profile), 'melee', f.charge);
      t.run(attack, { ...started, chargeBonus: f.chargeBonus, gained: [...f.gained] });
    },
  },
  'surge-forth': (t, f) => {
    if (t.returned !== true) return 'action-ends';
    if (mustUnit(t.state, f.unit).pose === null || f.surge === 'replaced') return 'companions-pivot';
    happens(t, 'surge-forth', f.unit, f.target);
    return 'surge-move';
  },
  'surge-move': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    if (unit.pose === null || f.surge === 'replaced' || isEngaged(t.state, unit)) return;
    t.run(maneuver, {
      unit: f.unit,
      most: speedOf(t.state, unit) + inches(f.surgeMore ?? 0),
      action: 'surge-forth',
    });
  },
  'companions-pivot': (t, f) => {
    const id = f.companions.shift();
    if (id === undefined) return 'action-ends';
    const friend = unitOf(t.state, id);
    if (
      friend !== null &&
      friend.pose !== null &&
      !isEngaged(t.state, friend) &&
      areFriends(t.state, friend.seat, mustUnit(t.state, f.unit).seat)
    ) {
      t.run(freePivot, { unit: id });
    }
    return 'companions-pivot';
  },
  'action-ends': (t, f) => {
    if (!f.charge) actionCompleted(t, f.unit, 'attack', f.target);
  },
});
