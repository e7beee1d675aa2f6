/**
 * The House a unit belongs to. An attachment brings its own House only by an ability that says so
 * (battle/card/name-and-affiliation).
 */
import type { Family } from '../cards/list-facts.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesOf } from './abilities.ts';
import { cardOf } from './units.ts';

const AFFILIATION = 'affiliation-';

/** All Houses and families it belongs to now, of its own card first. */
export function familiesOf(s: BattleState, unit: UnitState): readonly string[] {
  const brought = abilitiesOf(s, unit).filter(({ id }) => id.startsWith(AFFILIATION));
  return [...(cardOf(s, unit).affiliations ?? []), ...brought.map(({ id }) => id.slice(AFFILIATION.length))];
}

export function isOfFamily(s: BattleState, unit: UnitState, family: Family): boolean {
  const card = cardOf(s, unit);
  if (card.affiliations?.includes(family) === true) return true;
  return abilitiesOf(s, unit).some((ability) => ability.id === `affiliation-${family}`);
}
