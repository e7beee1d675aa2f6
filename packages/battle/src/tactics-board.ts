/**
 * The Tactics Board: NCUs claim zones, and a zone does what is written under it, or what a card or the NCU puts in its
 * place. A zone is data, so that cards can bring more of them.
 */
import { refuse } from '@maester/kernel';
import { become, removeCondition } from './conditions.ts';
import { CONDITIONS, type Condition } from './effects.ts';
import { breakable, breakTerrain, startBreaking } from './actions/break-terrain.ts';
import { melee, startMelee, meleeProfiles } from './actions/melee.ts';
import { canShoot, ranged } from './actions/ranged.ts';
import { maneuver } from './actions/maneuver.ts';
import { canRetreat, retreat, startRetreat } from './actions/retreat.ts';
import { NCU_ABILITIES } from './cards/ncu-abilities.ts';
import { test } from './morale.ts';
import { happens } from './occasion.ts';
import { procedure, type T } from './play.ts';
import type { BattleState, UnitState } from './state.ts';
import {
  abilitiesOfNcu,
  changeNcu,
  enemyUnits,
  friendlyUnits,
  isEngaged,
  mustUnit,
  ncuOf,
  speedOf,
  unitOf,
  unitsInPlay,
} from './table.ts';
import { drawCards } from './tactics-deck.ts';
import { modeOf } from './victory.ts';
import { restore } from './wounds.ts';

export const ZONES = ['crown', 'wealth', 'tactics', 'combat', 'maneuver'] as const;
export type ZoneId = (typeof ZONES)[number];

interface ZoneEffect {
  /** Ways to use the zone, one id each (usually the target); none if it can do nothing. */
  readonly ways: (s: BattleState, seat: string) => string[];
  readonly effect: (t: T, seat: string, way: string) => void;
  /** Whether its player may let it be. */
  readonly optional: boolean;
}

const ids = (units: readonly UnitState[]): string[] => units.map(({ id }) => id);

function canAttack(s: BattleState, unit: UnitState): boolean {
  return attacksUnits(s, unit) || otherAttackActions(s, unit).length > 0;
}

/** What an Attack action may be spent on besides an enemy: terrain, and what the game mode has. */
function otherAttackActions(s: BattleState, unit: UnitState): string[] {
  return [...breakable(s, unit), ...(modeOf(s).attackActions?.(s, unit) ?? [])];
}

function attacksUnits(s: BattleState, unit: UnitState): boolean {
  return isEngaged(s, unit) ? meleeProfiles(unit).length > 0 : canShoot(s, unit);
}

function startAttack(t: T, unit: UnitState): void {
  if (otherAttackActions(t.state, unit).length > 0) t.run(chooseAttackAction, { unit: unit.id });
  else attackUnits(t, unit);
}

/** An Attack action that may be spent on something else than an enemy. */
export const chooseAttackAction = procedure<{ unit: string }>('choose-attack-action')({
  choose: {
    ask: 'option',
    seat: (s, f) => mustUnit(s, f.unit).seat,
    options: (s, f) => {
      const unit = mustUnit(s, f.unit);
      const others = otherAttackActions(s, unit);
      return attacksUnits(s, unit) ? ['attack', ...others] : others;
    },
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, action) => {
      const unit = mustUnit(t.state, f.unit);
      if (action === 'attack') attackUnits(t, unit);
      else if (action.startsWith('break:')) t.run(breakTerrain, startBreaking(f.unit, action));
      else modeOf(t.state).act?.(t, unit, action);
    },
  },
});

function attackUnits(t: T, unit: UnitState): void {
  if (isEngaged(t.state, unit)) t.run(melee, startMelee(unit.id, null));
  else t.run(ranged, { unit: unit.id, target: null, frightened: [] });
}

