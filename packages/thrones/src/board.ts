/**
 * Questions about the board and the few ways to change it: who controls what, what a House has left,
 * which armies it fields. Every change of an area or a House is made here, by putting a new record in its place.
 */
import { bug, type Play } from '@maester/kernel';
import { AREA_IDS, areaIndex, AREAS, printedOn, type AreaId } from './areas.ts';
import type { ThronesEvent } from './events.ts';
import { COMPONENTS, type HouseId, type TrackId } from './houses.ts';
import type { OrderId } from './orders.ts';
import { TIE_BREAKS, VICTORY_TARGET } from './setups.ts';
import { type AreaState, type HouseState, type ThronesState, type Units, NO_UNITS } from './state.ts';
import { fitsSupply, roomToGrow } from './supply.ts';
import type { UnitKind } from './units.ts';

export type T = Play<ThronesState, ThronesEvent>;

export function areaAt(s: ThronesState, id: AreaId): AreaState {
  const area = s.areas[areaIndex(id)];
  if (area === undefined) throw bug(`no area ${id}`);
  return area;
}

export function houseOf(s: ThronesState, id: HouseId): HouseState {
  for (const house of s.holdings) if (house.id === id) return house;
  throw bug(`no house ${id}`);
}

export function changeArea(s: ThronesState, id: AreaId, change: Partial<AreaState>): void {
  putArea(s, { ...areaAt(s, id), ...change });
}

/** What changes most often; naming the field makes it several times as fast as `changeArea`. */
export function setOrder(s: ThronesState, id: AreaId, order: OrderId | null): void {
  putArea(s, { ...areaAt(s, id), order });
}

function putArea(s: ThronesState, area: AreaState): void {
  s.areas[areaIndex(area.id)] = area;
}

export function changeHouse(s: ThronesState, id: HouseId, change: Partial<HouseState>): void {
  s.holdings[s.houses.indexOf(id)] = { ...houseOf(s, id), ...change };
}

export function countUnits(units: Units): number {
  return units.footman + units.knight + units.ship + units['siege-engine'];
}

export function plus(units: Units, kind: UnitKind, count: number): Units {
  return {
    footman: units.footman + (kind === 'footman' ? count : 0),
    knight: units.knight + (kind === 'knight' ? count : 0),
    ship: units.ship + (kind === 'ship' ? count : 0),
    'siege-engine': units['siege-engine'] + (kind === 'siege-engine' ? count : 0),
  };
}

export function sumUnits(a: Units, b: Units): Units {
  return {
    footman: a.footman + b.footman,
    knight: a.knight + b.knight,
    ship: a.ship + b.ship,
    'siege-engine': a['siege-engine'] + b['siege-engine'],
  };
}

export function lessUnits(a: Units, b: Units): Units {
  return {
    footman: a.footman - b.footman,
    knight: a.knight - b.knight,
    ship: a.ship - b.ship,
    'siege-engine': a['siege-engine'] - b['siege-engine'],
  };
}

/** Puts units here for a House, standing or routed. */
export function addUnits(
  s: ThronesState,
  id: AreaId,
  house: HouseId,
  units: Units,
  routed: Units = NO_UNITS,
): void {
  if (countUnits(units) === 0) return;
  const area = areaAt(s, id);
  putArea(s, {
    ...area,
    house,
    units: sumUnits(area.units, units),
    routed: sumUnits(area.routed, routed),
  });
}

/** Takes units away; standing ones go before routed ones unless said otherwise. */
export function removeUnits(s: ThronesState, id: AreaId, units: Units, routed: Units = NO_UNITS): void {
  const area = areaAt(s, id);
  const left = lessUnits(area.units, units);
  const stillRouted = lessUnits(area.routed, routed);
  putArea(s, {
    ...area,
    units: left,
    routed: {
      footman: Math.min(stillRouted.footman, left.footman),
      knight: Math.min(stillRouted.knight, left.knight),
      ship: Math.min(stillRouted.ship, left.ship),
      'siege-engine': Math.min(stillRouted['siege-engine'], left['siege-engine']),
    },
    house: countUnits(left) === 0 ? null : area.house,
  });
}

/** Who controls an area: by units, by power token, or by the printed shield (thrones/control). */
export function controller(s: ThronesState, id: AreaId): HouseId | null {
  return holderOf(s, areaAt(s, id));
}

function holderOf(s: ThronesState, area: AreaState): HouseId | null {
  if (area.house !== null) return area.house;
  if (area.power !== null) return area.power;
  const printed = printedOn(area.id);
  if (printed.kind === 'port') return controller(s, printed.land);
  return printed.homeOf !== null && s.houses.includes(printed.homeOf) ? printed.homeOf : null;
}

