/** The attacks that are under way in a state, for whoever wants to know their odds. */
import { running } from '@maester/kernel';
import { melee, type Melee } from '../actions/melee.ts';
import { ranged } from '../actions/ranged.ts';
import { attack } from '../attack/attack.ts';
import type { Attack } from '../attack/frame.ts';
import type { BattleState } from '../state.ts';

/** The attack that is being resolved. */
export function attackUnderway(s: BattleState): Attack | null {
  return running(s, attack);
}

/** The melee whose target or attack is still to be chosen. */
export function meleeUnderway(s: BattleState): Melee | null {
  return running(s, melee);
}

/** The unit that is about to shoot. */
export function shooterUnderway(s: BattleState): string | null {
  return running(s, ranged)?.unit ?? null;
}
