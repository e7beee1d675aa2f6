/** The Action that is about to be resolved does not happen: something else takes its place, or the unit refuses. */
import { running } from '@maester/kernel';
import type { BattleState } from '../state.ts';
import type { Action } from '../timing/triggers.ts';
import { breakTerrain } from './break-terrain.ts';
import { charge } from './charge.ts';
import { maneuver } from './maneuver.ts';
import { march } from './march.ts';
import { melee } from './melee.ts';
import { ranged } from './ranged.ts';
import { retreat } from './retreat.ts';

/** At the moment before an Action (battle/action/instead). */
export function stopAction(s: BattleState, unit: string, action: Action): void {
  const frames: { readonly [A in Action]: readonly ({ unit: string; stopped?: true } | null)[] } = {
    maneuver: [running(s, maneuver)],
    march: [running(s, march)],
    retreat: [running(s, retreat)],
    attack: [running(s, melee), running(s, breakTerrain)],
    ranged: [running(s, ranged)],
    charge: [running(s, charge)],
  };
  for (const frame of frames[action]) if (frame !== null && frame.unit === unit) frame.stopped = true;
}
