/**
 * What is printed on cards and boards and what the rules count from it, for screens: `@maester/battle/tables`.
 */
export { FACTIONS, type Faction } from './cards/factions.ts';
export type { AttackProfile, UnitCard, ZoneId } from './cards/card.ts';
export { UNIT_TYPES, type UnitType } from './cards/list-facts.ts';
export { CONDITIONS, KEYWORDS, type Condition, type Keyword } from './effects/gains.ts';
export type { Trigger } from './timing/triggers.ts';
export { MISSIONS, OBJECTIVE_CARDS } from './modes/ids.ts';
export { SIEGE_DECK as SIEGE_CARDS } from './modes/mode-state.ts';
