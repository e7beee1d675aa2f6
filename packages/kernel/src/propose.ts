/** One legal choice at random for any question: what fuzzing, the random computer player and imagination use. */
import { bug } from './error.ts';
import type { Json } from './json.ts';
import type { Question } from './procedure.ts';
import { pick, shuffled, type Random } from './random.ts';
import type { Frame, GameState } from './state.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- see AnyStep
type Erased = Question<any, any, any, string>;

export function sampleChoice(s: GameState, f: Frame, question: Erased, seat: string, random: Random): Json {
  switch (question.ask) {
    case 'option': {
      const options = question.options(s, f, seat);
      if (options.length === 0) throw bug(`dead end: ${f.procedure}/${f.step} offers ${seat} nothing`);
      return pick(random, options);
    }
    case 'amount': {
      const [min, max] = question.range(s, f, seat);
      return min + random.below(max - min + 1);
    }
    case 'several': {
      if (question.sample !== undefined) return question.sample(s, f, seat, random);
      const [min, max] = question.howMany(s, f, seat);
      return shuffled(random, question.options(s, f, seat)).slice(0, min + random.below(max - min + 1));
    }
    case 'assignment': {
      if (question.sample !== undefined) return question.sample(s, f, seat, random);
      const choice: Record<string, string> = {};
      for (const slot of question.slots(s, f, seat)) {
        const leftOut = slot.optional && (slot.values.length === 0 || random.below(2) === 0);
        if (!leftOut) choice[slot.id] = pick(random, slot.values);
      }
      return choice;
    }
    case 'pose': {
      const { x, y, facing } = question.sample(s, f, seat, random);
      return { x, y, facing };
    }
  }
}
