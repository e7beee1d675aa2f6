/**
 * Mustering: Castles give 1 point, Strongholds 2, spent in their own area on new units or on upgrades of Footmen.
 * The same procedure serves the Mustering card, the special Consolidate Power order and a wildling reward.
 */
import { refuse, type Refusal } from '@maester/kernel';
import { AREAS, NEIGHBOURS, PORT_CAPACITY, type AreaId } from '../areas.ts';
import {
  addUnits,
  areaAt,
  oneMoreFits,
  unitsLeft,
  controller,
  FORTS,
  plus,
  removeUnits,
  type T,
} from '../board.ts';
import type { HouseId } from '../houses.ts';
import { procedure } from '../rules.ts';
import { NO_UNITS, type ThronesState, type Units } from '../state.ts';
import { UNIT_KINDS, UNITS, type UnitKind } from '../units.ts';

export const DONE = 'done';

export interface Muster {
  house: HouseId;
  /** The mustering areas, with the points each has left. */
  points: { [area: string]: number };
}

export function musterPoints(s: ThronesState, house: HouseId): { [area: string]: number } {
  const points: { [area: string]: number } = {};
  for (const id of FORTS) if (controller(s, id) === house) points[id] = AREAS[id].musterPoints;
  return points;
}

/**
 * An option is `area:kind` (a new unit there), `area:ship:where` (a ship in the port or an adjacent sea) or
 * `area:upgrade:kind` (a Footman becomes that).
 */
function options(s: ThronesState, f: Muster): string[] {
  const list: string[] = [];
  const left = unitsLeft(s, f.house);
  for (const [id, points] of Object.entries(f.points)) {
    const area = id as AreaId;
    if (points === 0) continue;
    for (const kind of UNIT_KINDS) {
      if (left[kind] === 0) continue;
      if (kind === 'ship') {
        for (const where of NEIGHBOURS[area])
          if (problem(s, f, area, kind, where, left) === null) list.push(`${area}:ship:${where}`);
        continue;
      }
      if (problem(s, f, area, kind, area, left) === null) list.push(`${area}:${kind}`);
      if (upgradeProblem(s, f, area, kind, left) === null) list.push(`${area}:upgrade:${kind}`);
    }
  }
  list.push(DONE);
  return list;
}

/** Why this unit cannot be mustered from `area` into `where`, or null. */
function problem(
  s: ThronesState,
  f: Muster,
  area: AreaId,
  kind: UnitKind,
  where: AreaId,
  left: Units,
): Refusal | null {
  const points = f.points[area] ?? 0;
  const cost = UNITS[kind].musterCost;
  if (points < cost) return refuse('thrones/mustering/points', { area, points, cost });
  if (kind === 'ship') {
    const place = AREAS[where];
    if (place.kind === 'land') return refuse('thrones/mustering/ships-at-sea-or-in-port', { area, where });
    const there = areaAt(s, where);
    if (there.house !== null && there.house !== f.house) {
      return refuse('thrones/mustering/no-ships-among-enemies', { where, house: there.house });
    }
    if (place.kind === 'port' && there.units.ship >= PORT_CAPACITY) {
      return refuse('thrones/ports/three-ships-only', { where });
    }
  }
  if (left[kind] === 0) return refuse('thrones/mustering/available-units', { unit: kind });
  if (!oneMoreFits(s, f.house, where)) return refuse('thrones/mustering/supply-limit', { area: where });
  return null;
}

function upgradeProblem(
  s: ThronesState,
  f: Muster,
  area: AreaId,
  kind: UnitKind,
  left: Units,
): Refusal | null {
  const cost = UNITS[kind].upgradeCost;
  const points = f.points[area] ?? 0;
  if (cost === null || areaAt(s, area).house !== f.house || areaAt(s, area).units.footman === 0) {
    return refuse('thrones/mustering/upgrade', { area, unit: kind });
  }
  if (points < cost) return refuse('thrones/mustering/points', { area, points, cost });
  return left[kind] === 0 ? refuse('thrones/mustering/available-units', { unit: kind }) : null;
}

const isArea = (name: string | undefined): name is AreaId => name !== undefined && Object.hasOwn(AREAS, name);
const isUnit = (name: string | undefined): name is UnitKind =>
  name !== undefined && Object.hasOwn(UNITS, name);

function whyNot(s: ThronesState, f: Muster, choice: string): Refusal | null {
  const [area, kind, where] = choice.split(':');
  if (!isArea(area)) return null;
  if (!Object.hasOwn(f.points, area)) {
    // An own Castle without points: only one area musters, by a special order or as a wildling reward.
    const musters = AREAS[area].musterPoints > 0 && controller(s, area) === f.house;
    return musters
      ? refuse('thrones/mustering/own-area-only', { area })
      : refuse('thrones/mustering/castles-and-strongholds', { area });
  }
  const left = unitsLeft(s, f.house);
  if (kind === 'upgrade') return isUnit(where) ? upgradeProblem(s, f, area, where, left) : null;
  if (!isUnit(kind)) return null;
  if (kind === 'ship') {
    const near = isArea(where) && NEIGHBOURS[area].includes(where);
    return near
      ? problem(s, f, area, kind, where, left)
      : refuse('thrones/mustering/ships-at-sea-or-in-port', { area });
  }
  if (!isArea(where) || where === area) return problem(s, f, area, kind, area, left);
  return AREAS[where].kind === 'land'
    ? refuse('thrones/mustering/own-area-only', { area: where })
    : refuse('thrones/mustering/land-units-on-land', { area: where });
}

export const muster = procedure<Muster>('muster')({
  'muster-unit': {
    ask: 'option',
    seat: (_, f) => f.house,
    options,
    whyNot: (s, f, _, choice) => whyNot(s, f, choice),
    facts: (_, f) => ({ points: f.points }),
    forced: 'is-taken',
    then: (t, f, option) => {
      if (option === DONE) return 'end';
      musterUnit(t, f, option);
      return 'muster-unit';
    },
  },
});

function musterUnit(t: T, f: Muster, option: string): void {
  const [area, what, rest] = option.split(':') as [AreaId, UnitKind | 'upgrade', string | undefined];
  const { house } = f;
  let cost: number;
  if (what === 'upgrade') {
    const unit = rest as UnitKind;
    cost = UNITS[unit].upgradeCost ?? 0;
    removeUnits(t.state, area, plus(NO_UNITS, 'footman', 1));
    addUnits(t.state, area, house, plus(NO_UNITS, unit, 1));
    t.emit({ type: 'upgraded', house, area, unit });
  } else {
    cost = UNITS[what].musterCost;
    const where = (rest ?? area) as AreaId;
    addUnits(t.state, where, house, plus(NO_UNITS, what, 1));
    t.emit({ type: 'mustered', house, area: where, unit: what, from: area });
  }
  f.points = { ...f.points, [area]: (f.points[area] ?? 0) - cost };
}

/** In turn order, each House does all its mustering before the next begins. */
export const musteringCard = procedure<{ left: HouseId[] }>('mustering')({
  'next-house': (t, f) => {
    const house = f.left.shift();
    if (house === undefined) return 'end';
    t.run(muster, { house, points: musterPoints(t.state, house) });
    return 'next-house';
  },
});
