// 由實際對局製成的謎題。

import type { puzzles as en } from '../en/puzzles.ts';

export const puzzles: Record<keyof typeof en, string> = {
  'thrones.puzzle': '謎題',
  'thrones.puzzle.today': '每日謎題',
  'thrones.puzzle.leave': '回到課程',
  'thrones.puzzle.goal': '你是{house:name.house}：用這次行軍奪下{area:name.area}。',
  'thrones.puzzle.open': '無論對手打出哪張牌、誰來支援，你的選擇都必須成立。',
  'thrones.puzzle.solved': '解開了！無論對手怎麼應對，{area:name.area}都是你的。',
  'thrones.puzzle.failed': '這次不行：對手有辦法應對。換一支軍隊，或換一張牌？',
  'thrones.puzzle.again': '再試一次',
  'thrones.puzzle.another': '另一道謎題',
};
