/** Series of battles that test an army list: `@maester/records/series`. */
export { journalOf, playGame, RESULTS, type Choice, type Result, type SeriesGame } from './play.ts';
export {
  reportOn,
  type CardReport,
  type MeanRound,
  type SeriesReport,
  type SeriesScore,
  type UnitReport,
} from './report.ts';
export { FEWEST_GAMES, MOST_GAMES, pairingOf, setupOf, type Pairing, type Series } from './series.ts';
