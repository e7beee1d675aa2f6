/** Pillage tokens: gained, removed and moved. */
import { gainPillage, losePillage, pillageOf } from '../../units/pillage.ts';
import { unitOf } from '../../units/units.ts';
import type { Situation } from '../context.ts';
import type { Kinds, Whom } from '../effect.ts';
import { amount } from '../interpreter.ts';
import { harm, idOf } from './whom.ts';

/** About what one is worth: a die more, or a better Morale Test, for the rest of the game. */
const PILLAGE_WORTH = 1;
const MOST = 2;

const held = (c: Situation, who: Whom): number => {
  const unit = unitOf(c.s, idOf(c, who));
  return unit === null ? 0 : pillageOf(unit);
};

export const pillageKinds: Pick<Kinds, 'gains-pillage' | 'loses-pillage' | 'moves-pillage'> = {
  'gains-pillage': {
    do: ({ who, tokens }, c) => gainPillage(c.t, idOf(c, who), amount(tokens, c)),
    worth: ({ who, tokens }, c) =>
      harm(c, who, 0 - PILLAGE_WORTH * Math.min(MOST - held(c, who), amount(tokens, c))),
    say: ({ who }) => ({ key: 'effect.gains-pillage', facts: { who } }),
  },
  'loses-pillage': {
    do: ({ who, tokens }, c) => void losePillage(c.t, idOf(c, who), amount(tokens, c)),
    worth: ({ who, tokens }, c) => harm(c, who, PILLAGE_WORTH * Math.min(held(c, who), amount(tokens, c))),
    say: ({ who }) => ({ key: 'effect.loses-pillage', facts: { who } }),
  },
  'moves-pillage': {
    do: ({ from, to }, c) => {
      if (losePillage(c.t, idOf(c, from), 1) > 0) gainPillage(c.t, idOf(c, to), 1);
    },
    worth: ({ to }, c) => (held(c, to) < MOST ? 0.2 : -PILLAGE_WORTH),
    say: ({ to }) => ({ key: 'effect.moves-pillage', facts: { who: to } }),
  },
};
