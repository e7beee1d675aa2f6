/** House Baratheon: the zones that its cards ask for, the Crown and Tactics. */
import { controlling } from '../../effects/conditions.ts';
import type { Asked } from '../../effects/context.ts';
import type { Trigger } from '../../timing/triggers.ts';

export const CROWN = controlling('crown');
export const TACTICS = controlling('tactics');

/** How many of the two its player controls. */
export const zonesOfTheThrone = (c: Asked<Trigger>): number =>
  (CROWN.holds(c) ? 1 : 0) + (TACTICS.holds(c) ? 1 : 0);
