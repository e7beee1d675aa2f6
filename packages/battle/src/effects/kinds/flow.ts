/** Effects that hold others, and what no word can say. */
import type { Kinds } from '../effect.ts';
import { amount, holds, worthOf } from '../interpreter.ts';

export const flowKinds: Pick<Kinds, 'when' | 'after' | 'own'> = {
  when: {
    enters: ({ if: condition }, c) => holds(condition, c),
    worth: ({ if: condition, then }, c) => (holds(condition, c) ? worthOf(then, c) : 0),
    say: ({ if: { is, facts = {} } }) => ({ key: `condition.${is}`, facts }),
  },
  after: {
    enters: ({ passed }, { t }) => (t.returned as { passed: boolean } | null)?.passed === passed,
    worth: ({ then }, c) => worthOf(then, c) / 2,
    say: ({ passed }) => ({ key: passed ? 'effect.after-passed' : 'effect.after-failed' }),
  },
  own: {
    do: ({ do: act }, c) => act(c as never),
    worth: ({ worth }, c) => amount(worth, c),
    say: ({ name }) => ({ key: 'effect.own', facts: { name } }),
  },
};