/** The House that may use a port: whoever controls its land, whatever ships lie in it (thrones/ports/owner). */
export function portOwner(s: ThronesState, id: AreaId): HouseId | null {
  const printed = printedOn(id);
  return printed.kind === 'port' ? controller(s, printed.land) : null;
}

export function turnOrder(s: ThronesState): readonly HouseId[] {
  return s.tracks['iron-throne'];
}

export function firstOn(s: ThronesState, track: TrackId): HouseId {
  const first = s.tracks[track][0];
  if (first === undefined) throw bug(`nobody is on the ${track} track`);
  return first;
}

/** Whether `a` stands before `b`. */
export function isAhead(s: ThronesState, track: TrackId, a: HouseId, b: HouseId): boolean {
  return s.tracks[track].indexOf(a) < s.tracks[track].indexOf(b);
}

/** Moves a House to a place of a track (0 is first); the others close up (thrones/influence/shift). */
export function shiftOnTrack(t: T, house: HouseId, track: TrackId, place: number): void {
  const others = t.state.tracks[track].filter((other) => other !== house);
  others.splice(Math.min(place, others.length), 0, house);
  t.state.tracks[track] = others;
  t.emit({ type: 'track-shift', house, track, place: others.indexOf(house) + 1 });
}

/** Units of this kind not on the board (thrones/components/unit-limits). */
export function availableUnits(s: ThronesState, house: HouseId, kind: UnitKind): number {
  let left: number = COMPONENTS.units[kind];
  for (const area of s.areas) if (area.house === house) left -= area.units[kind];
  if (s.combat !== null && s.combat.attacker === house) left -= s.combat.attackers[kind];
  return left;
}

/** All units of a House that are not on the board. */
export function unitsLeft(s: ThronesState, house: HouseId): Units {
  let { footman, knight, ship, 'siege-engine': siegeEngine }: Units = COMPONENTS.units;
  for (const area of s.areas) {
    if (area.house !== house) continue;
    footman -= area.units.footman;
    knight -= area.units.knight;
    ship -= area.units.ship;
    siegeEngine -= area.units['siege-engine'];
  }
  const left = { footman, knight, ship, 'siege-engine': siegeEngine };
  return s.combat !== null && s.combat.attacker === house ? lessUnits(left, s.combat.attackers) : left;
}

export function powerOnBoard(s: ThronesState, house: HouseId): number {
  let count = 0;
  for (const area of s.areas) if (area.power === house) count += 1;
  return count;
}

/** Power from the Power Pool, as far as it has any left (thrones/components/power-limit). Gives back how much. */
export function gainPower(s: ThronesState, house: HouseId, wanted: number): number {
  const { power } = houseOf(s, house);
  const gained = Math.max(0, Math.min(wanted, COMPONENTS.powerTokens - power - powerOnBoard(s, house)));
  if (gained > 0) setPower(s, house, power + gained);
  return gained;
}

export function losePower(s: ThronesState, house: HouseId, wanted: number): number {
  const { power } = houseOf(s, house);
  const lost = Math.min(wanted, power);
  if (lost > 0) setPower(s, house, power - lost);
  return lost;
}

function setPower(s: ThronesState, house: HouseId, power: number): void {
  s.holdings[s.houses.indexOf(house)] = { ...houseOf(s, house), power };
}

/** The areas with units of a House, in board order. */
export function areasWithUnits(s: ThronesState, house: HouseId): AreaId[] {
  const ids: AreaId[] = [];
  for (const area of s.areas) if (area.house === house) ids.push(area.id);
  return ids;
}

export function hasUnits(s: ThronesState, house: HouseId): boolean {
  for (const area of s.areas) if (area.house === house) return true;
  return false;
}

export function countAreasWithUnits(s: ThronesState, house: HouseId): number {
  let count = 0;
  for (const area of s.areas) if (area.house === house) count += 1;
  return count;
}

/** The sizes of the armies of a House, with these changes to the number of units in some areas. */
function armySizes(s: ThronesState, house: HouseId, changes: ReadonlyMap<AreaId, number> | null): number[] {
  const sizes: number[] = [];
  for (const area of s.areas) {
    if (area.house !== house) continue;
    const size = countUnits(area.units) + (changes?.get(area.id) ?? 0);
    if (size > 1) sizes.push(size);
  }
  changes?.forEach((size, id) => {
    if (areaAt(s, id).house !== house) sizes.push(size);
  });
  if (s.combat !== null && s.combat.attacker === house) sizes.push(countUnits(s.combat.attackers));
  return sizes;
}

