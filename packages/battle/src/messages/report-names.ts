/** What a battle report calls the units, players and sides of one game. */
import { words, type Catalogue } from '@maester/kernel';
import type { BattleState } from '../state.ts';
import { rulesOf } from '../edition/of.ts';
import { plainName, unitNames } from './names.ts';

const WALLS = [1, 2, 3];
/** Units that may enter the battle while it goes on. */
const NEWCOMERS = [1, 2, 3, 4, 5, 6, 7, 8];

const areDistinct = (names: readonly string[]): boolean =>
  new Set(names).size === names.length && !names.includes('');

function commanderName(start: BattleState, commander: string, catalogue: Catalogue): string {
  const { units, ncus } = rulesOf(start);
  const kind =
    units[commander] !== undefined ? 'unit-card' : ncus[commander] !== undefined ? 'ncu-card' : 'attachment';
  return plainName(catalogue[`name.${kind}.${commander}`] ?? '');
}

/**
 * Names for one game: units by their cards, with what tells two of a kind apart, and players by their factions if these
 * differ, otherwise by their Commanders if these differ, and units by their players too. To be laid over the catalogue.
 */
export function reportNames(start: BattleState, language: string, catalogue: Catalogue): Catalogue {
  const said = words(language, catalogue);
  const names: Record<string, string> = { ...unitNames(start, language, catalogue, plainName) };
  for (const { id, seat, card } of start.units) {
    const alike = start.units.filter((other) => other.seat === seat && other.card === card);
    if (alike.length === 1) names[`name.unit.${id}`] = said.say(`name.unit-card.${card}`);
  }
  for (const { seat } of start.players) {
    const brought = start.units.filter((unit) => unit.seat === seat).length;
    for (const number of NEWCOMERS)
      names[`name.unit.${seat}-${brought + number}`] ??= said.say('report.newcomer', { number });
  }
  for (const number of WALLS) names[`name.unit.wall-${number}`] = said.say('option.wall', { number });
  const factions = start.players.map(({ faction }) => said.say(`name.faction.${faction}`));
  const commanders = start.players.map(({ commander }) => commanderName(start, commander, catalogue));
  const areFactions = areDistinct(factions);
  if (areFactions || areDistinct(commanders))
    for (const [i, { seat }] of start.players.entries()) {
      const name = (areFactions ? factions : commanders)[i] ?? '';
      names[`name.seat.${seat}`] = names[`name.unit.${seat}`] = name;
    }
  const named = words(language, catalogue, names);
  if (!areFactions)
    for (const { id, seat } of [...start.units, ...start.ncus])
      names[`name.unit.${id}`] = named.say('report.unit-of', { unit: names[`name.unit.${id}`], seat });
  for (const [side, seats] of start.sides.entries())
    names[`name.side.${side}`] = named.say('report.team', { seats });
  return names;
}
