// 版圖遊戲畫面與課程的文字，繁體中文。遊戲的介紹（zh-hant/meta.ts）在遊戲載入前就要用到，所以收在用戶端的文字裡。

import type { en } from './en.ts';
import { board } from './zh-hant/board.ts';
import { coach } from './zh-hant/coach.ts';
import { controls } from './zh-hant/controls.ts';
import { lessons } from './zh-hant/lessons.ts';
import { panels } from './zh-hant/panels.ts';
import { puzzles } from './zh-hant/puzzles.ts';
import { stage } from './zh-hant/stage.ts';
import { story } from './zh-hant/story.ts';

export const zhHant: Record<keyof typeof en, string> = {
  ...board,
  ...coach,
  ...controls,
  ...panels,
  ...lessons,
  ...puzzles,
  ...stage,
  ...story,
};
