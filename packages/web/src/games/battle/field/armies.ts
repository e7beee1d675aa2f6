// Whose a unit is: the tinctures of an army, which are those of its faction unless another army has them already.

import type { BattleState } from '@maester/battle';
import { seatNumber } from './heraldry.tsx';

/** For `data-army`. */
export function tincturesOf({ players }: Pick<BattleState, 'players'>, seat: string): string {
  const faction = factionOf({ players }, seat);
  const first = players.find((player) => player.faction === faction);
  return faction !== null && first?.seat === seat ? faction : `seat-${seatNumber(seat)}`;
}

export function factionOf({ players }: Pick<BattleState, 'players'>, seat: string): string | null {
  return players.find((player) => player.seat === seat)?.faction ?? null;
}
