// The words of the board game's screens and lessons, in English. What introduces it (en/meta.ts) is in the catalogue of
// the client, for it is said before the game is loaded.

import { board } from './en/board.ts';
import { coach } from './en/coach.ts';
import { controls } from './en/controls.ts';
import { lessons } from './en/lessons.ts';
import { panels } from './en/panels.ts';
import { puzzles } from './en/puzzles.ts';
import { stage } from './en/stage.ts';
import { story } from './en/story.ts';

export const en = {
  ...board,
  ...coach,
  ...controls,
  ...panels,
  ...lessons,
  ...puzzles,
  ...stage,
  ...story,
} as const;
