/** The game round: the Activation Phase with its alternating turns, then the Clean-Up Phase in its ten steps. */
import { ncuOption, unitOption } from '../options.ts';
import { breakable, breakTerrain, brokenBy } from '../actions/break-terrain.ts';
import { canCharge, nearestOutOfReach } from '../actions/charge-targets.ts';
import { charge, startCharge } from '../actions/charge.ts';
import { maneuver, startManeuver } from '../actions/maneuver.ts';
import { march, noMarch, startMarch } from '../actions/march.ts';
import { melee, meleeProfiles, startMelee } from '../actions/melee.ts';
import { canShoot, ranged, startRanged } from '../actions/ranged.ts';
import { canRetreat, retreat, startRetreat } from '../actions/retreat.ts';
import { lift } from '../tactics/influence.ts';
import { happens } from '../timing/window.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { mayEverPass } from './passing.ts';
import { areFriends, changePlayer, isOut, playerOf, seatsInOrder, sideOf } from '../sides/sides.ts';
import { isEngaged } from '../units/engaged.ts';
import { cardOf, changeUnit, isFixture, mustUnit, ncuOf, unitOf } from '../units/units.ts';
import { deploy, roomToDeploy, waitsForRoom } from '../set-up/deploy.ts';
import { freeZones, ncuActivation } from '../tactics/board.ts';
import { refillHand } from '../tactics/deck.ts';
import { endIfWon, nextSide } from '../victory/victory.ts';
import { idOn, refuse, type Offer, type Pose } from '@maester/kernel';
import { abilitiesOf } from '../units/abilities.ts';
import { modeOf } from '../edition/of.ts';

/** Units and NCUs of a seat that can still be activated; NCUs only while a zone is free. */
function toActivate(s: BattleState, seat: string): string[] {
  const units = unitsToActivate(s, seat);
  return units.length > 0 && playerOf(s, seat).mustActivateUnit
    ? units
    : [...units, ...ncusToActivate(s, seat)];
}

function unitsToActivate(s: BattleState, seat: string): string[] {
  const list: string[] = [];
  for (const unit of s.units) {
    if (unit.seat !== seat || unit.activated || unit.destroyed) continue;
    if (unit.pose !== null || mayArrive(s, unit)) list.push(unit.id);
  }
  return list;
}

function ncusToActivate(s: BattleState, seat: string): string[] {
  const list: string[] = [];
  const hasFreeZone = freeZones(s).length > 0;
  for (const ncu of s.ncus) {
    if (ncu.seat !== seat || ncu.activated || ncu.destroyed) continue;
    if (hasFreeZone || (modeOf(s).ncuActions?.(s, ncu).length ?? 0) > 0) list.push(ncu.id);
  }
  return list;
}

/** battle/team/turn: what this seat or a team mate can activate. */
function ofTheTeam(s: BattleState, seat: string): string[] {
  return (s.sides[sideOf(s, seat)] ?? []).flatMap((one) => toActivate(s, one));
}

function mayArrive(s: BattleState, unit: UnitState): boolean {
  if (waitsForRoom(unit)) return roomToDeploy(s, unit) !== null;
  return modeOf(s).mayArrive?.(s, unit) === true;
}

/** Units in Reserve need not arrive: a player with nothing else left may let them wait for this round. */
const RESERVE_WAITS = 'reserve-waits';

function onlyReserve(s: BattleState, seat: string): boolean {
  return ofTheTeam(s, seat).every((id) => {
    const unit = unitOf(s, id);
    return unit !== null && unit.pose === null && !waitsForRoom(unit);
  });
}

function anythingLeft(s: BattleState): boolean {
  return s.seats.some((seat) => toActivate(s, seat).length > 0);
}

function mayPass(s: BattleState, seat: string): boolean {
  const { passes, passed, mustActivateUnit } = playerOf(s, seat);
  return passes > 0 && !passed && ofTheTeam(s, seat).length > 0 && !mustActivateUnit;
}

function whyNoPass(s: BattleState, seat: string): string {
  const { passes, passed } = playerOf(s, seat);
  if (passed) return 'battle/pass/once-per-round';
  if (passes > 0) return 'battle/round/must-activate';
  return mayEverPass(s, seat) ? 'battle/pass/twice-per-game' : 'battle/pass/who';
}

export const round = procedure<{ side: number }>('round')({
  'round-starts': (t) => {
    const { state: s } = t;
    t.emit({ type: 'round', round: s.round });
    modeOf(s).roundStarts?.(t);
  },
  'start-of-round-effects': (t, f) => {
    f.side = t.state.firstSide;
    happens(t, 'round-starts', null);
  },
  'next-turn': (t, f) => {
    const { state: s } = t;
    if (!anythingLeft(s)) return 'clean-up';
    // battle/free-for-all/elimination: since its turn was due the side may have lost its last unit
    if (isOut(s, f.side)) f.side = nextSide(s, f.side);
    const seats = s.sides[f.side] ?? [];
    const seat = seats.find((one) => toActivate(s, one).length > 0) ?? seats[0] ?? '';
    f.side = nextSide(s, f.side);
    t.run(turn, { seat });
    return 'next-turn';
  },
  'clean-up': (t) => t.run(cleanUp, {}),
});

