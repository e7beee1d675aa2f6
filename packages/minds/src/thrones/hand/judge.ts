/** What a position is worth to a House: its chance to win, as a network learned to foretell it. */
import { chances, weightsFromText, type Shape, type Weights } from '../../learning/network.ts';
import type { HouseId, State } from '../facts.ts';
import { INPUTS, inputsOf } from './inputs.ts';
import { VALUE } from './value.ts';

/** The chance of a House to win from a position between two rounds, or at the end. */
export type Judge = (s: State, house: HouseId) => number;

export function judgeWith(shape: Shape, weights: Weights): Judge {
  return (s, house) => {
    const { outcome } = s.flow;
    if (outcome !== null) return outcome.winners.includes(house) ? 1 / outcome.winners.length : 0;
    return chances(shape, weights, inputsOf(s), s.houses.length)[s.houses.indexOf(house)] ?? 0;
  };
}

const shape: Shape = { inputs: INPUTS, hidden: VALUE.hidden };

export const judge: Judge = judgeWith(shape, weightsFromText(shape, VALUE.weights));
