/** What a table is given: the game, its computer players, time and storage. */
import type { Game, GameState, Json, Mind } from '@maester/kernel';
import type { Change } from './record.ts';
import type { UndoLimit } from './undo-allowance.ts';

/** A game whose own types matter only to itself. */
export type AnyGame = Game<GameState, unknown>;

/** A question for a computer player as plain data: what its seat may know, and its luck. */
export interface MindQuestion {
  readonly game: string;
  readonly mind: string;
  readonly seat: string;
  readonly view: GameState;
  readonly seed: string;
}

/** Lets a computer player think apart from the table; null if it came to nothing. Gives back how to call it off. */
export type Think = (question: MindQuestion, decided: (choice: Json | null) => void) => () => void;

export interface TableDependencies {
  readonly game: AnyGame;
  readonly minds: readonly Mind[];
  /** How often a game may be taken back; without it as often as one likes. */
  readonly undos?: UndoLimit;
  /** Milliseconds from one move to a computer player's next, so that people who play can follow; 0 for at once. */
  readonly pace: number;
  /** Where minds that ponder do so; without it they think where the table is. */
  readonly think?: Think;
  /** Lets a mind that thinks where the table is wait for its turn; gives back how to call it off. */
  inTurn?(run: () => void): () => void;
  /** Hears how long a mind thought that answered where the table is before its turn had come. */
  thought?(milliseconds: number): void;
  /** Milliseconds that pass evenly, whatever is done to the clock of the machine. */
  now(): number;
  /** The date, where tables with clocks by turns are put away and woken; without it their time runs in memory only. */
  date?(): number;
  /** Runs later; gives back how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** Saves it, or throws. Nothing that is sent from now on may be heard before it is saved for good. */
  save(change: Change): void;
  /** Something went wrong inside: nobody's request, so nobody to tell. */
  report(problem: unknown): void;
}
