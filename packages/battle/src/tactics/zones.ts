/**
 * The zones of the Tactics Board: the five that are always there, and those that an NCU in some army adds. A zone is one
 * entry here, with what it does for whoever claims it.
 */
import { handCount } from './foreign.ts';
import { idOn, type Offer, type Option, type Thing } from '@maester/kernel';
import { conditionOption, joined, named, unitOption, unitOptions, withTokens } from '../options.ts';
import { breakable, breakTerrain, brokenBy } from '../actions/break-terrain.ts';
import { maneuver } from '../actions/maneuver.ts';
import { melee, hasMelee, startMelee } from '../actions/melee.ts';
import { canShoot, ranged, startRanged } from '../actions/ranged.ts';
import { canRetreat, retreat, startRetreat } from '../actions/retreat.ts';
import { become, removeCondition } from '../units/conditions.ts';
import { CONDITIONS, type Condition } from '../effects/gains.ts';
import { test } from '../morale/morale.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends, changePlayer, playerOf } from '../sides/sides.ts';
import { isEngaged } from '../units/engaged.ts';
import { enemyUnits, friendlyUnits, mustUnit, unitsInPlay } from '../units/units.ts';
import { discardAtRandom, drawCards } from './deck.ts';
import { restore } from '../units/wounds.ts';
import { speedOf } from '../units/abilities.ts';
import { modeOf } from '../edition/of.ts';
import type { ZoneCard, ZoneId } from '../cards/card.ts';

function canAttack(s: BattleState, unit: UnitState): boolean {
  return attacksUnits(s, unit) || otherAttackActions(s, unit).length > 0;
}

/** What an Attack action may be spent on besides an enemy: terrain, and what the game mode has. */
function otherAttackActions(s: BattleState, unit: UnitState): Offer[] {
  return [...breakable(s, unit), ...(modeOf(s).attackActions?.(s, unit) ?? [])];
}

function attacksUnits(s: BattleState, unit: UnitState): boolean {
  return isEngaged(s, unit) ? hasMelee(s, unit) : canShoot(s, unit);
}

function startAttack(t: T, unit: UnitState): void {
  if (otherAttackActions(t.state, unit).length > 0) t.run(chooseAttackAction, { unit: unit.id });
  else attackUnits(t, unit);
}

/** An Attack action that may be spent on something else than an enemy. */
const chooseAttackAction = procedure<{ unit: string }>('choose-attack-action')({
  choose: {
    ask: 'option',
    seat: (s, f) => mustUnit(s, f.unit).seat,
    options: (s, f) => {
      const unit = mustUnit(s, f.unit);
      const others = otherAttackActions(s, unit);
      return attacksUnits(s, unit) ? ['attack', ...others] : others;
    },
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, action, _, on) => {
      const unit = mustUnit(t.state, f.unit);
      const terrain = brokenBy(on);
      if (action === 'attack') attackUnits(t, unit);
      else if (terrain !== null) t.run(breakTerrain, { unit: f.unit, terrain });
      else modeOf(t.state).act?.(t, unit, on);
    },
  },
});

function attackUnits(t: T, unit: UnitState): void {
  if (isEngaged(t.state, unit)) t.run(melee, startMelee(unit.id, null));
  else t.run(ranged, startRanged(unit.id));
}

const opponents = (s: BattleState, seat: string): string[] =>
  s.seats.filter((other) => !areFriends(s, other, seat));

const seats = (ids: readonly string[]): Option[] => ids.map((id) => named('seat', id));
const unitOn = (on: readonly Thing[]): string => idOn(on, 'unit') ?? '';

export const ZONE_CARDS: { readonly [Z in ZoneId]: ZoneCard } = {
  crown: {
    broughtBy: null,
    optional: false,
    ways: (s, seat) => unitOptions(enemyUnits(s, seat)),
    effect: (t, seat, on) =>
      test(t, 'panic', unitOn(on), { seat, by: null, modifiers: [{ from: 'zone', id: 'crown', roll: -1 }] }),
  },
  wealth: {
    broughtBy: null,
    optional: false,
    // what is restored, and the token that goes
    ways: (s) => withTokens(unitsInPlay(s)),
    effect: (t, _, on) => {
      const condition = idOn(on, 'condition');
      restore(t, unitOn(on), 3);
      if (condition !== null) removeCondition(t, unitOn(on), condition as Condition);
    },
  },
  tactics: {
    broughtBy: null,
    optional: false,
    ways: (s, seat) =>
      enemyUnits(s, seat).flatMap(({ id }) =>
        CONDITIONS.map((condition) => joined('|', unitOption(id), conditionOption(condition))),
      ),
    effect: (t, seat, on) => {
      drawCards(t, seat, 2);
      become(t, unitOn(on), idOn(on, 'condition') as Condition);
    },
  },
  combat: {
    broughtBy: null,
    procedures: [chooseAttackAction],
    optional: true,
    ways: (s, seat) => unitOptions(friendlyUnits(s, seat).filter((unit) => canAttack(s, unit))),
    effect: (t, _, on) => startAttack(t, mustUnit(t.state, unitOn(on))),
  },
  maneuver: {
    broughtBy: null,
    optional: true,
    ways: (s, seat) =>
      unitOptions(friendlyUnits(s, seat).filter((unit) => !isEngaged(s, unit) || canRetreat(s, unit))),
    effect: (t, _, on) => {
      const unit = mustUnit(t.state, unitOn(on));
      const { id } = unit;
      if (isEngaged(t.state, unit)) t.run(retreat, startRetreat(id));
      else t.run(maneuver, { unit: id, most: speedOf(t.state, unit), action: 'maneuver' });
    },
  },
  'house-of-the-undying': {
    broughtBy: 'pyat-pree-warlock-of-qarth',
    optional: false,
    ways: (s, seat) => seats(opponents(s, seat).filter((other) => handCount(playerOf(s, other)) > 0)),
    effect: (t, _, on) => discardAtRandom(t, idOn(on, 'seat') ?? ''),
  },
  'water-gardens': {
    broughtBy: 'doran-martell-prince-of-dorne',
    optional: false,
    ways: (s, seat) => seats(opponents(s, seat)),
    effect: (t, _, on) => changePlayer(t.state, idOn(on, 'seat') ?? '', { mustActivateUnit: true }),
  },
};
