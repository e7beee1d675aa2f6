/**
 * Cards and abilities as rules: `battle/card/ID` and `battle/ability/ID` stand beside the ids of the ledger. What a card
 * does is said by its text in the catalogues; scenarios name it by this id.
 */
import type { Edition } from '../edition/edition.ts';

export function cardRuleIds({
  units,
  attachments,
  ncus,
  tactics,
  abilities,
  ncuAbilities,
}: Edition): readonly string[] {
  const ids = (...tables: object[]): string[] => tables.flatMap((table) => Object.keys(table));
  return [
    ...ids(units, attachments, ncus, tactics).map((id) => `battle/card/${id}`),
    ...ids(abilities, ncuAbilities).map((id) => `battle/ability/${id}`),
  ];
}
