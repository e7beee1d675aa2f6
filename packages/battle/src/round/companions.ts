/** Companions: units that activate with their master and live only near him (battle/companion/*). */
import type { Follows } from '../cards/card.ts';
import { LONG_RANGE, SHORT_RANGE } from '../geometry/range.ts';
import { unitOption } from '../options.ts';
import { procedure, type T } from '../rules.ts';
import { areFriends } from '../sides/sides.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesWith, bearsName } from '../units/abilities.ts';
import { distanceBetween } from '../units/engaged.ts';
import { isOnTable } from '../units/on-table.ts';
import { cardOf, isDeployed, mustUnit } from '../units/units.ts';
import { wound } from '../units/wounds.ts';
import { activation } from './activation.ts';

function followsOf(s: BattleState, unit: UnitState): (Follows & { readonly ability: string }) | null {
  for (const { id, follows } of abilitiesWith(s, unit, 'follows'))
    if (follows !== undefined) return { ...follows, ability: id };
  return null;
}

/** Whether this unit is the master of a companion. */
function isMaster(s: BattleState, unit: UnitState, companion: UnitState, { character }: Follows): boolean {
  if (character === null) return s.lasting.some(({ on, about }) => on === companion.id && about === unit.id);
  return bearsName(s, unit, character);
}

/** battle/companion/activates: companions of the unit that has just activated, not yet activated themselves. */
function companionsOf(s: BattleState, master: UnitState): { unit: UnitState; follows: Follows }[] {
  return s.units.flatMap((unit) => {
    if (!isDeployed(unit) || unit.activated || unit.seat !== master.seat) return [];
    const follows = followsOf(s, unit);
    return follows !== null && isMaster(s, master, unit, follows) ? [{ unit, follows }] : [];
  });
}

export const companions = procedure<{ master: string }>('companions')({
  next: (t, f) => {
    const due = companionsOf(t.state, mustUnit(t.state, f.master));
    const must = due.find(({ follows }) => follows.always === true);
    if (must === undefined) return 'follow';
    t.run(activation, { unit: must.unit.id, stood: null, maneuvers: false });
    return 'next';
  },
  follow: {
    ask: 'option',
    seat: (s, f) => (mayFollow(s, f).length > 0 ? mustUnit(s, f.master).seat : null),
    options: (s, f) => [...mayFollow(s, f).map(unitOption), 'no'],
    then: (t, _, id) => {
      if (id === 'no') return 'end';
      t.run(activation, { unit: id, stood: null, maneuvers: false });
      return 'follow';
    },
  },
});

function mayFollow(s: BattleState, f: { readonly master: string }): string[] {
  return companionsOf(s, mustUnit(s, f.master)).map(({ unit }) => unit.id);
}

export function anyCompanions(s: BattleState, master: string): boolean {
  return isOnTable(s, 'follows') && companionsOf(s, mustUnit(s, master)).length > 0;
}

/** battle/companion/lost: at the start of a round. */
export function loseStrays(t: T): void {
  const { state: s } = t;
  for (const unit of s.units) {
    if (!isDeployed(unit)) continue;
    const follows = followsOf(s, unit);
    if (follows?.within === undefined) continue;
    const reach = follows.within === 'short' ? SHORT_RANGE : LONG_RANGE;
    const isNear = s.units.some(
      (other) =>
        other.id !== unit.id &&
        isDeployed(other) &&
        areFriends(s, other.seat, unit.seat) &&
        (follows.of === 'its-faction'
          ? cardOf(s, other).faction === cardOf(s, unit).faction
          : isMaster(s, other, unit, follows)) &&
        distanceBetween(unit, other) <= reach,
    );
    if (isNear) continue;
    t.emit({ type: 'ability', unit: unit.id, ability: follows.ability });
    wound(t, unit.id, unit.wounds, null, null);
  }
}
