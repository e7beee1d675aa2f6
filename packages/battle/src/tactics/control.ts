/** Control of the zones of the Tactics Board. */
import { ncuOn } from './claims.ts';
import type { ZoneId } from '../cards/card.ts';
import { rulesOf } from '../edition/of.ts';
import { areFriends } from '../sides/sides.ts';
import type { BattleState, NcuState } from '../state.ts';
import { abilitiesOfNcu } from '../units/abilities.ts';
import { isOnTable } from '../units/on-table.ts';
import { ncuOf } from '../units/units.ts';

/** A lasting effect of this name makes a player count as controlling the zone chosen for it. */
export const COUNTS_AS_CONTROLLING = 'counts-as-controlling';

function holderOf(s: BattleState, zone: ZoneId): NcuState | null {
  const ncu = ncuOf(s, ncuOn(s, zone));
  return ncu !== null && controlsNothing(s, ncu) ? null : ncu;
}

/** Whether this side holds a zone of the Tactics Board, for Abilities and Tactics cards. */
export function controls(s: BattleState, seat: string, zone: ZoneId): boolean {
  const ncu = holderOf(s, zone);
  const holds = ncu !== null && areFriends(s, ncu.seat, seat);
  if (!holds && !countsAsControlling(s, seat, zone)) return false;
  // battle/tactics-board/water-gardens-control
  const gardens = holderOf(s, 'water-gardens');
  return gardens === null || areFriends(s, gardens.seat, seat);
}

/** battle/tactics-board/opponents-control: whether any opponent of this player does. */
export function opponentControls(s: BattleState, seat: string, zone: ZoneId): boolean {
  return s.seats.some((other) => !areFriends(s, other, seat) && controls(s, other, zone));
}

/** battle/tactics-board/counts-as-controlling: two sides may then control one zone. */
function countsAsControlling(s: BattleState, seat: string, zone: ZoneId): boolean {
  for (const { ability, on, choice } of s.lasting)
    if (ability === COUNTS_AS_CONTROLLING && choice?.includes(zone) === true && areFriends(s, on, seat))
      return true;
  if (!isOnTable(s, 'controls')) return false;
  const { abilities } = rulesOf(s);
  return Object.values(s.zones).some((id) => {
    const ncu = ncuOf(s, id);
    if (ncu === null || !areFriends(s, ncu.seat, seat)) return false;
    return abilitiesOfNcu(s, ncu).some((name) => abilities[name]?.controls?.includes(zone) === true);
  });
}

/** battle/tactics-board/controls-nothing */
function controlsNothing(s: BattleState, ncu: NcuState): boolean {
  if (!isOnTable(s, 'controlsNothing')) return false;
  const { abilities } = rulesOf(s);
  return abilitiesOfNcu(s, ncu).some((name) => abilities[name]?.controlsNothing?.(s) === true);
}
