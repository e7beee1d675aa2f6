// Which part of a battle it is, as far as everyone can see.

import type { BattleState } from '@maester/battle/engine';

/** Terrain, zones and units are being placed. */
export function isSettingUp({ flow }: Pick<BattleState, 'flow'>): boolean {
  return flow.stack.some(({ procedure }) => procedure === 'set-up');
}
