/** The core rules of 2018, without terrain, modes and cards. */
import type { Change, Table } from '../../edition/edition.ts';
import { surgeForth, surgesAtOnce } from './surge-forth.ts';

export const CORE_RULES: Table<Change> = {
  // The round
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
  'skipped-turns': { rules: { turnWithoutUnits: 'skipped' }, replaces: ['battle/round/no-units-left'] },
  'no-hand-limit': { numbers: { handLimit: null }, off: ['battle/clean-up/hand-limit'] },
  'solo-units-without-ranks': { rules: { soloRanks: 0 }, replaces: ['battle/unit/solo-rank'] },
  'any-unit-may-forgo': {
    rules: { engagedMayForgo: true },
    replaces: ['battle/action/forgo'],
    off: ['battle/idleness/engaged-must-act', 'battle/idleness/special-action'],
  },

  // Actions
  'pivots-end-clear': { rules: { pivotEndsClear: true }, replaces: ['battle/move/no-overlap'] },
  'one-inch-from-enemies': {
    rules: { failedChargeStopsNear: false },
    replaces: ['battle/move/enemy-one-inch'],
  },
  'retreat-any-way': {
    rules: { retreatForward: 'always' },
    replaces: ['battle/retreat/direction'],
    off: ['battle/retreat/forward'],
  },
  'retreat-and-stay': { rules: { retreatMayStay: true }, off: ['battle/idleness/retreat-must-disengage'] },
  'shooting-without-target': {
    rules: { rangedNeedsTarget: false },
    off: ['battle/ranged/needs-target', 'battle/ranged/target-after-shift'],
  },
  'charge-pivot-keeps-sight': { rules: { chargePivot: 'sight' }, replaces: ['battle/charge/pivot'] },
  'defender-makes-room': {
    rules: { chargeRoom: 'defender' },
    replaces: ['battle/charge/room-to-align', 'battle/charge/align-closest'],
  },
  'other-enemies-stay': {
    rules: { otherEnemies: 'stay' },
    off: ['battle/charge/other-enemies-same-arc', 'battle/charge/other-enemies-moved'],
  },
  'disorderly-until-the-action-ends': {
    rules: { disorderlySilence: 'action' },
    replaces: ['battle/charge/disorderly-no-tactics-cards'],
  },

  // Attacks and morale
  'surge-forth-at-once': {
    rules: { surgesAtOnce },
    procedures: [surgeForth],
    replaces: ['battle/attack/surge-forth-last'],
  },
  'flank-and-rear-in-melee': {
    rules: { arcBonus: 'melee' },
    replaces: ['battle/bonus/flank', 'battle/bonus/rear'],
  },
  'no-natural-doubles': {
    rules: { naturalDoubles: false },
    off: ['battle/morale/double-six', 'battle/morale/double-one'],
  },
  'panic-by-shortfall': {
    rules: { panicWounds: 'shortfall' },
    replaces: ['battle/panic/dice', 'battle/panic/fail'],
    off: ['battle/panic/re-roll-d3'],
  },

  // The Tactics Board and timing
  'ncus-must-claim': { rules: { ncusMayForgo: false }, off: ['battle/tactics-board/forgo'] },
  'ncus-activate-on-a-full-board': {
    rules: { fullBoard: 'activated' },
    replaces: ['battle/tactics-board/full'],
  },
  'one-optional-effect': {
    rules: { onePerTrigger: 'optional-effect' },
    replaces: ['battle/timing/one-per-trigger'],
  },

  // Army construction
  'no-attachment-points': {
    numbers: { pointsPerAttachmentPoint: null },
    off: ['battle/army/attachment-points', 'battle/army/attachment-points-own-faction'],
  },
  'half-neutral': { numbers: { neutralPercent: 50 }, replaces: ['battle/army/neutral-limit'] },
  'neutral-commanders': { rules: { commander: 'or-neutral' }, off: ['battle/army/commander-own-faction'] },

  // Setting up and victory
  'free-for-all-corners': {
    rules: { freeForAllZones: 'corners' },
    replaces: ['battle/free-for-all/deployment-zones'],
  },
  'terrain-is-chosen': {
    rules: { terrainMethods: ['laid', 'chosen', 'none'] },
    replaces: ['battle/setup/terrain-methods'],
    off: [
      'battle/setup/random-count',
      'battle/setup/random-pool',
      'battle/setup/layouts',
      'battle/setup/layout-weirwood-clearing',
      'battle/setup/layout-somber-battlefield',
      'battle/setup/layout-wetlands',
      'battle/setup/layout-fortified-battlegrounds',
      'battle/setup/layout-war-torn-settlement',
      'battle/setup/layout-unassuming-battlefield',
    ],
  },
  'terrain-away-from-zones': {
    numbers: { terrainFromZones: 6 },
    replaces: ['battle/setup/terrain-outside-deployment'],
  },
  'zone-picker-deploys-first': {
    rules: { deploysFirst: 'chooser' },
    replaces: ['battle/deployment/who-deploys-first', 'battle/mode-a-storm-of-swords/roles'],
  },
  'other-player-is-first': {
    rules: { firstPlayer: 'other' },
    replaces: ['battle/deployment/first-player'],
  },
  'free-units-score-nothing': {
    rules: { freeUnitsScore: false },
    replaces: ['battle/victory/through-combat'],
  },
  'reserve-keeps-a-player-in': {
    rules: { elimination: 'not-destroyed' },
    replaces: ['battle/victory/elimination', 'battle/mode-a-storm-of-swords/defender-victory'],
  },
};
