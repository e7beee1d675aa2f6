/**
 * The Castle Wall of A Storm of Swords: its card, its ability, and the abilities that Siege cards lay on units. It is no
 * unit but a fixture (units/units.ts).
 */
import type { AbilityCard, UnitCard } from '../cards/card.ts';
import { CONDITIONS } from '../effects/gains.ts';

export const CASTLE_WALL = 'castle-wall';

/** battle/mode-a-storm-of-swords/walls-arrows, walls-wounds: range, and half a Wound a Hit, are our reading. */
export const CASTLE_WALL_CARD: UnitCard = {
  name: 'Castle Wall',
  faction: 'neutral',
  type: 'war-machine',
  tray: 'castle-wall',
  cost: 0,
  speed: 0,
  defense: 6,
  morale: 2,
  wounds: 6,
  attacks: [{ name: 'Arrows', kind: 'long', toHit: 4, dice: [8] }],
  abilities: [CASTLE_WALL],
};

export const HITS_PER_WOUND = 2;

export const SIEGE_FURY = 'siege-fury';
export const SIEGE_BODKINS = 'siege-bodkins';

export const SIEGE_ABILITIES: { readonly [id: string]: AbilityCard } = {
  // battle/mode-a-storm-of-swords/walls-are-their-own-kind
  [CASTLE_WALL]: {
    name: 'Castle Wall',
    innate: true,
    immuneTo: CONDITIONS,
    untargetable: { by: 'all', what: ['order', 'card'] },
  },
  // battle/siege/attacker-3
  [SIEGE_FURY]: { name: 'Siege fury', rerolls: ['charge'], attacking: { toHit: 1 } },
  // battle/siege/defender-2
  [SIEGE_BODKINS]: { name: 'Bodkins', attacking: { keywords: ['sundering'] } },
};
