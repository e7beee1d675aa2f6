// What is said about lists of other programs, in the language that is spoken.

import type { Words } from '@maester/kernel';
import { en, zhHant } from '@maester/lists';
import { canTell, language, learnWords, tell } from '../../../app/words.ts';

const LISTS = { en, 'zh-Hant': zhHant } as const;

export const learnListWords = (): Promise<void> => learnWords(LISTS);

export const listWords = (): Words => ({ language: language.value, has: canTell, say: tell });
