// 任一遊戲結束後的故事。

import type { en } from './en.ts';

export const zhHant: Record<keyof typeof en, string> = {
  'story.title': '這一局的故事',
  'story.running': '故事會揭露所有秘密，遊戲結束後才能觀看。',
  'story.nothing': '請先開啟一份紀錄。',
  'story.replay': '重播',
  'story.turning': '轉捩點',
  'story.turning.about': '首相會重新檢視各項決定，依玩家當時所知，指出改作哪些選擇最能提高勝率。',
  'story.turning.people': '檢視真人玩家的決定',
  'story.turning.all': '檢視所有決定',
  'story.turning.thinking': '正在檢視對局',
  'story.turning.stop': '停止',
  'story.turning.failed': '檢視因錯誤而停止。',
  'story.turning.none': '首相每次都會作出相同的決定。',
  'story.turning.at': '第 {round} 回合',
  'story.turning.chosen': '當時選擇：{choice}',
  'story.turning.better': '更好的選擇：{choice}',
  'story.turning.gain': '勝率 +{gain}%',
  'story.turning.show': '重播第 {round} 回合的這項決定',
  'story.choice.nothing': '無',
  'story.choice.place': '其他位置',
  'story.share': '分享圖片',
  'story.share.about': '兩者都在此裝置上製作。',
  'story.share.picture': '儲存圖片',
  'story.share.film': '儲存動畫',
  'story.share.making': '繪製中…',
  'story.share.failed': '此瀏覽器無法製作圖片。',
  'story.share.size': '{size} kB',
  'story.share.shown': '逐回合回顧',
};
