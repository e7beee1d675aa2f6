import type { Messages } from './en.ts';

export const zhHant: Messages = {
  'refusal.kernel/choice/shape': '回答的格式不對：應為{expected}。',
  'refusal.kernel/choice/not-offered': '「{choice}」不在這裡提供的 {offered} 個選項之中。',
  'refusal.kernel/choice/out-of-range': '{choice} 不在 {min} 到 {max} 之間。',
  'refusal.kernel/choice/twice': '「{choice}」被選了兩次。',
  'refusal.kernel/choice/how-many': '你選了 {chosen} 個；必須選 {min} 到 {max} 個。',
  'refusal.kernel/choice/unknown-slot': '這裡沒有名為「{slot}」的欄位。',
  'refusal.kernel/choice/slot-missing': '「{slot}」尚未填入。',
  'refusal.kernel/choice/not-asked': '還沒輪到 {seat}；正在等待 {waiting}。',
  'refusal.kernel/choice/game-over': '遊戲已經結束。',
  'refusal.kernel/undo/revealed': '之後已經擲骰或公開了資訊；須經其他玩家同意才能復原。',
  'refusal.kernel/undo/nothing-left':
    '{played, plural, =0 {沒有選擇可以復原} other {只有 # 個選擇可以復原}}。',
  'refusal.kernel/undo/no-answer-pending': '{seat} 沒有可以收回的祕密回答。',
  'event.roll': '{name:name.roll}：{values}',
};
