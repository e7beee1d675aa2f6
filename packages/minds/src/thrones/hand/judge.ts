/** What a position is worth to the Houses: the chance of each to win, as a network learned to foretell it. */
import { chances, weightsFromText, type Shape, type Weights } from '../../learning/network.ts';
import type { State } from '../facts.ts';
import { INPUTS, inputsOf } from './inputs.ts';
import { VALUE } from './value.ts';

/** The chance of every House, in the order of the state, to win from a position between two rounds, or at the end. */
export type Judge = (s: State) => readonly number[];

export function judgeWith(shape: Shape, weights: Weights): Judge {
  return (s) => {
    const { outcome } = s.flow;
    return outcome === null
      ? chances(shape, weights, inputsOf(s), s.houses.length)
      : s.houses.map((house) => (outcome.winners.includes(house) ? 1 / outcome.winners.length : 0));
  };
}

const shape: Shape = { inputs: INPUTS, hidden: VALUE.hidden };

export const judge: Judge = judgeWith(shape, weightsFromText(shape, VALUE.weights));
