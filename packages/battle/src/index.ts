/** A Song of Ice & Fire: Tabletop Miniatures Game, as a game on the kernel, with all cards and words there are. */
import { ALL_FACTIONS } from './cards/cards.ts';
import { learnFactions } from './engine.ts';

export * from './engine.ts';
export { cardRuleIds } from './cards/rule-ids.ts';
export { en } from './messages/en.ts';
export { zhHant } from './messages/zh-hant.ts';

export const battle = learnFactions(ALL_FACTIONS);
