/** House Baratheon: the zones that its cards ask for, the Crown and Tactics. */
import { controlling } from '../../effects/conditions.ts';
import type { Asked } from '../../effects/context.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { controls } from '../../tactics/control.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { abilitiesOf } from '../../units/abilities.ts';

export const CROWN = controlling('crown');
export const TACTICS = controlling('tactics');

/** How many of the two its player controls. */
export const zonesOfTheThrone = (c: Asked<Trigger>): number =>
  (CROWN.holds(c) ? 1 : 0) + (TACTICS.holds(c) ? 1 : 0);

/** battle/tactics-board/controlling-for-a-unit: whether its player controls the Crown as far as a card on this unit goes. */
export const hasCrownFor = (s: BattleState, seat: string, unit: UnitState): boolean =>
  controls(s, seat, 'crown') ||
  abilitiesOf(s, unit).some(({ controlsFor }) => controlsFor?.zones.includes('crown') === true);
