// 開始頁面對戰棋遊戲的介紹。

import type { en } from './en.ts';

export const zhHant: Record<keyof typeof en, string> = {
  'battle.name': '《冰與火之歌》桌上戰棋遊戲',
  'battle.edition': '第六季規則',
  'battle.text': '率領部隊馳騁四呎見方的戰場，手握戰術牌，更要在戰線之外運籌帷幄。',
  'battle.today': '規則已寫成程式，可從命令列遊玩；瀏覽器中的戰場日後推出。',
};
