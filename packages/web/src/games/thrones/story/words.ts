// What the story of a game says: words that are fetched with it.

import type { MessageFacts } from '@maester/kernel';
import { tell, type GameWords } from '../../../app/words.ts';
import { story } from '../messages/en/story.ts';
import { story as storyZhHant } from '../messages/zh-hant/story.ts';

export const STORY_WORDS: GameWords = {
  en: story,
  'zh-Hant': storyZhHant,
};

export function say(key: keyof typeof story, facts?: MessageFacts): string {
  return tell(key, facts);
}
