/** Season 6: the edition that stands on its own, all others are laid over it; with the cards and modes at hand. */
import { joined, type Loaded } from '../cards/loaded.ts';
import { EFFECTS } from '../effects/kinds.ts';
import type { EditionDelta } from '../edition/edition.ts';
import { SIEGE_ABILITIES } from '../modes/castle-wall.ts';
import { MODE_IDS } from '../modes/ids.ts';
import type { Modes } from '../modes/mode.ts';
import { OBJECTIVE_ABILITIES } from '../modes/objective-cards.ts';
import { ZONE_CARDS } from '../tactics/zones.ts';

const RULES: EditionDelta = {
  id: 'season-6',
  numbers: {
    lastRound: 6,
    hand: 3,
    handLimit: 5,
    passes: 2,
    neutralPercent: 30,
    pointsPerAttachmentPoint: 10,
    victoryAtThirty: 8,
    victoryPerTen: 2,
    terrainFromZones: 0,
  },
  rules: {
    panicWounds: 'd3',
    naturalDoubles: true,
    soloRanks: 1,
    engagedMayForgo: false,
    turnWithoutUnits: 'start-and-end',
    ncusMayForgo: true,
    fullBoard: 'not-activated',
    onePerTrigger: 'order-or-card',
    pivotEndsClear: false,
    retreatForward: 'front-free',
    retreatMayStay: false,
    rangedNeedsTarget: true,
    chargePivot: 'sight-and-reach',
    chargeRoom: 'charger',
    otherEnemies: 'moved',
    failedChargeStopsNear: true,
    disorderlySilence: 'turn',
    arcBonus: 'all-attacks',
    surgesAtOnce: null,
    cover: 'hides',
    dangerous: 'entered-or-acting',
    destructible: 'attacked',
    fortified: 'entered-or-left',
    hindering: 'no-bonus',
    rough: 'once',
    commander: 'own-faction',
    terrainMethods: ['laid', 'layout', 'random', 'chosen', 'none'],
    freeForAllZones: 'edges',
    deploysFirst: 'chooser-says',
    firstPlayer: 'other-says',
    freeUnitsScore: true,
    elimination: 'on-the-table',
  },
  terrain: {
    forest: ['cover', 'fortified'],
    'corpse-pile': ['hindering', 'horrific'],
    bog: ['hindering', 'rough'],
    stakes: ['dangerous', 'destructible'],
    'low-wall': ['destructible', 'fortified', 'hindering'],
    hedge: ['cover', 'destructible', 'rough'],
    weirwood: ['inspiring'],
    palisade: ['blocks-line-of-sight', 'destructible', 'impassable'],
    'castle-wall': ['impassable'],
  },
  effects: EFFECTS,
  zones: ZONE_CARDS,
};

export function season6(loaded: Loaded, modes: Modes): EditionDelta {
  const cards = joined(loaded);
  return {
    ...RULES,
    ...cards,
    // In their own order, whichever was loaded first.
    modes: Object.fromEntries(MODE_IDS.flatMap((id) => (modes[id] === undefined ? [] : [[id, modes[id]]]))),
    abilities: { ...cards.abilities, ...OBJECTIVE_ABILITIES, ...SIEGE_ABILITIES },
  };
}
