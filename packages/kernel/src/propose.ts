/** One legal choice at random for any question: what fuzzing, the random computer player and imagination use. */
import { whatIsAsked } from './asked.ts';
import { idOf } from './decision.ts';
import { bug } from './error.ts';
import type { Json } from './json.ts';
import type { AnyQuestion } from './procedure.ts';
import { pick, shuffled, type Random } from './random.ts';
import type { Frame, GameState } from './state.ts';

export function sampleChoice(
  s: GameState,
  f: Frame,
  question: AnyQuestion,
  seat: string,
  random: Random,
): Json {
  if (question.ask === 'pose') {
    const { x, y, facing } = question.sample(s, f, seat, random);
    return { x, y, facing };
  }
  if (question.ask === 'several' && question.sample !== undefined) return question.sample(s, f, seat, random);
  const asked = whatIsAsked(s, f, question, seat);
  if (question.ask === 'assignment' && question.sample !== undefined && asked.kind === 'assignment')
    return question.sample(s, f, seat, random, asked.slots);
  switch (asked.kind) {
    case 'option':
      if (asked.options.length === 0) throw bug(`dead end: ${f.procedure}/${f.step} offers ${seat} nothing`);
      return idOf(pick(random, asked.options));
    case 'amount':
      return asked.min + random.below(asked.max - asked.min + 1);
    case 'several':
      return shuffled(random, asked.options.map(idOf)).slice(
        0,
        asked.min + random.below(asked.max - asked.min + 1),
      );
    case 'assignment': {
      const choice: Record<string, string> = {};
      for (const slot of asked.slots) {
        const leftOut = slot.optional && (slot.values.length === 0 || random.below(2) === 0);
        if (!leftOut) choice[slot.id] = idOf(pick(random, slot.values));
      }
      return choice;
    }
    case 'pose':
      throw bug('a pose is sampled by its question');
  }
}
