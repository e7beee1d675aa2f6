// 伺服器對訪客說的話。

import type { CallWords, LinkMessages, Messages } from './en.ts';

export const zhHant: Messages = {
  'malformed-address': '無法辨識這個網址。',
  'not-found': '這個網址沒有任何內容。',
  'method-not-allowed': '本伺服器只接受 GET 與 HEAD 請求。',
  failure: '伺服器發生錯誤，詳情請見伺服器紀錄。',
  'client-not-built':
    '網頁用戶端尚未建置。請先停止伺服器，再到專案資料夾執行「npm start」，它會先建置用戶端，再啟動伺服器。',
};

export const links: LinkMessages = {
  'game.thrones': '權力遊戲：版圖版',
  'game.battle': '冰與火之歌：微縮模型戰棋',
  'game.other': '一場遊戲',
  'table.gathering': '加入遊戲：{seats} 個座位中還有 {open} 個空位。',
  'table.gathering.full': '{seats} 個座位都有人了，歡迎旁觀。',
  'table.playing': '遊戲進行中，歡迎旁觀。',
  'table.playing.round': '遊戲進行到第 {round} 輪，歡迎旁觀。',
  'table.over': '遊戲已經結束，可以觀看重播。',
  'table.over.round': '遊戲在第 {round} 輪結束，可以觀看重播。',
  shared: '可以逐步重播的一場遊戲，也能從任何一刻接著玩。',
  'shared.round': '一場遊戲的第 {round} 輪：可以逐步重播，也能從任何一刻接著玩。',
  open: '開啟',
};

export const callWords: CallWords = {
  thrones: '權力遊戲：版圖版',
  battle: '冰與火之歌：微縮模型戰棋',
  turn: '輪到你了。',
  'turn.round': '第 {round} 輪，輪到你了。',
  over: '遊戲結束了。',
  'over.round': '遊戲在第 {round} 輪結束了。',
};
