/** What can still be activated: units on the table or about to arrive, and NCUs while a zone is free (battle/tactics-board/full). */
import type { BattleState, UnitState } from '../state.ts';
import { playerOf, sideOf } from '../sides/sides.ts';
import { ncuOf, unitOf } from '../units/units.ts';
import { roomToDeploy, waitsForRoom } from '../set-up/deploy.ts';
import { isAnyZoneFree } from '../tactics/ncus.ts';
import { abilitiesOfNcu, abilitiesWith, cannotActivate } from '../units/abilities.ts';
import { isOnTable } from '../units/on-table.ts';
import { modeOf, rulesOf } from '../edition/of.ts';

/** Units and NCUs of a seat that can still be activated; NCUs only while a zone is free. */
function toActivate(s: BattleState, seat: string): string[] {
  const units = unitsToActivate(s, seat);
  return units.length > 0 && playerOf(s, seat).mustActivateUnit
    ? units
    : [...units, ...ncusToActivate(s, seat)];
}

function unitsToActivate(s: BattleState, seat: string): string[] {
  const list: string[] = [];
  for (const unit of s.units) if (unit.seat === seat && canBeActivated(s, unit)) list.push(unit.id);
  return list;
}

function canBeActivated(s: BattleState, unit: UnitState): boolean {
  if (unit.activated || unit.destroyed) return false;
  // battle/companion/activates
  if (abilitiesWith(s, unit, 'follows').some(({ follows }) => follows?.always === true)) return false;
  return unit.pose !== null || mayArrive(s, unit);
}

/** Whether a seat has any unit or NCU left to activate. */
export function canActivate(s: BattleState, seat: string): boolean {
  for (const unit of s.units) if (unit.seat === seat && canBeActivated(s, unit)) return true;
  return ncusToActivate(s, seat).length > 0;
}

export function ncusToActivate(s: BattleState, seat: string): string[] {
  const list: string[] = [];
  const mayActivate = isAnyZoneFree(s) || rulesOf(s).rules.fullBoard === 'activated';
  for (const ncu of s.ncus) {
    if (ncu.seat !== seat || ncu.activated || ncu.destroyed || cannotActivate(s, ncu)) continue;
    if (mayActivate || (modeOf(s).ncuActions?.(s, ncu).length ?? 0) > 0) list.push(ncu.id);
  }
  return list.length === 0 || !isOnTable(s, 'activatesLast') ? list : lastOnesLast(s, seat, list);
}

/** battle/ncu/activates-last */
function lastOnesLast(s: BattleState, seat: string, list: string[]): string[] {
  const { abilities } = rulesOf(s);
  const isLast = (id: string): boolean => {
    const ncu = ncuOf(s, id);
    return (
      ncu !== null && abilitiesOfNcu(s, ncu).some((name) => abilities[name]?.activatesLast?.(s) === true)
    );
  };
  const others = list.filter((id) => !isLast(id));
  if (others.length === list.length) return list;
  return others.length > 0 || unitsToActivate(s, seat).length > 0 ? others : list;
}

/** battle/team/turn: what this seat or a team mate can activate. */
export function ofTheTeam(s: BattleState, seat: string): string[] {
  return (s.sides[sideOf(s, seat)] ?? []).flatMap((one) => toActivate(s, one));
}

export function canTeamActivate(s: BattleState, seat: string): boolean {
  return hasAnythingLeft(s, sideOf(s, seat));
}

function mayArrive(s: BattleState, unit: UnitState): boolean {
  if (waitsForRoom(unit)) return roomToDeploy(s, unit) !== null;
  return modeOf(s).mayArrive?.(s, unit) === true;
}

/** Whether a unit that can be activated would come from Reserve. */
export function isInReserve(unit: UnitState): boolean {
  return unit.pose === null && !waitsForRoom(unit);
}

/** Whether all of these wait in Reserve. */
export function onlyReserve(s: BattleState, ids: readonly string[]): boolean {
  return ids.every((id) => {
    const unit = unitOf(s, id);
    return unit !== null && isInReserve(unit);
  });
}

export function hasAnythingLeft(s: BattleState, side: number): boolean {
  return s.sides[side]?.some((seat) => canActivate(s, seat)) === true;
}

export function anythingLeft(s: BattleState): boolean {
  return s.seats.some((seat) => canActivate(s, seat));
}
