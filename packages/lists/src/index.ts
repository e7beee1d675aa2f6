/** Army lists of the miniatures game on their way from and to other programs. */
export { cardOfId, cardOfNumber, fullName, LIST_CARDS, type Kind, type ListCard } from './cards.ts';
export { problemInWords, questionInWords, suggestionsInWords } from './in-words.ts';
export { en } from './messages/en.ts';
export { zhHant } from './messages/zh-hant.ts';
export { LONGEST, readList } from './read.ts';
export {
  cardKey,
  FORMATS,
  type Answers,
  type Format,
  type ListProblem,
  type ListRead,
  type NotRead,
  type Question,
  type ReadEntry,
  type Reading,
  type Recognised,
  type Role,
} from './reading.ts';
export { writeList, WRITTEN_FORMATS, type Writing, type WrittenFormat } from './write.ts';
