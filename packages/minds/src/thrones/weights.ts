import type { Temper } from '../levels.ts';

/** What things are worth to the steward, in one table. The unit is roughly one footman's worth of advantage. */
export const WEIGHTS = {
  // The board
  castle: 5,
  stronghold: 8.6,
  barrel: 1.6,
  crown: 1.1,
  land: 0.4,
  sea: 0.3,
  /** The share that all but forts still counts for in the last round, and how it grows with each round left. */
  lastRound: 0.08,
  horizonPerRound: 0.3,
  /** Each fort above `fewForts` makes another one dearer by this share: seven win. */
  fewForts: 3,
  nearVictory: 0.08,
  victory: 1000,

  // Units, wherever they stand
  footman: 2.6,
  knight: 4.5,
  ship: 2.1,
  siegeEngine: 1.8,
  routed: 0.3,

  // Where they stand
  /** For each point of strength, a share of the worth of what it is on its way to. */
  approach: 0.12,
  approachDecay: 0.55,
  /** A guard of this strength halves the worth of a goal. */
  guardScares: 5.5,
  /** A ship in a sea next to a fort that is not ours, or next to one that is. */
  seaTowardsFort: 1.1,
  seaByOwnFort: 0.5,
  furtherShip: 0.3,

  // Holdings
  power: 0.75,
  /** The first few are worth more by `firstPower`. */
  littlePower: 3,
  firstPower: 0.4,
  /** Above this much, another power is worth only `sparePower`. */
  enoughPower: 7,
  sparePower: 0.2,
  supplyStep: 1.2,
  cardStrength: 0.3,

  // Others
  rivalry: 0.1,
  /** How much more a rival's belongings hurt, by the square of its forts above `rivalForts`. */
  fearOfForts: 0.06,
  rivalForts: 2,
  /** How much less we like a House for each point of strength it could bring against our lands. */
  dislikeOfNeighbours: 0.03,
  /** Less difference than this between two victors leaves us out of their fight. */
  allTheSame: 1,

  // Fighting
  expectedDefense: 0.28,
  expectedSupport: 0.25,
  /** The share of the attacking units' worth that a lost attack costs, and a won one. */
  lossOfDefeat: 0.7,
  lossOfVictory: 0.1,

  // Danger
  /** The chance that an enemy who could attack a place does so. */
  attackLikely: 0.48,
  secondArmy: 0.4,
  /** The share of the danger next round that counts already: there will be orders against it. */
  laterDanger: 0.38,
  /** The share of an army's worth that is lost with the place it defends. */
  armyAtRisk: 0.33,

  // Orders
  musterPoint: 3.6,
  raidChance: 0.45,
  raidGain: 1.8,
  raidNeighbour: 0.5,
  /** A share of what the raided support could decide. */
  raidStake: 0.13,
  starRaid: 0.15,
  supportGrip: 0.9,
  captureTwice: 0.07,

  // Cards of Westeros, the raven
  /** The share of its power that a clash of kings costs a House. */
  costOfClash: 0.4,
  /** What a unit gains when nobody may defend. */
  openFields: 0.1,
  /** What it is worth to have no stars when the starred march is forbidden. */
  noStarMarch: 0.5,
  /** What another order must gain for the raven to carry it. */
  ravenGain: 0.8,

  /** How much worth a whim may cost: orders that are worse by no more than this are given now and then. */
  whim: 0,
} as const;

export type Weights = { readonly [Name in keyof typeof WEIGHTS]: number };

/**
 * How a temper weighs: small differences, so that nobody gains or loses by them, and a whim, so that the same House
 * opens differently in the next game.
 */
export const TEMPERED: Readonly<Record<Temper, Weights>> = {
  // Fears little, and thinks of the prize.
  bold: { ...WEIGHTS, attackLikely: 0.4, lossOfDefeat: 0.55, approach: 0.14, whim: 0.25 },
  // Sees an enemy behind every border.
  careful: { ...WEIGHTS, attackLikely: 0.54, lossOfDefeat: 0.8, approach: 0.115, whim: 0.25 },
  // Cannot bear that somebody else leads.
  jealous: { ...WEIGHTS, fearOfForts: 0.1, rivalry: 0.12, whim: 0.25 },
};

/** The worth of each place of a track, best place first; a house further back than the list gets nothing. */
export const TRACK_WORTH = {
  'iron-throne': [3.2, 1.9, 1.4, 1, 0.5, 0],
  fiefdoms: [8.4, 5, 3.7, 2.5, 1.2, 0],
  'kings-court': [9.6, 8.4, 6, 3.2, 0.4, 0],
} as const;
