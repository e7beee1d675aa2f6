/**
 * The game and everything that can be asked of it, without cards and modes: whoever opens a battle makes those of its
 * armies and its mode known first (`learnFactions`, `learnModes`). `@maester/battle` is the same with all; screens use `@maester/battle/engine`.
 */
import { bug, type Game } from '@maester/kernel';
import { battleIn } from './battle-of.ts';
import { compile } from './edition/compile.ts';
import { joined, type Loaded } from './cards/loaded.ts';
import { season6 } from './editions/season-6.ts';
import { renew, rulesOf, USUAL_EDITION } from './edition/of.ts';
import type { Edition, EditionDelta } from './edition/edition.ts';
import type { FactionCards } from './cards/card.ts';
import { FACTIONS, type Faction } from './cards/factions.ts';
import type { BattleEvent } from './events.ts';
import { MODE_IDS } from './modes/ids.ts';
import type { Modes } from './modes/mode.ts';
import type { Positions } from './position/positions.ts';
import type { BattleSetup, BattleState } from './state.ts';

export { usualSetupIn } from './battle-of.ts';
export { chargeRun, legalCharges, type LegalCharge } from './actions/charge-targets.ts';
export type { ArmyList } from './army/army.ts';
export { alliesOf } from './army/faction-rules.ts';
export { factionsWithArmies, randomArmy, type Wishes } from './army/random-army.ts';
export type { Card } from './cards/card.ts';
export { armySheet, charactersOf, readArmyList, type ArmySheet } from './army/army-list.ts';
export type { Faction } from './cards/factions.ts';
export type { Change, Edition, EditionDelta, LedgerChange } from './edition/edition.ts';
export { ruleIn, rulesOf, USUAL_EDITION } from './edition/of.ts';
export { KEYWORDS } from './effects/gains.ts';
export { effectsInWords } from './messages/effects.ts';
export { armyCardNames, unitNames } from './messages/names.ts';
export { reportNames } from './messages/report-names.ts';
export { BattleReport } from './messages/report.ts';
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
export { describeAttack, waysToUse, type AttackDescription, type AttackOptions } from './odds/description.ts';
export { ATTACKER, DEFENDER, describeNumbers, duel, sizeOf } from './odds/duel.ts';
export type { BattleEvent } from './events.ts';
export type { BattleSetup, BattleState } from './state.ts';

let loaded: Loaded = {};
let modes: Modes = {};
/** Older editions that are at hand, by their ids. */
const older = new Map<string, EditionDelta>();
let positions: Positions | null = null;

export const battle: Game<BattleState, BattleSetup, BattleEvent> = battleIn([compile(season6({}, {}))], {
  names: () => [USUAL_EDITION, ...older.keys()],
  positions: () => {
    if (positions === null) throw bug('positions are not known yet: learnPositions');
    return positions;
  },
});

/** Makes the positions of scenarios known. */
export function learnPositions(reader: Positions): void {
  positions = reader;
}

/** Makes the cards of these factions known; those that are known already cost nothing. */
export function learnFactions(more: Loaded): typeof battle {
  if (FACTIONS.every((faction) => more[faction] === undefined || more[faction] === loaded[faction]))
    return battle;
  loaded = { ...loaded, ...more };
  return laidAgain();
}

/** Makes these modes known; an older edition needs all of them. */
export function learnModes(more: Modes): typeof battle {
  if (MODE_IDS.every((id) => more[id] === undefined || more[id] === modes[id])) return battle;
  modes = { ...modes, ...more };
  return laidAgain();
}

function laidAgain(): typeof battle {
  const edition = compile(season6(loaded, modes));
  take(edition);
  for (const delta of older.values()) take(compile(delta, edition));
  return battle;
}

/** Makes an older edition known: it is laid over Season 6 with the cards that are at hand, and with more when they come. */
export function learnEdition(delta: EditionDelta): typeof battle {
  if (older.get(delta.id) === delta) return battle;
  older.set(delta.id, delta);
  take(compile(delta, rulesOf({ edition: USUAL_EDITION })));
  return battle;
}

/** Puts it in the place of the one with its name, with the procedures of all its cards and modes. */
function take(edition: Edition): void {
  renew(edition);
  battle.learn(edition.procedures);
}

interface AtHand {
  readonly factions: readonly Faction[];
  readonly cards: FactionCards;
  /** The older editions. */
  readonly editions: readonly string[];
}

/** The factions whose cards are known, all their cards, and the older editions that are known. */
export function cardsAtHand(): AtHand {
  return {
    factions: FACTIONS.filter((faction) => loaded[faction] !== undefined),
    cards: joined(loaded),
    editions: [...older.keys()],
  };
}
