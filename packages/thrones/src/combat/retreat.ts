/**
 * Retreats: the loser's units leave together and lie routed. Beaten attackers go back where they came from; beaten
 * defenders choose one area next door or over their ships. Siege Engines and units already routed are destroyed.
 */
import { refuse, type Refusal } from '@maester/kernel';
import { landsInReach } from '../movement/ship-transport.ts';
import { AREAS, NEIGHBOURS, PORT_CAPACITY, type AreaId } from '../areas.ts';
import {
  addUnits,
  areaAt,
  controller,
  countUnits,
  houseOf,
  lessUnits,
  plus,
  portOwner,
  removeUnits,
  unitKindsIn,
  type T,
} from '../board.ts';
import type { HouseId } from '../houses.ts';
import { areaOptions, unitOptions } from '../options.ts';
import { procedure } from '../rules.ts';
import { NO_UNITS, type Combat, type ThronesState, type Units } from '../state.ts';
import { fitsSupply } from '../supply.ts';
import { UNIT_KINDS, UNITS, type UnitKind } from '../units.ts';
import { abilityOf } from './abilities.ts';
import { combatNow, otherSide, sideOf } from './sides.ts';

interface Retreat {
  house: HouseId;
  /** False for victors who only go back, kept out by Arianne Martell: nothing of theirs is lost or routed by that. */
  beaten: boolean;
  to: AreaId | null;
  /** Units that must be destroyed for the supply of the area chosen. */
  losses: number;
}

/** The units that must leave. */
function leaving(s: ThronesState, c: Combat, house: HouseId): Units {
  if (c.attacker === house) return c.attackers;
  const area = areaAt(s, c.area);
  return area.house === house ? area.units : NO_UNITS;
}

function takeAway(s: ThronesState, c: Combat, house: HouseId, units: Units, routed = NO_UNITS): void {
  if (countUnits(units) === 0) return;
  if (c.attacker === house) c.attackers = lessUnits(c.attackers, units);
  else removeUnits(s, c.area, units, routed);
}

/** Whether beaten units of this House may go there, supply aside. */
function isOpen(s: ThronesState, c: Combat, house: HouseId, id: AreaId): boolean {
  if (id === c.from || id === c.area) return false;
  const area = areaAt(s, id);
  if (area.neutral !== null) return false;
  if (AREAS[id].kind === 'port') return portOwner(s, id) === house;
  const holder = AREAS[id].kind === 'land' ? controller(s, id) : area.house;
  return holder === null || holder === house;
}

function neighbours(s: ThronesState, c: Combat, house: HouseId): AreaId[] {
  if (AREAS[c.area].kind === 'land')
    return landsInReach(s, house, c.area).filter((id) => isOpen(s, c, house, id));
  return NEIGHBOURS[c.area].filter((id) => AREAS[id].kind !== 'land' && isOpen(s, c, house, id));
}

/** How many of the retreating units would have to be destroyed there. */
function lossesAt(s: ThronesState, c: Combat, house: HouseId, to: AreaId): number {
  const retreating = countUnits(leaving(s, c, house));
  const sizes: number[] = [];
  for (const area of s.areas) {
    if (area.house === house && area.id !== to && area.id !== c.area) sizes.push(countUnits(area.units));
  }
  const there = areaAt(s, to).house === house ? countUnits(areaAt(s, to).units) : 0;
  const room = AREAS[to].kind === 'port' ? PORT_CAPACITY - there : Infinity;
  const { supply } = houseOf(s, house);
  for (let lost = 0; lost < retreating; lost++) {
    if (retreating - lost <= room && fitsSupply(supply, [...sizes, there + retreating - lost])) return lost;
  }
  return retreating;
}

/** Where the loser may go: areas that cost nothing if there are any, else any with what it costs. */
function retreatAreas(s: ThronesState, c: Combat, house: HouseId): AreaId[] {
  const areas = neighbours(s, c, house);
  const free = areas.filter((id) => lossesAt(s, c, house, id) === 0);
  return free.length > 0 ? free : areas;
}

/** For Robb Stark: legal areas where the fewest units are lost; beaten attackers may also go back. */
function areasForWinner(s: ThronesState, c: Combat, house: HouseId): AreaId[] {
  const areas = c.attacker === house ? [c.from, ...neighbours(s, c, house)] : neighbours(s, c, house);
  const fewest = Math.min(...areas.map((id) => lossesAt(s, c, house, id)));
  return areas.filter((id) => lossesAt(s, c, house, id) === fewest);
}

function winnerChooses(c: Combat, house: HouseId): boolean {
  return abilityOf(c, otherSide(sideOf(c, house)))?.choosesRetreat === true;
}

