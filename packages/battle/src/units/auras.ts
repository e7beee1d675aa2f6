/** Abilities that reach units around the one that has them (battle/ability/near). */
import type { Aura } from '../cards/card.ts';
import { LONG_RANGE, SHORT_RANGE } from '../geometry/range.ts';
import { areFriends } from '../sides/sides.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesWith } from './abilities.ts';
import { distanceBetween } from './engaged.ts';
import { isDeployed } from './units.ts';

export interface AuraOn {
  readonly name: string;
  readonly aura: Aura;
  readonly bearer: UnitState;
}

const NONE: readonly AuraOn[] = [];

/** What reaches this unit where everyone stands now, each name once (battle/ability/same-name-not-cumulative). */
export function aurasOn(s: BattleState, unit: UnitState): readonly AuraOn[] {
  let found: AuraOn[] | null = null;
  if (!isDeployed(unit)) return NONE;
  for (const bearer of s.units) {
    if (!isDeployed(bearer)) continue;
    for (const { id: name, near: aura } of abilitiesWith(s, bearer, 'near')) {
      if (aura === undefined || !reaches(s, aura, bearer, unit)) continue;
      found ??= [];
      if (found.every((other) => other.name !== name)) found.push({ name, aura, bearer });
    }
  }
  return found ?? NONE;
}

function reaches(s: BattleState, { whom, within }: Aura, bearer: UnitState, unit: UnitState): boolean {
  if (areFriends(s, bearer.seat, unit.seat) !== (whom !== 'enemies')) return false;
  if (whom === 'other-friends' && bearer.id === unit.id) return false;
  return within === null || distanceBetween(bearer, unit) <= (within === 'short' ? SHORT_RANGE : LONG_RANGE);
}
