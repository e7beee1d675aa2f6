/** What is printed on the board and the cards, for computer players and screens: `@maester/thrones/tables`. */
export { AREA_IDS, AREAS, areaIndex, NEIGHBOURS, type AreaId } from './areas.ts';
export { HOUSE_CARDS, type HouseCardId } from './house-cards.ts';
export { TRACK_IDS, type HouseId, type TrackId } from './houses.ts';
export { ORDER_IDS, ORDERS, type OrderId } from './orders.ts';
export { ROUNDS, VICTORY_TARGET } from './setups.ts';
export type { AreaState, HouseState, Units } from './state.ts';
export { fitsSupply } from './supply.ts';
export { UNIT_KINDS, type UnitKind } from './units.ts';
