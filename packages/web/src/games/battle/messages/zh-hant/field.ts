// 戰場與其周圍。

import type { field as en } from '../en/field.ts';

export const field: Record<keyof typeof en, string> = {
  'battle.ground.open': '無人控制',
  'battle.ground.line': '{quadrant:name.quadrant}：{holder}，軍隊分數 {points}',
  'battle.field.name': '戰場',
  'battle.field.help': '方向鍵在部隊之間移動，Enter 選擇或查看部隊，加號與減號縮放，0 顯示整張桌面。',
  'battle.field.tools': '戰場視角',
  'battle.field.zoom-in': '放大',
  'battle.field.zoom-out': '縮小',
  'battle.field.whole': '顯示整張桌面',
  'battle.field.turn': '轉動桌面',
  'battle.field.close': '關閉',
  'battle.field.unit':
    '{unit:name.unit}（{seat:name.seat}）：耐久 {wounds}/{full}，{ranks} 排{count, plural, =0 {} other {，{conditions:name.condition}}}{activated, select, true {，已激活} other {}}',
  'battle.field.objective.held': '目標 {number}，由{unit:name.unit}占據',
  'battle.field.facts': '速度 {speed, inches} 吋 · 防禦 {defense}+ · 士氣 {morale}+',
  'battle.field.attack': '{attack}：{hit}+，{dice} 顆骰子',
  'battle.chapter.round': '第 {round} 輪',

  'battle.status.setup': '遊戲設置',
  'battle.status.round': '第 {round} 輪，共 {rounds} 輪',
  'battle.status.target': '先得 {target} 點勝利點數者獲勝',
  'battle.status.you': '輪到你決定',
  'battle.status.waiting': '等待{seats:name.seat}',
};
