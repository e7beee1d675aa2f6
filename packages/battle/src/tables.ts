/**
 * What is printed on cards and boards and what the rules count from it, for screens: `@maester/battle/tables`.
 */
export { FACTIONS, type Faction } from './cards/factions.ts';
export type { AttackProfile } from './attack/profile.ts';
export type { AttachmentCard, NcuCard, UnitCard, ZoneId } from './cards/card.ts';
export { UNIT_TYPES, type UnitType } from './cards/list-facts.ts';
export { CONDITIONS, KEYWORDS, type Condition, type Keyword } from './effects/gains.ts';
export type { Modifier } from './events.ts';
export type { Trigger } from './timing/triggers.ts';
export { MISSIONS, MODE_IDS, OBJECTIVE_CARDS, type ModeId } from './modes/ids.ts';
export { handOf, kept, SIEGE_DECK as SIEGE_CARDS } from './modes/mode-state.ts';
export { abilitiesOf } from './units/abilities.ts';
export { cardsOfDeck, handLimit } from './tactics/deck.ts';
export { handCount, wholeHand } from './tactics/foreign.ts';
export { attackSources, type AttackSource } from './odds/sources.ts';
export { forecast, type Forecast } from './victory/forecast.ts';
export { usedBy, whyNotPlayed } from './timing/window.ts';
export { attackUnderway, meleeUnderway, shooterUnderway } from './odds/underway.ts';
export { succeeds } from './attack/dice.ts';
export { passes as passesTest } from './morale/morale.ts';
