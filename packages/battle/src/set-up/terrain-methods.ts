/**
 * How terrain comes onto the table: chosen by the players, from a random pool or from a Battlefield Layout, all placed
 * by hand; a layout that is laid without asking anyone; or none at all.
 */
export const TERRAIN_METHODS = ['laid', 'layout', 'random', 'chosen', 'none'] as const;
export type TerrainMethod = (typeof TERRAIN_METHODS)[number];
