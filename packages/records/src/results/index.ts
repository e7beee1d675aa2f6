/** Games that were played and recorded, their statistics, and their files: `@maester/records/results`. */
export {
  MOST_RESULTS,
  readResults,
  writeResults,
  writeResultsCsv,
  type ResultsRead,
  type Unread,
} from './files.ts';
export {
  ENDS,
  GAMES,
  LONGEST,
  PLACES,
  readResult,
  type End,
  type GameName,
  type GameResult,
  type PlayedAt,
  type PlayerResult,
} from './result.ts';
export { statisticsOf, StatisticsTally, type Counted, type Row, type Statistics } from './statistics.ts';
