// 版圖遊戲載入之前，開始頁面對它的介紹。

import type { meta as english } from '../en/meta.ts';

export const meta: Record<keyof typeof english, string> = {
  'thrones.name': '《權力遊戲》版圖遊戲',
  'thrones.short': '版圖遊戲',
  'thrones.edition': '第二版，3–6 位玩家',
  'thrones.text': '暗中下達指令，競逐宮廷影響力，最後看誰握有最多城堡。',
  'thrones.today': '現在就能玩：與電腦對戰（離線也行），或與朋友線上同桌。',

  'name.seat.stark': '史塔克',
  'name.seat.lannister': '蘭尼斯特',
  'name.seat.baratheon': '拜拉席恩',
  'name.seat.greyjoy': '葛雷喬伊',
  'name.seat.tyrell': '提利爾',
  'name.seat.martell': '馬泰爾',
  'thrones.houses.any': '任一家族',
  'thrones.houses.none': '只旁觀',

  'thrones.options.houses': '參戰家族數',
  'thrones.options.tides': '戰局之潮',
  'thrones.options.tides.note': '戰鬥雙方各抽一張運勢牌。',
  'thrones.options.faq': '採用官方 FAQ 的更動',
  'thrones.options.faq.note': '蘭尼斯特家族開局多一艘船艦，終局平手的判定方式也不同。',

  'thrones.play.house': '你的家族',
  'thrones.together.name': '{house}玩家的名字',
  'thrones.table.houses': '{count, plural, other {# 個家族}}',
};
