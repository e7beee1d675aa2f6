/** What a reading asks or refuses, as sentences. */
import type { Words } from '@maester/kernel';
import { fullName } from './cards.ts';
import type { ListProblem, Question } from './reading.ts';

export const problemInWords = (said: Words, { key, facts }: ListProblem): string =>
  said.say(`lists.problem.${key}`, facts);

/** The question alone; its suggestions are beside it. */
export function questionInWords(said: Words, question: Question): string {
  return question.about === 'card'
    ? said.say(`lists.question.${question.why}`, { written: question.written })
    : said.say(`lists.question.${question.about}`);
}

/** The suggestions, by their printed names, with the answers that choose them. */
export function suggestionsInWords(
  said: Words,
  question: Question,
): readonly { readonly answer: string; readonly text: string }[] {
  if (question.about === 'faction')
    return question.suggestions.map((answer) => ({ answer, text: said.say(`name.faction.${answer}`) }));
  return question.suggestions.map((card) => ({
    answer: `${card.kind}:${card.id}`,
    text: said.say('lists.suggestion', { name: fullName(card), kind: card.kind, faction: card.faction }),
  }));
}
