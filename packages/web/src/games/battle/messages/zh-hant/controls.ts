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
  'battle.controls.places': '在戰場上或此處選擇其中一個位置。',
};
