// The optional Tides of Battle deck: twenty-four cards with six different faces (rulebook p. 29).

export const TIDES_CARD_IDS = ['zero', 'sword', 'fortification', 'two', 'three', 'skull'] as const;
export type TidesCardId = (typeof TIDES_CARD_IDS)[number];

export interface TidesCard {
  readonly strength: number;
  readonly swords: number;
  readonly fortifications: number;
  readonly skulls: number;
  readonly count: number;
}

// The six faces and the total are sure; how the 24 divide over the faces rests on a single record.
// oxfmt-ignore
export const TIDES_OF_BATTLE: Readonly<Record<TidesCardId, TidesCard>> = {
  zero:          { strength: 0, swords: 0, fortifications: 0, skulls: 0, count: 8 },
  sword:         { strength: 1, swords: 1, fortifications: 0, skulls: 0, count: 4 },
  fortification: { strength: 1, swords: 0, fortifications: 1, skulls: 0, count: 4 },
  two:           { strength: 2, swords: 0, fortifications: 0, skulls: 0, count: 4 },
  three:         { strength: 3, swords: 0, fortifications: 0, skulls: 0, count: 2 },
  skull:         { strength: 0, swords: 0, fortifications: 0, skulls: 1, count: 2 },
};
