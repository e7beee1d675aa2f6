/** Effects that hold others, and what no word can say. */
import { tested } from '../../morale/morale.ts';
import { unitOption } from '../../options.ts';
import { wayOf } from '../way.ts';
import type { Situation } from '../context.ts';
import type { EffectNode, Kinds } from '../effect.ts';
import { targetable } from '../../timing/targets.ts';
import { amount, foresee, holds, performForEach, unitsAmong, worthOf } from '../interpreter.ts';

/** All of them, or those that can be targeted. */
function concerned({ among, targets }: EffectNode<'each'>, c: Situation): string[] {
  const units = unitsAmong(among, c);
  return targets === true ? targetable(c, units) : units;
}

export const flowKinds: Pick<Kinds, 'when' | 'each' | 'on-roll' | 'after' | 'own'> = {
  when: {
    enters: ({ if: condition }, c) => holds(condition, c),
    worth: ({ if: condition, then }, c) => (holds(condition, c) ? worthOf(then, c) : 0),
    say: ({ if: { is, facts = {} } }) => ({ key: `condition.${is}`, facts }),
  },
  each: {
    do: (node, c, place) => performForEach(c, concerned(node, c), place),
    worth: (node, c) =>
      concerned(node, c).reduce(
        (sum, unit) => sum + worthOf(node.apart, c.choosing(wayOf(unitOption(unit)))),
        0,
      ),
    say: () => ({ key: 'effect.each' }),
    foresee: (node, c) => {
      for (const unit of concerned(node, c)) foresee(node.apart, c.choosing(wayOf(unitOption(unit))));
    },
  },
  'on-roll': {
    enters: ({ from }, { t }) => (t.roll('chance', 1)[0] ?? 1) >= from,
    worth: ({ from, then }, c) => (worthOf(then, c) * (7 - from)) / 6,
    say: ({ from }) => ({ key: 'effect.on-roll', facts: { from } }),
  },
  after: {
    enters: ({ passed }, { t }) => tested(t)?.passed === passed,
    worth: ({ then }, c) => worthOf(then, c) / 2,
    say: ({ passed }) => ({ key: passed ? 'effect.after-passed' : 'effect.after-failed' }),
  },
  own: {
    do: ({ do: act }, c) => act(c as never),
    worth: ({ worth }, c) => amount(worth, c),
    say: ({ name }) => ({ key: 'effect.own', facts: { name } }),
  },
};
