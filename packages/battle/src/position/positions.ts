/** The positions of scenarios and lessons, which a table that is only played at need not know. */
import type { Flow, Json } from '@maester/kernel';
import type { BattleSetup, BattleState } from '../state.ts';

export interface Positions {
  readonly position: (setup: BattleSetup, given: Json, flow: Flow) => BattleState;
  readonly inspect: (state: BattleState) => unknown;
}
