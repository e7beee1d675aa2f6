/**
 * What is printed on the board and the cards, for computer players and screens, and what the rules count from it for
 * previews: `@maester/thrones/tables`.
 */
export { powerFrom } from './action-phase/consolidate-power.ts';
export { mustFight } from './action-phase/march.ts';
export { aroundArea, type Around } from './around.ts';
export { AREA_IDS, AREAS, areaIndex, NEIGHBOURS, type AreaId } from './areas.ts';
export {
  controller,
  countUnits,
  powerOnBoard,
  ranking,
  supplyIcons,
  unitsLeft,
  victoryPoints,
} from './board.ts';
export { newCombat } from './combat/combat.ts';
export { neutralAttackNow, neutralProspect } from './combat/neutral-force.ts';
export { icons, strengthLines, supportStrength, type StrengthLine } from './combat/strength.ts';
export { supportingAreas, supportsSoFar } from './combat/support.ts';
export { mayEstablishControl } from './control.ts';
export { HANDS, HOUSE_CARDS, type HouseCardId } from './house-cards.ts';
export { COMPONENTS, TRACK_IDS, type HouseId, type TrackId } from './houses.ts';
export { attacksOf, bidsOf, type Bidding } from './memory.ts';
export { ORDER_IDS, ORDERS, type OrderId } from './orders.ts';
export { raidChoice, unitIn } from './options.ts';
export { ordersPlacedInTurn } from './planning-phase/planning-phase.ts';
export { PLAYER_COUNTS, ROUNDS, SETUPS, VICTORY_TARGET, type PlayerCount } from './setups.ts';
export { HIDDEN, wholeDeck } from './state.ts';
export type { AreaState, Combat, HouseState, Side, Units } from './state.ts';
export { ARMY_LIMITS, fitsSupply } from './supply.ts';
export { TIDES_OF_BATTLE, type TidesCardId } from './tides-of-battle.ts';
export { UNIT_KINDS, UNITS, type UnitKind } from './units.ts';
export { WESTEROS_CARDS, WESTEROS_DECKS, type WesterosCardId, type WesterosDeck } from './westeros-cards.ts';
export { musterWays, type MusterWay } from './westeros-phase/mustering.ts';
export { WILDLING_CARD_IDS, WILDLING_TRACK, type WildlingCardId } from './wildling-cards.ts';
