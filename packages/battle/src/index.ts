/** A Song of Ice & Fire: Tabletop Miniatures Game, as a game on the kernel, with all cards and words there are. */
import { ALL_FACTIONS } from './cards/cards.ts';
import { OLDER_EDITIONS } from './editions/older.ts';
import { learnEdition, learnFactions } from './engine.ts';

export * from './engine.ts';
export { cardRuleIds } from './cards/rule-ids.ts';
export { en } from './messages/en.ts';
export { zhHant } from './messages/zh-hant.ts';

export { OLDER_EDITIONS } from './editions/older.ts';

for (const edition of OLDER_EDITIONS) learnEdition(edition);
export const battle = learnFactions(ALL_FACTIONS);
