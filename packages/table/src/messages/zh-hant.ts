import type { Messages } from './en.ts';

export const zhHant: Messages = {
  'refusal.table/seat/unknown': '這張桌子沒有名為「{seat}」的座位。',
  'refusal.table/seat/over': '遊戲已經結束，不能再入座。',
  'refusal.table/seat/taken': '{seat:name.seat}已經有人坐了。',
  'refusal.table/seat/not-offered': '{seat:name.seat}由電腦控制；桌主開放後才能接手。',
  'refusal.table/seat/one-each': '你控制{holds:name.seat}；遊戲開始後不能再控制第二個座位。',
  'refusal.table/seat/just-gone': '{seat:name.seat}剛剛斷線；請再等 {seconds, plural, other {# 秒}}。',
  'refusal.table/seat/name-taken': '這張桌子已經有人名叫「{name}」，請換一個名字。',
  'refusal.table/seat/spectators-watch': '你正在旁觀；只有入座的玩家才能這麼做。',
  'refusal.table/seat/unknown-mind': '沒有名為「{mind}」的電腦玩家。',
  'refusal.table/seat/must-be-played': '遊戲正在進行，{seat:name.seat}必須有人控制。',
  'refusal.table/host/only': '只有桌主才能這麼做。',
  'refusal.table/start/already': '遊戲已經開始。',
  'refusal.table/start/open-seats': '{seats:name.seat}還沒有人控制：請入座，或交給電腦。',
  'refusal.table/start/not-yet': '遊戲不在進行中。',
  'refusal.table/chat/too-fast': '你傳送訊息的速度太快，請稍候。',
  'refusal.table/choice/stale': '提問之後局面已有變化，請重新查看。',
  'refusal.table/moment/not-yet': '對局進行到第 {now} 步，還沒有第 {version} 步。',
  'refusal.table/chat/off': '這張桌子沒有開放聊天。',
  'refusal.table/undo/too-many': '這場對局悔棋次數過多；請先繼續遊戲，之後才能再悔棋。',
  'refusal.table/undo/nothing-proposed': '目前沒有可以表決的提議。',
};
