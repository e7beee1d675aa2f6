/** The actions that a unit may select, why it may not, and how each begins. */
import { ACTIONS } from '../timing/triggers.ts';
import { abilitiesWith, isForbidden } from '../units/abilities.ts';
import { breakable, breakTerrain, brokenBy } from '../actions/break-terrain.ts';
import { canCharge, nearestOutOfReach } from '../actions/charge-targets.ts';
import { charge, startCharge } from '../actions/charge.ts';
import { maneuver, startManeuver } from '../actions/maneuver.ts';
import { march, noMarch, startMarch } from '../actions/march.ts';
import { hasMelee, melee, startMelee } from '../actions/melee.ts';
import { canShoot, ranged, startRanged } from '../actions/ranged.ts';
import { canRetreat, retreat, startRetreat } from '../actions/retreat.ts';
import type { T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { isEngaged } from '../units/engaged.ts';
import { cardOf } from '../units/units.ts';
import { refuse, type Offer, type Thing } from '@maester/kernel';
import { modeOf, rulesOf } from '../edition/of.ts';

export function actions(s: BattleState, unit: UnitState): Offer[] {
  const list: Offer[] = [];
  if (isEngaged(s, unit)) {
    if (hasMelee(s, unit)) list.push('attack');
    if (canRetreat(s, unit)) list.push('retreat');
    list.push(...breakable(s, unit), ...modeActions(s, unit));
    return list.length > 0 && !rulesOf(s).rules.engagedMayForgo ? list : [...list, 'forgo'];
  }
  if (!isForbidden(s, unit, 'maneuver')) list.push('maneuver');
  if (noMarch(s, unit) === null) list.push('march');
  if (canShoot(s, unit)) list.push('ranged');
  if (canCharge(s, unit)) list.push('charge');
  if (mustCharge(s, unit, list.includes('charge'))) return list.includes('charge') ? ['charge'] : ['forgo'];
  return [...list, ...breakable(s, unit), ...modeActions(s, unit), 'forgo'];
}

/** battle/action/forbidden: nothing is left to choose for a unit that may perform no Action at all. */
export function cannotAct(s: BattleState, unit: UnitState): boolean {
  return ACTIONS.every((action) => isForbidden(s, unit, action));
}

/** battle/action/must-charge */
function mustCharge(s: BattleState, unit: UnitState, able: boolean): boolean {
  return abilitiesWith(s, unit, 'mustCharge').some(({ mustCharge: must }) => must === true || able);
}

/** What the game mode adds to the actions of a unit. */
function modeActions(s: BattleState, unit: UnitState): Offer[] {
  const mode = modeOf(s);
  return [...(mode.actions?.(s, unit) ?? []), ...(mode.attackActions?.(s, unit) ?? [])];
}

const UNENGAGED_ONLY = new Map([
  ['maneuver', 'battle/maneuver/engaged'],
  ['march', 'battle/march/engaged'],
  ['charge', 'battle/charge/engaged'],
  ['ranged', 'battle/ranged/engaged'],
]);

export function whyNotAction(s: BattleState, unit: UnitState, action: string) {
  const engaged = isEngaged(s, unit);
  const known = ACTIONS.find((one) => one === action);
  if (known !== undefined && isForbidden(s, unit, known))
    return refuse('battle/action/forbidden', { unit: unit.id, action });
  if (!engaged && mustCharge(s, unit, canCharge(s, unit)))
    return refuse('battle/action/must-charge', { unit: unit.id });
  if (engaged && action === 'forgo') return refuse('battle/idleness/engaged-must-act', {});
  const unengagedOnly = UNENGAGED_ONLY.get(action);
  if (engaged && unengagedOnly !== undefined) return refuse(unengagedOnly, {});
  const rule = noMarch(s, unit);
  if (action === 'march' && rule !== null) return refuse(rule, {});
  if (!engaged && action === 'retreat') return refuse('battle/retreat/engaged-only', {});
  if (!engaged && action === 'attack') return refuse('battle/melee/engaged-only', {});
  if (action === 'retreat') return refuse('battle/retreat/impossible', {});
  if (action === 'attack') return refuse('battle/melee/needs-attack', {});
  if (action === 'charge') return refuse('battle/charge/declare-target', nearestOutOfReach(s, unit));
  if (action !== 'ranged') return null;
  const shoots = cardOf(s, unit).attacks.some(({ kind }) => kind !== 'melee');
  return refuse(shoots ? 'battle/ranged/needs-target' : 'battle/ranged/needs-attack', {});
}

export function startAction(t: T, unit: UnitState, action: string, on: readonly Thing[]): void {
  if (action === 'maneuver') t.run(maneuver, startManeuver(t.state, unit));
  else if (action === 'march') t.run(march, startMarch(t.state, unit));
  else if (action === 'retreat') t.run(retreat, startRetreat(unit.id));
  else if (action === 'attack') t.run(melee, startMelee(unit.id, null));
  else if (action === 'ranged') t.run(ranged, startRanged(unit.id));
  else if (action === 'charge') t.run(charge, startCharge(unit.id));
  else if (action !== 'forgo') {
    const terrain = brokenBy(on);
    if (terrain !== null) t.run(breakTerrain, { unit: unit.id, terrain });
    else modeOf(t.state).act?.(t, unit, on);
  }
}
