/** What attacks gain. */
import { addGain } from '../../attack/attack.ts';
import type { AttackGain } from '../gains.ts';
import type { Kinds } from '../effect.ts';

const KEYWORD_WORTH = 1;

function gainWorth({ keywords = [], toHit = 0, dieValue, reroll, wounds = 0, ...more }: AttackGain): number {
  const dice = dieValue === undefined ? 0 : dieValue === 'highest' ? 1.5 : -1.5;
  const again = reroll === undefined ? 0 : 1.5;
  const sure = more.everyDieHits === true ? 3 : 0;
  const panic = (more.panicWounds ?? 0) / 2;
  return keywords.length * KEYWORD_WORTH + toHit + dice + again + sure + panic + wounds;
}

/** The source of a gain is for the rules alone. */
function told(gain: AttackGain): object {
  return Object.fromEntries(Object.entries(gain).filter(([field]) => field !== 'from'));
}

export const attackKinds: Pick<Kinds, 'gains' | 'gains-chosen'> = {
  gains: {
    do: ({ gain }, { t }) => addGain(t.state, gain),
    worth: ({ gain }) => gainWorth(gain),
    say: ({ gain }) => ({ key: 'effect.gains', facts: { gain: told(gain) } }),
    foresee: ({ gain }, { s }) => addGain(s, gain),
  },
  'gains-chosen': {
    do: ({ among }, { t, way }) => {
      for (const gain of among[way] ?? []) addGain(t.state, gain);
    },
    worth: ({ among }, { way }) => (among[way] ?? []).reduce((sum, gain) => sum + gainWorth(gain), 0),
    say: ({ among }) => ({
      key: 'effect.gains-chosen',
      facts: { count: Math.max(...Object.values(among).map((gains) => gains.length)) },
    }),
    foresee: ({ among }, { s, way }) => {
      for (const gain of among[way] ?? []) addGain(s, gain);
    },
  },
};
