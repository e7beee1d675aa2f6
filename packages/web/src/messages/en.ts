// The words of the browser client, in English: a file for each part of it, and what introduces each game. The rest of
// a game's words comes with its screens.

import { start } from './en/start.ts';
import { frame } from './en/frame.ts';
import { rules } from './en/rules.ts';
import { meta as battle } from '../games/battle/messages/en/meta.ts';
import { meta as thrones } from '../games/thrones/messages/en/meta.ts';

export const en = {
  ...start,
  ...frame,
  ...rules,
  ...thrones,
  ...battle,
} as const;

export type Messages = Record<keyof typeof en, string>;
