// 瀏覽器用戶端的文字，繁體中文：每個部分一個檔案，加上各遊戲的介紹。遊戲其餘的文字隨其畫面載入。

import { start } from './zh-hant/start.ts';
import { frame } from './zh-hant/frame.ts';
import { rules } from './zh-hant/rules.ts';
import { meta as battle } from '../games/battle/messages/zh-hant/meta.ts';
import { meta as thrones } from '../games/thrones/messages/zh-hant/meta.ts';
import type { Messages } from './en.ts';

export const zhHant: Messages = {
  ...start,
  ...frame,
  ...rules,
  ...thrones,
  ...battle,
};
