// Traditional Chinese words of what the older editions share.

import type { text as en } from './text.en.ts';

const placed =
  '{off, select, missing {此處距離{of, select, zone {佈置軍隊範圍} other {另一枚目標標記}} {distance, inches} 吋；標記至少須距離 {least, inches} 吋。} other {標記必須完全位於戰場上。}}';

export const text: Readonly<Record<keyof typeof en, string>> = {
  'ask.place-tokens/place': '目標標記放在哪裡？',
  'ask.silence-ncu/choose': '哪個敵軍非戰鬥單位失去技能？',
  'name.objective-card.11': '目標牌，中央',
  'name.objective-card.12': '目標牌 A，敵軍承受脆弱與力竭',
  'name.objective-card.13': '目標牌 B，付出代價的破甲與凶殘',
  'name.objective-card.14': '目標牌 C，非戰鬥單位失去技能',
  'name.objective-card.15': '目標牌，額外移動',
  'text.objective-card.11': '多得 1 分。得分時：控制單位進行恐慌檢定，-2。',
  'text.objective-card.12': '得分時：可使 1 個敵軍戰鬥單位承受脆弱與力竭。',
  'text.objective-card.13': '控制單位的近戰攻擊具有破甲與凶殘，完成近戰攻擊後承受 D3 點傷害。',
  'text.objective-card.14': '佔領時：選擇 1 個敵軍非戰鬥單位。你控制此目標期間，它沒有技能。',
  'text.objective-card.15': '得分時：控制單位長程內的 1 個友軍單位可額外佈陣或後退。',
  'name.mission.13': '任務，相同狀態',
  'text.mission.13': '一輪完結時：若 3 個或以上敵軍單位有相同的狀態標記，得 2 分。',
  'refusal.battle/mode-a-game-of-thrones/tokens': placed,
  'refusal.battle/mode-the-winds-of-winter/tokens': placed,
};
