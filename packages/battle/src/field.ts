/**
 * The table as screens draw it and players measure on it: shapes, measures, what a unit has left and who fights whom:
 * `@maester/battle/field`.
 */
export { ordersLeft, speedOf } from './units/abilities.ts';
export { BATTLEFIELD, type Battlefield } from './geometry/battlefield.ts';
export type { Facing, Mil, Point, Pose } from './geometry/measures.ts';
export type { Polygon } from './geometry/polygon.ts';
export { arcShares } from './geometry/arcs.ts';
export { corners, FOOTPRINTS, SIDES, type FootprintKind, type Side, type Tray } from './geometry/tray.ts';
export { MODE_IDS, QUADRANTS, type ModeId } from './modes/ids.ts';
export { controllerOf, TOKEN_RADIUS } from './objectives/objectives.ts';
export { groundsOf } from './objectives/grounds.ts';
export { zone as deploymentZone } from './set-up/deployment-zones.ts';
export { areFriends, isFreeForAll, sideOf } from './sides/sides.ts';
export {
  EDGES,
  type Lasting,
  type NcuState,
  type Objective,
  type Player,
  type TerrainPiece,
  type UnitState,
  type Zones,
} from './state.ts';
export { TERRAIN_KINDS, type TerrainKind } from './terrain/kinds.ts';
export { outline, terrainShape } from './terrain/terrain.ts';
export { engagedWith, isEngaged } from './units/engaged.ts';
export { fullRanks, fullWounds, modelsOf, ranksOf } from './units/ranks.ts';
export {
  cardOf,
  isDeployed,
  isFixture,
  isCommandedBy,
  ncuOf,
  ordersUsedBy,
  tokensOn,
  trayOf,
  unitOf,
} from './units/units.ts';
export { zoneWith } from './tactics/claims.ts';
export { targetOf as victoryTarget } from './victory/victory.ts';
export type { Condition } from './effects/gains.ts';
export type { UnitCard } from './cards/card.ts';
export type { UnitType } from './cards/list-facts.ts';
export type { Faction } from './cards/factions.ts';
