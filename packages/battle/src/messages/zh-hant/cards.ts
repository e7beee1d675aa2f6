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

  'text.ability.winters-bite': '重擊。折損 1 排起，命中 +1；折損 2 排時可重擲任意顆攻擊骰。',
  'text.ability.tooth-and-claw': '破甲。',
  'text.ability.halberd': '破甲。',
  'text.ability.marauders-blades': '凶殘。敵軍剩餘排數不多於此單位時，另有命中 +1 與重擊。',
  'text.ability.brutal-armaments': '凶殘。防禦單位每折損 1 排，此攻擊引起的恐慌多造成 1 點傷害。',
  'text.ability.precision': '此單位的近戰攻擊具有精準。',
  'text.ability.unstoppable-wrath': '此單位的近戰攻擊多造成 2 點傷害。',
  'text.ability.the-mountains-strength': '此單位的近戰攻擊具有破甲，並多造成 2 點傷害。',
  'text.ability.cavalry': '固有。每個模型可受 3 點傷害。激活開始時可先佈陣一次。',
  'text.ability.direwolf': '固有。可受 4 點傷害。激活開始時可先佈陣一次。',
  'text.ability.affiliation-house-umber': '固有。此單位屬於安柏家族。',
  'text.ability.affiliation-house-clegane': '固有。此單位屬於克里岡家族。',
  'text.ability.enhanced-mobility': '速度 +1，行軍前可先轉向。',
  'text.ability.stalwart': '士氣檢定結果 +2。',
  'text.ability.indomitable': '固有。此單位不會力竭。',
  'text.ability.berserkers-fervor': '固有。每折損 1 排，防禦骰與士氣檢定結果各 +1。',
  'text.ability.disrupt': '與此單位接戰的敵軍命中 -1。',
  'text.ability.intimidating-presence': '與此單位接戰的敵軍士氣檢定 -1，恐慌失敗時多受 1 點傷害。',
  'text.ability.stand-your-ground': '只與 1 個敵軍接戰時，該敵軍的近戰攻擊不獲衝鋒、側翼與後方加成。',
  'text.ability.ambush': '從側翼或後方衝鋒成功時，該敵軍驚惶、脆弱並力竭。',
  'text.ability.furious-charge': '衝鋒成功時，該敵軍脆弱。',
  'text.ability.go-down-fighting': '每折損 1 排，1 個與其接戰的敵軍受 1 點傷害。',
  'text.ability.prey-on-fear': '與此單位接戰的敵軍恐慌檢定失敗時，此單位恢復 2 點傷害。',
  'text.ability.counterstrike': '此單位受近戰攻擊時，每次落空使攻擊單位受到一次命中。',
  'text.ability.regroup': '後退之後恢復 2 點傷害，每折損 1 排再加 1 點。',
  'text.ability.to-the-last':
    '固有。開始時有 2 枚標記。將被殲滅時移除 1 枚並執行士氣檢定；通過則留在場上，剩 1 點。',
  'text.ability.uncontrolled-rage':
    '激活時若有敵軍可供衝鋒，執行士氣檢定；失敗則向其中最近者衝鋒，視同擲出 6。',
  'text.ability.tactical-reposition': '號令，敵方回合開始時：短程內 1 個友軍單位移位至多 3 吋。',
  'text.ability.hold-the-line': '號令，激活時：1 個與其接戰的敵軍受 2 次命中，此單位每剩 1 排再加 1 次。',
  'text.ability.incite': '號令，近戰擲攻擊骰前：此攻擊凶殘，並使用最高攻擊骰數。',
  'text.ability.martial-training': '號令，近戰擲攻擊骰前：可重擲任意顆骰子，防禦單位脆弱。',
  'text.ability.overrun': '號令，勢如破竹時：改為衝鋒或行軍。',
  'text.ability.reckless-heroism': '號令，宣告衝鋒時：此單位受 D3 點傷害，衝鋒骰視為 6。',
  'text.ability.swift-retreat': '號令，受近戰攻擊後：此單位後退。',
  'text.ability.lannister-supremacy':
    '號令，受攻擊後：攻擊單位執行恐慌檢定，此單位每剩 1 排，結果 -1，失敗時多受 1 點傷害。',
  'text.ability.set-for-charge': '號令，從前方或側翼被衝鋒且未與他人接戰時：此單位先攻擊衝鋒者。',
  'text.ability.abilities-lost': '固有以外的技能暫時失效。',
  'text.ability.no-friendly-cards': '己方的戰術牌不能指定此單位。',
  'text.ability.no-friendly-orders-or-cards': '己方的號令與戰術牌不能指定此單位。',
  'text.ability.highest-die-value': '以最高攻擊骰數攻擊。',
  'text.ability.the-north-remembers': '有友軍步兵或騎兵被殲滅之後，以最高攻擊骰數攻擊；控制戰鬥區時命中 +1。',
  'text.ability.a-lannister-pays-his-debts':
    '有友軍步兵或騎兵被殲滅之後，近戰攻擊凶殘；控制王冠區時命中 +1。',
  'text.ability.bribery': '以最低攻擊骰數攻擊，士氣檢定 -1，直到通過士氣檢定或被財富區指定。',
  'text.ability.devastating-impact': '衝鋒成功時，該敵軍驚惶並脆弱。',
  'text.ability.family-duty-honor': '影響力。該單位移除 1 枚狀態標記，本輪以最高攻擊骰數攻擊。',
  'text.ability.repeating-the-words':
    '每局一次，激活時從棄牌堆取回 1 張牌到手牌。佔據區域時也可以此取代該區域的效果。',
  'text.ability.tactical-mastermind':
    '手牌多 1 張：起始、上限與補牌皆然。每局一次，對手打出戰術牌時，可從牌庫或棄牌堆打出 1 張將計就計。',
  'text.ability.playing-the-game':
    '開始時有 2 枚號令標記。佔據區域時可移除 1 枚，從牌庫或棄牌堆取牌：控制王冠取聽我怒吼！，控制財富取以權懾服。',

  'text.card.winters-might':
    '友軍近戰擲攻擊骰前：破甲。只剩 1 排時可重擲任意顆骰子。控制戰鬥區：使用最高攻擊骰數。',
  'text.card.northern-ferocity':
    '友軍近戰擲攻擊骰前：凶殘。只剩 1 排時，恐慌使防禦單位多受 2 點傷害。控制戰鬥區：防禦單位驚惶。',
  'text.card.devastating-impact': '友軍擲衝鋒骰後：若衝鋒成功，該敵軍驚惶並脆弱。控制佈陣區：可重擲該骰。',
  'text.card.the-north-remembers':
    '任何回合開始時：附在 1 個友軍單位上直到遊戲結束。每有友軍步兵或騎兵被殲滅便放 1 枚標記。有標記時該單位以最高攻擊骰數攻擊；控制戰鬥區時命中 +1。',
  'text.card.winter-is-coming':
    '友軍衝鋒成功時選一項：該敵軍本回合不能成為其己方號令或戰術牌的目標；或此攻擊使用最高攻擊骰數。控制佈陣區：兩項皆得。',
  'text.card.swift-reposition': '任何回合開始時：1 個友軍單位移位至多 2 吋。控制佈陣區：改為佈陣至多 3 吋。',
  'text.card.assault-orders-stark':
    '你的非戰鬥單位佔據區域時：取代該區域效果，1 個友軍單位以最低攻擊骰數近戰攻擊。佔據戰鬥區時也可如此衝鋒。',
  'text.card.sudden-retreat': '敵軍完成近戰攻擊後：防禦單位後退。羅柏的單位可重擲距離。',
  'text.card.superior-positioning':
    '敵軍向前方宣告衝鋒時：擲出 3 以下即為散漫衝鋒，對羅柏的單位則為 5 以下；散漫時該敵軍脆弱。',
  'text.card.hit-and-run': '友軍完成近戰攻擊後：該單位後退。羅柏的單位所脫離的敵軍力竭。',
  'text.card.berserker-tactics':
    '友軍近戰擲攻擊骰前選一項：重擊、破甲、最高攻擊骰數、重擲任意顆骰子。每多選一項，該單位受 1 點傷害。',
  'text.card.lash-out':
    '敵軍完成近戰攻擊而防禦單位倖存時：防禦單位每折損 1 排，攻擊單位受 2 點傷害。防禦單位屬安柏家族時，攻擊單位另驚惶。',
  'text.card.last-stand': '友軍單位被殲滅時：移除前以最高攻擊骰數近戰攻擊一次。安柏家族可重擲任意顆骰子。',
  'text.card.intrigue-and-subterfuge':
    '敵方非戰鬥單位激活時：本輪失去所有技能。控制財富區：1 個敵軍單位力竭。',
  'text.card.a-lannister-pays-his-debts':
    '任何回合開始時：附在 1 個友軍單位上直到遊戲結束。每有友軍步兵或騎兵被殲滅便放 1 枚標記。有標記時其近戰攻擊凶殘；控制王冠區時命中 +1。',
  'text.card.hear-me-roar':
    '敵軍擲士氣檢定前：結果 -1，每折損 1 排再 -1。失敗時受 1 點傷害（恐慌檢定則多受 1 點）。',
  'text.card.bribery':
    '你的非戰鬥單位佔據區域時：取代該區域效果，附在 1 個敵軍單位上。該單位以最低攻擊骰數攻擊，士氣檢定 -1，直到通過士氣檢定或被財富區指定。',
  'text.card.counterplot':
    '對手打出戰術牌時：擲出 3 以上則該牌無效。控制王冠或財富區時 2 以上即可；兩者皆控制則不必擲骰。',
  'text.card.fealty-to-the-crown':
    '敵軍恐慌檢定失敗時：其長程內 1 個友軍單位恢復等同其恐慌所受的傷害，至多 3 點。控制王冠區：該敵軍多受 1 點，友軍多恢復 1 點。',
  'text.card.subjugation-of-power':
    '敵軍單位激活時：執行恐慌檢定，你每控制王冠、財富之一，結果 -1。失敗則本回合失去所有技能，且其己方戰術牌不能指定它。',
  'text.card.kingslayers-renown':
    '詹姆的單位長程內友軍擲士氣檢定後：通過該檢定；若為詹姆的單位，另恢復 2 點傷害。或於任何回合開始時：抽 1 張牌。',
  'text.card.kingslayers-prowess':
    '詹姆的單位近戰擲攻擊骰前：使用最高攻擊骰數，可重擲落空，防禦單位脆弱。或於任何回合開始時：抽 1 張牌。',
  'text.card.kingslayers-infamy':
    '詹姆的單位長程內敵軍激活時：該敵軍驚惶，然後執行恐慌檢定；失敗則力竭。或於任何回合開始時：抽 1 張牌。',
  'text.card.overrun-lannister': '友軍勢如破竹時：改為衝鋒或行軍。克里岡家族可重擲衝鋒距離。',
  'text.card.assault-orders-lannister':
    '你的非戰鬥單位佔據區域時：取代該區域效果，1 個友軍單位以最低攻擊骰數近戰攻擊。克里岡家族也可如此衝鋒。',
  'text.card.price-of-failure':
    '友軍近戰擲攻擊骰前：所有骰子命中。攻擊完成後若防禦單位仍在，攻擊單位驚惶並脆弱。',

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
