// 用戶端內的規則典籍。

import type { rules as english } from '../en/rules.ts';

export const rules: Record<keyof typeof english, string> = {
  'rules.title': '規則',
  'rules.lead': '以我們自己的話寫下的每一條規則，名稱與遊戲引用的相同。',
  'rules.ledgers': '典籍',
  'rules.ledger.thrones': '《權力遊戲》版圖遊戲',
  'rules.ledger.battle': '《冰與火之歌》桌上戰棋遊戲',
  'rules.ledger.kernel': '所有遊戲共通',
  'rules.editions': '版本',
  'rules.absent': '此版沒有的規則',
  'rules.in-edition': '{year} 年版：{text}',
  'rules.in-edition.absent': '{year} 年版沒有：{reason}。',
  'changes.title': '2018 年以來的變化',
  'changes.link': '2018 年以來的變化',
  'changes.lead': '戰棋遊戲的三個版本：每條不同的規則並列對照。',
  'changes.compare': '與第 6 季比較',
  'changes.compare.all': '2018 與 2021',
  'changes.rule': '規則',
  'changes.count': '{count, plural, other {# 處不同}}',
  'changes.same': '與第 6 季相同。',
  'changes.none': '沒有此規則。',
  'changes.absent': '沒有此規則。{reason}。',
  'rules.search': '搜尋規則',
  'rules.contents': '目錄',
  'rules.found': '{count, plural, =0 {沒有符合的規則。} other {# 條規則}}',
  'rules.link': '這條規則的連結',
  'rules.loading': '正在載入規則…',
  'rules.failed': '無法載入規則。請檢查連線後再試一次。',
  'rules.again': '再試一次',
  'rules.missing': '沒有名為 {rule} 的規則。',
};
