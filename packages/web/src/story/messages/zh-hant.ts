// 任一遊戲結束後的故事。

import type { en } from './en.ts';

export const zhHant: Record<keyof typeof en, string> = {
  'story.title': '這一局的故事',
  'story.running': '故事會揭露所有秘密，遊戲結束後才能觀看。',
  'story.nothing': '請先開啟一份紀錄。',
  'story.replay': '重播',
  'story.share': '分享圖片',
  'story.share.about': '兩者都在此裝置上製作。',
  'story.share.picture': '儲存圖片',
  'story.share.film': '儲存動畫',
  'story.share.making': '繪製中…',
  'story.share.failed': '此瀏覽器無法製作圖片。',
  'story.share.size': '{size} kB',
  'story.share.shown': '逐回合回顧',
};
