// 版圖遊戲的地圖。

import type { board as english } from '../en/board.ts';

export const board: Record<keyof typeof english, string> = {
  'thrones.board.map': '維斯特洛地圖',
  'thrones.board.help':
    '以方向鍵在區域間移動，按 Enter 或空白鍵選擇區域，按 I 查看詳情，按 N 前往下一個可選的區域；加號與減號縮放，按 0 顯示全圖。',
  'thrones.board.tools': '地圖檢視',
  'thrones.board.zoom-in': '放大',
  'thrones.board.zoom-out': '縮小',
  'thrones.board.whole': '全圖',
  'thrones.board.width': '符合寬度',
  'thrones.board.follow': '跟隨目前的行動',
  'thrones.board.close': '關閉',
  'thrones.board.between': '；',

  'thrones.board.kind.land': '陸地',
  'thrones.board.kind.sea': '海域',
  'thrones.board.kind.port': '港口',
  'thrones.board.neighbours': '{n} 個相鄰區域',
  'thrones.board.muster-points': '{n} 點徵兵點數',
  'thrones.board.supply-icons': '{n} 補給',
  'thrones.board.power-icons': '{n} 權力',

  'thrones.board.choosable': '可選擇',
  'thrones.board.not-choosable': '目前不可選擇',
  'thrones.board.chosen': '已選擇',
  'thrones.board.held-by': '由{house:name.house}家族控制',
  'thrones.board.held-by-nobody': '無人控制',
  'thrones.board.units': '{units:count.unit}',
  'thrones.board.routed': '潰散：{units:count.unit}',
  'thrones.board.so-many-routed': '{n} 個潰散：沒有戰力',
  'thrones.board.strength': '戰力 {strength}',
  'thrones.board.strength-each': '各有戰力 {strength}',
  'thrones.board.strength-of-engine': '進攻城堡或要塞時戰力 {against}，否則 {strength}',
  'thrones.board.garrison': '駐軍，戰力 {strength}',
  'thrones.board.neutral': '中立勢力：戰力達 {strength} 可擊退',
  'thrones.board.impassable': '本局不開放',
  'thrones.board.power-token': '{house:name.house}家族的權力標記',
  'thrones.board.order': '指令：{order:name.order}',
  'thrones.board.order-draft': '擬定的指令：{order:name.order}',
  'thrones.board.order-hidden': '一枚面朝下的指令',
};
