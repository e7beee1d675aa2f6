/**
 * What players may ask of a battle that they see, for computer players and screens: who is whose friend, how hurt a
 * unit is, how a test stands, what an option on offer is about: `@maester/battle/readers`.
 */
import { modeOf, rulesOf } from './edition/of.ts';
import { moraleOf } from './units/abilities.ts';
import { idsOn, type Option } from '@maester/kernel';
import { moraleModifiers, passes, testNow } from './morale/morale.ts';
import type { BattleState, UnitState } from './state.ts';
import { sideOf } from './sides/sides.ts';
import { fullWounds } from './units/ranks.ts';
import { mustUnit, unitOf } from './units/units.ts';

export { legalCharges, type LegalCharge } from './actions/charge-targets.ts';
export { rulesOf } from './edition/of.ts';
export { turn } from './geometry/angles.ts';
export type { Arc } from './geometry/arcs.ts';
export { moved, pivot } from './geometry/movement.ts';
export { seenFrom, type Side } from './geometry/tray.ts';
export { facingTowards } from './actions/moves.ts';
export { blowOf, type Blow } from './prospect/blow.ts';
export { worthInHand } from './prospect/in-hand.ts';
export { nearestEdge } from './set-up/deployment-zones.ts';
export type { Trigger } from './timing/triggers.ts';
export type { BattleState, Objective, UnitState } from './state.ts';
export { areFriends, playerOf, sideOf } from './sides/sides.ts';
export { unitOf, unitsInPlay } from './units/units.ts';
export { forecast } from './victory/forecast.ts';

/** Whether this player besieges a castle: whoever holds it scores nothing. */
export function besieges(s: BattleState, seat: string): boolean {
  const { scoresNothing } = modeOf(s);
  return scoresNothing !== undefined && !scoresNothing(s, sideOf(s, seat));
}

export function woundsLost(s: BattleState, unit: UnitState): number {
  return fullWounds(s, unit) - unit.wounds;
}

/** Whether the test whose dice were rolled just now would be passed if nobody changed it. */
export function testIsPassed(s: BattleState): boolean {
  const { unit: id, kind, dice, roll, passed } = testNow(s);
  const unit = mustUnit(s, id);
  return (
    passed ??
    passes(
      dice,
      roll + moraleModifiers(s, unit, kind).roll,
      moraleOf(s, unit),
      rulesOf(s).rules.naturalDoubles,
    )
  );
}

/** The units that an option is about, its own source first. */
export function unitsIn(s: BattleState, { on }: Option): readonly UnitState[] {
  return idsOn(on, 'unit').flatMap((id) => unitOf(s, id) ?? []);
}
