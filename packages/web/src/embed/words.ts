// The words of a game on somebody else's page, loaded with it.

import { tell, type GameWords } from '../app/words.ts';
import { en } from './messages/en.ts';
import { zhHant } from './messages/zh-hant.ts';

export const WORDS: GameWords = { en, 'zh-Hant': zhHant };

export function say(key: keyof typeof en): string {
  return tell(key);
}
