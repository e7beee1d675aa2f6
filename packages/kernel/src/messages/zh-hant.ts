import type { Messages } from './en.ts';

export const zhHant: Messages = {
  'refusal.kernel/choice/shape': '回答的格式不對：應為{expected}。',
  'refusal.kernel/choice/not-offered': '「{choice}」不在這裡提供的 {offered} 個選項之中。',
  'refusal.kernel/choice/out-of-range': '{choice} 不在 {min} 到 {max} 之間。',
  'refusal.kernel/choice/twice': '「{choice}」被選了兩次。',
  'refusal.kernel/choice/how-many': '選了 {chosen} 個；必須是 {min} 到 {max} 個。',
  'refusal.kernel/choice/unknown-slot': '這裡沒有名為「{slot}」的欄位。',
  'refusal.kernel/choice/slot-missing': '「{slot}」尚未填入。',
  'refusal.kernel/choice/not-asked': '現在不是由 {seat} 決定；正在等待 {waiting}。',
  'refusal.kernel/choice/game-over': '遊戲已經結束。',
  'refusal.kernel/undo/revealed': '之後已經擲骰或公開了資訊；須經其他玩家同意才能收回。',
  'refusal.kernel/undo/nothing-left': '只有 {played} 個選擇可以收回。',
  'refusal.kernel/undo/no-answer-pending': '{seat} 沒有等待中的回答可以收回。',
  'event.roll': '{name}：{values}',
};
