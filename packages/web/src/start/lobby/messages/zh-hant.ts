// 開局之前的牌桌。

import type { en } from './en.ts';

export const zhHant: Record<keyof typeof en, string> = {
  'lobby.title': '等待玩家',
  'lobby.seated': '你已經入座。邀請其他人吧，座位坐滿就能開始。',
  'lobby.sit-down': '填寫名字並選一個座位，或留下來旁觀。',
  'lobby.seated.all': '你已經入座，座位也都滿了，可以開始遊戲。',
  'lobby.full': '座位都坐滿了。留在這裡就能旁觀，遊戲開始後會自動顯示。',
  'lobby.seats': '座位',
  'lobby.draft': '人到齊後，大家輪流挑選家族。',
  'lobby.sit': '坐這裡',
  'lobby.sit-any': '入座',
  'lobby.sit-any-too': '再坐一席',
  'lobby.locked': '這張桌子有密碼，請向桌主詢問。',
  'lobby.sit-too': '這裡也由我坐',
  'lobby.to-computer': '交給電腦',
  'lobby.open-seat': '開放這個座位',
  'lobby.free-seat': '請他離座',
  'lobby.stand-up': '離座',
  'lobby.missing': '尚有空位：{seats:name.seat}。',
  'lobby.fill': '全交給電腦',
  'lobby.ready': '人都到齊了。',
  'lobby.start': '開始遊戲',
  'lobby.start-draft': '開始挑選',
  'lobby.wait-seats': '等待空位坐滿。',
  'lobby.wait-host': '人都到齊了，等桌主開始。',
  'lobby.invite': '邀請',
  'lobby.options': '遊戲設定',
  'lobby.dice': '可驗證的隨機結果',
  'lobby.dice.text':
    '每次擲骰與洗牌都出自伺服器已經定下的祕密數字，再混入每位玩家入座時加入的隨機數，因此沒有人能單獨決定結果。以下是祕密數字的指紋；遊戲結束後會公開這個數字，任何人都能驗證。',
};
