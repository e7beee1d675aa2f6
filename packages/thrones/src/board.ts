/**
 * Questions about the board and the few ways to change it: who controls what, what a House has left,
 * which armies it fields. Every change of an area or a House goes through `changeArea` and `changeHouse`.
 */
import { bug, type Play } from '@maester/kernel';
import { AREA_IDS, areaIndex, AREAS, type AreaId } from './areas.ts';
import type { ThronesEvent } from './events.ts';
import { COMPONENTS, type HouseId, type TrackId } from './houses.ts';
import { TIE_BREAKS, VICTORY_TARGET } from './setups.ts';
import { type AreaState, type HouseState, type ThronesState, type Units, NO_UNITS } from './state.ts';
import { fitsSupply } from './supply.ts';
import { UNIT_KINDS, type UnitKind } from './units.ts';

export type T = Play<ThronesState, ThronesEvent>;

export function areaAt(s: ThronesState, id: AreaId): AreaState {
  const area = s.areas[areaIndex(id)];
  if (area === undefined) throw bug(`no area ${id}`);
  return area;
}

export function houseOf(s: ThronesState, id: HouseId): HouseState {
  const house = s.holdings[s.houses.indexOf(id)];
  if (house === undefined) throw bug(`no house ${id}`);
  return house;
}

export function changeArea(s: ThronesState, id: AreaId, change: Partial<AreaState>): void {
  s.areas[areaIndex(id)] = { ...areaAt(s, id), ...change };
}

export function changeHouse(s: ThronesState, id: HouseId, change: Partial<HouseState>): void {
  s.holdings[s.houses.indexOf(id)] = { ...houseOf(s, id), ...change };
}

export function countUnits(units: Units): number {
  return units.footman + units.knight + units.ship + units['siege-engine'];
}

export function plus(units: Units, kind: UnitKind, count: number): Units {
  return { ...units, [kind]: units[kind] + count };
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
  changeArea(s, id, { house, units: sumUnits(area.units, units), routed: sumUnits(area.routed, routed) });
}

/** Takes units away; standing ones go before routed ones unless said otherwise. */
export function removeUnits(s: ThronesState, id: AreaId, units: Units, routed: Units = NO_UNITS): void {
  const area = areaAt(s, id);
  const left = lessUnits(area.units, units);
  const stillRouted = lessUnits(area.routed, routed);
  changeArea(s, id, {
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
  const area = areaAt(s, id);
  if (area.house !== null) return area.house;
  if (area.power !== null) return area.power;
  const printed = AREAS[id];
  if (printed.kind === 'port') return controller(s, printed.land);
  return printed.homeOf !== null && s.houses.includes(printed.homeOf) ? printed.homeOf : null;
}

/** The House that may use a port: whoever controls its land, whatever ships lie in it (thrones/ports/owner). */
export function portOwner(s: ThronesState, id: AreaId): HouseId | null {
  const printed = AREAS[id];
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
  let left: Units = COMPONENTS.units;
  for (const area of s.areas) if (area.house === house) left = lessUnits(left, area.units);
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
  if (gained > 0) changeHouse(s, house, { power: power + gained });
  return gained;
}

export function losePower(s: ThronesState, house: HouseId, wanted: number): number {
  const { power } = houseOf(s, house);
  const lost = Math.min(wanted, power);
  if (lost > 0) changeHouse(s, house, { power: power - lost });
  return lost;
}

/** The areas with units of a House, in board order. */
export function areasWithUnits(s: ThronesState, house: HouseId): AreaId[] {
  const ids: AreaId[] = [];
  for (const area of s.areas) if (area.house === house) ids.push(area.id);
  return ids;
}

export function countAreasWithUnits(s: ThronesState, house: HouseId): number {
  let count = 0;
  for (const area of s.areas) if (area.house === house) count += 1;
  return count;
}

const sizes: number[] = [];

/** Whether the armies of a House fit its supply, with these changes to the number of units in some areas. */
export function armiesFit(
  s: ThronesState,
  house: HouseId,
  changes: ReadonlyMap<AreaId, number> | null = null,
): boolean {
  sizes.length = 0;
  for (const area of s.areas) {
    if (area.house !== house) continue;
    const size = countUnits(area.units) + (changes?.get(area.id) ?? 0);
    if (size > 1) sizes.push(size);
  }
  for (const [id, size] of changes ?? []) if (areaAt(s, id).house !== house) sizes.push(size);
  if (s.combat !== null && s.combat.attacker === house) sizes.push(countUnits(s.combat.attackers));
  return fitsSupply(houseOf(s, house).supply, sizes);
}

/** Whether one more unit may stand there; a unit on its own is no army. */
export function oneMoreFits(s: ThronesState, house: HouseId, where: AreaId): boolean {
  return areaAt(s, where).house !== house || armiesFit(s, house, new Map([[where, 1]]));
}

const WITH_SUPPLY = AREA_IDS.filter((id) => AREAS[id].supply > 0);

export function supplyIcons(s: ThronesState, house: HouseId): number {
  let icons = 0;
  for (const id of WITH_SUPPLY) if (controller(s, id) === house) icons += AREAS[id].supply;
  return icons;
}

/** Areas with a Castle or Stronghold. */
export const FORTS: readonly AreaId[] = AREA_IDS.filter((id) => AREAS[id].fort !== null);

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
  const held = s.houses.map(() => 0);
  for (const id of FORTS) {
    const house = controller(s, id);
    if (house !== null) held[s.houses.indexOf(house)] = (held[s.houses.indexOf(house)] ?? 0) + 1;
  }
  if (held.some((forts) => forts >= VICTORY_TARGET)) finish(t, 'thrones/winning/seven-at-once');
}

type Measure = (s: ThronesState, house: HouseId) => number;

const TIE_MEASURES: { readonly [K in (typeof TIE_BREAKS)['rulebook' | 'faq'][number]]: Measure } = {
  strongholds,
  'land-areas': landAreas,
  supply: (s, house) => houseOf(s, house).supply,
  power: (s, house) => houseOf(s, house).power,
  'iron-throne': (s, house) => -turnOrder(s).indexOf(house),
};

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
  return UNIT_KINDS.filter((kind) => units[kind] > 0);
}
