/**
 * Cards and abilities as rules: `battle/card/ID` and `battle/ability/ID` stand beside the ids of the ledger. What a card
 * does is said by its text in the catalogues; scenarios name it by this id.
 */
import type { Edition } from '../edition/edition.ts';
import { SIEGE_ABILITIES } from '../modes/castle-wall.ts';
import { OBJECTIVE_ABILITIES } from '../modes/objective-cards.ts';

/** What game modes lay on units has its rules in the ledger's chapters of the modes. */
const OF_MODES = { ...OBJECTIVE_ABILITIES, ...SIEGE_ABILITIES };

export function cardRuleIds({ units, attachments, ncus, tactics, abilities }: Edition): readonly string[] {
  const ids = (...tables: object[]): string[] => tables.flatMap((table) => Object.keys(table));
  return [
    // a unit and an attachment may have one name
    ...[...new Set(ids(units, attachments, ncus, tactics))].map((id) => `battle/card/${id}`),
    ...ids(abilities)
      .filter((id) => !Object.hasOwn(OF_MODES, id))
      .map((id) => `battle/ability/${id}`),
  ];
}
