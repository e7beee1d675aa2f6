/** The two sides of a combat: who fights, who supports. */
import { bug } from '@maester/kernel';
import type { AreaId } from '../areas.ts';
import { areaAt, lessUnits } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { ORDERS, type OrderId } from '../orders.ts';
import { NO_UNITS, type Combat, type Side, type ThronesState, type Units } from '../state.ts';
import { UNITS } from '../units.ts';

export function combatNow(s: ThronesState): Combat {
  if (s.combat === null) throw bug('there is no combat');
  return s.combat;
}

export function sideOf(c: Combat, house: HouseId): Side {
  return c.attacker === house ? 'attacker' : 'defender';
}

export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** The units of a side that count and can be lost: not the routed ones. */
export function fightingUnits(s: ThronesState, c: Combat, side: Side): Units {
  if (side === 'attacker') return c.attackers;
  const area = areaAt(s, c.area);
  return area.house === c.defender ? lessUnits(area.units, area.routed) : NO_UNITS;
}

/** Siege Engines count only against a Castle or Stronghold (thrones/combat/siege-engine). */
export function unitStrength(units: Units, againstFort: boolean, ship: number): number {
  const siege = againstFort ? UNITS['siege-engine'].strengthAgainstFort : UNITS['siege-engine'].strength;
  return (
    units.footman * UNITS.footman.strength +
    units.knight * UNITS.knight.strength +
    units['siege-engine'] * siege +
    units.ship * ship
  );
}

export function defenseOf(order: OrderId): number {
  return ORDERS[order].type === 'defense' ? ORDERS[order].modifier : 0;
}

export function isSupported(c: Combat, side: Side): boolean {
  return c.supports.some((support) => support.side === side);
}

export function supportAreasOf(c: Combat, side: Side, house: HouseId): AreaId[] {
  return c.supports
    .filter((support) => support.side === side && support.house === house)
    .map(({ area }) => area);
}