/** Whether the armies of a House fit its supply, with these changes to the number of units in some areas. */
export function armiesFit(
  s: ThronesState,
  house: HouseId,
  changes: ReadonlyMap<AreaId, number> | null = null,
): boolean {
  return fitsSupply(houseOf(s, house).supply, armySizes(s, house, changes));
}

/** For 0, 1, 2... units of a House in an area: whether its supply allows one more there. */
export function roomForOneMore(s: ThronesState, house: HouseId): readonly boolean[] {
  return roomToGrow(houseOf(s, house).supply, armySizes(s, house, null));
}

const WITH_SUPPLY = AREA_IDS.filter((id) => AREAS[id].supply > 0);

export function supplyIcons(s: ThronesState, house: HouseId): number {
  let icons = 0;
  for (const id of WITH_SUPPLY) if (controller(s, id) === house) icons += printedOn(id).supply;
  return icons;
}

/** Areas with a Castle or Stronghold. */
export const FORTS: readonly AreaId[] = AREA_IDS.filter((id) => AREAS[id].fort !== null);
const FORT_PLACES = FORTS.map(areaIndex);

/** Castles and Strongholds a House controls: its place on the Victory track. */
export function victoryPoints(s: ThronesState, house: HouseId): number {
  let count = 0;
  for (const id of FORTS) if (controller(s, id) === house) count += 1;
  return count;
}

function strongholds(s: ThronesState, house: HouseId): number {
  return s.areas.filter(({ id }) => AREAS[id].fort === 'stronghold' && controller(s, id) === house).length;
}

function landAreas(s: ThronesState, house: HouseId): number {
  return s.areas.filter(({ id }) => AREAS[id].kind === 'land' && controller(s, id) === house).length;
}

/**
 * Ends the game if someone holds seven Castles and Strongholds now (thrones/winning/seven-at-once). Called whenever
 * control may have changed; if two reach seven together, more areas win, then the tie-breaks of the end.
 */
export function endIfSeven(t: T): void {
  const { state: s } = t;
  const holders: (HouseId | null)[] = [];
  for (const place of FORT_PLACES) {
    const area = s.areas[place];
    if (area !== undefined) holders.push(holderOf(s, area));
  }
  for (const house of s.houses) {
    let forts = 0;
    for (const holder of holders) if (holder === house) forts += 1;
    if (forts >= VICTORY_TARGET) return finish(t, 'thrones/winning/seven-at-once');
  }
}

type Measure = (s: ThronesState, house: HouseId) => number;

const TIE_MEASURES: { readonly [K in (typeof TIE_BREAKS)['rulebook' | 'faq'][number]]: Measure } = {
  strongholds,
  'land-areas': landAreas,
  supply: (s, house) => houseOf(s, house).supply,
  power: (s, house) => houseOf(s, house).power,
  'iron-throne': (s, house) => -turnOrder(s).indexOf(house),
};

/** The Houses in the order in which the game would rank them if it ended now, the winner first. */
export function ranking(s: ThronesState): readonly HouseId[] {
  const measures = [
    victoryPoints,
    ...TIE_BREAKS[s.options.faq ? 'faq' : 'rulebook'].map((by) => TIE_MEASURES[by]),
  ];
  return s.houses.toSorted((a, b) => {
    for (const measure of measures) {
      const ahead = measure(s, b) - measure(s, a);
      if (ahead !== 0) return ahead;
    }
    return 0;
  });
}

/** Ends the game by this rule, or by the tie-break that it took to find the one winner. */
export function finish(t: T, rule: string): void {
  const { state: s } = t;
  const leaders = (among: readonly HouseId[], measure: Measure): readonly HouseId[] => {
    const most = Math.max(...among.map((house) => measure(s, house)));
    return among.filter((house) => measure(s, house) === most);
  };
  let best = leaders(s.houses, victoryPoints);
  let decidedBy = rule;
  for (const tieBreak of TIE_BREAKS[s.options.faq ? 'faq' : 'rulebook']) {
    if (best.length === 1) break;
    best = leaders(best, TIE_MEASURES[tieBreak]);
    decidedBy = `thrones/winning/tie-${tieBreak}`;
  }
  t.emit({ type: 'end', winner: best[0] ?? '', rule: decidedBy });
  t.finish(best, decidedBy);
}

export function unitKindsIn(units: Units): UnitKind[] {
  const kinds: UnitKind[] = [];
  if (units.footman > 0) kinds.push('footman');
  if (units.knight > 0) kinds.push('knight');
  if (units.ship > 0) kinds.push('ship');
  if (units['siege-engine'] > 0) kinds.push('siege-engine');
  return kinds;
}
