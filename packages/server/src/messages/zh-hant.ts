// 伺服器對訪客說的話。

import type { Messages } from './en.ts';

export const zhHant: Messages = {
  'malformed-address': '無法辨識這個網址。',
  'not-found': '這個網址沒有任何內容。',
  'method-not-allowed': '本伺服器只接受 GET 與 HEAD 請求。',
  failure: '伺服器發生錯誤，詳情請見伺服器紀錄。',
  'client-not-built':
    '網頁用戶端尚未建置。請先停止伺服器，再到專案資料夾執行「npm start」，它會先建置用戶端，再啟動伺服器。',
};
