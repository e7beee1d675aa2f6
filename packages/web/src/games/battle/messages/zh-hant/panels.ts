// 桌面旁的面板。

import type { panels as en } from '../en/panels.ts';

export const panels: Record<keyof typeof en, string> = {
  'battle.panels.armies': '軍隊',
  'battle.panels.army': '軍隊',
  'battle.panels.points': '勝利點數 {points}',
  'battle.panels.victory-points': '勝利點數',
  'battle.panels.cards': '手牌 {hand} 張，牌庫 {deck} 張',
  'battle.panels.wounds': '傷口 {wounds}/{full}',
  'battle.panels.destroyed': '已消滅',
  'battle.panels.activated': '已啟動',
  'battle.panels.no-zone': '未占區域',
  'battle.panels.lost': '損失的部隊',
  'battle.panels.lost-of': '{lost}/{all}',
};
