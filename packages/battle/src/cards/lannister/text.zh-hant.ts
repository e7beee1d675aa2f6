/** 蘭尼斯特家族：卡牌與能力的名稱及說明。 */
export const names = {
  'red-cloaks': '紅袍衛士',
  'fearless-avarice': '無畏的貪婪',
  'lannister-justice': '蘭尼斯特的正義',
  'stone-crows': '石鴉部',
  'barristan-selmy-lord-commander-of-the-kingsguard': '「御林鐵衛隊長」巴利斯坦·賽爾彌',
  'mandon-moore-kingsguard': '「御林鐵衛」曼登·穆爾',
  'meryn-trant-kingsguard': '「御林鐵衛」馬林·特蘭',
  'boros-blount-kingsguard': '「御林鐵衛」柏洛斯·布勞恩',
  'duty-to-the-crown': '對王室的職責',
  'dominance-of-the-crown': '王室的威勢',
  'intimidation-of-the-crown': '王室的恐嚇',
  'vengeance-of-the-crown': '王室的復仇',
  disorganized: '紀律渙散',
  'recruiting-from-the-hills': '山中募兵',
  'lannister-guardsmen': '蘭尼斯特衛士',
  'lannister-halberdiers': '蘭尼斯特戟兵',
  'house-clegane-mountains-men': '克里岡家族魔山部眾',
  'house-clegane-brigands': '克里岡家族劫掠騎兵',
  'jaime-lannister-the-kingslayer': '「弒君者」詹姆·蘭尼斯特',
  'gregor-clegane-the-mountain': '「魔山」格雷果·克里岡',
  'ser-robert-strong-the-silent-giant': '「沉默巨人」羅柏·斯壯爵士',
  resilience: '堅韌',
  'sentinel-enforcer': '哨衛執法者',
  'assault-veteran': '突擊老兵',
  'guard-captain': '衛士隊長',
  'gregor-clegane-lord-tywins-mad-dog': '「泰溫公爵的瘋狗」格雷果·克里岡',
  'jaime-lannister-the-young-lion': '「小獅子」詹姆·蘭尼斯特',
  'tyrion-lannister-the-imp': '「小惡魔」提利昂·蘭尼斯特',
  'tywin-lannister-the-great-lion': '「雄獅」泰溫·蘭尼斯特',
  'kevan-lannister-master-of-law': '「法務大臣」凱馮·蘭尼斯特',
  'the-rains-of-castamere': '卡斯特梅的雨季',
  'unbiased-justice': '公正無私',
  judged: '最高攻擊骰數值與重擲',
  'qyburn-master-of-whisperers': '「情報大臣」科本',
  'joffrey-baratheon-lord-of-the-seven-kingdoms': '「七國之主」喬佛里·拜拉席恩',
  'little-doves': '小小鴿子',
  'doves-listen': '小小鴿子',
  'might-of-the-iron-throne': '鐵王座之威',
  'weight-of-the-iron-throne': '鐵王座之威',
  'tyrion-lannister-the-giant-of-lannister': '「蘭尼斯特的巨人」提利昂·蘭尼斯特',
  'cersei-lannister-queen-regent': '「攝政太后」瑟曦·蘭尼斯特',
  'intrigue-and-subterfuge': '陰謀詭計',
  'a-lannister-pays-his-debts': '蘭尼斯特有債必還',
  'hear-me-roar': '聽我怒吼！',
  bribery: '賄賂',
  counterplot: '將計就計',
  'fealty-to-the-crown': '效忠王室',
  'subjugation-of-power': '以權懾服',
  'kingslayers-renown': '弒君者威名',
  'kingslayers-prowess': '弒君者武藝',
  'kingslayers-infamy': '弒君者惡名',
  'overrun-lannister': '長驅直入',
  'assault-orders-lannister': '突擊令',
  'price-of-failure': '失敗的代價',
  halberd: '長戟',
  'marauders-blades': '掠奪者之刃',
  'brutal-armaments': '殘暴兵刃',
  precision: '精準',
  'unstoppable-wrath': '無可阻擋之怒',
  'the-mountains-strength': '魔山之力',
  'affiliation-house-clegane': '隸屬：克里岡家族',
  stalwart: '堅定',
  indomitable: '不屈',
  'intimidating-presence': '威壓',
  'prey-on-fear': '以懼為食',
  counterstrike: '反擊',
  'uncontrolled-rage': '失控之怒',
  'lannister-supremacy': '蘭尼斯特之威',
  'set-for-charge': '迎擊衝鋒',
  'no-friendly-cards': '其玩家不能以戰術牌指定',
  'tactical-mastermind': '戰術大師',
  'playing-the-game': '玩弄權力',
};

