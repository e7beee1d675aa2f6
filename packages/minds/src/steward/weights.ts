/** What things are worth to the steward, in one table. The unit is roughly one footman's worth of advantage. */
export const WEIGHTS = {
  // The board
  castle: 11,
  stronghold: 13,
  barrel: 1.6,
  crown: 1.1,
  land: 0.4,
  sea: 0.3,
  /** Fort values grow by this share a round: at the end nothing else counts. */
  laterForts: 0.06,
  victory: 1000,

  // Units, wherever they stand
  footman: 2,
  knight: 3.6,
  ship: 2,
  siegeEngine: 2.6,
  routed: 0.3,

  // Where they stand
  /** For each point of strength, a share of the worth of what it is on its way to. */
  approach: 0.12,
  approachDecay: 0.55,
  /** A ship in a sea next to a fort that is not ours, or next to one that is. */
  seaTowardsFort: 0.9,
  seaByOwnFort: 0.5,
  furtherShip: 0.4,

  // Holdings
  power: 0.75,
  /** Above this much, another power is worth only `sparePower`. */
  enoughPower: 9,
  sparePower: 0.25,
  supplyStep: 1.2,
  cardStrength: 0.35,

  // Others
  rivalry: 0.1,
  /** How much more a rival's belongings hurt for each fort above `rivalForts`. */
  rivalryPerFort: 0.4,
  rivalForts: 2,

  // Fighting
  /** Chance of victory gained by each point of strength ahead. */
  chancePerPoint: 0.2,
  tieBreak: 0.5,
  expectedDefense: 0.6,
  expectedSupport: 0.35,
  /** The share of the attacking units' worth that a lost attack costs, and a won one. */
  lossOfDefeat: 0.8,
  lossOfVictory: 0.15,

  // Danger
  /** Strength by which an attacker must trail before an area is safe, and the span to certain loss. */
  safeMargin: 2,
  dangerSpan: 9,
  mostDanger: 0.75,
  secondArmy: 0.4,

  // Orders
  musterPoint: 2.6,
  raidChance: 0.45,
  raidGain: 1.3,
  raidNeighbour: 0.5,
  /** A share of what the raided support could decide. */
  raidStake: 0.1,
  starRaid: 0.15,
  supportGrip: 0.8,
  captureTwice: 0.1,

  // Cards of Westeros, the raven
  /** The share of its power that a clash of kings costs a House. */
  costOfClash: 0.4,
  /** What a unit gains when nobody may defend. */
  openFields: 0.1,
  /** What it is worth to have no stars when the starred march is forbidden. */
  noStarMarch: 0.5,
  /** What another order must gain for the raven to carry it. */
  ravenGain: 0.8,
} as const;

/** The worth of each place of a track, best place first; a house further back than the list gets nothing. */
export const TRACK_WORTH = {
  'iron-throne': [4, 2.4, 1.8, 1.2, 0.6, 0],
  fiefdoms: [5.5, 3.2, 2.4, 1.6, 0.8, 0],
  'kings-court': [7, 6, 4.2, 2.2, 0.3, 0],
} as const;
