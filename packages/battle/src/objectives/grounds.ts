/** Parts of the battlefield that sides hold, where the mode has them. */
import { modeOf } from '../edition/of.ts';
import type { HeldGround } from '../modes/mode.ts';
import type { BattleState } from '../state.ts';

export function groundsOf(s: BattleState): readonly HeldGround[] {
  return modeOf(s).grounds?.(s) ?? [];
}
