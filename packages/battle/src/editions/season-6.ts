/** Season 6: the edition that stands on its own, all others are laid over it. */
import { ABILITIES, ATTACHMENTS, NCUS, TACTICS_CARDS, UNIT_CARDS } from '../cards/cards.ts';
import { EFFECTS } from '../effects/kinds.ts';
import type { EditionDelta } from '../edition/edition.ts';
import { SIEGE_ABILITIES } from '../modes/castle-wall.ts';
import { MODES } from '../modes/modes.ts';
import { OBJECTIVE_ABILITIES } from '../modes/objective-cards.ts';
import { ZONE_CARDS } from '../tactics/zones.ts';

export const season6: EditionDelta = {
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
  units: UNIT_CARDS,
  attachments: ATTACHMENTS,
  ncus: NCUS,
  tactics: TACTICS_CARDS,
  abilities: { ...ABILITIES, ...OBJECTIVE_ABILITIES, ...SIEGE_ABILITIES },
  modes: MODES,
  zones: ZONE_CARDS,
};
