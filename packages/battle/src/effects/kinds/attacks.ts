/** What attacks gain. */
import { addGain, attackNow } from '../../attack/attack.ts';
import type { AttackGain } from '../gains.ts';
import type { Situation } from '../context.ts';
import type { EffectNode, Kinds } from '../effect.ts';
import { areFriends } from '../../sides/sides.ts';
import { givenBy, worthOf } from '../interpreter.ts';

const KEYWORD_WORTH = 1;

/** What it gives to the attack is worth as much less to the player who is attacked. */
function gainWorth(gain: AttackGain, c: Situation): number {
  const { keywords = [], toHit = 0, dieValue, reroll, wounds = 0, ...more } = gain;
  const count = (more.dice ?? 0) / 2 + (more.hits ?? 0) / 2 + (more.ranks ?? 0);
  const saved = (more.blocks ?? 0) + (more.onlySixesBlock === true ? 1 : 0);
  const dice = dieValue === undefined ? 0 : dieValue === 'highest' ? 1.5 : -1.5;
  const again = reroll === undefined ? 0 : 1.5;
  const sure = more.everyDieHits === true ? 3 : 0;
  const panic = (more.panicWounds ?? 0) / 2;
  const given = keywords.length * KEYWORD_WORTH + toHit + dice + again + sure + panic + wounds + count;
  return (areFriends(c.s, c.unit.seat, c.seat) ? given : -given) + saved;
}

/** The source of a gain is for the rules alone. */
function told(gain: AttackGain): object {
  return Object.fromEntries(Object.entries(gain).filter(([field]) => field !== 'from'));
}

function gainOf(gain: EffectNode<'gains'>['gain'], c: Situation): AttackGain {
  return givenBy(c, typeof gain === 'function' ? gain(c as never) : gain);
}

export const attackKinds: Pick<Kinds, 'gains' | 'gains-chosen' | 'afterwards'> = {
  afterwards: {
    do: (_, c, place) => {
      const { s, source, seat } = c;
      attackNow(s).afterwards.push({ source, within: place, seat, owner: c.ownerId, parts: c.parts });
    },
    worth: ({ apart }, c) => worthOf(apart, c) / 2,
    say: () => ({ key: 'effect.afterwards' }),
  },
  gains: {
    do: ({ gain }, c) => addGain(c.t.state, gainOf(gain, c)),
    worth: ({ gain }, c) => gainWorth(gainOf(gain, c), c),
    say: ({ gain }) =>
      typeof gain === 'function'
        ? { key: 'effect.gains-by' }
        : { key: 'effect.gains', facts: { gain: told(gain) } },
    foresee: ({ gain }, c) => addGain(c.s, gainOf(gain, c)),
  },
  'gains-chosen': {
    do: ({ among }, c) => {
      for (const gain of among[c.way] ?? []) addGain(c.t.state, givenBy(c, gain));
    },
    worth: ({ among }, c) => (among[c.way] ?? []).reduce((sum, gain) => sum + gainWorth(gain, c), 0),
    say: ({ among }) => ({
      key: 'effect.gains-chosen',
      facts: { count: Math.max(...Object.values(among).map((gains) => gains.length)) },
    }),
    foresee: ({ among }, { s, way }) => {
      for (const gain of among[way] ?? []) addGain(s, gain);
    },
  },
};