export const turn = procedure<{ seat: string }>('turn')({
  'start-of-turn': (t, f) => {
    t.state.turn = f.seat;
    t.state.silenced = [];
    t.emit({ type: 'turn', seat: f.seat });
    modeOf(t.state).turnStarts?.(t);
  },
  'start-of-turn-effects': (t, f) => happens(t, 'turn-starts', null, null, { seat: f.seat }),
  /** A player must activate a unit if there is one, unless allowed to pass. */
  'activate-unit': {
    ask: 'option',
    seat: (s, f) => (ofTheTeam(s, f.seat).length > 0 ? f.seat : null),
    options: (s, f) => [
      ...ofTheTeam(s, f.seat).map((id) => (unitOf(s, id) === null ? ncuOption(id) : unitOption(id))),
      ...(mayPass(s, f.seat) ? ['pass'] : []),
      ...(onlyReserve(s, f.seat) ? [RESERVE_WAITS] : []),
    ],
    whyNot: (s, f, _, choice) => {
      if (choice === 'pass') return refuse(whyNoPass(s, f.seat), {});
      const ncu = ncuOf(s, choice);
      if (ncu === null || ncu.activated || !areFriends(s, ncu.seat, f.seat)) return null;
      const full = ncusToActivate(s, ncu.seat).length === 0;
      return refuse(full ? 'battle/tactics-board/full' : 'battle/tactics-board/water-gardens', {});
    },
    then: (t, f, id) => {
      f.seat = (unitOf(t.state, id) ?? ncuOf(t.state, id))?.seat ?? f.seat;
      t.state.turn = f.seat;
      if (id === RESERVE_WAITS) {
        modeOf(t.state).reserveWaits?.(t.state);
      } else if (id === 'pass') {
        const { passes } = playerOf(t.state, f.seat);
        // battle/pass/twice-per-game: a team passes as one
        for (const seat of t.state.sides[sideOf(t.state, f.seat)] ?? [])
          changePlayer(t.state, seat, { passes: passes - 1, passed: true });
        t.emit({ type: 'passed', seat: f.seat });
      } else if (unitOf(t.state, id) === null)
        t.run(ncuActivation, { ncu: id, seat: f.seat, zone: '', replaced: false, used: [] });
      else if (isFixture(mustUnit(t.state, id)))
        modeOf(t.state).fixtures?.activates(t, mustUnit(t.state, id));
      else t.run(activation, { unit: id, stood: null, maneuvers: false });
    },
  },
  'end-of-turn': (t, f) => happens(t, 'turn-ends', null, null, { seat: f.seat }),
  over: (t, f) => {
    if (playerOf(t.state, f.seat).mustActivateUnit)
      changePlayer(t.state, f.seat, { mustActivateUnit: false });
    lift(t, (effect) => effect.until === 'turn');
    t.state.silenced = [];
    t.state.turn = null;
  },
});

function actions(s: BattleState, unit: UnitState): Offer[] {
  const list: Offer[] = [];
  if (isEngaged(s, unit)) {
    if (meleeProfiles(s, unit).length > 0) list.push('attack');
    if (canRetreat(s, unit)) list.push('retreat');
    list.push(...breakable(s, unit), ...modeActions(s, unit));
    return list.length > 0 ? list : ['forgo'];
  }
  list.push('maneuver');
  if (noMarch(s, unit) === null) list.push('march');
  if (canShoot(s, unit)) list.push('ranged');
  if (canCharge(s, unit)) list.push('charge');
  return [...list, ...breakable(s, unit), ...modeActions(s, unit), 'forgo'];
}

/** What the game mode adds to the actions of a unit. */
function modeActions(s: BattleState, unit: UnitState): Offer[] {
  const mode = modeOf(s);
  return [...(mode.actions?.(s, unit) ?? []), ...(mode.attackActions?.(s, unit) ?? [])];
}

interface Activation {
  unit: string;
  /** Where it stood when it was activated. */
  stood: Pose | null;
  /** Whether it begins with the Maneuver of Cavalry and its like. */
  maneuvers: boolean;
}

