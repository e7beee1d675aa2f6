// What the screens of the miniatures game say: their own messages, which come with them, and those of the client.

import type { MessageFacts } from '@maester/kernel';
import { tell, type MessageKey } from '../../app/words.ts';
import type { en } from './messages/en.ts';

export type BattleKey = MessageKey | keyof typeof en;

export function say(key: BattleKey, facts?: MessageFacts): string {
  return tell(key, facts);
}
