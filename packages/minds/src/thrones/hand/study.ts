/** How the Hand learns: from the position at every planning phase, in games of all sizes. */
import type { Study } from '../../learning/study.ts';
import type { State } from '../facts.ts';
import { handWith } from './index.ts';
import { INPUTS, inputsOf } from './inputs.ts';
import { judgeWith } from './judge.ts';
import { VALUE } from './value.ts';

/** Most games have all six Houses; the sizes of others come up one after the other. */
const SIZES = [6, 6, 6, 6, 6, 5, 6, 6, 4, 6, 6, 3];

export const thronesStudy: Study = {
  game: 'thrones',
  inputs: INPUTS,
  inUse: VALUE,
  setupOf: (number) => ({
    players: SIZES[number % SIZES.length],
    tidesOfBattle: number % 5 === 0,
    faq: number % 2 === 0,
  }),
  matchSetupOf: () => ({ players: 6, tidesOfBattle: false, faq: false }),
  momentIn: (state) => {
    const { phase, round } = state as State;
    return phase === 'planning' ? String(round) : null;
  },
  inputsOf: (state) => inputsOf(state as State),
  playerWith: (shape, weights) => handWith(judgeWith(shape, weights)),
};
