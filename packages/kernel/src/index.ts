/** The kernel: what every game shares. docs/kernel.md shows how to write a game on it. */
export {
  idOf,
  idOn,
  idsOn,
  thingsOf,
  type Asked,
  type Assignment,
  type Decision,
  type Offer,
  type Option,
  type Pose,
  type Saying,
  type Slot,
  type SlotOffer,
  type Thing,
} from './decision.ts';
export { KernelError, bug, type ErrorKind } from './error.ts';
export { draw } from './dice.ts';
export { defineGame, type Applied, type Game, type GameRules } from './game.ts';
export { hashJson, shortHash } from './hash.ts';
export { copyJson, sameJson, shown, type Json, type JsonObject } from './json.ts';
export { checkVersion, hashBeside, readJournal, type Entry, type Journal } from './journal.ts';
export { mixedSeed, promisedSeed, salt, seedCommitment, type Mixture } from './seed.ts';
export {
  readAbsent,
  readChapters,
  readLedger,
  type AbsentRules,
  type LedgerChapter,
  type LedgerRule,
} from './ledger.ts';
export { findRules, type FoundRules } from './ledger-search.ts';
export { difference, differenceBeside, patched, type Patch } from './difference.ts';
export { hashIn, Match, type MatchSnapshot } from './match.ts';
export { packJournal, readPackedJournal, unpackJournal, type PackedJournal } from './packed-journal.ts';
export {
  parseMessage,
  placeholdersOf,
  textsOf,
  type MessagePart,
  type Placeholder,
} from './message-grammar.ts';
export { words, type Catalogue, type MessageFacts, type Words } from './messages.ts';
export { en } from './messages/en.ts';
export { zhHant } from './messages/zh-hant.ts';
export { eyesOf, type Eyes, type Limits, type Mind } from './mind.ts';
export type { Audience, Emitted, RollEvent } from './events.ts';
export {
  rulebook,
  running,
  startAt,
  type Next,
  type Play,
  type Procedure,
  type Rulebook,
} from './procedure.ts';
export { pick, seededRandom, shuffled, type Random } from './random.ts';
export { refuse, type Facts, type Refusal } from './refusal.ts';
export { answerGiven, answersWait } from './secret-answers.ts';
export { parseScenario, parseScenarios, readScenario, type Scenario } from './scenario.ts';
export type { Difference } from './scenario-compare.ts';
export { playScenario, runScenario, type ScenarioMoment } from './scenario-run.ts';
export * as shape from './shape.ts';
export { sha256 } from './sha256.ts';
export type { Flow, Frame, GameState, Outcome, Viewer } from './state.ts';
