/**
 * What can be chosen in this game: options about areas, Houses, cards, orders, tracks and units, each made once, since
 * they are listed again and again. `name.KIND.ID` calls a thing by its name; `THINGS` tells which things there are.
 */
import type { Option, Saying, Thing } from '@maester/kernel';
import { AREA_IDS, AREAS, NEIGHBOURS, type AreaId } from './areas.ts';
import { HOUSE_CARDS, type HouseCardId } from './house-cards.ts';
import { COMPONENTS, HOUSE_IDS, TRACK_IDS, type HouseId, type TrackId } from './houses.ts';
import { ORDER_IDS, ORDERS, type OrderId } from './orders.ts';
import type { ThronesState } from './state.ts';
import { UNIT_KINDS, UNITS, type UnitKind } from './units.ts';
import { WESTEROS_CARD_IDS, type WesterosCardId } from './westeros-cards.ts';

/** What a Consolidate Power order or the points of a Castle can be used for instead of the usual. */
const ACTIONS = ['muster', 'upgrade'] as const;

export const THINGS = {
  area: (_, id) => Object.hasOwn(AREAS, id),
  house: (s, id) => s.houses.some((house) => house === id),
  'house-card': (_, id) => Object.hasOwn(HOUSE_CARDS, id),
  order: (_, id) => Object.hasOwn(ORDERS, id),
  track: (_, id) => TRACK_IDS.some((track) => track === id),
  unit: (_, id) => Object.hasOwn(UNITS, id),
  westeros: (_, id) => WESTEROS_CARD_IDS.some((card) => card === id),
  action: (_, id) => ACTIONS.some((action) => action === id),
} as const satisfies { readonly [kind: string]: (s: ThronesState, id: string) => boolean };

export type ThingKind = keyof typeof THINGS;

const thing = (kind: ThingKind, id: string): Thing => ({ kind, id });

function option(id: string, on: readonly Thing[], say: Saying): Option {
  return { id, on, say };
}

function named(kind: ThingKind, id: string): Option {
  return option(id, [thing(kind, id)], { key: `name.${kind}.${id}`, facts: {} });
}

type OfEach<Id extends string> = (id: Id) => Option;

/** A Map finds a name faster than an object does. */
function ofEach<Id extends string>(kind: ThingKind, ids: readonly Id[]): OfEach<Id> {
  const options = new Map<Id, Option>(ids.map((id) => [id, named(kind, id)]));
  return (id) => options.get(id) ?? named(kind, id);
}

export const areaOption: OfEach<AreaId> = ofEach('area', AREA_IDS);
const houseOption: OfEach<HouseId> = ofEach('house', HOUSE_IDS);
const cardOption: OfEach<HouseCardId> = ofEach('house-card', Object.keys(HOUSE_CARDS) as HouseCardId[]);
const orderOption: OfEach<OrderId> = ofEach('order', ORDER_IDS);
const trackOption: OfEach<TrackId> = ofEach('track', TRACK_IDS);
const unitOption: OfEach<UnitKind> = ofEach('unit', UNIT_KINDS);
const westerosOption: OfEach<WesterosCardId> = ofEach('westeros', WESTEROS_CARD_IDS);

export const areaOptions = (ids: readonly AreaId[]): Option[] => ids.map(areaOption);
export const houseOptions = (ids: readonly HouseId[]): Option[] => ids.map(houseOption);
export const cardOptions = (ids: readonly HouseCardId[]): Option[] => ids.map(cardOption);
export const orderOptions = (ids: readonly OrderId[]): Option[] => ids.map(orderOption);
export const trackOptions = (ids: readonly TrackId[]): Option[] => ids.map(trackOption);
export const unitOptions = (ids: readonly UnitKind[]): Option[] => ids.map(unitOption);
export const westerosOptions = (ids: readonly WesterosCardId[]): Option[] => ids.map(westerosOption);

/** One of the units of an area. */
export const unitIn: (area: AreaId, kind: UnitKind) => Option = (() => {
  const options = Object.fromEntries(
    AREA_IDS.map((where) => [
      where,
      Object.fromEntries(
        UNIT_KINDS.map((kind) => [
          kind,
          option(`${where}:${kind}`, [thing('area', where), thing('unit', kind)], {
            key: 'option.unit-in',
            facts: { unit: kind, area: where },
          }),
        ]),
      ) as { [K in UnitKind]: Option },
    ]),
  ) as { [I in AreaId]: { [K in UnitKind]: Option } };
  return (where, kind) => options[where][kind];
})();

