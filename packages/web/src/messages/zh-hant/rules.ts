// 用戶端內的規則典籍。

import type { rules as english } from '../en/rules.ts';

export const rules: Record<keyof typeof english, string> = {
  'rules.title': '規則',
  'rules.lead': '以我們自己的話寫下的每一條規則，名稱與遊戲引用的相同。',
  'rules.ledgers': '典籍',
  'rules.ledger.thrones': '《權力遊戲》版圖遊戲',
  'rules.ledger.battle': '《冰與火之歌》桌上戰棋遊戲',
  'rules.ledger.kernel': '所有遊戲共通',
  'rules.search': '搜尋規則',
  'rules.contents': '目錄',
  'rules.found': '{count, plural, =0 {沒有符合的規則。} other {# 條規則}}',
  'rules.link': '這條規則的連結',
  'rules.loading': '正在載入規則…',
  'rules.failed': '無法載入規則。請檢查連線後再試一次。',
  'rules.again': '再試一次',
  'rules.missing': '沒有名為 {rule} 的規則。',
};
