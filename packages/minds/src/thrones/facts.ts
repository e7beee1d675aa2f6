/**
 * The board as the steward walks it: by places, the indices of areas in the state, which are quicker than names.
 */
import type { ThronesState } from '@maester/thrones';
import { AREA_IDS, areaIndex, AREAS, HOUSE_CARDS, NEIGHBOURS } from '@maester/thrones/tables';
import type { AreaId, HouseId } from '@maester/thrones/tables';

export type State = ThronesState;
export {
  AREA_IDS,
  attacksOf,
  bidsOf,
  fitsSupply,
  ORDER_IDS,
  ORDERS,
  ROUNDS as LAST_ROUND,
  TRACK_IDS,
  UNIT_KINDS,
  VICTORY_TARGET as FORTS_TO_WIN,
} from '@maester/thrones/tables';
export type {
  AreaId,
  AreaState,
  Bidding,
  HouseCardId,
  HouseId,
  HouseState,
  OrderId,
  TrackId,
  UnitKind,
  Units,
} from '@maester/thrones/tables';

type Printed = (typeof AREAS)[AreaId];

export const PLACES: readonly number[] = AREA_IDS.map((_, place) => place);

export function placeOf(id: string): number {
  return areaIndex(id as AreaId);
}

const PRINTED: readonly Printed[] = AREA_IDS.map((id) => AREAS[id]);

export function printed(place: number): Printed {
  return PRINTED[place] ?? AREAS['sunset-sea'];
}

const NEAR: readonly (readonly number[])[] = AREA_IDS.map((id) => NEIGHBOURS[id].map(areaIndex));

export function near(place: number): readonly number[] {
  return NEAR[place] ?? [];
}

/** The land a port belongs to, or -1. */
export function landOfPort(place: number): number {
  const { land } = printed(place);
  return land === null ? -1 : areaIndex(land);
}

export function homeOf(place: number): HouseId | null {
  return printed(place).homeOf;
}

const STRENGTHS = new Map(Object.entries(HOUSE_CARDS).map(([card, { strength }]) => [card, strength]));

export function cardStrength(card: string): number {
  return STRENGTHS.get(card) ?? 0;
}
