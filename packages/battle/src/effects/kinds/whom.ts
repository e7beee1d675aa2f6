/** Whom an effect concerns, and whether it is good for its player. */
import { idOn, idsOn } from '@maester/kernel';
import { areFriends } from '../../sides/sides.ts';
import { ncuOf, unitOf } from '../../units/units.ts';
import type { Situation } from '../context.ts';
import type { Whom } from '../effect.ts';

/** The id of whom it concerns. */
export function idOf(c: Situation, who: Whom): string {
  if (who === 'owner') return c.owner?.id ?? '';
  if (who === 'chosen') return idOn(c.on, 'unit') ?? idOn(c.on, 'ncu') ?? '';
  if (who === 'second') return idsOn(c.on, 'unit')[1] ?? '';
  return c.occasion[who] ?? '';
}

/** Good for the player if it befalls an enemy. */
export function harm(c: Situation, who: Whom, worth: number): number {
  const unit = unitOf(c.s, idOf(c, who)) ?? ncuOf(c.s, idOf(c, who));
  return unit === null || !areFriends(c.s, unit.seat, c.seat) ? worth : -worth;
}

export const TOKEN_WORTH = 0.7;
