/**
 * Combat strength, line by line, as the rulebook lists it: units, the march or defense order, supporting units,
 * the garrison, the House card, the blade, the Tides card. Counted anew whenever it is asked for.
 */
import { AREAS } from '../areas.ts';
import { areaAt, lessUnits, turnOrder } from '../board.ts';
import { HOUSE_CARDS } from '../house-cards.ts';
import type { HouseId } from '../houses.ts';
import { ORDERS } from '../orders.ts';
import {
  HIDDEN,
  SIDES,
  type Combat,
  type Side,
  type Support,
  type ThronesState,
  type Units,
} from '../state.ts';
import { TIDES_OF_BATTLE } from '../tides-of-battle.ts';
import { UNITS } from '../units.ts';
import { abilityOf } from './abilities.ts';
import { defenseOf, fightingUnits, otherSide, unitStrength } from './sides.ts';

export interface StrengthLine {
  readonly from: 'units' | 'order' | 'support' | 'garrison' | 'card' | 'ability' | 'blade' | 'tides';
  /** The supporting area, or the card. */
  readonly what: string;
  readonly value: number;
}

/** What a ship is worth, where House cards say so; the later card in turn order has the last word. */
function shipStrength(s: ThronesState, c: Combat, owner: HouseId, side: Side): number {
  let worth = UNITS.ship.strength;
  for (const house of turnOrder(s)) {
    for (const cardSide of SIDES) {
      if (c[cardSide] !== house) continue;
      worth = abilityOf(c, cardSide)?.shipStrength?.(s, c, cardSide, owner, side) ?? worth;
    }
  }
  return worth;
}

function strengthOf(s: ThronesState, c: Combat, side: Side, owner: HouseId, units: Units): number {
  const againstFort = side === 'attacker' && AREAS[c.area].fort !== null;
  return unitStrength(units, againstFort, units.ship === 0 ? 0 : shipStrength(s, c, owner, side));
}

export function supportStrength(s: ThronesState, c: Combat, support: Support): number {
  const area = areaAt(s, support.area);
  const bonus = area.order === 'support-1' ? ORDERS['support-1'].modifier : 0;
  return strengthOf(s, c, support.side, support.house, lessUnits(area.units, area.routed)) + bonus;
}

export function strengthLines(s: ThronesState, c: Combat, side: Side): StrengthLine[] {
  const lines: StrengthLine[] = [];
  const add = (from: StrengthLine['from'], what: string, value: number): void => {
    if (value !== 0) lines.push({ from, what, value });
  };
  add('units', c[side], strengthOf(s, c, side, c[side], fightingUnits(s, c, side)));
  const embattled = areaAt(s, c.area);
  if (side === 'attacker') add('order', c.march, ORDERS[c.march].modifier);
  else {
    if (embattled.order !== null) add('order', embattled.order, defenseOf(embattled.order));
    add('garrison', c.area, embattled.garrison);
  }
  for (const support of c.supports) {
    if (support.side === side) add('support', support.area, supportStrength(s, c, support));
  }
  const card = c.cards[side];
  if (card !== null) {
    const nullified = abilityOf(c, otherSide(side))?.opponentCardIsZero === true;
    add('card', card, nullified ? 0 : HOUSE_CARDS[card].strength);
    add('ability', card, abilityOf(c, side)?.strength?.(s, c, side) ?? 0);
  }
  if (c.blade === c[side]) add('blade', c[side], 1);
  const tides = c.tides[side];
  if (c.tidesShown && tides !== null && tides !== HIDDEN)
    add('tides', tides, TIDES_OF_BATTLE[tides].strength);
  return lines;
}

export function strength(s: ThronesState, c: Combat, side: Side): number {
  return strengthLines(s, c, side).reduce((sum, line) => sum + line.value, 0);
}

/** Swords and fortifications of a side: card, ability and Tides card together. */
export function icons(s: ThronesState, c: Combat, side: Side): { swords: number; fortifications: number } {
  const card = c.cards[side];
  const ability = abilityOf(c, side)?.icons?.(s, c, side);
  const tides = c.tides[side];
  const drawn = tides === null || tides === HIDDEN ? null : TIDES_OF_BATTLE[tides];
  const printed = card === null ? null : HOUSE_CARDS[card];
  return {
    swords: (printed?.swords ?? 0) + (ability?.swords ?? 0) + (drawn?.swords ?? 0),
    fortifications:
      (printed?.fortifications ?? 0) + (ability?.fortifications ?? 0) + (drawn?.fortifications ?? 0),
  };
}
