/** A Song of Ice & Fire: Tabletop Miniatures Game, as a game on the kernel, with all cards and words there are. */
import { ALL_FACTIONS } from './cards/cards.ts';
import { OLDER_EDITIONS } from './editions/older.ts';
import { learnEdition, learnFactions, learnModes, learnPositions } from './engine.ts';
import { MODES } from './modes/modes.ts';
import { inspect, position } from './position/position.ts';

export * from './engine.ts';
export { STARTER_ARMIES } from './army/ready-armies.ts';
export { cardRuleIds } from './cards/rule-ids.ts';
export { en } from './messages/en.ts';
export { zhHant } from './messages/zh-hant.ts';

export { OLDER_EDITIONS } from './editions/older.ts';

learnPositions({ position, inspect });
learnModes(MODES);
for (const edition of OLDER_EDITIONS) learnEdition(edition);
export const battle = learnFactions(ALL_FACTIONS);
