/**
 * Marching against a neutral force: no cards, no blade, only strength. Support is asked for first; if strength falls
 * short the units stay where they are.
 */
import { running } from '@maester/kernel';
import { moveIn } from '../movement/move-in.ts';
import { AREAS, type AreaId } from '../areas.ts';
import { areaAt, changeArea, lessUnits } from '../board.ts';
import type { HouseId } from '../houses.ts';
import { ORDERS, type OrderId } from '../orders.ts';
import { procedure } from '../rules.ts';
import type { Support, ThronesState, Units } from '../state.ts';
import { UNITS } from '../units.ts';
import { unitStrength } from './sides.ts';
import { callForSupport, supportingAreas, supportsReturned, supportsSoFar } from './support.ts';

interface NeutralAttack {
  house: HouseId;
  from: AreaId;
  area: AreaId;
  order: OrderId;
  units: Units;
  supports: Support[];
}

function strengthWith(
  s: ThronesState,
  f: Pick<NeutralAttack, 'area' | 'order' | 'units'>,
  supports: readonly AreaId[],
): number {
  const againstFort = AREAS[f.area].fort !== null;
  let total = unitStrength(f.units, againstFort, UNITS.ship.strength) + ORDERS[f.order].modifier;
  for (const id of supports) total += supportFrom(s, id, againstFort);
  return total;
}

function supportFrom(s: ThronesState, id: AreaId, againstFort: boolean): number {
  const { units, routed, order } = areaAt(s, id);
  const bonus = order === null ? 0 : ORDERS[order].modifier;
  return unitStrength(lessUnits(units, routed), againstFort, UNITS.ship.strength) + bonus;
}

/** What the attack could come to if everyone who can supports it. */
export function mostNeutralStrength(
  s: ThronesState,
  from: AreaId,
  area: AreaId,
  order: OrderId,
  units: Units,
): number {
  return strengthWith(
    s,
    { area, order, units },
    supportingAreas(s, area).filter((id) => id !== from),
  );
}

/** An attack on a neutral force before it is declared: what the march brings, and what each neighbour could add. */
export function neutralProspect(
  s: ThronesState,
  attack: Pick<NeutralAttack, 'from' | 'area' | 'order' | 'units'>,
): {
  needed: number;
  own: number;
  helpers: { area: AreaId; house: HouseId | null; strength: number }[];
} {
  const againstFort = AREAS[attack.area].fort !== null;
  const helping = supportingAreas(s, attack.area).filter((id) => id !== attack.from);
  return {
    needed: Number(areaAt(s, attack.area).neutral),
    own: strengthWith(s, attack, []),
    helpers: helping.map((area) => ({
      area,
      house: areaAt(s, area).house,
      strength: supportFrom(s, area, againstFort),
    })),
  };
}

/** An attack on a neutral force that is going on: what it comes to so far, and if these areas supported it too. */
export function neutralAttackNow(
  s: ThronesState,
  more: readonly AreaId[] = [],
): { house: HouseId; from: AreaId; area: AreaId; strength: number; needed: number } | null {
  const attack = running(s, neutralAttack);
  if (attack === null) return null;
  const { house, from, area } = attack;
  const supports = supportsSoFar(s).map((support) => support.area);
  return {
    house,
    from,
    area,
    strength: strengthWith(s, attack, [...supports, ...more]),
    needed: Number(areaAt(s, area).neutral),
  };
}

export const neutralAttack = procedure<NeutralAttack>('neutral-force')({
  'call-for-support': (t, f) => {
    const left = supportingAreas(t.state, f.area);
    t.run(callForSupport, {
      area: f.area,
      attacker: f.house,
      defender: null,
      left,
      offered: null,
      supports: [],
    });
  },
  outcome: (t, f) => {
    f.supports = supportsReturned(t);
    const { house, from, area, units } = f;
    for (const { house: helper, area: id } of f.supports) {
      const worth = supportFrom(t.state, id, AREAS[area].fort !== null);
      t.emit({ type: 'support', house: helper, area: id, for: house, strength: worth });
    }
    const strength = strengthWith(
      t.state,
      f,
      f.supports.map((support) => support.area),
    );
    const needed = areaAt(t.state, area).neutral;
    if (typeof needed !== 'number' || strength < needed) {
      t.emit({ type: 'neutral-holds', house, area, strength, needed: Number(needed) });
      return;
    }
    changeArea(t.state, area, { neutral: null });
    t.emit({ type: 'neutral-destroyed', house, area });
    moveIn(t, house, from, area, units);
  },
});
