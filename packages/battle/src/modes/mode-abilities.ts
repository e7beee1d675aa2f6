/** Abilities that come from game modes: of objective cards, of Castle Walls, of Siege cards. */
import type { Ability } from '../cards/card.ts';
import type { BattleState, UnitState } from '../state.ts';
import { controlledCards } from '../objectives.ts';
import { OBJECTIVE_ABILITIES, objectiveAbility } from './objective-cards.ts';
import { ATTACHMENT_ABILITIES_LOST, SIEGE_ABILITIES } from './castle-wall.ts';

/** The names of all that can lie on a unit. */
export const MODE_ABILITIES: readonly string[] = [
  ...Object.keys(OBJECTIVE_ABILITIES),
  ...Object.keys(SIEGE_ABILITIES),
  ATTACHMENT_ABILITIES_LOST,
];

export function modeAbility(name: string): Ability | undefined {
  return OBJECTIVE_ABILITIES[name] ?? SIEGE_ABILITIES[name];
}

export function allModeAbilities(): Ability[] {
  return [...Object.values(OBJECTIVE_ABILITIES), ...Object.values(SIEGE_ABILITIES)];
}

const NONE: readonly Ability[] = [];

/** What a unit can do because it controls objectives. */
export function abilitiesOfObjectives(s: BattleState, unit: UnitState): readonly Ability[] {
  const cards = controlledCards(s, unit);
  return cards.length === 0
    ? NONE
    : cards.flatMap((card) => OBJECTIVE_ABILITIES[objectiveAbility(card)] ?? []);
}
