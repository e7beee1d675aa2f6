/** The core rules of 2021: Season 6 without what its book marks as new. */
import type { Change, Table } from '../../edition/edition.ts';

export const CORE_RULES: Table<Change> = {
  'no-natural-doubles': {
    rules: { naturalDoubles: false },
    off: ['battle/morale/double-six', 'battle/morale/double-one'],
  },
  'any-unit-may-forgo': {
    rules: { engagedMayForgo: true },
    replaces: ['battle/action/forgo'],
    off: ['battle/idleness/engaged-must-act', 'battle/idleness/special-action'],
  },
  'retreat-and-stay': { rules: { retreatMayStay: true }, off: ['battle/idleness/retreat-must-disengage'] },
  'no-passing': {
    numbers: { passes: 0 },
    off: [
      'battle/pass/who',
      'battle/pass/tie',
      'battle/pass/use',
      'battle/pass/once-per-round',
      'battle/pass/twice-per-game',
    ],
  },
  'no-attachment-points': {
    numbers: { pointsPerAttachmentPoint: null },
    off: ['battle/army/attachment-points', 'battle/army/attachment-points-own-faction'],
  },
  'half-neutral': { numbers: { neutralPercent: 50 }, replaces: ['battle/army/neutral-limit'] },
  'neutral-commanders': { rules: { commander: 'or-neutral' }, off: ['battle/army/commander-own-faction'] },
  'two-ways-to-terrain': {
    rules: { terrainMethods: ['laid', 'random', 'chosen', 'none'] },
    replaces: ['battle/setup/terrain-methods'],
    off: [
      'battle/setup/layouts',
      'battle/setup/layout-weirwood-clearing',
      'battle/setup/layout-somber-battlefield',
      'battle/setup/layout-wetlands',
      'battle/setup/layout-fortified-battlegrounds',
      'battle/setup/layout-war-torn-settlement',
      'battle/setup/layout-unassuming-battlefield',
    ],
  },
  'zone-picker-deploys-first': {
    rules: { deploysFirst: 'chooser' },
    replaces: ['battle/deployment/who-deploys-first', 'battle/mode-a-storm-of-swords/roles'],
  },
};
