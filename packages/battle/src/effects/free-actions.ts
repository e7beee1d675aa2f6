/** Free actions that effects give: which of them a unit can perform now, and performing one (battle/action/free). */
import { idsOn, thingsOf, type Offer, type Thing } from '@maester/kernel';
import { breakable, breakTerrain, brokenBy } from '../actions/break-terrain.ts';
import { charge, startCharge } from '../actions/charge.ts';
import { canCharge, chargeTargets } from '../actions/charge-targets.ts';
import { maneuver, startManeuver } from '../actions/maneuver.ts';
import { march, noMarch, startMarch } from '../actions/march.ts';
import { melee, hasMelee, startMelee } from '../actions/melee.ts';
import { canShoot, ranged, startRanged } from '../actions/ranged.ts';
import { canRetreat, retreat, startRetreat } from '../actions/retreat.ts';
import { modeOf } from '../edition/of.ts';
import type { T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { isForbidden } from '../units/abilities.ts';
import { engagedWith, isEngaged } from '../units/engaged.ts';
import { mustUnit } from '../units/units.ts';
import type { FreeAction } from './effect.ts';
import type { AttackGain } from './gains.ts';

/** What a Melee Attack action may be spent on besides an enemy: terrain, and what the game mode has. */
export function otherMeleeActions(s: BattleState, unit: UnitState): Offer[] {
  return [...breakable(s, unit), ...(modeOf(s).attackActions?.(s, unit) ?? [])];
}

/** The same Melee Attack action, spent on such a thing. */
export function startOtherMelee(t: T, unit: string, on: readonly Thing[], gained: AttackGain[]): void {
  const terrain = brokenBy(on);
  if (terrain !== null) t.run(breakTerrain, { unit, terrain });
  else modeOf(t.state).act?.(t, mustUnit(t.state, unit), on, gained);
}

/** Those of the actions that the unit can perform now; attacks and Charges only on the enemy that is named, if one is. */
export function possibleActions(
  s: BattleState,
  unit: UnitState,
  actions: readonly FreeAction[],
  on: string | null = null,
): Offer[] {
  if (unit.pose === null || unit.destroyed) return [];
  const engaged = isEngaged(s, unit);
  const list: Offer[] = [];
  const may = (action: Exclude<FreeAction, 'melee'>, ...called: readonly FreeAction[]): boolean =>
    [action, ...called].some((one) => actions.includes(one)) && !isForbidden(s, unit, action);
  if (may('attack', 'melee')) {
    const there = engaged && (on === null || engagedWith(s, unit).some(({ id }) => id === on));
    if (there && hasMelee(s, unit)) list.push('attack');
  }
  if (!engaged && may('ranged', 'attack') && canShoot(s, unit, on)) list.push('ranged');
  if (!engaged && may('charge') && reaches(s, unit, on)) list.push('charge');
  if (!engaged && may('maneuver')) list.push('maneuver');
  if (!engaged && may('march') && noMarch(s, unit) === null) list.push('march');
  if (engaged && may('retreat') && canRetreat(s, unit)) list.push('retreat');
  if (on === null && may('attack', 'melee')) list.push(...otherMeleeActions(s, unit));
  return list;
}

function reaches(s: BattleState, unit: UnitState, on: string | null): boolean {
  if (on === null) return canCharge(s, unit);
  return chargeTargets(s, unit).some((option) => idsOn(thingsOf(option), 'unit').includes(on));
}

/** What an effect gives the action besides. */
export interface FreeActionGives {
  readonly on: string | null;
  /** What the choice is about. */
  readonly things: readonly Thing[];
  readonly gained: readonly AttackGain[];
  /** The die of the Charge or Retreat may be rolled again. */
  readonly reroll: boolean;
}

export function startFreeAction(t: T, id: string, action: string, gives: FreeActionGives): void {
  const unit = mustUnit(t.state, id);
  const { on, reroll } = gives;
  const gained = [...gives.gained];
  if (action === 'attack') t.run(melee, startMelee(id, on, gained));
  else if (action === 'ranged') t.run(ranged, startRanged(id, on, gained));
  else if (action === 'charge') t.run(charge, { ...startCharge(id, on), gained, reroll });
  else if (action === 'maneuver') t.run(maneuver, startManeuver(t.state, unit));
  else if (action === 'march') t.run(march, startMarch(t.state, unit));
  else if (action === 'retreat') t.run(retreat, startRetreat(id, reroll));
  else startOtherMelee(t, id, gives.things, gained);
}
