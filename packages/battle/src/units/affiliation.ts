/**
 * The House a unit belongs to, and the Character whose unit it is. An attachment brings its own House only by an ability that says so
 * (battle/card/name-and-affiliation).
 */
import type { Family } from '../cards/list-facts.ts';
import { rulesOf } from '../edition/of.ts';
import { playerOf } from '../sides/sides.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesOf } from './abilities.ts';
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
  const { attachments } = rulesOf(s);
  return (
    cardOf(s, unit).character === character ||
    unit.attachments.some((card) => attachments[card]?.character === character) ||
    abilitiesOf(s, unit).some(
      ({ countsAs, countsAsCommander }) =>
        countsAs === character || (countsAsCommander === true && commandersName(s, unit.seat) === character),
    ) ||
    (playerOf(s, unit.seat).namesakes?.includes(character) === true && isCommandedBy(s, unit, unit.seat))
  );
}

/** battle/card/commanders-vassal: the Character that leads this player's army. */
function commandersName(s: BattleState, seat: string): string | undefined {
  const { attachments, units } = rulesOf(s);
  const { commander } = playerOf(s, seat);
  return (attachments[commander] ?? units[commander])?.character;
}

/** The friendly units of a Character on the table: more than one if a Vassal lives. */
export function unitsOf(s: BattleState, seat: string, character: string): UnitState[] {
  return friendlyUnits(s, seat).filter((unit) => belongsTo(s, unit, character));
}