export const attacks = {
  'Scavenged Weapons': '拾來的武器',
  'Long Sword': '長劍',
  Halberd: '長戟',
  "Marauder's Blades": '掠奪者之刃',
  'Brutal Armaments': '殘暴兵刃',
};

export const text = {
  'fearless-avarice': '你控制財富區時，此單位不通過恐慌檢定時少受到 1 點傷害。',
  'lannister-justice':
    '你控制王冠區時，此單位每次結算行動前，遠距離內 1 個敵軍單位執行恐慌檢定，此單位每有 1 個剩餘排，擲骰 -1。',
  'duty-to-the-crown': '此單位每次通過士氣檢定時治療 1 點傷害；若你控制王冠區，改為治療 2 點。',
  'dominance-of-the-crown': '你控制王冠區時，此單位的近戰攻擊命中 +1，並獲得破甲。',
  'intimidation-of-the-crown': '此單位近戰攻擊擲攻擊骰前，若你控制王冠區，防禦單位承受恐慌與虛弱。',
  'vengeance-of-the-crown':
    '此單位受到近戰攻擊後，若你控制王冠區，攻擊單位受到 1 點傷害，此單位每有 1 個被殲滅的排再加 1 點。',
  disorganized: '此單位不通過恐慌檢定時，額外受到 1 點傷害。',
  'recruiting-from-the-hills': '此單位每次激活時治療 1 點傷害，每有 1 個被殲滅的排再加 1 點。',
  resilience: '號令，敵軍單位攻擊此單位並擲攻擊骰後：此單位每受到 2 次未被抵擋的命中才受到 1 點傷害。',
  halberd: '破甲。',
  'marauders-blades': '凶殘。敵軍單位的剩餘排不多於此單位時，另有命中 +1 與重擊。',
  'brutal-armaments': '凶殘。防禦單位每折損 1 排，此攻擊引起的恐慌檢定不通過時多受 1 點傷害。',
  precision: '此單位的近戰攻擊具有精準。',
  'unstoppable-wrath': '此單位的近戰攻擊多造成 2 點傷害。',
  'the-mountains-strength': '此單位的近戰攻擊具有破甲，並多造成 2 點傷害。',
  'affiliation-house-clegane': '固有。此單位屬於克里岡家族。',
  stalwart: '士氣檢定結果 +2。',
  indomitable: '固有。此單位不會承受力竭。',
  'intimidating-presence': '與此單位接戰的敵軍單位士氣檢定 -1，不通過恐慌檢定時多受 1 點傷害。',
  'prey-on-fear': '與此單位接戰的敵軍單位不通過恐慌檢定時，此單位治療 2 點傷害。',
  counterstrike: '此單位遭受近戰攻擊時，每次落空都使攻擊單位受到 1 次命中。',
  'uncontrolled-rage': '激活時若有敵軍單位可供衝鋒，執行士氣檢定；不通過則向其中最近者衝鋒，視同擲出 6。',
  'lannister-supremacy':
    '號令，遭受攻擊後：攻擊單位執行恐慌檢定；此單位每有 1 個剩餘排，結果 -1，不通過時並多受 1 點傷害。',
  'set-for-charge': '號令，從前方或側翼遭受衝鋒、且未與其他單位接戰時：此單位先攻擊衝鋒單位。',
  'no-friendly-cards': '其玩家不能以戰術牌指定此單位。',
  'little-doves':
    '開始時有 3 枚號令標記。敵軍非戰鬥單位激活時，可移除 1 枚並選擇 2 個區域。若該單位本回合佔據其中之一，該區域的效果結算後，至多 2 個敵軍單位承受脆弱。',
  'doves-listen': '所選區域的效果結算後：至多 2 個敵軍單位承受脆弱。',
  'might-of-the-iron-throne':
    '他在戰術板上時，你視為控制王冠區。影響力。敵軍單位本輪不通過恐慌檢定時多受 1 點傷害。',
  'weight-of-the-iron-throne': '受敵軍影響時：不通過恐慌檢定多受 1 點傷害。',
  'the-rains-of-castamere':
    '每局一次，任何回合開始時：1 個敵軍單位承受驚惶、1 個承受脆弱、1 個受到 4 次命中、1 個執行恐慌檢定、1 個本輪失去技能。可為同一單位或不同單位。',
  'unbiased-justice':
    '每局一次，任何回合開始時：1 個友軍單位治療 2 點傷害、1 個移除所有狀態標記、1 個移位至多 2 吋、1 個本輪以最高攻擊骰數值攻擊並可重擲任意顆攻擊骰。可為同一單位或不同單位。',
  judged: '直到該輪完結，以最高攻擊骰數值攻擊，並可重擲任意顆攻擊骰。',
  'tactical-mastermind':
    '手牌多 1 張：起始、上限與重整階段抽牌皆然。每局一次，對手打出戰術牌時，可從牌庫或棄牌堆打出 1 張「將計就計」。',
  'playing-the-game':
    '開始時有 2 枚號令標記。佔據區域時可移除 1 枚，從牌庫或棄牌堆取牌：控制王冠區時取「聽我怒吼！」，控制財富區時取「以權懾服」。',
  'intrigue-and-subterfuge':
    '敵軍非戰鬥單位激活時：該單位本輪失去所有技能。控制財富區：1 個敵軍單位承受力竭。',
  'a-lannister-pays-his-debts':
    '任何回合開始時：附在 1 個友軍單位上，直到遊戲結束。每有友軍步兵或騎兵單位被殲滅，便放置 1 枚標記。有標記時，其近戰攻擊具有凶殘；控制王冠區時命中 +1。',
  'hear-me-roar':
    '敵軍單位擲士氣檢定前：結果 -1，每折損 1 排再 -1。不通過時受到 1 點傷害（若為恐慌檢定，則多受 1 點）。',
  bribery:
    '你的非戰鬥單位佔據區域時：取代該區域的效果，附在 1 個敵軍單位上。該單位以最低攻擊骰數值攻擊，士氣檢定 -1，直到通過士氣檢定或被財富區指定。',
  counterplot:
    '對手打出戰術牌時：擲出 3 或以上，則取消該牌。控制王冠區或財富區時，2 或以上即可；兩者皆控制則不必擲骰。',
  'fealty-to-the-crown':
    '敵軍單位不通過恐慌檢定時：其長程內的 1 個友軍單位治療等同該單位因恐慌所受的傷害，至多 3 點。控制王冠區：該敵軍單位多受 1 點，友軍單位多治療 1 點。',
  'subjugation-of-power':
    '敵軍單位激活時：執行恐慌檢定，你每控制王冠區、財富區之一，結果 -1。不通過則本回合失去所有技能，且其玩家不能以戰術牌指定它。',
  'kingslayers-renown':
    '詹姆的單位長程內的友軍單位擲士氣檢定後：通過該檢定；若為詹姆的單位，另治療 2 點傷害。或於任何回合開始時：抽 1 張牌。',
  'kingslayers-prowess':
    '詹姆的單位近戰攻擊擲攻擊骰前：使用最高攻擊骰數值，可重擲落空的骰子，防禦單位承受脆弱。或於任何回合開始時：抽 1 張牌。',
  'kingslayers-infamy':
    '詹姆的單位長程內有敵軍單位激活時：該單位承受驚惶，然後執行恐慌檢定；不通過則再承受力竭。或於任何回合開始時：抽 1 張牌。',
  'overrun-lannister': '友軍單位勢如破竹時：改為衝鋒或行軍。克里岡家族可重擲衝鋒骰。',
  'assault-orders-lannister':
    '你的非戰鬥單位佔據區域時：取代該區域的效果，1 個友軍單位以最低攻擊骰數值執行近戰攻擊。克里岡家族也可改為如此衝鋒。',
  'price-of-failure':
    '友軍近戰攻擊擲攻擊骰前：所有骰子都命中。攻擊完成後若防禦單位未被殲滅，攻擊單位承受驚惶與脆弱。',
};
