// 戰棋遊戲畫面的文字，繁體中文。遊戲的介紹（zh-hant/meta.ts）在遊戲載入前就要用到，所以收在用戶端的文字裡。

import type { en } from './en.ts';
import { cards } from './zh-hant/cards.ts';
import { controls } from './zh-hant/controls.ts';
import { field } from './zh-hant/field.ts';
import { panels } from './zh-hant/panels.ts';
import { pose } from './zh-hant/pose.ts';
import { result } from './zh-hant/result.ts';
import { stage } from './zh-hant/stage.ts';
import { stops } from './zh-hant/stops.ts';

export const zhHant: Record<keyof typeof en, string> = {
  ...field,
  ...controls,
  ...pose,
  ...panels,
  ...cards,
  ...result,
  ...stage,
  ...stops,
};
