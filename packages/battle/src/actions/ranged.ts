/** A Ranged Attack: shift up to 2", choose an enemy in sight and range, attack it; friends in its melee panic. */
import { idOn, refuse, type Option, type Pose } from '@maester/kernel';
import type { UnitCard } from '../cards/card.ts';
import { joined, silent, unitOption, word } from '../options.ts';
import { profileOption } from './melee.ts';
import { attack, friendsInMelee } from '../attack/attack.ts';
import { moved } from '../geometry/movement.ts';
import type { AttackGain } from '../effects/gains.ts';
import { SIDES } from '../geometry/tray.ts';
import { inches } from '../geometry/measures.ts';
import { checkShift, slideGround } from './moves.ts';
import { test } from '../morale/morale.ts';
import { procedure } from '../rules.ts';
import { abilitiesWith, isForbidden } from '../units/abilities.ts';
import { reachedFrom, shotsOf, withinShot } from './shots.ts';
import type { BattleState, UnitState } from '../state.ts';
import { isEngaged } from '../units/engaged.ts';
import { cardOf, enemiesOf, mustUnit, trayOf } from '../units/units.ts';
import { sampleShift } from './maneuver.ts';
import { actionBefore, actionCompleted } from './action.ts';
import { beginAction, moveUnit } from './move-unit.ts';
import { newAttack } from '../attack/frame.ts';
import { coverGain } from './cover.ts';
import { rulesOf } from '../edition/of.ts';

const SHIFT = inches(2);
/** How long the shifts are that are tried: all of the first, and of the second where none of those brings a target. */
const STEPS = [inches(0.5), inches(0.05)] as const;

interface Ranged {
  unit: string;
  /** The only enemy it may be at, if an effect names one, and what that gives the attack. */
  only: string | null;
  gained: AttackGain[];
  target: string | null;
  /** Friends of the attacker in melee with the target. */
  frightened: string[];
  stopped?: true;
}

export function startRanged(unit: string, only: string | null = null, gained: AttackGain[] = []): Ranged {
  return { unit, target: null, only, gained, frightened: [] };
}

/** An enemy, and which of the attacks on the card; with a choice of attacks it is named. */
function shotOption(card: UnitCard, target: string, i: number, far = false): Option {
  const several = card.attacks.filter(({ kind }) => kind !== 'melee').length > 1;
  const profile = profileOption(card, i);
  const shot = several ? profile : silent(profile.id, ...profile.on);
  return far ? joined('|', unitOption(target), shot, word('far')) : joined('|', unitOption(target), shot);
}

/** Everything that can be shot from there, or whether that one enemy can. */
export function targetsFrom(
  s: BattleState,
  unit: UnitState,
  pose: Pose,
  only: string | null = null,
  enemies: readonly UnitState[] = enemiesOf(s, unit),
): Option[] {
  const tray = { kind: unit.tray, pose };
  const list: Option[] = [];
  const card = cardOf(s, unit);
  for (const [i, profile] of card.attacks.entries()) {
    if (profile.kind === 'melee') continue;
    for (const enemy of enemies) {
      if (only !== null && enemy.id !== only) continue;
      const reached = reachedFrom(s, unit, tray, profile, enemy);
      if (reached !== null) list.push(shotOption(card, enemy.id, i, reached !== 'usual'));
    }
  }
  return list;
}

/** The number of the attack that was chosen. */
export function shotWith(s: BattleState, unit: UnitState, target: UnitState, option: string): number {
  const card = cardOf(s, unit);
  return card.attacks.findIndex((_, i) =>
    [false, true].some((far) => shotOption(card, target.id, i, far).id === option),
  );
}

/** What it costs to shoot where it could not otherwise. */
function farGain(s: BattleState, unit: UnitState, target: UnitState, option: string): AttackGain[] {
  const card = cardOf(s, unit);
  const profile = card.attacks.find((_, i) => shotOption(card, target.id, i, true).id === option);
  if (profile === undefined) return [];
  const { anywhere: toHit } = shotsOf(s, unit, profile);
  const by = abilitiesWith(s, unit, 'shots').find(({ shots }) => shots?.[profile.name] !== undefined)?.id;
  return toHit === undefined || by === undefined ? [] : [{ toHit, by }];
}

/** Whether the unit can shoot at all, where it stands or after one of some shifts. */
export function canShoot(s: BattleState, unit: UnitState, only: string | null = null): boolean {
  if (cardOf(s, unit).attacks.every(({ kind }) => kind === 'melee')) return false;
  if (isForbidden(s, unit, 'ranged')) return false;
  if (needsNoTarget(s, only)) return true;
  const tray = trayOf(unit);
  if (targetsFrom(s, unit, tray.pose, only).length > 0) return true;
  for (const _ of shifts(s, unit, only)) return true;
  return false;
}

