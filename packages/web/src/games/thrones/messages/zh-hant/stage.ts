// 版圖遊戲的舞台：戰鬥經過、指令公開、加冕。

import type { stage as english } from '../en/stage.ts';

export const stage: Record<keyof typeof english, string> = {
  'thrones.stage.title': '{area:name.area}之戰',
  'thrones.stage.strength': '總戰力：{strength}',
  'thrones.stage.won': '你以 {by} 點之差獲勝。',
  'thrones.stage.lost': '你以 {by} 點之差落敗。',
  'thrones.stage.won.by': '你以 {by} 點之差獲勝，差距最大的是{what}（+{most}）。',
  'thrones.stage.lost.by': '你以 {by} 點之差落敗，差距最大的是{what}（+{most}）。',
  'thrones.stage.won.tie': '戰力相同，你的封地軌順位高於{loser:name.house}，因此獲勝。',
  'thrones.stage.lost.tie': '戰力相同，{house:name.house}的封地軌順位較高，因此你落敗。',
  'thrones.stage.by.units': '單位',
  'thrones.stage.by.order': '指令',
  'thrones.stage.by.support': '支援',
  'thrones.stage.by.garrison': '駐軍',
  'thrones.stage.by.ability': '牌上能力',
  'thrones.stage.by.blade': '瓦雷利亞鋼劍',
  'thrones.stage.by.tides': '戰局之潮牌',
  'thrones.stage.by.rest': '牌的效果',
  'thrones.stage.blows':
    '{house:name.house}有 {swords, plural, other {#}} 個劍，對上{fortifications, plural, =0 {零個工事} other { # 個工事}}。',
  'thrones.stage.orders': '所有指令同時公開',
  'thrones.stage.close': '繼續',
  'thrones.stage.more': '接下來還有 {states, plural, other {#}} 步。',
  'thrones.stage.more.asks': '接下來還有 {states, plural, other {#}} 步，然後輪到你。',
};
