// What moves over the map when something has happened: units on their way, banners on Castles that changed hands, and
// power that was gained.

import type { ThronesEvent, ThronesState } from '@maester/thrones';
import {
  AREAS,
  controller,
  countUnits,
  UNIT_KINDS,
  type AreaId,
  type HouseId,
  type UnitKind,
  type Units,
} from '@maester/thrones/tables';
import { arrowOf } from '../arrows.ts';
import type { Arrow } from '../desk.ts';

export type Flight =
  | {
      readonly kind: 'units';
      readonly house: HouseId;
      readonly units: readonly UnitKind[];
      readonly arrow: Arrow;
    }
  | { readonly kind: 'banner'; readonly house: HouseId; readonly area: AreaId }
  | { readonly kind: 'power'; readonly house: HouseId; readonly area: AreaId; readonly gained: number };

/** Milliseconds that each of them takes. */
export const FLIGHT_TIMES: Readonly<Record<Flight['kind'], number>> = {
  units: 750,
  banner: 1500,
  power: 1200,
};

const kindsOf = (units: Units): readonly UnitKind[] =>
  UNIT_KINDS.flatMap((kind) => Array.from({ length: units[kind] }, () => kind));

const isAreaId = (id: string): id is AreaId => Object.hasOwn(AREAS, id);

/** Who holds each Castle or Stronghold, or held it last: for a moment nobody may. */
export type Holders = ReadonlyMap<AreaId, HouseId>;

export function holdersIn(state: ThronesState, before: Holders = new Map()): Holders {
  const holders = new Map(before);
  for (const { id } of state.areas) {
    const holder = AREAS[id].fort === null || state.combat?.area === id ? null : controller(state, id);
    if (holder !== null) holders.set(id, holder);
  }
  return holders;
}

/** What the news set in motion since others held the Castles. */
export function flightsOf(
  before: Holders,
  after: ThronesState,
  news: readonly ThronesEvent[],
): readonly Flight[] {
  const moving = news.flatMap((event): readonly Flight[] => {
    switch (event.type) {
      case 'march':
      case 'retreat': {
        const arrow = arrowOf(event);
        return arrow === null || countUnits(event.units) === 0
          ? []
          : [{ kind: 'units', house: event.house, units: kindsOf(event.units), arrow }];
      }
      case 'power':
        return event.gained > 0 && isAreaId(event.because)
          ? [{ kind: 'power', house: event.house, area: event.because, gained: event.gained }]
          : [];
      default:
        return [];
    }
  });
  const banners = [...holdersIn(after, before)].flatMap(([area, house]): readonly Flight[] =>
    before.get(area) === house ? [] : [{ kind: 'banner', house, area }],
  );
  return [...moving, ...banners];
}

/** The places of a battle or raid that others should see: the last of these news. */
export function sceneIn(news: readonly ThronesEvent[], seat: string | null): readonly AreaId[] {
  const found = news.findLast(
    (event) => event.type === 'attack' || (event.type === 'raid' && event.victim === seat),
  );
  if (found?.type === 'attack') return [found.from, found.area];
  return found?.type === 'raid' ? [found.area, found.target] : [];
}
