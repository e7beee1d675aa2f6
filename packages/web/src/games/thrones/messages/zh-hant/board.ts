// 版圖遊戲的地圖。

import type { board as english } from '../en/board.ts';

export const board: Record<keyof typeof english, string> = {
  'board.map': '維斯特洛地圖',
  'board.help':
    '以方向鍵在區域間移動，按 Enter 或空白鍵選擇區域，按 I 查看詳情，按 N 前往下一個可選的區域；加號與減號縮放，按 0 顯示全圖。',
  'board.tools': '地圖檢視',
  'board.zoom-in': '放大',
  'board.zoom-out': '縮小',
  'board.whole': '全圖',
  'board.width': '符合寬度',
  'board.follow': '跟隨目前的行動',
  'board.close': '關閉',
  'board.between': '；',

  'board.kind.land': '陸地',
  'board.kind.sea': '海域',
  'board.kind.port': '港口',
  'board.neighbours': '{n} 個相鄰區域',
  'board.muster-points': '{n} 點徵兵點數',
  'board.supply-icons': '{n} 補給',
  'board.power-icons': '{n} 權力',

  'board.choosable': '可選擇',
  'board.not-choosable': '目前不可選擇',
  'board.chosen': '已選擇',
  'board.held-by': '由{house:name.house}家族控制',
  'board.held-by-nobody': '無人控制',
  'board.units': '{units:count.unit}',
  'board.routed': '潰散：{units:count.unit}',
  'board.so-many-routed': '{n} 個潰散：沒有戰力',
  'board.strength': '戰力 {strength}',
  'board.strength-each': '各有戰力 {strength}',
  'board.strength-of-engine': '進攻城堡或要塞時戰力 {against}，否則 {strength}',
  'board.garrison': '駐軍，戰力 {strength}',
  'board.neutral': '中立勢力：戰力達 {strength} 可擊退',
  'board.impassable': '本局不開放',
  'board.power-token': '{house:name.house}家族的權力標記',
  'board.order': '指令：{order:name.order}',
  'board.order-draft': '擬定的指令：{order:name.order}',
  'board.order-hidden': '一枚面朝下的指令',
};
