/**
 * What came of a battle, read from everything that happened in it: attacks and tests from their first die to their last,
 * Victory Points by round, what every unit did and suffered, and luck: `@maester/battle/account`.
 */
export {
  endOf,
  pointsByRound,
  pointsByRule,
  unitRecords,
  type Dated,
  type ScoredRound,
  type UnitRecord,
} from './account/facts.ts';
export { deviation, luckOf, verdictOf, type Dice, type Luck } from './account/luck.ts';
export {
  blocksOf,
  diceOf,
  follow,
  hitsOf,
  NOTHING_YET,
  stagesOf,
  type AttackStage,
  type ChargeStage,
  type Following,
  type Happened,
  type Rolled,
  type Stage,
  type Test,
  type Used,
} from './account/story.ts';
