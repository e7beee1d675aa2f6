/**
 * Golden games: finished games that are kept as compressed journals and replayed strictly, every hash of them. They find
 * changes of the rules that nobody meant. `maester golden` records them.
 */
import { Match, type Game, type GameState, type Journal, type Outcome } from '../index.ts';

export interface Golden {
  readonly name: string;
  readonly journal: Journal;
}

/** Plays the whole game again; throws at the first entry that differs. Gives how it ended. */
export function replayed<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  { name, journal }: Golden,
): Outcome {
  if (journal.version !== game.version) throw new Error(`${name} was played by rules ${journal.version}`);
  const outcome = game.outcome(Match.replay(game, journal).state);
  if (outcome === null) throw new Error(`${name} is not over`);
  return outcome;
}

/** How many entries of the games undo a choice, and how many withdraw an answer. */
export function takenBack(games: readonly Golden[]): { undone: number; withdrawn: number } {
  const entries = games.flatMap(({ journal }) => journal.entries);
  return {
    undone: entries.filter((entry) => 'undo' in entry).length,
    withdrawn: entries.filter((entry) => 'withdraw' in entry).length,
  };
}