const ZONE_EFFECTS: { readonly [Z in ZoneId]: ZoneEffect } = {
  crown: {
    optional: false,
    ways: (s, seat) => ids(enemyUnits(s, seat)),
    effect: (t, seat, unit) => test(t, 'panic', unit, { seat, by: null, roll: -1 }),
  },
  wealth: {
    optional: false,
    // `unit` or `unit|condition`: what is restored, and the token that goes
    ways: (s) =>
      unitsInPlay(s).flatMap(({ id, conditions }) =>
        conditions.length === 0 ? [id] : conditions.map((condition) => `${id}|${condition}`),
      ),
    effect: (t, _, way) => {
      const [unit = '', condition] = way.split('|');
      restore(t, unit, 3);
      if (condition !== undefined) removeCondition(t, unit, condition as Condition);
    },
  },
  tactics: {
    optional: false,
    ways: (s, seat) =>
      enemyUnits(s, seat).flatMap(({ id }) => CONDITIONS.map((condition) => `${id}|${condition}`)),
    effect: (t, seat, way) => {
      const [unit = '', condition] = way.split('|');
      drawCards(t, seat, 2);
      become(t, unit, condition as Condition);
    },
  },
  combat: {
    optional: true,
    ways: (s, seat) => ids(friendlyUnits(s, seat).filter((unit) => canAttack(s, unit))),
    effect: (t, _, unit) => startAttack(t, mustUnit(t.state, unit)),
  },
  maneuver: {
    optional: true,
    ways: (s, seat) =>
      ids(friendlyUnits(s, seat).filter((unit) => !isEngaged(s, unit) || canRetreat(s, unit))),
    effect: (t, _, id) => {
      const unit = mustUnit(t.state, id);
      if (isEngaged(t.state, unit)) t.run(retreat, startRetreat(id));
      else t.run(maneuver, { unit: id, most: speedOf(t.state, unit), action: 'maneuver' });
    },
  },
};

export function freeZones(s: BattleState): string[] {
  return s.zones.filter((zone) => zone.ncu === null).map(({ id }) => id);
}

function ncuAbilities(s: BattleState, id: string): readonly string[] {
  const ncu = ncuOf(s, id);
  return ncu === null ? [] : abilitiesOfNcu(s, ncu);
}

export interface NcuActivation {
  ncu: string;
  seat: string;
  zone: string;
  /** Whether something else has taken the place of the zone's effect. */
  replaced: boolean;
  /** Abilities for claiming a zone that were used, or declined. */
  used: string[];
}

export const ncuActivation = procedure<NcuActivation>('ncu-activation')({
  activates: (t, f) => {
    changeNcu(t.state, f.ncu, { activated: true });
    t.emit({ type: 'activated', unit: f.ncu });
    happens(t, 'ncu-activates', f.ncu);
  },
  'own-abilities': {
    ask: 'option',
    seat: (s, f) => (onActivation(s, f).length > 0 ? f.seat : null),
    options: (s, f) => [...onActivation(s, f), 'no'],
    then: (t, f, option) => {
      const [ability = '', way = ''] = option.split('|');
      if (option !== 'no') NCU_ABILITIES[ability]?.activates?.effect(t, f, way);
    },
  },
  'claim-zone': {
    ask: 'option',
    seat: (_, f) => f.seat,
    options: (s, f) => [...freeZones(s), ...modeNcuActions(s, f.ncu), 'forgo'],
    whyNot: (s, _, __, choice) => {
      const holder = s.zones.find(({ id }) => id === choice)?.ncu ?? null;
      return holder === null ? null : refuse('battle/tactics-board/occupied', { ncu: holder });
    },
    facts: (_, f) => ({ ncu: f.ncu }),
    then: (t, f, zone) => {
      if (zone === 'forgo') return 'end';
      const ncu = ncuOf(t.state, f.ncu);
      if (ncu !== null && modeNcuActions(t.state, f.ncu).includes(zone)) {
        modeOf(t.state).ncuActs?.(t, ncu, zone);
        return 'end';
      }
      f.zone = zone;
      t.state.zones = t.state.zones.map((one) => (one.id === zone ? { id: zone, ncu: f.ncu } : one));
      t.emit({ type: 'claimed', ncu: f.ncu, zone });
      modeOf(t.state).zoneClaimed?.(t, f.seat, zone);
      return 'zone-claimed';
    },
  },
  'zone-claimed': (t, f) => happens(t, 'zone-claimed', f.ncu, null, { zone: f.zone, seat: f.seat }),
  /** battle/timing/own-order: an ability for claiming a zone may come before the zone's effect. */
  'ability-before-zone': {
    ask: 'option',
    seat: (s, f) =>
      f.replaced || zoneOptions(s, f).length === 0 || onClaim(s, f).length === 0 ? null : f.seat,
    options: (s, f) => [...onClaim(s, f), 'zone-first'],
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      if (option === 'zone-first') return 'zone-effect';
      useOnClaim(t, f, option);
      return 'ability-before-zone';
    },
  },
  /** The zone's effect, or what the NCU may do instead. */
  'zone-effect': {
    ask: 'option',
    seat: (s, f) => (f.replaced || zoneOptions(s, f).length === 0 ? null : f.seat),
    options: (s, f) => [...zoneOptions(s, f), ...(mayLetBe(s, f) ? ['nothing'] : [])],
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      const [what = '', ...way] = option.split('>');
      if (what === 'zone') {
        ZONE_EFFECTS[f.zone as ZoneId]?.effect(t, f.seat, way.join('>'));
        const target = unitOf(t.state, way[0]?.split('|')[0] ?? '');
        if (target !== null) happens(t, 'zone-targets', target.id, null, { zone: f.zone, seat: f.seat });
      } else if (what === 'mode') modeOf(t.state).insteadOfZone?.effect(t, f.seat, way.join('>'));
      else if (option !== 'nothing') NCU_ABILITIES[what]?.insteadOfZone?.effect(t, f, way.join('>'));
    },
  },
  'claim-abilities': {
    ask: 'option',
    seat: (s, f) => (onClaim(s, f).length > 0 ? f.seat : null),
    options: (s, f) => (mustUse(s, f) ? onClaim(s, f) : [...onClaim(s, f), 'no']),
    facts: (_, f) => ({ ncu: f.ncu, zone: f.zone }),
    then: (t, f, option) => {
      if (option === 'no') return 'end';
      useOnClaim(t, f, option);
      return 'claim-abilities';
    },
  },
});

