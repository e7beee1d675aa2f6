/**
 * Mustering: Castles give 1 point, Strongholds 2, spent in their own area on new units or on upgrades of Footmen.
 * The same procedure serves the Mustering card, the special Consolidate Power order and a wildling reward.
 */
import { bug, refuse, type Offer, type Option, type Refusal } from '@maester/kernel';
import { AREA_IDS, AREAS, NEIGHBOURS, PORT_CAPACITY, printedOn, type AreaId } from '../areas.ts';
import {
  addUnits,
  areaAt,
  controller,
  countUnits,
  FORTS,
  plus,
  removeUnits,
  roomForOneMore,
  unitsLeft,
  type T,
} from '../board.ts';
import type { HouseId } from '../houses.ts';
import { newUnit, upgrade } from '../options.ts';
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
  for (const id of FORTS) if (controller(s, id) === house) points[id] = printedOn(id).musterPoints;
  return points;
}

/** One way to spend the points of an area: on a new unit somewhere, or on turning a Footman into a better unit. */
export interface MusterWay {
  readonly option: Option;
  readonly area: AreaId;
  readonly kind: UnitKind;
  /** Where a new unit goes; null for an upgrade. */
  readonly where: AreaId | null;
}

/** New units there, Ships in the port or an adjacent sea, and Footmen that become something better. */
function waysFrom(area: AreaId): MusterWay[] {
  const ways: MusterWay[] = [];
  for (const kind of UNIT_KINDS) {
    if (kind === 'ship') {
      for (const where of NEIGHBOURS[area]) {
        if (AREAS[where].kind !== 'land')
          ways.push({ option: newUnit(area, kind, where), area, kind, where });
      }
      continue;
    }
    ways.push({ option: newUnit(area, kind, area), area, kind, where: area });
    if (UNITS[kind].upgradeCost !== null) ways.push({ option: upgrade(area, kind), area, kind, where: null });
  }
  return ways;
}

// Made once: the options are listed again after every unit, and always the same ones come into question.
const WAYS_FROM: ReadonlyMap<string, readonly MusterWay[]> = new Map(
  FORTS.map((area) => [area, waysFrom(area)]),
);
const WAYS: ReadonlyMap<string, MusterWay> = new Map(
  [...WAYS_FROM.values()].flat().map((way) => [way.option.id, way]),
);

/** Every way to spend the points of a Castle or Stronghold. */
export function musterWays(area: AreaId): readonly MusterWay[] {
  return WAYS_FROM.get(area) ?? [];
}

/** What limits a House wherever it musters: the units it has left, and its supply. */
interface Limits {
  readonly left: Units;
  /** For 0, 1, 2... units in an area: whether there may be one more. */
  readonly room: readonly boolean[];
}

function limitsOf(s: ThronesState, house: HouseId): Limits {
  return { left: unitsLeft(s, house), room: roomForOneMore(s, house) };
}

