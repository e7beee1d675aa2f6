/** For the tests of a game: laws that every game keeps, laws of its words, golden games, and a page of its choices. */
export { FormCheck, readPage, toldOf, type Capitals, type Page } from './forms.ts';
export { replayed, takenBack, type Golden } from './golden.ts';
export { hostile } from './hostile.ts';
export { gamesAfter, LAWS, obey } from './laws.ts';
export { lawAlive, lawOptions, lawPropose, lawRefused, lawSetup, optionLists } from './laws-of-choice.ts';
export { lawAnswers, lawBeside, lawEvents, lawKnowledge, lawSecrecy } from './laws-of-secrets.ts';
export { lawCopy, lawFork, lawQuiet, lawRecords, lawReplay, lawSaved } from './laws-of-state.ts';
export { lawAgreedUndo, lawUndo } from './laws-of-undo.ts';
export { savedBetween } from './saved.ts';
export { must, type Law } from './trial.ts';
export { Listener, WORD_LAWS, wordProblems, type Language, type Vocabulary } from './word-laws.ts';
