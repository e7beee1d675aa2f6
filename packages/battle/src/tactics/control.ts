/** Control of the zones of the Tactics Board. */
import type { ZoneId } from '../cards/card.ts';
import { areFriends } from '../sides/sides.ts';
import type { BattleState, NcuState } from '../state.ts';
import { ncuOf } from '../units/units.ts';

function holderOf(s: BattleState, zone: ZoneId): NcuState | null {
  return ncuOf(s, s.zones.find(({ id }) => id === zone)?.ncu ?? null);
}

/** Whether this side holds a zone of the Tactics Board, for Abilities and Tactics cards. */
export function controls(s: BattleState, seat: string, zone: ZoneId): boolean {
  const ncu = holderOf(s, zone);
  if (ncu === null || !areFriends(s, ncu.seat, seat)) return false;
  // battle/tactics-board/water-gardens-control
  const gardens = holderOf(s, 'water-gardens');
  return gardens === null || areFriends(s, gardens.seat, seat);
}

/** battle/tactics-board/opponents-control: whether any opponent of this player does. */
export function opponentControls(s: BattleState, seat: string, zone: ZoneId): boolean {
  return s.seats.some((other) => !areFriends(s, other, seat) && controls(s, other, zone));
}