function options(s: ThronesState, f: Muster): Offer[] {
  const list: Offer[] = [];
  const limits = limitsOf(s, f.house);
  for (const id in f.points) {
    if (f.points[id] === 0) continue;
    for (const { option, area, kind, where } of WAYS_FROM.get(id) ?? []) {
      const refusal =
        where === null ? upgradeProblem(s, f, area, kind, limits) : problem(s, f, area, kind, where, limits);
      if (refusal === null) list.push(option);
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
  { left, room }: Limits,
): Refusal | null {
  const points = f.points[area] ?? 0;
  const cost = UNITS[kind].musterCost;
  if (points < cost) return refuse('thrones/mustering/points', { area, points, cost });
  const there = areaAt(s, where);
  if (kind === 'ship') {
    const place = printedOn(where);
    if (place.kind === 'land') return refuse('thrones/mustering/ships-at-sea-or-in-port', { area, where });
    if (there.house !== null && there.house !== f.house) {
      return refuse('thrones/mustering/no-ships-among-enemies', { where, house: there.house });
    }
    if (place.kind === 'port' && there.units.ship >= PORT_CAPACITY) {
      return refuse('thrones/ports/three-ships-only', { where });
    }
  }
  if (left[kind] === 0) return refuse('thrones/mustering/available-units', { unit: kind });
  const size = there.house === f.house ? countUnits(there.units) : 0;
  return room[size] === true ? null : refuse('thrones/mustering/supply-limit', { area: where });
}

function upgradeProblem(
  s: ThronesState,
  f: Muster,
  area: AreaId,
  kind: UnitKind,
  { left }: Limits,
): Refusal | null {
  const cost = UNITS[kind].upgradeCost;
  const points = f.points[area] ?? 0;
  const there = areaAt(s, area);
  if (cost === null || there.house !== f.house || there.units.footman === 0) {
    return refuse('thrones/mustering/upgrade', { area, unit: kind });
  }
  if (points < cost) return refuse('thrones/mustering/points', { area, points, cost });
  return left[kind] === 0 ? refuse('thrones/mustering/available-units', { unit: kind }) : null;
}

let conceivable: ReadonlyMap<string, MusterWay> | null = null;

/** Whatever one could think of, anywhere on the board; listed when first asked for. */
function conceivableWay(choice: string): MusterWay | null {
  conceivable ??= new Map(
    AREA_IDS.flatMap((area) =>
      UNIT_KINDS.flatMap((kind): MusterWay[] => [
        { option: upgrade(area, kind), area, kind, where: null },
        ...AREA_IDS.map((where) => ({ option: newUnit(area, kind, where), area, kind, where })),
      ]),
    ).map((way) => [way.option.id, way]),
  );
  return conceivable.get(choice) ?? null;
}

function whyNot(s: ThronesState, f: Muster, choice: string): Refusal | null {
  const way = conceivableWay(choice);
  if (way === null) return null;
  const { area, kind, where } = way;
  if (!Object.hasOwn(f.points, area)) {
    // An own Castle without points: only one area musters, by a special order or as a wildling reward.
    const musters = AREAS[area].musterPoints > 0 && controller(s, area) === f.house;
    return musters
      ? refuse('thrones/mustering/own-area-only', { area })
      : refuse('thrones/mustering/castles-and-strongholds', { area });
  }
  const limits = limitsOf(s, f.house);
  if (where === null) return upgradeProblem(s, f, area, kind, limits);
  if (kind === 'ship') {
    return NEIGHBOURS[area].includes(where)
      ? problem(s, f, area, kind, where, limits)
      : refuse('thrones/mustering/ships-at-sea-or-in-port', { area });
  }
  if (where === area) return problem(s, f, area, kind, area, limits);
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
    facts: (_, f) => ({ points: { ...f.points } }),
    forced: 'is-taken',
    then: (t, f, option) => {
      if (option === DONE) return 'end';
      musterUnit(t, f, option);
      return 'muster-unit';
    },
  },
});

function musterUnit(t: T, f: Muster, option: string): void {
  const way = WAYS.get(option);
  if (way === undefined) throw bug(`no such mustering: ${option}`);
  const { area, kind: unit, where } = way;
  const { house } = f;
  let cost: number;
  if (where === null) {
    cost = UNITS[unit].upgradeCost ?? 0;
    // Standing Footmen go first; a routed one stays routed (thrones/ruling/routed-unit-upgraded).
    const { units, routed } = areaAt(t.state, area);
    const better = plus(NO_UNITS, unit, 1);
    removeUnits(t.state, area, plus(NO_UNITS, 'footman', 1));
    addUnits(t.state, area, house, better, routed.footman === units.footman ? better : NO_UNITS);
    t.emit({ type: 'upgraded', house, area, unit });
  } else {
    cost = UNITS[unit].musterCost;
    addUnits(t.state, where, house, plus(NO_UNITS, unit, 1));
    t.emit({ type: 'mustered', house, area: where, unit, from: area });
  }
  f.points[area] = (f.points[area] ?? 0) - cost;
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
