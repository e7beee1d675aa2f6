/** What happens to units: Condition tokens, Wounds, Hits, tests, abilities for a while. */
import { idOn } from '@maester/kernel';
import { hits } from '../../attack/hits.ts';
import { someModifier } from '../../attack/modifiers.ts';
import { test } from '../../morale/morale.ts';
import { lay } from '../../tactics/influence.ts';
import { bear, become, removeCondition } from '../../units/conditions.ts';
import { restore, wound } from '../../units/wounds.ts';
import type { Kinds } from '../effect.ts';
import { CONDITIONS } from '../gains.ts';
import { amount } from '../interpreter.ts';
import { harm, idOf, TOKEN_WORTH } from './whom.ts';

export const unitKinds: Pick<
  Kinds,
  'becomes' | 'sheds' | 'sheds-all' | 'has' | 'tests' | 'restores' | 'suffers' | 'hits'
> = {
  becomes: {
    do: ({ who, tokens: all }, c) => become(c.t, idOf(c, who), ...all),
    worth: ({ who, tokens: all }, c) => harm(c, who, all.length * TOKEN_WORTH),
    say: ({ who, tokens: all }) => ({ key: 'effect.becomes', facts: { who, tokens: all } }),
    foresee: ({ who, tokens: all }, c) => {
      for (const token of all) bear(c.s, idOf(c, who), token);
    },
  },
  sheds: {
    do: (_, c) => {
      const chosen = idOn(c.on, 'condition');
      const token = CONDITIONS.find((known) => known === chosen);
      if (token !== undefined) removeCondition(c.t, idOf(c, 'chosen'), token);
    },
    worth: (_, c) => (idOn(c.on, 'condition') !== null ? harm(c, 'chosen', -TOKEN_WORTH) : 0),
    say: () => ({ key: 'effect.sheds' }),
  },
  'sheds-all': {
    do: (_, c) => {
      for (const token of c.chosen.conditions) removeCondition(c.t, c.chosen.id, token);
    },
    worth: (_, c) => harm(c, 'chosen', -TOKEN_WORTH),
    say: () => ({ key: 'effect.sheds-all' }),
  },
  has: {
    do: ({ who, ability, until }, c) =>
      lay(c.t, { ability, on: idOf(c, who), by: c.seat, until, from: c.source.id }),
    worth: () => 1,
    say: ({ who, ability, until }) => ({ key: 'effect.has', facts: { who, ability, until } }),
  },
  tests: {
    do: ({ kind, roll, wounds }, c) =>
      test(c.t, kind, idOf(c, 'unit'), {
        seat: c.seat,
        by: c.owner?.id ?? null,
        modifiers: someModifier(c.source.of === 'card' ? 'card' : 'ability', c.source.id, amount(roll, c)),
        wounds: amount(wounds, c),
      }),
    worth: ({ kind }, c) => (kind === 'panic' ? harm(c, 'unit', 1) : 0.5),
    say: ({ kind }) => ({ key: 'effect.tests', facts: { test: kind } }),
  },
  restores: {
    do: ({ who, wounds }, c) => void restore(c.t, idOf(c, who), amount(wounds, c)),
    worth: ({ who, wounds }, c) => harm(c, who, -amount(wounds, c)),
    say: ({ who }) => ({ key: 'effect.restores', facts: { who } }),
  },
  suffers: {
    do: ({ who, wounds, nobodys }, c) =>
      wound(
        c.t,
        idOf(c, who),
        amount(wounds, c),
        nobodys ? null : c.seat,
        nobodys ? null : (c.owner?.id ?? null),
      ),
    worth: ({ who, wounds }, c) => harm(c, who, amount(wounds, c)),
    say: ({ who }) => ({ key: 'effect.suffers', facts: { who } }),
  },
  hits: {
    do: ({ who, count }, c) => hits(c.t, idOf(c, who), amount(count, c), c.seat, c.owner?.id ?? null),
    worth: ({ who, count }, c) => harm(c, who, amount(count, c) / 2),
    say: ({ who }) => ({ key: 'effect.hits', facts: { who } }),
  },
};