export const activation = procedure<Activation>('activation')({
  activates: (t, f) => {
    changeUnit(t.state, f.unit, { activated: true });
    t.emit({ type: 'activated', unit: f.unit });
    if (waitsForRoom(mustUnit(t.state, f.unit))) {
      t.run(deploy, { unit: f.unit });
      return 'action-ends';
    }
    const unit = mustUnit(t.state, f.unit);
    f.stood = unit.pose;
    modeOf(t.state).unitActivates?.(t, unit);
    return 'free-maneuver';
  },
  /** Cavalry and their like move before what an opponent plays now, who has to decide on it before they move. */
  'free-maneuver': {
    ask: 'option',
    seat: (s, f) => {
      const unit = mustUnit(s, f.unit);
      const free =
        unit.pose !== null && abilitiesOf(s, unit).some((ability) => ability.freeManeuver === true);
      return free && !isEngaged(s, unit) ? unit.seat : null;
    },
    options: () => ['maneuver', 'no'],
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, option) => {
      f.maneuvers = option === 'maneuver';
      if (f.maneuvers) t.emit({ type: 'action', unit: f.unit, action: option });
    },
  },
  'activation-effects': (t, f) => {
    if (mustUnit(t.state, f.unit).pose !== null)
      happens(t, 'unit-activates', f.unit, null, { stood: f.stood, maneuvers: f.maneuvers });
  },
  'select-action': {
    ask: 'option',
    seat: (s, f) => (mustUnit(s, f.unit).pose === null ? null : mustUnit(s, f.unit).seat),
    options: (s, f) => actions(s, mustUnit(s, f.unit)),
    whyNot: (s, f, _, choice) => whyNotAction(s, mustUnit(s, f.unit), choice),
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, action, _, on) => {
      t.emit({ type: 'action', unit: f.unit, action: idOn(on, 'action') ?? action });
      const unit = mustUnit(t.state, f.unit);
      startAction(t, unit, action);
    },
  },
  'action-ends': (t, f) => modeOf(t.state).actionEnded?.(t, mustUnit(t.state, f.unit)),
});

const UNENGAGED_ONLY = new Map([
  ['maneuver', 'battle/maneuver/engaged'],
  ['march', 'battle/march/engaged'],
  ['charge', 'battle/charge/engaged'],
  ['ranged', 'battle/ranged/engaged'],
]);

function whyNotAction(s: BattleState, unit: UnitState, action: string) {
  const engaged = isEngaged(s, unit);
  if (engaged && action === 'forgo') return refuse('battle/idleness/engaged-must-act', {});
  const unengagedOnly = UNENGAGED_ONLY.get(action);
  if (engaged && unengagedOnly !== undefined) return refuse(unengagedOnly, {});
  const rule = noMarch(s, unit);
  if (action === 'march' && rule !== null) return refuse(rule, {});
  if (!engaged && action === 'retreat') return refuse('battle/retreat/engaged-only', {});
  if (!engaged && action === 'attack') return refuse('battle/melee/engaged-only', {});
  if (action === 'retreat') return refuse('battle/retreat/impossible', {});
  if (action === 'attack') return refuse('battle/melee/needs-attack', {});
  if (action === 'charge') return refuse('battle/charge/declare-target', nearestOutOfReach(s, unit));
  if (action !== 'ranged') return null;
  const shoots = cardOf(s, unit).attacks.some(({ kind }) => kind !== 'melee');
  return refuse(shoots ? 'battle/ranged/needs-target' : 'battle/ranged/needs-attack', {});
}

function startAction(t: T, unit: UnitState, action: string): void {
  if (action === 'maneuver') t.run(maneuver, startManeuver(t.state, unit));
  else if (action === 'march') t.run(march, startMarch(t.state, unit));
  else if (action === 'retreat') t.run(retreat, startRetreat(unit.id));
  else if (action === 'attack') t.run(melee, startMelee(unit.id, null));
  else if (action === 'ranged') t.run(ranged, startRanged(unit.id));
  else if (action === 'charge') t.run(charge, startCharge(unit.id));
  else if (action !== 'forgo') {
    const terrain = brokenBy(t.state, action);
    if (terrain !== null) t.run(breakTerrain, { unit: unit.id, terrain });
    else modeOf(t.state).act?.(t, unit, action);
  }
}

export const cleanUp = procedure('clean-up')({
  'end-of-round-effects': (t) => {
    t.emit({ type: 'round-ends', round: t.state.round });
    happens(t, 'round-ends', null);
  },
  'score-victory-points': (t) => {
    modeOf(t.state).scoreRound?.(t);
  },
  'check-victory': (t) => endIfWon(t),
  'remove-activation-tokens': ({ state: s }) => {
    s.units = s.units.map((unit) =>
      unit.activated || unit.ordersUsed.length > 0 ? { ...unit, activated: false, ordersUsed: [] } : unit,
    );
    s.ncus = s.ncus.map((ncu) => ({ ...ncu, activated: false }));
    s.players = s.players.map((player) => ({ ...player, passed: false }));
  },
  'empty-tactics-board': ({ state: s }) => {
    s.zones = s.zones.map((zone) => ({ ...zone, ncu: null }));
  },
  /** Influences, and everything else that lasts for the round. */
  'remove-influence': (t) => lift(t, (effect) => effect.until !== 'game'),
  'discard-and-draw': (t) => t.run(refillHand, { seats: [...seatsInOrder(t.state)] }),
  'pass-first-player-token': ({ state: s }) => {
    s.firstSide = nextSide(s, s.firstSide);
  },
  'advance-round-track': ({ state: s }) => {
    s.round += 1;
  },
});
