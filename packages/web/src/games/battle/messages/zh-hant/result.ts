// 以數字回顧一場戰役。

import type { result as en } from '../en/result.ts';

export const result: Record<keyof typeof en, string> = {
  'battle.result.by-round': '各輪勝利點數',
  'battle.result.total': '總計',
  'battle.result.nothing': '沒有勝利點數',
  'battle.result.units': '部隊',
  'battle.result.unit': '部隊',
  'battle.result.dealt': '造成傷口',
  'battle.result.suffered': '承受傷口',
  'battle.result.destroyed': '消滅敵軍',
  'battle.result.luck': '命中（平均）',
  'battle.result.hits': '{hits}（{expected}）',
};
