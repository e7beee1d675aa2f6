/** The core rules of 2018, without terrain, modes and cards. */
import type { Change, Table } from '../../edition/edition.ts';

export const CORE_RULES: Table<Change> = {
  // Morale
  'panic-by-shortfall': {
    rules: { panicWounds: 'shortfall' },
    replaces: ['battle/panic/dice', 'battle/panic/fail'],
    off: ['battle/panic/re-roll-d3'],
  },
  'no-natural-doubles': {
    rules: { naturalDoubles: false },
    off: ['battle/morale/double-six', 'battle/morale/double-one'],
  },

  // Attacks
  'flank-and-rear-in-melee': {
    rules: { arcBonus: 'melee' },
    replaces: ['battle/bonus/flank', 'battle/bonus/rear'],
  },

  // The round
  'any-unit-may-forgo': {
    rules: { engagedMayForgo: true },
    replaces: ['battle/action/forgo'],
    off: ['battle/idleness/engaged-must-act', 'battle/idleness/special-action'],
  },
  'no-passing': {
    numbers: { passes: 0 },
    replaces: ['battle/round/must-activate'],
    off: [
      'battle/pass/who',
      'battle/pass/tie',
      'battle/pass/use',
      'battle/pass/once-per-round',
      'battle/pass/twice-per-game',
    ],
  },
  'no-hand-limit': { numbers: { handLimit: null }, off: ['battle/clean-up/hand-limit'] },

  // Army construction
  'no-attachment-points': {
    numbers: { pointsPerAttachmentPoint: null },
    off: ['battle/army/attachment-points', 'battle/army/attachment-points-own-faction'],
  },
  'half-neutral': { numbers: { neutralPercent: 50 }, replaces: ['battle/army/neutral-limit'] },
  'neutral-commanders': { rules: { commander: 'or-neutral' }, off: ['battle/army/commander-own-faction'] },

  // Deployment
  'zone-picker-deploys-first': {
    rules: { deploysFirst: 'chooser' },
    replaces: ['battle/deployment/who-deploys-first'],
  },
  'other-player-is-first': {
    rules: { firstPlayer: 'other' },
    replaces: ['battle/deployment/first-player'],
  },
};
