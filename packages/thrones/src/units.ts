// The four kinds of unit: what each is worth in combat and what it costs to muster (rulebook p. 9 and 17).

export const UNIT_KINDS = ['footman', 'knight', 'ship', 'siege-engine'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export interface Unit {
  readonly name: string;
  readonly moves: 'land' | 'sea';
  readonly strength: number;
  /** Strength when attacking, or supporting an attack on, a Castle or Stronghold. */
  readonly strengthAgainstFort: number;
  readonly musterCost: number;
  /** Muster points that turn a Footman into this unit; null where that is impossible. */
  readonly upgradeCost: number | null;
  /** A unit that cannot retreat is destroyed when it would have to. */
  readonly canRetreat: boolean;
}

// oxfmt-ignore
export const UNITS: Readonly<Record<UnitKind, Unit>> = {
  footman:        { name: 'Footman',      moves: 'land', strength: 1, strengthAgainstFort: 1, musterCost: 1, upgradeCost: null, canRetreat: true  },
  knight:         { name: 'Knight',       moves: 'land', strength: 2, strengthAgainstFort: 2, musterCost: 2, upgradeCost: 1,    canRetreat: true  },
  ship:           { name: 'Ship',         moves: 'sea',  strength: 1, strengthAgainstFort: 1, musterCost: 1, upgradeCost: null, canRetreat: true  },
  'siege-engine': { name: 'Siege Engine', moves: 'land', strength: 0, strengthAgainstFort: 4, musterCost: 2, upgradeCost: 1,    canRetreat: false },
};
