/** Questions about the board: who controls, how strong, who reaches what. */
import {
  homeOf,
  landOfPort,
  near,
  printed,
  PLACES,
  type AreaState,
  type HouseId,
  type HouseState,
  type State,
  type Units,
} from './facts.ts';

export function areaIn(s: State, place: number): AreaState {
  const area = s.areas[place];
  if (area === undefined) throw new Error(`no area at ${place}`);
  return area;
}

export function holdingsOf(s: State, house: HouseId): HouseState {
  const held = s.holdings[s.houses.indexOf(house)];
  if (held === undefined) throw new Error(`no house ${house}`);
  return held;
}

export function controllerOf(s: State, place: number): HouseId | null {
  const area = areaIn(s, place);
  if (area.house !== null) return area.house;
  if (area.power !== null) return area.power;
  if (printed(place).kind === 'port') return controllerOf(s, landOfPort(place));
  const home = homeOf(place);
  return home !== null && s.houses.includes(home) ? home : null;
}

export function countOf(units: Units): number {
  return units.footman + units.knight + units.ship + units['siege-engine'];
}

export function minus(a: Units, b: Units): Units {
  return {
    footman: a.footman - b.footman,
    knight: a.knight - b.knight,
    ship: a.ship - b.ship,
    'siege-engine': a['siege-engine'] - b['siege-engine'],
  };
}

export function sum(a: Units, b: Units): Units {
  return {
    footman: a.footman + b.footman,
    knight: a.knight + b.knight,
    ship: a.ship + b.ship,
    'siege-engine': a['siege-engine'] + b['siege-engine'],
  };
}

export function standing(area: AreaState): Units {
  return minus(area.units, area.routed);
}

/** Combat strength; siege engines count only against forts, and only in attack. */
export function strengthOf(units: Units, againstFort: boolean): number {
  return units.footman + 2 * units.knight + units.ship + (againstFort ? 4 * units['siege-engine'] : 0);
}

export function landStrength(units: Units, againstFort: boolean): number {
  return units.footman + 2 * units.knight + (againstFort ? 4 * units['siege-engine'] : 0);
}

const FORTS = PLACES.filter((place) => printed(place).fort !== null);

export function fortsOf(s: State, house: HouseId): number {
  let forts = 0;
  for (const place of FORTS) if (controllerOf(s, place) === house) forts += 1;
  return forts;
}

/** How many forts each House has; those that have none are left out. */
export function allForts(s: State): Map<HouseId, number> {
  const forts = new Map<HouseId, number>();
  for (const place of FORTS) {
    const house = controllerOf(s, place);
    if (house !== null) forts.set(house, (forts.get(house) ?? 0) + 1);
  }
  return forts;
}

/** The lands that land units of a House can march to from here: next door, or over its ships. */
export function landsInReach(s: State, house: HouseId, from: number): number[] {
  const isSeen = new Uint8Array(PLACES.length);
  isSeen[from] = 1;
  const crossed = [from];
  const lands: number[] = [];
  // Grows while it is walked.
  for (const at of crossed) {
    for (const next of near(at)) {
      if (isSeen[next] === 1) continue;
      const { kind } = printed(next);
      if (kind === 'sea' && areaIn(s, next).house === house) crossed.push(next);
      else if (kind === 'land') lands.push(next);
      else continue;
      isSeen[next] = 1;
    }
  }
  return lands;
}

export function seasInReach(s: State, house: HouseId, from: number): number[] {
  return near(from).filter((place) => {
    const { kind } = printed(place);
    return kind === 'sea' || (kind === 'port' && controllerOf(s, landOfPort(place)) === house);
  });
}

/** Whether entering means fighting. */
export function isDefended(s: State, house: HouseId, place: number): boolean {
  const area = areaIn(s, place);
  if (area.neutral !== null) return true;
  if (area.house !== null) return area.house !== house;
  return area.garrison > 0 && homeOf(place) !== house;
}

/** Who wins ties in combat. */
export function isAhead(s: State, a: HouseId, b: HouseId): boolean {
  return s.tracks.fiefdoms.indexOf(a) < s.tracks.fiefdoms.indexOf(b);
}

/** Land never supports at sea; ports support only their sea. */
export function maySupport(from: number, place: number): boolean {
  const [here, there] = [printed(from).kind, printed(place).kind];
  return there === 'land' ? here !== 'port' : here !== 'land';
}
