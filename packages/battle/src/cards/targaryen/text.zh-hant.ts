/** 坦格利安家族：卡牌與能力的名稱及說明。 */
export const names = {
  'dothraki-screamers': '多斯拉克咆哮武士',
  'dothraki-outriders': '多斯拉克騎射手',
  'unsullied-swordmasters': '無垢者劍師',
  'unsullied-pikemen': '無垢者長槍兵',
  drogon: '卓耿',
  viserion: '韋賽利昂',
  rhaegal: '雷戈',
  'dothraki-hrakkars': '多斯拉克白獅',
  'drogos-bloodriders': '卓戈的血盟衛',
  'pit-fighters': '競技場鬥士',
  'jorah-mormont-the-exiled-knight': '「流亡騎士」喬拉·莫爾蒙',
  'screamer-ko': '咆哮武士寇',
  'outrider-ko': '騎射手寇',
  'belwas-veteran-pit-fighter': '「競技場老將」貝沃斯',
  'jorah-mormont-penitent-betrayer': '「悔罪叛徒」喬拉·莫爾蒙',
  'jorah-mormont-the-andal': '「安達爾人」喬拉·莫爾蒙',
  'grey-worm-freed-by-the-dragon': '「龍所解放」灰蟲子',
  'rakharo-bloodrider': '「血盟衛」拉卡洛',
  'qotho-bloodrider': '「血盟衛」柯索',
  'cohollo-bloodrider': '「血盟衛」科霍羅',
  'haggo-bloodrider': '「血盟衛」哈戈',
  'mirri-maz-duur-resentful-healer': '「懷恨療者」彌麗·馬茲·篤爾',
  'skahaz-mo-kandaq-merciless-ghiscari': '「無情吉斯卡利人」斯卡哈茲·莫·坎達克',
  'brazen-beasts-captain': '獸面軍隊長',
  'screamers-arakh': '咆哮武士亞拉克彎刀',
  'outriders-bow': '騎射手之弓',
  'westerosi-rider': '維斯特洛騎手',
  'unsullied-prowess': '無垢者武藝',
  'combat-mastery-resolve': '戰技精通：意志',
  'combat-mastery-defense': '戰技精通：防禦',
  'juvenile-dragon': '幼龍',
  'black-fire': '黑焰',
  'golden-fire': '金焰',
  'jade-fire': '碧焰',
  'hrakkars-and-tamers': '白獅與馴獸師',
  'claw-and-blade': '利爪與刀刃',
  'untrained-masses': '烏合之眾',
  'bloodriders-arakh': '血盟衛亞拉克彎刀',
  bloodrider: '血盟衛',
  'fighters-armaments': '鬥士兵刃',
  'pit-fighter-rage': '競技場之怒',
  'whatever-may-come': '無論如何',
  'maegis-healing': '巫魔女的療術',
  'unfaltering-conviction': '堅定不移的信念',
  'daenerys-targaryen-khaleesi': '「卡麗熙」丹妮莉絲·坦格利安',
  'illyrio-mopatis-magister-of-pentos': '「潘托斯總督」伊利里歐·摩帕提斯',
  'pyat-pree-warlock-of-qarth': '「魁爾斯男巫」俳雅·菩厲',
  'barristan-selmy-advisor-to-the-dragon': '「龍之謀士」巴利斯坦·賽爾彌',
  'xaro-xhoan-daxos-merchant-prince-of-qarth': '「魁爾斯商業王子」札羅·贊旺·達梭斯',
  'daenerys-targaryen-the-unburnt': '「不焚者」丹妮莉絲·坦格利安',
  'mirri-maz-duur-godswife': '「神妻」彌麗·馬茲·篤爾',
  'quaithe-of-the-shadow': '「陰影之」魁晰',
  'hizdahr-zo-loraq-fourteenth-of-that-noble-name': '「高貴的十四世」西茨達拉·佐·洛拉克',
  'missandei-scribe': '「書記」彌桑黛',
  'alicent-hightower-dowager-queen': '「太后」阿麗森·海塔爾',
  'rhaenyra-targaryen-dragon-queen': '「龍后」蕾妮拉·坦格利安',
  'conviction-of-a-true-khaleesi': '真正卡麗熙的信念',
  'khaleesis-conviction': '真正卡麗熙的信念',
  'illyrios-boon': '伊利里歐的恩惠',
  'house-of-the-undying': '不朽之殿',
  'wisdom-of-the-old-knight': '老騎士的智慧',
  'old-knights-wisdom': '老騎士的智慧',
  'wealth-of-the-thirteen': '十三巨子的財富',
  'dracarys-the-unburnt': '龍焰！',
  'maegis-knowledge': '巫魔女的知識',
  'the-way-revealed': '道路已現',
  'way-foreseen': '道路已現',
  'merchant-lords-reach': '商業領主的勢力',
  'no-friendly-orders': '其玩家不能以號令指定',
  'wisdom-beyond-her-years': '超齡的智慧',
  'ways-of-the-court': '宮廷之道',
  'syraxs-presence': '敘拉克斯現身',
  'daenerys-targaryen-mother-of-dragons': '「龍之母」丹妮莉絲·坦格利安',
  'daenerys-targaryen-queen-of-meereen': '「彌林女王」丹妮莉絲·坦格利安',
  'mother-of-dragons': '龍之母',
  'the-rightful-queen': '正統女王',
  'overrun-targaryen': '長驅直入',
  'sudden-retreat-targaryen': '突然撤退',
  'swift-reposition-targaryen': '迅速換位',
  'fire-and-blood': '血火同源',
  'field-control': '掌控戰場',
  'unstoppable-advance': '勢不可擋',
  'blood-of-the-dragon': '龍之血脈',
  dracarys: '龍焰！',
  'dragons-flight': '龍之飛翔',
  'promise-of-fire': '火之誓約',
  'fire-made-flesh': '火焰化身',
  'targaryen-supremacy': '坦格利安霸權',
  'counterplot-targaryen': '將計就計',
  'subjugation-of-power-targaryen': '以權懾服',
  'remorseless-examples': '無情示眾',
  addrivat: '亞德里瓦特！',
  'ride-by-attack-targaryen': '掠陣攻擊',
  'assault-orders-targaryen': '突擊令',
  'lead-by-example-targaryen': '以身作則',
  'marshal-targaryen': '整隊',
  betrayal: '背叛',
  'opportunist-targaryen': '見機行事',
  'feinting-maneuver-targaryen': '佯動',
  'expert-parry': '精妙格擋',
  'good-dying': '死得其所',
  'count-the-cuts': '數數傷口',
  'sustained-assault-targaryen': '持續猛攻',
  'combat-prowess-targaryen': '戰技超群',
  'legendary-boldness': '傳奇膽識',
  'victory-comes-hard': '勝利得來不易',
  'issue-commands-targaryen': '發號施令',
  'lash-out-targaryen': '反撲',
  'retribution-of-the-dragon': '龍之報應',
  'sellsword-negotiations-targaryen': '傭兵談判',
  'sellsword-bravado-targaryen': '傭兵豪氣',
  'reckless-strikes-targaryen': '魯莽攻擊',
  'hasty-offense': '倉促進攻',
  'devotees-of-the-dragon': '龍之信徒',
  'devastating-impact-targaryen': '摧毀衝擊',
  'war-cry-targaryen': '戰吼',
  'supply-aid-targaryen': '補給支援',
  'keeping-the-peace': '維持和平',
  'kept-in-peace': '區域不能指定',
  'the-queens-law': '女王的律法',
  'eyes-of-the-watch': '守望之眼',
  'watched-closely': '受到監視',
  'ghiscari-justice': '吉斯卡利正義',
  'jorah-mormont-the-wandering-knight': '「流浪騎士」喬拉·莫爾蒙',
  'khal-drogo-the-great-khal': '「偉大的卡奧」卓戈卡奧',
  'jorah-mormont-westerosi-tactician': '「維斯特洛戰術家」喬拉·莫爾蒙',
  'marselen-unsullied-captain': '「無垢者隊長」馬瑟連',
  'skahaz-mo-kandaq-the-shavepate': '「圓顱大人」斯卡哈茲·莫·坎達克',
  'marselen-mothers-men-commander': '「母親的僕人指揮官」馬瑟連',
  'pathetic-attempt-targaryen': '可悲的嘗試',
  'battle-endurance-targaryen': '久戰之力',
  'dothraki-veterans': '多斯拉克老兵',
  'stormcrow-dervishes': '暴鴉團旋舞者',
  'stormcrow-archers': '暴鴉團弓箭手',
  'stormcrow-mercenaries': '暴鴉團傭兵',
  freedmen: '自由民',
  'brazen-beasts': '獸面軍',
  'unsullied-officer': '無垢者軍官',
  'barristan-selmy-the-bold': '「無畏的」巴利斯坦·賽爾彌',
  'belwas-the-strong': '「壯漢」貝沃斯',
  'grey-worm-unsullied-commander': '「無垢者指揮官」灰蟲子',
  'daario-naharis-reckless-mercenary': '「魯莽傭兵」達里歐·納哈里斯',
  'daario-naharis-stormcrow-captain': '「暴鴉團團長」達里歐·納哈里斯',
  'stormcrow-lieutenant': '暴鴉團副官',
  'fire-promised': '火之誓約',
};

