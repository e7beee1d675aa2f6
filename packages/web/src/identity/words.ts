// The words of who one is and how everyone stands, loaded with these pages.

import type { MessageFacts } from '@maester/kernel';
import { tell, type GameWords } from '../app/words.ts';
import { en } from './messages/en.ts';
import { zhHant } from './messages/zh-hant.ts';

export const WORDS: GameWords = { en, 'zh-Hant': zhHant };

export function say(key: keyof typeof en, facts?: MessageFacts): string {
  return tell(key, facts);
}
