/**
 * The House a unit belongs to, and the Character whose unit it is. An attachment brings its own House only by an ability that says so
 * (battle/card/name-and-affiliation).
 */
import type { Family } from '../cards/list-facts.ts';
import { playerOf } from '../sides/sides.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesOf, abilitiesWith, bearsName } from './abilities.ts';
import { cardOf, friendlyUnits, isCommandedBy } from './units.ts';

const AFFILIATION = 'affiliation-';

/** All Houses and families it belongs to now, of its own card first. */
export function familiesOf(s: BattleState, unit: UnitState): readonly string[] {
  const brought = abilitiesOf(s, unit).flatMap(({ id, affiliation }) =>
    id.startsWith(AFFILIATION) ? [id.slice(AFFILIATION.length)] : (affiliation?.(s, unit) ?? []),
  );
  return [...(cardOf(s, unit).affiliations ?? []), ...brought];
}

export function isOfFamily(s: BattleState, unit: UnitState, family: Family): boolean {
  const card = cardOf(s, unit);
  if (card.affiliations?.includes(family) === true) return true;
  return abilitiesOf(s, unit).some(
    ({ id, affiliation }) => id === `affiliation-${family}` || affiliation?.(s, unit) === family,
  );
}

/** battle/card/whose-unit: the Character itself, or in the unit, or a Vassal of that Character in it. */
export function belongsTo(s: BattleState, unit: UnitState, character: string): boolean {
  return (
    bearsName(s, unit, character) ||
    abilitiesWith(s, unit, 'countsAs').some(({ countsAs }) => countsAs === character) ||
    (playerOf(s, unit.seat).namesakes?.includes(character) === true && isCommandedBy(s, unit, unit.seat))
  );
}

/** The friendly units of a Character on the table: more than one if a Vassal lives. */
export function unitsOf(s: BattleState, seat: string, character: string): UnitState[] {
  return friendlyUnits(s, seat).filter((unit) => belongsTo(s, unit, character));
}