export const attacks = {
  "Screamer's Arakh": '咆哮武士亞拉克彎刀',
  "Outrider's Bow": '騎射手之弓',
  'Unsullied Prowess': '無垢者武藝',
  'Phalanx Pike': '方陣長槍',
  'Black Fire': '黑焰',
  'Golden Fire': '金焰',
  'Jade Fire': '碧焰',
  'Claw & Blade': '利爪與刀刃',
  "Bloodriders' Arakh": '血盟衛亞拉克彎刀',
  "Fighter's Armaments": '鬥士兵刃',
  'Long Sword': '長劍',
  Shortbow: '短弓',
  'Dothraki Arakh': '多斯拉克亞拉克彎刀',
  'Swift Strike': '迅捷打擊',
  "Mercenary's Longbow": '傭兵長弓',
  'Improvised Weapons': '臨時武器',
  'Motley Armaments': '雜色兵器',
  Longsword: '長劍',
  'Short Sword': '短劍',
};

export const text = {
  'screamers-arakh': '破甲。',
  'outriders-bow': '若此單位本回合未執行騎兵的額外佈陣，此攻擊獲得精準、命中 +1，且射程為長程。',
  'westerosi-rider':
    '固有。耐久為 3。激活開始時，可先執行一次額外佈陣；接戰中則可改為後退。喬拉在戰場上時，你的手牌多 1 張：起始手牌、手牌上限與重整階段補牌皆然。',
  'unsullied-prowess': '精準。攻擊時總是可重擲任意顆攻擊骰，敵軍不能花費其力竭標記。',
  'combat-mastery-resolve': '沒有對手控制戰鬥區時：此單位每次通過士氣檢定，治療 1 點傷害。',
  'combat-mastery-defense': '沒有對手控制戰鬥區時：與此單位接戰的敵軍單位命中 -1。',
  'juvenile-dragon': '固有。耐久為 8。佈陣與行軍時飛越單位與地形。激活開始時，可先執行一次額外佈陣。',
  'black-fire':
    '固有。凶殘。此攻擊只要命中，防禦單位不擲防禦骰，受到 1D3 點傷害，每有 1 個剩餘排再受 1 點；其短程內的 1 個敵軍單位承受驚惶。',
  'golden-fire':
    '固有。凶殘。此攻擊只要命中，防禦單位不擲防禦骰，受到 1D3 點傷害，每有 1 個剩餘排再受 1 點；其短程內的 1 個敵軍單位承受脆弱。',
  'jade-fire':
    '固有。凶殘。此攻擊只要命中，防禦單位不擲防禦骰，受到 1D3 點傷害，每有 1 個剩餘排再受 1 點；其短程內的 1 個敵軍單位承受力竭。',
  'hrakkars-and-tamers': '固有。耐久為 6。激活開始時，可先執行一次額外佈陣。',
  'claw-and-blade': '凶殘。',
  'untrained-masses':
    '固有。耐久為 6。不能控制目標，也不提供分數。每輪開始時，若短程內沒有不具此技能的友軍單位，此單位被殲滅。',
  'drogos-bloodriders': '固有。此單位不會力竭。每個模型的耐久為 3。激活開始時，可先執行一次額外佈陣。',
  'bloodriders-arakh': '破甲與凶殘。',
  bloodrider: '固有。此單位不會力竭。',
  'fighters-armaments': '精準。',
  'pit-fighter-rage':
    '號令，近戰攻擊擲攻擊骰前：防禦單位承受脆弱、驚惶與力竭。攻擊完成後，此單位受到 2 點傷害。',
  'whatever-may-come':
    '固有。敵軍單位對此單位近戰攻擊、擲攻擊骰前，你可使喬拉陣亡：該敵軍單位承受脆弱與力竭。',
  'maegis-healing':
    '此單位激活時擲 1D3。擲出 1 或 2 時，依點數選擇次數：治療 1 點傷害，或移除 1 枚狀態標記。擲出 3 時無效果。',
  'unfaltering-conviction':
    '固有。每有 1 個友軍戰鬥單位被殲滅，馬瑟連獲得 1 枚號令標記。有 2 個標記時，此單位的攻擊命中 +1；有 3 個時，防禦骰結果另 +1。',
  'conviction-of-a-true-khaleesi': '影響力。該單位移除 1 枚狀態標記，本輪其近戰攻擊可重擲任意顆攻擊骰。',
  'khaleesis-conviction': '其近戰攻擊可重擲任意顆攻擊骰。',
  'illyrios-boon':
    '開始時有 2 枚號令標記。佔據區域時，可移除 1 個，將其效果改為：1 個友軍單位治療 3 點傷害，並使 1 個與其接戰的敵軍單位獲得 1 個你選擇的狀態標記。',
  'house-of-the-undying':
    '在戰術版圖加入不朽之殿。佔據區域時，可將其效果改為：1 名對手展示手牌，然後隨機棄掉其中 1 張。每局一次，佔據不朽之殿時，可改為從你的棄牌堆拿回 1 張牌。',
  'wisdom-of-the-old-knight': '影響力。敵軍的技能或戰術牌指定該單位時，你可移除此影響力以取消之。',
  'old-knights-wisdom': '敵軍的技能或戰術牌指定此單位時，施加影響的玩家可結束此影響力以取消之。',
  'wealth-of-the-thirteen':
    '開始時有 2 枚號令標記，每次佔據財富區再獲得 1 個。戰鬥單位攻擊時，可移除 1 個：該次攻擊的攻擊骰視為多 1 排或少 1 排。',
  'dracarys-the-unburnt': '佔據區域時，可將其效果改為：1 個友軍卓耿、雷戈或韋賽利昂執行 1 次攻擊。',
  'maegis-knowledge':
    '佔據區域時，1 個友軍單位治療 1 點傷害。可將區域效果改為：1 個友軍單位取回 1 個已陣亡且非統帥的友軍將領，不受數量限制；或 1 個敵軍單位承受驚惶與力竭。',
  'the-way-revealed':
    '開始時有 2 枚號令標記。敵軍回合開始時，可移除 1 個並選擇 1 個敵軍戰鬥單位。本回合該單位下一次行動前，你的 1 個單位可執行佈陣、行軍或後退。',
  'way-foreseen': '本回合此單位下一次行動前，預見者的 1 個單位可執行佈陣、行軍或後退。',
  'merchant-lords-reach':
    '友軍非戰鬥單位佔據區域且效果未被取代時：王冠區，未通過恐慌檢定的單位本輪不能使用號令；財富區，目標短程內另一個友軍單位治療 1 點傷害；戰術區，可少抽 1 張牌，使目標多得 1 枚狀態標記；不朽之殿，對手另棄掉牌庫頂的 1 張牌。',
  'no-friendly-orders': '其玩家不能以號令指定此單位。',
  'wisdom-beyond-her-years':
    '佈置後，從你的牌庫搜尋 1 張統帥的牌，面朝下放在一旁。每局一次，友軍回合開始時：棄掉 1 張牌，將該牌加入手牌。',
  'ways-of-the-court':
    '佔據區域時，可將其效果改為：每有 1 個由任何非戰鬥單位控制的區域，使 1 個敵軍單位獲得 1 個你選擇的狀態標記。',
  'syraxs-presence': '開始時有 2 枚號令標記。敵軍戰鬥單位激活時，可移除 1 個：該單位承受脆弱與力竭。',
  'mother-of-dragons':
    '固有。每局一次，任何回合開始時：從牌庫或棄牌堆搜尋 1 張丹妮莉絲的統帥牌加入手牌，然後洗勻牌庫。',
  'the-rightful-queen':
    '友軍非戰鬥單位佔據王冠區時，可將區域效果改為：從牌庫搜尋 1 張丹妮莉絲的統帥牌加入手牌，然後洗勻牌庫。',
  'overrun-targaryen': '友軍單位勢如破竹時：改為執行 1 次衝鋒或行軍。你控制佈陣區時，可重擲衝鋒骰。',
  'sudden-retreat-targaryen': '敵軍單位完成近戰攻擊後：防禦單位執行 1 次後退。你的統帥所在單位可重擲距離骰。',
  'swift-reposition-targaryen':
    '任何回合開始時：1 個友軍單位移位 2 吋。你控制佈陣區時：改為執行 3 吋的佈陣。',
  'fire-and-blood': '友軍近戰攻擊擲攻擊骰前選一項，你控制佈陣區時選兩項：可重擲落空的骰子、破甲、凶殘。',
  'field-control':
    '你的非戰鬥單位佔據佈陣區時：將區域效果改為 1 個友軍單位執行移動 +1 的佈陣或後退，與其脫離接戰的敵軍單位承受力竭。或敵軍非戰鬥單位佔據佈陣區時：區域效果結算後，1 個友軍單位移位 3 吋。',
  'unstoppable-advance':
    '友軍衝鋒擲衝鋒骰後：重擲該骰。或友軍單位勢如破竹時：該次佈陣 +3 吋，移動後其短程內的所有敵軍單位承受力竭。',
  'blood-of-the-dragon':
    '任何回合開始時：將此牌附於 1 個友軍單位直到遊戲結束。每有友軍單位被殲滅，此牌獲得 1 枚標記。有標記時，其近戰攻擊額外擲 1 顆攻擊骰，且不通過恐慌檢定時少受 1 點傷害。',
  dracarys:
    '丹妮莉絲的單位激活時：不執行行動，改由長程內 1 個友軍卓耿、雷戈或韋賽利昂執行 1 次近戰攻擊。或任何回合開始時：抽 1 張牌。',
  'dragons-flight':
    '敵軍單位在丹妮莉絲的單位短程內結束移動時：1 個友軍卓耿、雷戈或韋賽利昂執行 1 次佈陣。或任何回合開始時：抽 1 張牌。',
  'promise-of-fire':
    '敵軍非戰鬥單位激活時：若其佔據區域，將此牌附於 1 個敵軍單位直到遊戲結束，該單位執行恐慌檢定。卓耿、雷戈與韋賽利昂攻擊該單位時造成 3 點傷害，而非 1D3 點。',
  'fire-made-flesh': '友軍卓耿、雷戈或韋賽利昂擲防禦骰後：每 2 次未格擋的命中僅受到 1 點傷害。',
  'targaryen-supremacy':
    '敵軍單位完成攻擊後：該單位執行恐慌檢定。若與丹妮莉絲的單位接戰，防禦單位每有 1 個剩餘排，其結果 -1，不通過時多受 1 點傷害。',
  'counterplot-targaryen':
    '對手打出戰術牌時：擲出 3+ 則取消該牌。你控制王冠區或戰鬥區時為 2+；兩者皆控制時不須擲骰。',
  'subjugation-of-power-targaryen':
    '敵軍單位激活時：執行恐慌檢定，王冠區與戰鬥區中你每控制 1 個，其結果 -1。不通過則本回合失去技能，其玩家不能以戰術牌指定該單位。',
  'remorseless-examples':
    '友軍近戰攻擊使敵軍折損排後：其長程內另一個敵軍單位承受驚惶。若防禦單位被殲滅，另在完全位於攻擊單位短程內之處放置 1 個屍堆：妨礙；其短程內的敵軍單位士氣檢定 -1，不通過恐慌檢定時多受 1 點傷害。',
  addrivat:
    '卓戈卡奧的單位激活時：將此牌附於長程內 1 個敵軍單位直到本輪結束。對其近戰攻擊獲得重擊。或友軍回合開始時：抽 1 張牌。',
  'ride-by-attack-targaryen':
    '友軍騎兵單位宣告激活的行動時：改為轉向並行軍，即使接戰中亦可，並可穿過敵軍。與其脫離接戰的敵軍單位不能轉向。之後其穿過的 1 個敵軍單位受到 1 點傷害，每有 1 個剩餘排再受 1 點。',
  'assault-orders-targaryen':
    '你的非戰鬥單位佔據區域時：將區域效果改為 1 個友軍單位以最低攻擊骰數值執行 1 次近戰攻擊。卓戈卡奧的單位可改為以同樣方式衝鋒。',
  'lead-by-example-targaryen':
    '卓戈卡奧的單位完成攻擊後：將此牌附於長程內另一個友軍單位直到本輪結束。其恐慌檢定 +2，近戰攻擊命中 +1。或友軍回合開始時：抽 1 張牌。',
  'marshal-targaryen':
    '非接戰的友軍騎兵單位激活時：本回合一次，可不佈陣，改為治療 3 點傷害並移除 1 枚狀態標記。',
  betrayal:
    '你的非戰鬥單位佔據區域時：將區域效果改為抽 2 張牌，喬拉·莫爾蒙的單位治療 3 點傷害，1 個敵軍單位承受脆弱與力竭。然後將此牌附於喬拉的單位，直到其殲滅 1 個敵軍單位：該單位每次激活時受到 1 點傷害並承受驚惶。',
  'opportunist-targaryen':
    '友軍近戰攻擊本輪尚未激活的敵軍、擲攻擊骰前：可重擲任意顆攻擊骰，並獲得精準或凶殘。喬拉·莫爾蒙的單位兩者皆得。',
  'feinting-maneuver-targaryen':
    '友軍單位衝鋒成功時：若接觸敵軍前方，改為對齊其側翼；若接觸側翼，改為對齊其後方。',
  'expert-parry':
    '友軍騎兵或步兵單位擲防禦骰後：每格擋 1 次命中，攻擊單位受到 1 次命中。若防禦單位是貝沃斯的單位，攻擊單位對這些命中的防禦骰結果 -1。',
  'good-dying':
    '友軍騎兵或步兵單位被殲滅時：先以最低攻擊骰數值對攻擊單位執行 1 次近戰攻擊。貝沃斯的單位額外擲 2 顆攻擊骰。若殲滅攻擊單位，該友軍單位保留 1 點耐久。',
  'count-the-cuts':
    '敵軍對友軍單位完成近戰攻擊後：將此牌附於防禦單位，直到其殲滅 1 個敵軍單位。其以最高攻擊骰數值攻擊，可重擲任意顆攻擊骰。貝沃斯的單位士氣檢定另 +1。',
  'sustained-assault-targaryen':
    '友軍近戰攻擊擲攻擊骰前：若該單位回合開始時已與防禦單位接戰，以最高攻擊骰數值擲骰，並可重擲任意顆。若是巴利斯坦的單位，防禦單位另承受脆弱。',
  'combat-prowess-targaryen':
    '敵軍單位被技能或戰術牌指定時：可花費其 1 枚狀態標記，取消該技能或戰術牌。或友軍回合開始時：1 個接戰的友軍單位移除 1 枚狀態標記。',
  'legendary-boldness':
    '巴利斯坦長程內的友軍單位擲防禦骰後：多格擋 2 次命中，並自動通過此攻擊的恐慌檢定。或任何回合開始時：抽 1 張牌。',
  'victory-comes-hard':
    '友軍單位通過遭受攻擊的恐慌檢定時：將此牌附於該單位，直到其未通過恐慌檢定。其近戰攻擊獲得破甲與命中 +1。此牌移除時，該單位承受力竭與脆弱。',
  'issue-commands-targaryen':
    '你的統帥所在單位激活時：不執行行動，改由長程內 1 個友軍單位執行 1 次攻擊或衝鋒。或任何回合開始時：移除友軍單位的 1 枚號令標記，本輪可再次使用該號令。',
  'lash-out-targaryen':
    '敵軍單位完成近戰攻擊而防禦單位未被殲滅時：防禦單位每折損 1 排，攻擊單位受到 2 點傷害。若防禦單位是灰蟲子的單位，攻擊單位另承受脆弱。',
  'retribution-of-the-dragon':
    '友軍單位遭受攻擊後：將此牌附於攻擊單位直到遊戲結束。對其攻擊獲得凶殘。灰蟲子的單位或無垢者單位攻擊該單位時，其另承受脆弱。',
  'sellsword-negotiations-targaryen':
    '你的非戰鬥單位佔據區域時：將區域效果改為本輪你視為控制財富區，且 1 個友軍單位治療 2 點傷害。暴鴉團單位每折損 1 排再治療 1 點。',
  'sellsword-bravado-targaryen':
    '友軍回合開始時：1 個友軍單位執行士氣檢定，暴鴉團單位 +2。若通過，其長程內 1 個敵軍單位承受驚惶與力竭。',
  'reckless-strikes-targaryen':
    '友軍近戰攻擊擲攻擊骰前：獲得重擊與精準。每有 1 顆攻擊骰擲出 1，攻擊單位受到 1 點傷害。暴鴉團單位以最高攻擊骰數值擲骰。',
  'hasty-offense': '任何一輪開始時：1 個友軍單位執行 1 次攻擊。然後每名對手可激活 1 個非戰鬥單位。',
  'devotees-of-the-dragon':
    '你的非戰鬥單位佔據戰鬥區時：將區域效果改為 1 個自由民單位進入戰場，完全位於友軍邊界長程內，或完全位於馬瑟連的單位短程內，且距離敵軍至少 1 吋。',
  'devastating-impact-targaryen':
    '友軍衝鋒擲衝鋒骰後：若衝鋒成功，該敵軍單位承受驚惶與脆弱。馬瑟連的單位可重擲該骰。',
  'war-cry-targaryen':
    '友軍單位激活時：執行士氣檢定。若通過，長程內 1 個敵軍單位承受驚惶或脆弱；若是馬瑟連的單位或無垢者單位則兩者皆承受。',
  'supply-aid-targaryen':
    '友軍回合開始時：1 個友軍單位受到至多 3 點傷害，其長程內另一個友軍單位治療比該數多 1 點的傷害。',
  'keeping-the-peace':
    '敵軍非戰鬥單位激活時：本回合區域不能指定斯卡哈茲的單位長程內的 1 個敵軍單位。或友軍回合開始時：抽 1 張牌。',
  'kept-in-peace': '區域不能指定此單位。',
  'the-queens-law':
    '敵軍單位激活時：將此牌附於該單位直到本輪結束。在其玩家的回合中，該單位失去技能，其玩家不能以戰術牌指定它。斯卡哈茲的單位與獸面軍衝鋒該單位時視為擲出 6。',
  'eyes-of-the-watch':
    '敵軍回合開始時：斯卡哈茲的單位長程內至多 2 個敵軍單位本回合移動 -1，且少擲 1 顆攻擊骰。或友軍回合開始時：抽 1 張牌。',
  'watched-closely': '移動 -1，少擲 1 顆攻擊骰。',
  'ghiscari-justice':
    '敵軍的技能或戰術牌指定友軍單位並結算後：該單位短程內的 1 個敵軍單位受到 4 次命中，然後執行恐慌檢定。',
  'pathetic-attempt-targaryen':
    '友軍單位通過近戰攻擊造成的恐慌檢定時：防禦單位每有 1 個剩餘排，攻擊單位受到 2 次命中。若防禦單位是貝沃斯的單位，攻擊單位另承受力竭。',
  'battle-endurance-targaryen':
    '友軍回合開始時：將此牌附於 1 個友軍單位直到遊戲結束。其近戰攻擊依輪數獲得：第 3 輪起可重擲落空的骰子；第 4 輪起破甲；第 5 輪起重擊；第 6 輪額外擲 2 顆攻擊骰。',
  'fire-promised': '敵軍非戰鬥單位佔據區域時：將火之誓約附於 1 個敵軍單位，該單位執行恐慌檢定。',
};
