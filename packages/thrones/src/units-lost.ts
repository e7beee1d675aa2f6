/** Units that a House must give up, one by one, by its own choice: too little supply, or the wildlings. */
import { idOn, refuse, type Option, type Thing } from '@maester/kernel';
import { AREAS, type AreaId } from './areas.ts';
import {
  areaAt,
  armiesFit,
  areasWithUnits,
  countUnits,
  plus,
  removeUnits,
  unitKindsIn,
  type T,
} from './board.ts';
import { settleControl } from './control.ts';
import type { HouseId } from './houses.ts';
import { unitIn } from './options.ts';
import { procedure } from './rules.ts';
import { NO_UNITS, type ThronesState } from './state.ts';
import type { UnitKind } from './units.ts';

/** Every kind of unit in these areas. */
function unitOptions(s: ThronesState, areas: readonly AreaId[]): Option[] {
  return areas.flatMap((id) => unitKindsIn(areaAt(s, id).units).map((kind) => unitIn(id, kind)));
}

function isOwnUnit(s: ThronesState, house: HouseId, option: string): boolean {
  return unitOptions(s, areasWithUnits(s, house)).some(({ id }) => id === option);
}

function destroyChosen(t: T, house: HouseId, on: readonly Thing[]): void {
  destroyUnit(t, house, idOn(on, 'area') as AreaId, idOn(on, 'unit') as UnitKind);
}

export function destroyUnit(t: T, house: HouseId, area: AreaId, unit: UnitKind): void {
  removeUnits(t.state, area, plus(NO_UNITS, unit, 1));
  t.emit({ type: 'destroyed', house, area, unit });
}

/** thrones/supply/reconcile: until the armies fit, a unit of some army goes. */
export const reconcileSupply = procedure<{ house: HouseId }>('reconcile-supply')({
  'destroy-unit': {
    ask: 'option',
    seat: (s, f) => (armiesFit(s, f.house) ? null : f.house),
    options: (s, f) => unitOptions(s, armies(s, f.house)),
    whyNot: (s, f, _, unit) =>
      isOwnUnit(s, f.house, unit) ? refuse('thrones/supply/reconcile', { unit }) : null,
    forced: 'is-taken',
    then: (t, f, _, __, on) => {
      destroyChosen(t, f.house, on);
      return 'destroy-unit';
    },
  },
});

function armies(s: ThronesState, house: HouseId): AreaId[] {
  return areasWithUnits(s, house).filter((id) => countUnits(areaAt(s, id).units) > 1);
}

interface DestroyUnits {
  house: HouseId;
  count: number;
  /** Where they must be: anywhere, or in this one area. */
  area: AreaId | null;
}

/** So many units of the owner's choice; all of them if there are not more (thrones/ruling/too-few-units). */
export const destroyUnits = procedure<DestroyUnits>('destroy-units')({
  'destroy-unit': {
    ask: 'option',
    seat: (s, f) => (f.count > 0 && choices(s, f).length > 0 ? f.house : null),
    options: (s, f) => choices(s, f),
    facts: (_, f) => ({ count: f.count }),
    whyNot: (s, f, _, unit) =>
      f.area !== null && isOwnUnit(s, f.house, unit)
        ? refuse('thrones/wildling-card/the-horde-descends', { unit, area: f.area })
        : null,
    forced: 'is-taken',
    then: (t, f, _, __, on) => {
      destroyChosen(t, f.house, on);
      f.count -= 1;
      return 'destroy-unit';
    },
  },
  'settle-control': (t) => t.run(settleControl, {}),
});

function choices(s: ThronesState, f: DestroyUnits): Option[] {
  const areas = areasWithUnits(s, f.house).filter((id) => f.area === null || f.area === id);
  const options = unitOptions(s, areas);
  const units = areas.reduce((sum, id) => sum + countUnits(areaAt(s, id).units), 0);
  return units > f.count ? options : options.slice(0, 1); // if all must go, there is nothing to choose
}

/** Castle and Stronghold areas where a House has at least so many units. */
export function fortsWithUnits(s: ThronesState, house: HouseId, least: number): AreaId[] {
  return areasWithUnits(s, house).filter(
    (id) => AREAS[id].fort !== null && countUnits(areaAt(s, id).units) >= least,
  );
}
