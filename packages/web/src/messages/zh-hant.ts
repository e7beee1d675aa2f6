// 瀏覽器用戶端的文字，繁體中文：每個部分一個檔案。

import { start } from './zh-hant/start.ts';
import { frame } from './zh-hant/frame.ts';
import { replay } from './zh-hant/replay.ts';
import { rules } from './zh-hant/rules.ts';
import { learn } from './zh-hant/learn.ts';
import { board } from './zh-hant/board.ts';
import { controls } from './zh-hant/controls.ts';
import { panels } from './zh-hant/panels.ts';
import type { Messages } from './en.ts';

export const zhHant: Messages = {
  ...start,
  ...frame,
  ...replay,
  ...rules,
  ...learn,
  ...board,
  ...controls,
  ...panels,
};
