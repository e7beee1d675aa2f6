/** A Song of Ice & Fire: Tabletop Miniatures Game, as a game on the kernel, in the editions there are. */
import type { Game } from '@maester/kernel';
import { battleOf } from './battle-of.ts';
import { compile } from './edition/compile.ts';
import { season6 } from './editions/season-6.ts';
import type { BattleEvent } from './events.ts';
import type { BattleSetup, BattleState } from './state.ts';

export { chargeRun, legalCharges, type LegalCharge } from './actions/charge-targets.ts';
export { STARTER_ARMIES } from './army/ready-armies.ts';
export type { ArmyList } from './army/army.ts';
export { factionsWithArmies, randomArmy, type Wishes } from './army/random-army.ts';
export { armySheet, charactersOf, readArmyList, type ArmySheet } from './army/army-list.ts';
export type { Faction } from './cards/factions.ts';
export { cardRuleIds } from './cards/rule-ids.ts';
export type { Edition } from './edition/edition.ts';
export { rulesOf, USUAL_EDITION } from './edition/of.ts';
export { KEYWORDS } from './effects/gains.ts';
export { effectsInWords } from './messages/effects.ts';
export { en } from './messages/en.ts';
export { armyCardNames, unitNames } from './messages/names.ts';
export { reportNames } from './messages/report-names.ts';
export { BattleReport } from './messages/report.ts';
export { zhHant } from './messages/zh-hant.ts';
export { leadership } from './army/leadership.ts';
export { MODE_IDS } from './modes/ids.ts';
export { isForTournaments } from './modes/uses.ts';
export {
  arcsOn,
  chargeReach,
  ringAround,
  shotsWithin,
  sightBetween,
  tapeBetween,
  tapeToPoint,
  type ChargeReach,
  type Sight,
  type Tape,
} from './prospect/measure.ts';
export {
  footprint,
  mayTurn,
  motionOf,
  pathOf,
  turnBetween,
  type Motion,
  type Path,
  type Piece,
} from './prospect/motion.ts';
export { judgePose, type Check, type Judged } from './prospect/nearest-pose.ts';
export {
  chargeChanceOf,
  lookFrom,
  type ChargeChance,
  type Outlook,
  type Standing,
} from './prospect/outlook.ts';
export { placesFor, PLACES_APART, reachOf, type Lane, type Reach, type Run } from './prospect/reach.ts';
export { attackOdds, oddsOf, rerollPlan, type AttackOdds } from './odds/odds.ts';
export { describeAttack, type AttackDescription, type AttackOptions } from './odds/description.ts';
export { ATTACKER, DEFENDER, describeNumbers, duel, sizeOf } from './odds/duel.ts';
export type { BattleEvent } from './events.ts';
export type { BattleSetup, BattleState } from './state.ts';

export const battle: Game<BattleState, BattleSetup, BattleEvent> = battleOf(compile(season6));
export type { Card } from './cards/card.ts';