/** battle/ranged/needs-target: an attack that no effect aims may have none, in some editions. */
function needsNoTarget(s: BattleState, only: string | null): boolean {
  return only === null && !rulesOf(s).rules.rangedNeedsTarget;
}

function check(
  s: BattleState,
  unit: UnitState,
  pose: Pose,
  only: string | null,
  enemies?: readonly UnitState[],
) {
  const refusal = checkShift(s, unit, pose, SHIFT);
  if (refusal !== null) return refusal;
  return needsNoTarget(s, only) || targetsFrom(s, unit, pose, only, enemies).length > 0
    ? null
    : refuse('battle/ranged/target-after-shift', {});
}

/** The shifts that keep or bring a target, the present place first. */
function* shifts(s: BattleState, unit: UnitState, only: string | null): Iterable<Pose> {
  const tray = trayOf(unit);
  const enemies = withinShot(s, unit, SHIFT);
  if (enemies.length === 0) return;
  let found = false;
  if (check(s, unit, tray.pose, only, enemies) === null) {
    found = true;
    yield tray.pose;
  }
  for (const step of STEPS) {
    for (let length = SHIFT; length > 0; length -= step) {
      for (const side of SIDES) {
        const { pose } = moved(tray, side, length);
        if (check(s, unit, pose, only, enemies) !== null) continue;
        found = true;
        yield pose;
      }
    }
    if (found) return;
  }
}

export const ranged = procedure<Ranged>('ranged')({
  'before-the-action': (t, f) => actionBefore(t, f.unit, 'ranged', f.only),
  'dangerous-ground': (t, f) => (f.stopped === true ? 'end' : beginAction(t, f.unit)),
  'still-able': (t, f) => {
    const unit = mustUnit(t.state, f.unit);
    return unit.pose !== null && !isEngaged(t.state, unit) && canShoot(t.state, unit, f.only)
      ? 'shift'
      : 'action-ends';
  },
  shift: {
    ask: 'pose',
    seat: (s, f) => mustUnit(s, f.unit).seat,
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => check(s, mustUnit(s, f.unit), pose, f.only),
    sample: (s, f, _, random) => {
      const unit = mustUnit(s, f.unit);
      const pose = sampleShift(s, unit, SHIFT, random);
      if (check(s, unit, pose, f.only) === null) return pose;
      for (const other of shifts(s, unit, f.only)) return other;
      return pose;
    },
    suggest: (s, f) => shifts(s, mustUnit(s, f.unit), f.only),
    facts: (_, f) => ({ unit: f.unit, most: SHIFT, move: 'shift' }),
    then: (t, f, pose) => moveUnit(t, f.unit, pose, 'shift', slideGround(mustUnit(t.state, f.unit), pose)),
  },
  'choose-target': {
    ask: 'option',
    seat: (s, f) => {
      const unit = mustUnit(s, f.unit);
      return unit.pose !== null && targetsFrom(s, unit, unit.pose, f.only).length > 0 ? unit.seat : null;
    },
    options: (s, f) => targetsFrom(s, mustUnit(s, f.unit), trayOf(mustUnit(s, f.unit)).pose, f.only),
    then: (t, f, option, _, on) => {
      const target = mustUnit(t.state, idOn(on, 'unit'));
      f.target = target.id;
      const attacker = mustUnit(t.state, f.unit);
      f.frightened = friendsInMelee(t.state, attacker, target).map(({ id }) => id);
      const profile = shotWith(t.state, attacker, target, option);
      const started = newAttack(f.unit, target.id, profile, 'ranged', false);
      const gained = [...f.gained, ...farGain(t.state, attacker, target, option)];
      t.run(attack, { ...started, gained: [...gained, ...coverGain(t.state, attacker, target)] });
    },
  },
  /** battle/ranged/into-melee-panic: in the order its player likes. */
  'friends-panic': {
    ask: 'option',
    seat: (s, f) => (f.frightened.length > 0 ? mustUnit(s, f.unit).seat : null),
    options: (_, f) => f.frightened.map(unitOption),
    forced: 'is-taken',
    then: (t, f, id) => {
      f.frightened = f.frightened.filter((other) => other !== id);
      test(t, 'panic', id, { seat: mustUnit(t.state, f.unit).seat, by: null });
      return 'friends-panic';
    },
  },
  'action-ends': (t, f) => actionCompleted(t, f.unit, 'ranged', f.target),
});
