/** Abilities that come from game modes: of objective cards, of Castle Walls, of Siege cards. */
import type { Ability } from '../cards/card.ts';
import type { BattleState, UnitState } from '../state.ts';
import { controlledCards } from '../objectives.ts';
import { OBJECTIVE_ABILITIES, objectiveAbility } from './objective-cards.ts';
import { SIEGE_ABILITIES } from './castle-wall.ts';

export function modeAbility(name: string): Ability | undefined {
  return OBJECTIVE_ABILITIES[name] ?? SIEGE_ABILITIES[name];
}

/** What a unit can do because it controls objectives. */
export function abilitiesOfObjectives(s: BattleState, unit: UnitState): Ability[] {
  return controlledCards(s, unit).flatMap((card) => OBJECTIVE_ABILITIES[objectiveAbility(card)] ?? []);
}
