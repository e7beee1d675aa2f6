/**
 * Names for what only exists in one game. Events, questions and options speak of units by their ids (`one-3`);
 * `unitNames` is the catalogue that calls them by their cards.
 */
import { words, type Catalogue } from '@maester/kernel';
import { rulesOf, USUAL_EDITION } from '../edition/of.ts';
import type { BattleState } from '../state.ts';

/**
 * `name.unit.ID` for every unit, NCU and player: its card, with its attachments or a number where there are several alike.
 * `called` may shorten the name of a card. To be laid over the catalogue of the same language: `words(language, catalogue, unitNames(state, language, catalogue))`.
 */
export function unitNames(
  state: BattleState,
  language: string,
  catalogue: Catalogue,
  called: (name: string) => string = (name) => name,
): Catalogue {
  const said = words(language, catalogue);
  const names: Record<string, string> = {};
  for (const ncu of state.ncus) names[`name.unit.${ncu.id}`] = called(said.say(`name.ncu-card.${ncu.card}`));
  // abilities that wait for a player
  for (const seat of state.seats) names[`name.unit.${seat}`] = said.say(`name.seat.${seat}`);
  const seen: Record<string, number> = {};
  for (const { id, seat, card, attachments } of state.units) {
    const kind = called(said.say(`name.unit-card.${card}`));
    const plain =
      attachments.length === 0
        ? kind
        : said.say('name.unit-with', {
            card: kind,
            attachments: attachments.map((attachment) => called(said.say(`name.attachment.${attachment}`))),
          });
    const number = (seen[`${seat} ${plain}`] ?? 0) + 1;
    seen[`${seat} ${plain}`] = number;
    names[`name.unit.${id}`] = number === 1 ? plain : said.say('name.unit-number', { card: plain, number });
  }
  return names;
}

/** Without the byname, which stands behind a comma or before in quotes. */
export const plainName = (name: string): string => name.replaceAll(/, [^,()]*$|「[^」]*」/g, '');

/**
 * `name.army-card.ID` for every card an army list can hold, and `name.army-card.NAME` for every Character: what is wrong
 * with a list is said of cards and Characters of any kind. To be laid over the catalogue of the same language.
 */
export function armyCardNames(catalogue: Catalogue, edition: string = USUAL_EDITION): Catalogue {
  const { units, attachments, ncus } = rulesOf({ edition });
  const names: Record<string, string> = {};
  const tables = { 'unit-card': units, attachment: attachments, 'ncu-card': ncus };
  for (const [kind, cards] of Object.entries(tables)) {
    for (const [id, { character }] of Object.entries(cards)) {
      const name = catalogue[`name.${kind}.${id}`] ?? id;
      names[`name.army-card.${id}`] = name;
      if (character !== undefined) names[`name.army-card.${character}`] = plainName(name);
    }
  }
  return names;
}