export const ROUTED_FOOTMAN: Option = option('routed-footman', [thing('unit', 'footman')], {
  key: 'option.routed-footman',
  facts: {},
});

/** A Footman among those who fight for an area. */
export const inTheCombat = (where: AreaId): Option =>
  option('combat', [thing('area', where)], { key: 'option.combat', facts: {} });

/** How a raid is chosen, whether the rules allow it or not. */
export const raidChoice = (from: AreaId, target: AreaId): string => `${from}>${target}`;

const RAIDS: { readonly [from in AreaId]: { readonly [target: string]: Option } } = Object.fromEntries(
  AREA_IDS.map((from) => [
    from,
    Object.fromEntries(
      NEIGHBOURS[from].map((target) => [
        target,
        option(raidChoice(from, target), [thing('area', from), thing('area', target)], {
          key: 'option.raid',
          facts: { from, target },
        }),
      ]),
    ),
  ]),
) as { [from in AreaId]: { [target: string]: Option } };

const NO_RAID = Object.fromEntries(
  AREA_IDS.map((from) => [
    from,
    option(from, [thing('area', from)], { key: 'option.raid-nothing', facts: { from } }),
  ]),
) as { [from in AreaId]: Option };

/** A raid against a neighbouring area, or none: the order is removed without effect. */
export function raidFrom(from: AreaId, target: AreaId | null): Option {
  return (target === null ? null : RAIDS[from][target]) ?? NO_RAID[from];
}

const MUSTER = Object.fromEntries(
  AREA_IDS.map((where) => [
    where,
    option(`${where}:muster`, [thing('area', where), thing('action', 'muster')], {
      key: 'option.muster',
      facts: { area: where },
    }),
  ]),
) as { [I in AreaId]: Option };

/** A special Consolidate Power order that musters instead. */
export const musterIn = (where: AreaId): Option => MUSTER[where];

/** A new unit, bought with the points of an area: there, or afloat beside it. */
export function newUnit(from: AreaId, unit: UnitKind, where: AreaId): Option {
  const on = [thing('area', from), thing('unit', unit)];
  return where === from
    ? option(`${from}:${unit}`, on, { key: 'option.unit-in', facts: { unit, area: from } })
    : option(`${from}:${unit}:${where}`, [...on, thing('area', where)], {
        key: 'option.unit-from',
        facts: { unit, area: where, from },
      });
}

/** A Footman that becomes something better. */
export function upgrade(where: AreaId, unit: UnitKind): Option {
  return option(
    `${where}:upgrade:${unit}`,
    [thing('area', where), thing('action', 'upgrade'), thing('unit', unit)],
    { key: 'option.upgrade', facts: { unit, area: where } },
  );
}

/** The first, second... unit of a kind in a march. */
export interface Soldier {
  readonly kind: UnitKind;
  readonly number: number;
  readonly option: Option;
}

function soldiersOf(kind: UnitKind): Soldier[] {
  return Array.from({ length: COMPONENTS.units[kind] }, (_, i) => {
    const facts = { unit: kind, number: i + 1 };
    const say = { key: 'option.soldier', facts };
    return { kind, number: i + 1, option: option(`${kind}-${i + 1}`, [thing('unit', kind)], say) };
  });
}

const SOLDIERS: { readonly [K in UnitKind]: readonly Soldier[] } = {
  footman: soldiersOf('footman'),
  knight: soldiersOf('knight'),
  ship: soldiersOf('ship'),
  'siege-engine': soldiersOf('siege-engine'),
};
const SOLDIERS_BY_ID: ReadonlyMap<string, Soldier> = new Map(
  Object.values(SOLDIERS)
    .flat()
    .map((soldier) => [soldier.option.id, soldier]),
);

/** So many units of a kind, one by one. */
export function soldiers(kind: UnitKind, count: number): readonly Soldier[] {
  return SOLDIERS[kind].slice(0, count);
}

export function soldierCalled(id: string): Soldier | null {
  return SOLDIERS_BY_ID.get(id) ?? null;
}
