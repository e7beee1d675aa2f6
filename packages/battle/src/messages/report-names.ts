/** What a battle report calls the units, players and sides of one game. */
import { words, type Catalogue } from '@maester/kernel';
import type { BattleState } from '../state.ts';
import { plainName, unitNames } from './names.ts';

const WALLS = [1, 2, 3];

/**
 * Names for one game: units by their cards, with what tells two of a kind apart, and players by their factions if these
 * differ, otherwise units by their players too. To be laid over the catalogue.
 */
export function reportNames(start: BattleState, language: string, catalogue: Catalogue): Catalogue {
  const said = words(language, catalogue);
  const names: Record<string, string> = {};
  for (const [key, name] of Object.entries(unitNames(start, language, catalogue)))
    names[key] = plainName(name);
  for (const { id, seat, card } of start.units) {
    const alike = start.units.filter((other) => other.seat === seat && other.card === card);
    if (alike.length === 1) names[`name.unit.${id}`] = said.say(`name.unit-card.${card}`);
  }
  for (const number of WALLS) names[`name.unit.wall-${number}`] = said.say('option.wall', { number });
  const factions = new Set(start.players.map(({ faction }) => faction));
  if (factions.size === start.players.length)
    for (const { seat, faction } of start.players)
      names[`name.seat.${seat}`] = names[`name.unit.${seat}`] = said.say(`name.faction.${faction}`);
  else
    for (const { id, seat } of [...start.units, ...start.ncus])
      names[`name.unit.${id}`] = said.say('report.unit-of', { unit: names[`name.unit.${id}`], seat });
  const named = words(language, catalogue, names);
  for (const [side, seats] of start.sides.entries())
    names[`name.side.${side}`] = named.say('report.team', { seats });
  return names;
}
