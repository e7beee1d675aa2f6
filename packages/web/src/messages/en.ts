// The words of the browser client, in English: a file for each part of it.

import { start } from './en/start.ts';
import { frame } from './en/frame.ts';
import { replay } from './en/replay.ts';
import { rules } from './en/rules.ts';
import { learn } from './en/learn.ts';
import { board } from './en/board.ts';
import { controls } from './en/controls.ts';
import { panels } from './en/panels.ts';

export const en = {
  ...start,
  ...frame,
  ...replay,
  ...rules,
  ...learn,
  ...board,
  ...controls,
  ...panels,
} as const;

export type Messages = Record<keyof typeof en, string>;
