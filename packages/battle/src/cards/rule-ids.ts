/**
 * Cards and abilities as rules: `battle/card/ID` and `battle/ability/ID` stand beside the ids of the ledger. What a card
 * does is said by its text in the catalogues; scenarios name it by this id.
 */
import { ABILITIES } from './abilities.ts';
import { ATTACHMENTS, NCUS, TACTICS_CARDS, UNIT_CARDS } from './cards.ts';
import { NCU_ABILITIES } from './ncu-abilities.ts';

export function cardRuleIds(): readonly string[] {
  const cards = [UNIT_CARDS, ATTACHMENTS, NCUS, TACTICS_CARDS].flatMap((table) => Object.keys(table));
  const abilities = [ABILITIES, NCU_ABILITIES].flatMap((table) => Object.keys(table));
  return [...cards.map((id) => `battle/card/${id}`), ...abilities.map((id) => `battle/ability/${id}`)];
}
