import type { cards as en } from '../en/cards.ts';

export const cards: Readonly<Record<keyof typeof en, string>> = {
  'text.keyword.critical-blow': '每顆擲出 6 的攻擊骰，額外造成 1 次命中。',
  'text.keyword.precision': '每顆擲出 6 的攻擊骰，直接造成 1 點傷害，不能格擋。',
  'text.keyword.sundering': '對抗此攻擊的防禦骰結果 -1。',
  'text.keyword.vicious': '此攻擊引起的恐慌檢定結果 -2。',

  'text.condition.panicked': '此單位擲士氣檢定後，敵軍可花費此標記，令其重擲任意顆骰子。',
  'text.condition.vulnerable': '此單位擲防禦骰後，敵軍可花費此標記，令其重擲任意顆骰子。',
  'text.condition.weakened': '此單位擲攻擊骰後，敵軍可花費此標記，令其重擲任意顆骰子。',

  'text.zone.crown': '1 個敵軍單位執行恐慌檢定，結果 -1。',
  'text.zone.wealth': '1 個單位治療至多 3 點傷害，並移除 1 枚狀態標記。',
  'text.zone.tactics': '抽 2 張戰術牌，並在 1 個敵軍單位放置任選的 1 枚狀態標記。',
  'text.zone.combat': '1 個友軍單位可執行一次額外攻擊。',
  'text.zone.maneuver': '1 個友軍單位可執行一次額外佈陣或後退。',
  'text.zone.house-of-the-undying': '1 位對手隨機棄掉 1 張戰術牌。',
  'text.zone.water-gardens':
    '1 位對手在下個回合若能激活戰鬥單位，就必須激活戰鬥單位。你控制此區域時，就技能與戰術牌而言，對手視為未控制任何區域。',

  'text.objective-card.1': '得分時：控制單位長程內的 1 個友軍單位治療 1 點傷害，每折損 1 排再治療 1 點。',
  'text.objective-card.2': '得分時：控制單位長程內的 1 個友軍單位可移位至多 3 吋。',
  'text.objective-card.3': '得分時：控制單位長程內的 1 個敵軍單位承受驚惶。',
  'text.objective-card.4': '得分時：控制單位長程內的 1 個敵軍單位承受脆弱。',
  'text.objective-card.5': '控制期間，你的手牌上限 +1。',
  'text.objective-card.6': '控制單位的近戰攻擊具有破甲。',
  'text.objective-card.7': '控制單位的近戰攻擊具有凶殘。',
  'text.objective-card.8': '控制單位的近戰攻擊具有精準。',
  'text.objective-card.9': '控制單位執行近戰攻擊前，防禦單位承受力竭。',
  'text.objective-card.10': '控制單位以最高攻擊骰數值攻擊。',

  'text.siege-card.attacker-1': '任何回合開始時：移除 1 塊地形板塊。',
  'text.siege-card.attacker-2': '一輪開始時：直到該輪完結，敵軍將領與非戰鬥單位失去技能。',
  'text.siege-card.attacker-3': '一輪開始時：直到該輪完結，友軍單位可重擲衝鋒骰，命中 +1。',
  'text.siege-card.attacker-4': '一輪開始時：選擇 1 種狀態，戰場上每個敵軍單位都承受該狀態。',
  'text.siege-card.attacker-5':
    '一輪開始時：直到該輪完結，每個激活的敵軍單位執行士氣檢定；不通過則承受驚惶。',
  'text.siege-card.attacker-6': '任何回合開始時：1 塊城牆受到 2 點傷害。',
  'text.siege-card.defender-1': '任何回合開始時：1 塊未被摧毀的城牆治療 2 點傷害。',
  'text.siege-card.defender-2': '任何回合開始時：直到該輪完結，城牆的放箭具有破甲。',
  'text.siege-card.defender-3': '任何回合開始時：1 個後援單位本輪即可進場，不受第三輪的限制。',
  'text.siege-card.defender-4': '任何回合開始時：城牆短程內的每個敵軍單位受到 1D3 次命中。',
  'text.siege-card.defender-5': '任何回合開始時：城牆短程內的每個友軍單位治療 2 點傷害。',
  'text.siege-card.defender-6': '敵軍單位向城牆衝鋒時：不論擲出多少，該衝鋒都是散漫衝鋒。',

  'text.mission.1': '一輪完結時：控制中央的目標，得 2 分。',
  'text.mission.2': '敵軍非戰鬥單位每次佔據戰鬥區或佈陣區，得 1 分。',
  'text.mission.3': '敵軍非戰鬥單位每次佔據戰鬥區或戰術區，得 1 分。',
  'text.mission.4': '對手在本輪最先佔據區域，得 1 分。',
  'text.mission.5': '殲滅敵軍統帥得 2 分；若你的統帥已先陣亡，則得 3 分。',
  'text.mission.6': '一輪完結時：有非接戰的友軍單位位於敵軍的佈置軍隊範圍，得 2 分（限一次）。',
  'text.mission.7': '一輪完結時：每有 1 個敵軍單位與剩餘排較多的友軍單位接戰，得 1 分，至多 2 分。',
  'text.mission.8': '一輪完結時：可花費 1 個敵軍單位的 2 枚狀態標記，得 1 分；至多對 2 個敵軍單位如此做。',
  'text.mission.9':
    '本輪一次，敵軍單位殲滅你的單位時，在該敵軍單位放置 2 枚分數標記；該單位被殲滅時，你獲得這些分數。',
  'text.mission.10': '一輪完結時：每控制 1 個位於對手半場的目標，得 1 分。',
  'text.mission.11': '公開時：若你的分數較少，得 1 分並成為起始玩家。',
  'text.mission.12': '一輪完結時：每控制 1 個目標，得 1 分。',
};
