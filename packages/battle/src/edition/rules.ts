/**
 * Rules of the book that editions have in different forms, each under a name of its own: the engine asks for the form by
 * a property (`rulesOf(s).rules.panicWounds`) and never for the year. The ledger ids beside them say which rule is meant.
 */
import type { Attack } from '../attack/frame.ts';
import type { T } from '../rules.ts';
import type { TerrainMethod } from '../set-up/terrain-methods.ts';

export interface Rules {
  // Morale
  /** battle/panic/fail: the D3 rolled with the test, or as many as the total falls short of the Morale Stat. */
  readonly panicWounds: 'd3' | 'shortfall';
  /** battle/morale/double-six, battle/morale/double-one: whether natural doubles decide a test. */
  readonly naturalDoubles: boolean;

  // Units and the round
  /** battle/unit/solo-rank: the ranks of a Solo unit. */
  readonly soloRanks: 0 | 1;
  /** battle/idleness/engaged-must-act, battle/action/forgo */
  readonly engagedMayForgo: boolean;
  /** battle/round/no-units-left: a player with nothing to activate has a turn without a unit, or none. */
  readonly turnWithoutUnits: 'start-and-end' | 'skipped';
  /** battle/tactics-board/forgo */
  readonly ncusMayForgo: boolean;
  /** battle/tactics-board/full: whether an NCU can be activated without a zone to claim. */
  readonly fullBoard: 'not-activated' | 'activated';
  /** battle/timing/one-per-trigger: what a player uses one of for a trigger. */
  readonly onePerTrigger: 'order-or-card' | 'optional-effect';

  // Moves
  /** battle/move/no-overlap: whether the pivot that opens a move must itself end clear of every tray. */
  readonly pivotEndsClear: boolean;
  /** battle/retreat/forward: a Retreat forward needs a front without enemies, or nothing. */
  readonly retreatForward: 'front-free' | 'always';
  /** battle/idleness/retreat-must-disengage */
  readonly retreatMayStay: boolean;
  /** battle/ranged/needs-target, battle/ranged/target-after-shift */
  readonly rangedNeedsTarget: boolean;

  // Charges
  /** battle/charge/pivot: what the pivot must leave possible. */
  readonly chargePivot: 'sight-and-reach' | 'sight';
  /** battle/charge/room-to-align, battle/charge/align-closest: who makes room for a charger that does not fit. */
  readonly chargeRoom: 'charger' | 'defender';
  /** battle/charge/other-enemies-same-arc, battle/charge/other-enemies-moved */
  readonly otherEnemies: 'moved' | 'stay';
  /** battle/move/enemy-one-inch: whether a Failed Charge may stop within 1" of an enemy. */
  readonly failedChargeStopsNear: boolean;
  /** battle/charge/disorderly-no-tactics-cards: for how long. */
  readonly disorderlySilence: 'turn' | 'action';

  // Attacks
  /** battle/bonus/flank, battle/bonus/rear: the attacks that have these bonuses. */
  readonly arcBonus: 'all-attacks' | 'melee';
  /** battle/attack/surge-forth-last: null, or what comes as soon as a Melee Attack has destroyed its defender. */
  readonly surgesAtOnce: ((t: T, attack: Attack) => void) | null;

  // Terrain
  /** battle/terrain/cover: it hides from Ranged Attacks, or gives +1 on Defense dice against them. */
  readonly cover: 'hides' | 'protects';
  /** battle/terrain/dangerous, battle/terrain/dangerous-action */
  readonly dangerous: 'entered-or-acting' | 'entered-or-stopped';
  /** battle/terrain/destructible */
  readonly destructible: 'attacked' | 'entered';
  /** battle/terrain/fortified: whether a charger that only leaves the piece counts. */
  readonly fortified: 'entered-or-left' | 'entered';
  /** battle/terrain/hindering: no Charge Bonus, or two charge dice of which the lower counts. */
  readonly hindering: 'no-bonus' | 'two-dice';
  /** battle/terrain/rough: 1" for all such pieces on the way, or for each one that is entered. */
  readonly rough: 'once' | 'each-entered';

  // Army construction, set-up, victory
  /** battle/army/commander-own-faction: whether the Commander must be of the own faction, or may be Neutral. */
  readonly commander: 'own-faction' | 'or-neutral';
  /** battle/setup/terrain-methods */
  readonly terrainMethods: readonly TerrainMethod[];
  /** battle/free-for-all/deployment-zones: strips along the edges, or squares in the corners. */
  readonly freeForAllZones: 'edges' | 'corners';
  /** battle/deployment/who-deploys-first: the side that chose its zone says who does, or does so itself. */
  readonly deploysFirst: 'chooser-says' | 'chooser';
  /** battle/deployment/first-player: the other side says who is, or is. */
  readonly firstPlayer: 'other-says' | 'other';
  /** battle/victory/through-combat: whether units of 0 points give a Victory Point. */
  readonly freeUnitsScore: boolean;
  /** battle/victory/elimination: the last Combat Unit on the table, or the last that is not destroyed. */
  readonly elimination: 'on-the-table' | 'not-destroyed';
}

/** Every rule there is a form of, so that a misspelt one is noticed. */
export const RULE_NAMES: { readonly [R in keyof Rules]: true } = {
  panicWounds: true,
  naturalDoubles: true,
  soloRanks: true,
  engagedMayForgo: true,
  turnWithoutUnits: true,
  ncusMayForgo: true,
  fullBoard: true,
  onePerTrigger: true,
  pivotEndsClear: true,
  retreatForward: true,
  retreatMayStay: true,
  rangedNeedsTarget: true,
  chargePivot: true,
  chargeRoom: true,
  otherEnemies: true,
  failedChargeStopsNear: true,
  disorderlySilence: true,
  arcBonus: true,
  surgesAtOnce: true,
  cover: true,
  dangerous: true,
  destructible: true,
  fortified: true,
  hindering: true,
  rough: true,
  commander: true,
  terrainMethods: true,
  freeForAllZones: true,
  deploysFirst: true,
  firstPlayer: true,
  freeUnitsScore: true,
  elimination: true,
};