/** Why the loser may not choose this area himself. */
function whyNotThere(s: ThronesState, house: HouseId, id: string): Refusal | null {
  const c = combatNow(s);
  if (!isAreaId(id)) return null;
  if (id === c.from) return refuse('thrones/retreat/never-where-attack-came-from', { area: id });
  const ashore = AREAS[c.area].kind === 'land';
  if (ashore && AREAS[id].kind !== 'land')
    return refuse('thrones/retreat/land-units-stay-ashore', { area: id });
  if (!ashore && AREAS[id].kind === 'land') return refuse('thrones/retreat/ships-stay-afloat', { area: id });
  const supplyForbids = neighbours(s, c, house).includes(id);
  return refuse(supplyForbids ? 'thrones/retreat/supply-limit' : 'thrones/retreat/empty-or-friendly', {
    area: id,
  });
}

function isAreaId(id: string): id is AreaId {
  return Object.hasOwn(AREAS, id);
}

export const retreat = procedure<Retreat>('retreat')({
  'units-that-cannot-retreat': (t, f) => {
    if (!f.beaten) return 'supply-losses';
    const { state: s } = t;
    const c = combatNow(s);
    const leave = leaving(s, c, f.house);
    const routed = c.attacker === f.house ? NO_UNITS : areaAt(s, c.area).routed;
    let lost = NO_UNITS;
    for (const kind of UNIT_KINDS)
      lost = plus(lost, kind, UNITS[kind].canRetreat ? routed[kind] : leave[kind]);
    destroy(t, f.house, lost, routed);
    return countUnits(leaving(s, c, f.house)) === 0 ? 'end' : 'winner-chooses-area';
  },
  'winner-chooses-area': {
    ask: 'option',
    seat: (s, f) => {
      const c = combatNow(s);
      const choice = winnerChooses(c, f.house) && areasForWinner(s, c, f.house).length > 0;
      return choice ? c[otherSide(sideOf(c, f.house))] : null;
    },
    options: (s, f) => [...areaOptions(areasForWinner(s, combatNow(s), f.house)), 'no'],
    whyNot: (_s, _f, _seat, area) => refuse('thrones/house-card/robb-stark', { area }),
    then: (t, f, option, seat) => {
      if (option === 'no') return;
      t.emit({ type: 'ability', house: seat as HouseId, card: 'robb-stark' });
      f.to = option as AreaId;
      return 'supply-losses';
    },
  },
  'attackers-go-back': (t, f) => {
    const c = combatNow(t.state);
    if (c.attacker !== f.house) return;
    f.to = c.from;
    return 'supply-losses';
  },
  'choose-area': {
    ask: 'option',
    seat: (s, f) => (retreatAreas(s, combatNow(s), f.house).length > 0 ? f.house : null),
    options: (s, f) => areaOptions(retreatAreas(s, combatNow(s), f.house)),
    whyNot: (s, f, _, area) => whyNotThere(s, f.house, area),
    forced: 'is-taken',
    then: (_, f, area) => {
      f.to = area as AreaId;
    },
  },
  'supply-losses': (t, f) => {
    const c = combatNow(t.state);
    const units = leaving(t.state, c, f.house);
    f.losses = f.to === null ? countUnits(units) : lossesAt(t.state, c, f.house, f.to);
    if (f.losses < countUnits(units)) return;
    destroy(t, f.house, units);
    return 'end';
  },
  'choose-loss': {
    ask: 'option',
    seat: (_, f) => (f.losses > 0 ? f.house : null),
    options: (s, f) => unitOptions(unitKindsIn(leaving(s, combatNow(s), f.house))),
    facts: (_, f) => ({ count: f.losses }),
    forced: 'is-taken',
    then: (t, f, unit) => {
      destroy(t, f.house, plus(NO_UNITS, unit as UnitKind, 1));
      f.losses -= 1;
      return 'choose-loss';
    },
  },
  'lie-routed': (t, f) => {
    const c = combatNow(t.state);
    const units = leaving(t.state, c, f.house);
    if (f.to === null) return;
    takeAway(t.state, c, f.house, units);
    addUnits(t.state, f.to, f.house, units, f.beaten ? units : NO_UNITS);
    if (f.beaten) t.emit({ type: 'retreat', house: f.house, area: f.to, from: c.area, units });
    else t.emit({ type: 'march', house: f.house, area: c.area, to: f.to, units });
  },
});

function destroy(t: T, house: HouseId, units: Units, routed = NO_UNITS): void {
  const c = combatNow(t.state);
  takeAway(t.state, c, house, units, routed);
  for (const unit of UNIT_KINDS) {
    for (let left = units[unit]; left > 0; left--) t.emit({ type: 'destroyed', house, area: c.area, unit });
  }
}
