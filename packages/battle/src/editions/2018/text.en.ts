/** English words that only the edition of 2018 needs: its cards, and what its procedures ask. */
import type { Catalogue } from '@maester/kernel';
import { printedWords } from '../../messages/card-words.ts';
import { lannister2018, stark2018 } from './cards/factions.ts';
import { text as cards } from './cards/text.en.ts';

const messages = {
  'ask.show-cards/choose': 'Which Tactics cards do you show?',
  'ask.show-cards/discard': 'Which of these cards is discarded?',
  'condition.not-one-rank': 'With more than 1 remaining rank:',
  'option.ready': 'Loses its Activation token',
  'option.restore': 'Restores up to 3 Wounds',
  'option.roll': 'D3 Wounds',
  'option.three': '3 Wounds',
} as const;

export const text: Catalogue = {
  ...messages,
  ...printedWords(stark2018, cards),
  ...printedWords(lannister2018, cards),
};

/** What the other language must say as well. */
export type Messages2018 = Readonly<Record<keyof typeof messages, string>>;
