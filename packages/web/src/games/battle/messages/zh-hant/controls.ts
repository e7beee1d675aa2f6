// 戰棋遊戲的各項決定。

import type { controls as en } from '../en/controls.ts';

export const controls: Record<keyof typeof en, string> = {
  'battle.controls.confirm': '確認',
  'battle.controls.sending': '傳送中…',
  'battle.controls.undo': '復原',
  'battle.controls.hint': '提示',
  'battle.controls.hinted': '電腦建議',
  'battle.controls.rule': '閱讀規則',
  'battle.controls.more': '增加一個',
  'battle.controls.less': '減少一個',
  'battle.controls.waiting': '等待',
  'battle.controls.on-table': '在戰場上或此處選擇。',
  'battle.controls.several':
    '{min, select, 0 {最多選 {max} 項，已選 {count} 項。} other {選擇 {min} 至 {max} 項，已選 {count} 項。}}',
  'battle.controls.several.none': '不選',
  'battle.controls.use': '使用',
  'battle.controls.declare': '宣告',
  'battle.controls.charge': '衝鋒',
  'battle.controls.attack': '攻擊',
  'battle.controls.card-of': '{card:name.card}（藉由{ncu:name.unit}）',
  'battle.controls.order-of': '{unit:name.unit}的指令',
  'battle.controls.off-table': '不在戰場上',
  'battle.controls.unit':
    '傷口 {wounds}/{full}{count, plural, =0 {} other {，{conditions:name.condition}}}{engaged, select, true {，交戰中} other {}}',
  'battle.controls.dice': '骰子：{dice}',
  'battle.controls.dice.which': '要重擲的骰子',
  'battle.controls.dice.shows': '第 {number} 顆骰子擲出 {value}',
  'battle.controls.dice.keep': '保留所有骰子',
  'battle.controls.dice.again': '重擲 {count} 顆骰子',
  'battle.controls.dice.expends': '重擲會消耗{condition:name.condition}標記。',
  'battle.controls.odds': '平均 {wounds} 點傷口 · 消滅 {destroyed} · 恐慌檢定失敗 {panic}',
  'battle.controls.charge.needs': '需擲出 {roll}+（{chance}）',
  'battle.controls.closed': '{count} 種行動目前無法執行',
  'battle.controls.action.maneuver': '轉向，向前直線移動至多 {speed, inches} 吋，再轉向',
  'battle.controls.action.march': '向前直線移動至多 {far, inches} 吋，再轉向',
  'battle.controls.action.retreat': '擲一顆骰子，遠離敵軍',
  'battle.controls.action.attack': '攻擊{units:name.unit}',
  'battle.controls.action.ranged': '平移至多 2 吋，然後射擊',
  'battle.controls.action.charge': '{count} 個敵軍在範圍內，最容易的需擲出 {roll}+（{chance}）',
  'battle.controls.action.forgo': '部隊留在原地',
};