function useOnClaim(t: T, f: NcuActivation, option: string): void {
  const [ability = '', ...way] = option.split('>');
  f.used.push(ability);
  NCU_ABILITIES[ability]?.claims?.effect(t, f, way.join('>'));
}

function onActivation(s: BattleState, f: NcuActivation): string[] {
  return ncuAbilities(s, f.ncu).flatMap((name) =>
    (NCU_ABILITIES[name]?.activates?.ways(s, f) ?? []).map((way) => `${name}|${way}`),
  );
}

/** Crown, Wealth and Tactics have their effect if they can; Combat and Maneuver offer one. */
function mayLetBe(s: BattleState, f: NcuActivation): boolean {
  const zone = ZONE_EFFECTS[f.zone as ZoneId];
  return zone.optional || zone.ways(s, f.seat).length === 0;
}

function zoneOptions(s: BattleState, f: NcuActivation): string[] {
  const zone = ZONE_EFFECTS[f.zone as ZoneId].ways(s, f.seat).map((way) => `zone>${way}`);
  const instead = ncuAbilities(s, f.ncu).flatMap((name) =>
    (NCU_ABILITIES[name]?.insteadOfZone?.ways(s, f) ?? []).map((way) => `${name}>${way}`),
  );
  const mode = (modeOf(s).insteadOfZone?.ways(s, f.seat) ?? []).map((way) => `mode>${way}`);
  return [...zone, ...instead, ...mode];
}

function modeNcuActions(s: BattleState, id: string): readonly string[] {
  const ncu = ncuOf(s, id);
  return ncu === null ? [] : (modeOf(s).ncuActions?.(s, ncu) ?? []);
}

function onClaim(s: BattleState, f: NcuActivation): string[] {
  return ncuAbilities(s, f.ncu)
    .filter((name) => !f.used.includes(name))
    .flatMap((name) => (NCU_ABILITIES[name]?.claims?.ways(s, f) ?? []).map((way) => `${name}>${way}`));
}

function mustUse(s: BattleState, f: NcuActivation): boolean {
  return ncuAbilities(s, f.ncu).some(
    (name) => !f.used.includes(name) && NCU_ABILITIES[name]?.claims?.must === true,
  );
}

/** The NCU activation going on, for cards that answer it. */
export function ncuActivationNow(s: BattleState): NcuActivation | null {
  return (
    (s.flow.stack.findLast((frame) => frame.procedure === 'ncu-activation') as unknown as
      | NcuActivation
      | undefined) ?? null
  );
}
