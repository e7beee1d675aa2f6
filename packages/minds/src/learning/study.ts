/** What a game brings so that its computer players can learn to judge positions from finished games. */
import type { GameState } from '@maester/kernel';
import type { Player } from '../levels.ts';
import type { Shape, Weights } from './network.ts';

export interface Study {
  /** The id of the game. */
  readonly game: string;
  /** How many numbers describe a position as one seat sees it. */
  readonly inputs: number;
  /** The network in use, its weights as a text. */
  readonly inUse: { readonly hidden: number; readonly weights: string };
  /** The setup of a game of this number, for games of many kinds. */
  setupOf(number: number): unknown;
  /**
   * The setup of a game of this number in which a network is tested: the same for as many numbers as there are seats, in
   * each of which it sits once.
   */
  matchSetupOf(number: number): unknown;
  /** Names the moment if a position like this one is to be judged; each is written down once in a game. */
  momentIn(state: GameState): string | null;
  /** The position as every seat sees it, one after the other in the order of the seats. */
  inputsOf(state: GameState): Float32Array;
  /** Who plays by this judgement, to see how good it is. */
  playerWith(shape: Shape, weights: Weights): Player;
}
