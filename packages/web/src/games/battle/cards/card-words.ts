// What cards say.

import type { MessageFacts } from '@maester/kernel';
import { tell } from '../../../app/words.ts';
import type { cards } from '../messages/en/cards.ts';

export function sayOnCard(key: keyof typeof cards, facts?: MessageFacts): string {
  return tell(key, facts);
}
