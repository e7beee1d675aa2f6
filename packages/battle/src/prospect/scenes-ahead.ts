/** How a battle could go on from here: as it stands, when all may act again, and in attacks of units on enemies. */
import { startAt } from '@maester/kernel';
import { charge, startCharge } from '../actions/charge.ts';
import { facingTowards } from '../actions/moves.ts';
import type { Attack } from '../attack/frame.ts';
import { rulesOf } from '../edition/of.ts';
import { CONDITIONS } from '../effects/gains.ts';
import { inches } from '../geometry/measures.ts';
import { moraleTest, newTest } from '../morale/morale.ts';
import { imagineAttack } from '../odds/description.ts';
import { areFriends } from '../sides/sides.ts';
import { copy, NOTHING_HAPPENED, type BattleState, type UnitState } from '../state.ts';
import { fullWounds } from '../units/ranks.ts';
import { cardOf, changeUnit, isFixture, trayOf, unitsInPlay } from '../units/units.ts';

/** A battle as it could be: without an attack, or with one that goes on. */
export interface Scene {
  readonly s: BattleState;
  readonly attack: Attack | null;
  /** Whether the defender is the enemy nearest to the attacker. */
  readonly nearest: boolean;
  /** Whether more had to change first: what can be done then can be done some day, for whatever it is worth. */
  readonly remote: boolean;
}

const MOST_ENEMIES = 4;

/** The battle as it stands, as it may be later, and everyone's attacks when all may act again. */
export function scenesOf(s: BattleState): readonly Scene[] {
  const ahead = s.round < rulesOf(s).numbers.lastRound ? rested(s) : s;
  const units = unitsInPlay(ahead).filter((unit) => !isFixture(unit));
  const attacks = units.flatMap((unit) =>
    nearestEnemies(ahead, unit, units).flatMap((enemy, i) =>
      profilesOf(ahead, unit).map((profile) => attacking(ahead, unit, enemy, profile, i === 0)),
    ),
  );
  const quiet = { attack: null, nearest: true, remote: false };
  const now = [...new Set([s, ahead])].map((state) => ({ ...quiet, s: state }));
  const met = units.flatMap((unit) =>
    nearestEnemies(ahead, unit, units)
      .slice(0, 1)
      .map((enemy) => meeting(ahead, unit, enemy)),
  );
  const later = [weary(ahead), ...met].map((state) => ({ ...quiet, s: state, remote: true }));
  return [...now, ...later, ...attacks];
}

/** As in a round that begins: nobody has acted, nothing is remembered, and everyone has bled a little. */
function rested(state: BattleState): BattleState {
  const s = copy(state, state.flow);
  s.units = s.units.map((unit) => ({
    ...unit,
    activated: false,
    wounds: Math.min(unit.wounds, Math.max(1, fullWounds(state, unit) - 1)),
  }));
  s.ncus = s.ncus.map((ncu) => (ncu.activated ? { ...ncu, activated: false } : ncu));
  s.memory = NOTHING_HAPPENED;
  return s;
}

/** Tokens come and go: everyone has them all. */
function weary(state: BattleState): BattleState {
  const s = copy(state, state.flow);
  for (const { id } of unitsInPlay(s)) changeUnit(s, id, { conditions: [...CONDITIONS] });
  return s;
}

const APART = inches(7);

/** It stands before this enemy, near enough to charge. */
function meeting(state: BattleState, unit: UnitState, enemy: UnitState): BattleState {
  const s = copy(state, state.flow);
  const [{ pose: from }, { pose: to }] = [trayOf(unit), trayOf(enemy)];
  const [x, y] = [from.x - to.x, from.y - to.y];
  const far = Math.sqrt(x * x + y * y);
  if (far <= APART) return s;
  const part = APART / far;
  const at = { ...from, x: to.x + Math.round(x * part), y: to.y + Math.round(y * part) };
  changeUnit(s, unit.id, { pose: { ...at, facing: facingTowards(at, to) } });
  return s;
}

function nearestEnemies(s: BattleState, unit: UnitState, units: readonly UnitState[]): readonly UnitState[] {
  const from = trayOf(unit).pose;
  const far = (other: UnitState): number => {
    const { pose } = trayOf(other);
    return (pose.x - from.x) * (pose.x - from.x) + (pose.y - from.y) * (pose.y - from.y);
  };
  return units
    .filter(({ seat }) => !areFriends(s, seat, unit.seat))
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, MOST_ENEMIES);
}

/** The first attack on its card of either kind. */
function profilesOf(s: BattleState, unit: UnitState): readonly number[] {
  const melee = cardOf(s, unit).attacks.map(({ kind }) => kind === 'melee');
  return [melee.indexOf(true), melee.indexOf(false)].filter((profile) => profile >= 0);
}

/** Neither very good nor very bad. */
const ROLLED: Partial<Attack> = {
  dice: [6, 5, 2, 1],
  hits: 2,
  misses: 2,
  defense: [6, 1],
  blocked: 1,
  wounds: 1,
};

function attacking(
  state: BattleState,
  { id: attacker, seat }: UnitState,
  { id: defender }: UnitState,
  profile: number,
  nearest: boolean,
): Scene {
  const { s, f } = imagineAttack(state, attacker, defender, profile, {});
  Object.assign(f, ROLLED);
  const charging = startAt(charge, charge.first, startCharge(attacker, defender));
  const testing = { ...newTest('panic', defender, { seat, by: attacker }), dice: [2, 3] };
  s.flow = {
    ...s.flow,
    stack: [...s.flow.stack, charging, startAt(moraleTest, moraleTest.first, testing)],
  };
  return { s, attack: f, nearest, remote: false };
}
