/** What is chosen step by step, and by whom. */
import { areFriends, seatsInOrder } from '../../sides/sides.ts';
import { chooseInEffect } from '../../timing/choice.ts';
import type { Situation } from '../context.ts';
import type { Kinds } from '../effect.ts';
import { worthOf } from '../interpreter.ts';
import { NOTHING, type Way } from '../way.ts';
import { TOKEN_WORTH } from './whom.ts';

/** The opponent whose turn it is, or the next one. */
function opponentOf({ s, seat }: Situation): string {
  return seatsInOrder(s).find((other) => !areFriends(s, other, seat)) ?? seat;
}

const chosenIn = (c: Situation, part: number): Way => c.parts[part] ?? NOTHING;
const isChosen = (c: Situation, part: number): boolean => chosenIn(c, part).id !== NOTHING.id;

const LATER_WORTH = TOKEN_WORTH;

export const choiceKinds: Pick<Kinds, 'part' | 'chooses'> = {
  part: {
    enters: ({ part }, c) => isChosen(c, part),
    // what is chosen only later is worth something, but nobody can say how much
    worth: ({ part, then }, c) => {
      if (part >= c.parts.length) return LATER_WORTH;
      return isChosen(c, part) ? worthOf(then, c.choosing(chosenIn(c, part))) : 0;
    },
    say: () => ({ key: 'effect.part' }),
  },
  chooses: {
    do: ({ by }, c, place) => {
      const { trigger, unit, other, about } = c.occasion;
      c.t.run(chooseInEffect, {
        trigger,
        unit,
        other,
        about,
        seat: c.seat,
        chooser: by === 'own' ? c.seat : opponentOf(c),
        owner: c.owner?.id ?? c.holder?.id ?? null,
        source: c.source,
        parts: c.parts,
        at: [...place],
      });
    },
    worth: () => 0,
    say: ({ by }) => ({ key: `effect.chooses-${by}` }),
  },
};
