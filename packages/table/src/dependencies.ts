/** What a table is given: the game, its computer players, time and storage. */
import type { Game, GameState, Mind } from '@maester/kernel';
import type { Change } from './record.ts';

/** A game whose own types matter only to itself. */
export type AnyGame = Game<GameState, unknown>;

export interface TableDependencies {
  readonly game: AnyGame;
  readonly minds: readonly Mind[];
  /** Milliseconds from one move to a computer player's next, so that people who play can follow; 0 for at once. */
  readonly pace: number;
  now(): number;
  /** Runs later; gives back how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** Saves it, or throws. Nothing that is sent from now on may be heard before it is saved for good. */
  save(change: Change): void;
  /** Something went wrong inside: nobody's request, so nobody to tell. */
  report(problem: unknown): void;
}
