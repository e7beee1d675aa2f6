// 設定頁面的文字；動畫速度的各個選項在牌桌上也會用到。

import type { en } from './en.ts';

export const zhHant: Record<keyof typeof en, string> = {
  'settings.title': '設定',
  'settings.text': '變更立即生效，並儲存在這個瀏覽器中。',
  'settings.name.note': '線上同桌的玩家會看到。',
  'settings.theme': '主題',
  'settings.theme.system': '跟隨裝置',
  'settings.theme.light': '淺色',
  'settings.theme.dark': '深色',
  'settings.pace': '動畫速度',
  'settings.pace.note': '其他玩家每一步顯示的時間；遊戲本身不會因此等候。',
  'settings.thinking': '電腦思考時間',
  'settings.thinking.quick': '短',
  'settings.thinking.usual': '一般',
  'settings.thinking.long': '長',
  'settings.thinking.note':
    '本裝置的對局中，每次選擇最多思考 {seconds} 秒，通常快得多。裝置較慢時，時間越多，首相考慮得越周全。',
  'settings.one-press': '一按即答',
  'settings.one-press.note': '點選選項便立即作答，不必再按確認。指令、出價和行軍一律需要確認。',
  'settings.remarks': '電腦玩家的話',
  'settings.remarks.note': '在關鍵時刻說句話，顯示在座位旁與編年史中。',
  'settings.sounds': '音效',
  'settings.vibrate': '輪到你時震動',
  'settings.quiet': '勿擾時段',
  'settings.quiet.note': '沒有音效、震動或通知。時段結束後如果仍輪到你，就會通知你。',
  'settings.quiet.from': '開始',
  'settings.quiet.to': '結束',
};
