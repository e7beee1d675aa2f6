/**
 * The laws that every game keeps, whatever its rules. A law plays one random game (or its first `most` choices) and
 * throws an error that says which law broke, in which game, with which seed, at which choice.
 */
import { pick, seededRandom, type Game, type GameState } from '../index.ts';
import { lawSetup, lawPropose, lawAlive, lawRefused, lawOptions } from './laws-of-choice.ts';
import { lawAnswers, lawBeside, lawKnowledge, lawSecrecy, lawEvents } from './laws-of-secrets.ts';
import { lawReplay, lawSaved, lawFork, lawCopy, lawQuiet, lawRecords } from './laws-of-state.ts';
import { lawUndo, lawAgreedUndo } from './laws-of-undo.ts';
import type { Law } from './trial.ts';

/** Every law, by what it says. */
export const LAWS: { readonly [says: string]: Law } = {
  'a setup written down is read back as itself': lawSetup,
  'a journal replayed gives the same state at every step': lawReplay,
  'saving and loading between any two choices changes nothing': lawSaved,
  'what a seat sees, is asked and may choose does not depend on what it may not know': lawKnowledge,
  'a fork played on is the match played on': lawFork,
  'whatever is proposed or sampled is legal': lawPropose,
  'someone has a legal choice until there is an outcome': lawAlive,
  'what is refused changes nothing and names a rule': lawRefused,
  'what is offered means something that is there': lawOptions,
  'a copy shares nothing that changes': lawCopy,
  'looking at a state does not change it': lawQuiet,
  'what is declared to be replaced is never changed': lawRecords,
  'a seat sees beside others what it sees alone': lawBeside,
  'an answer that waits for others changes nothing but who has answered': lawAnswers,
  'an unrevealed choice tells nobody anything new': lawSecrecy,
  'events tell a viewer nothing that its view does not': lawEvents,
  'a free choice taken back never was, and what was seen is not taken back freely': lawUndo,
  'by agreement anything is taken back, but the dice never go back': lawAgreedUndo,
};

/** The game from each of these moments of one random game, the first first: the laws hold in all its parts. */
export function* gamesAfter<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  setup: Setup,
  seed: string,
  moments: readonly number[],
): Generator<{ readonly moment: number; readonly later: Game<State, Setup, Event> }> {
  const random = seededRandom(`later ${seed}`);
  const state = game.start(setup, seed);
  let played = 0;
  for (const moment of moments) {
    for (; played < moment && game.waiting(state).length > 0; played++) {
      const seat = pick(random, game.waiting(state));
      game.apply(state, seat, game.sample(state, seat, random));
    }
    const then = game.copy(state);
    yield { moment, later: { ...game, start: () => game.copy(then) } };
  }
}

/** Laws about journals, which begin at the start of a game, and how many choices they look at. */
const FROM_THE_START: { readonly [says: string]: number } = {
  'a journal replayed gives the same state at every step': 1000,
  'saving and loading between any two choices changes nothing': 1000,
  'someone has a legal choice until there is an outcome': 1000,
  'a fork played on is the match played on': 60,
  'a free choice taken back never was, and what was seen is not taken back freely': 60,
  'by agreement anything is taken back, but the dice never go back': 60,
};

/** Plays a long game by one law: from its start where journals are meant, else a few choices after each moment. */
export function obey<State extends GameState, Setup, Event>(
  says: string,
  game: Game<State, Setup, Event>,
  setup: Setup,
  seed: string,
  moments: readonly number[],
  choicesAfter: number,
): void {
  const law = LAWS[says];
  if (law === undefined) throw new Error(`no law says that ${says}`);
  const most = FROM_THE_START[says];
  if (most !== undefined) law(game, setup, `${seed}, ${says}`, most);
  else
    for (const { moment, later } of gamesAfter(game, setup, `${seed}, ${says}`, moments))
      law(later, setup, `${seed}, ${says} ${moment}`, choicesAfter);
}
