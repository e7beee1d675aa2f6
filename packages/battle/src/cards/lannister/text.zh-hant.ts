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
  'dominance-of-the-crown': '王室的威勢',
  'lannister-guardsmen': '蘭尼斯特衛士',
  'lannister-halberdiers': '蘭尼斯特戟兵',
  'house-clegane-mountains-men': '克里岡家族魔山部眾',
  'house-clegane-brigands': '克里岡家族劫掠騎兵',
  'jaime-lannister-the-kingslayer': '「弒君者」詹姆·蘭尼斯特',
  'gregor-clegane-the-mountain': '「魔山」格雷果·克里岡',
  'ser-robert-strong-the-silent-giant': '「沉默巨人」羅柏·斯壯爵士',
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
  'jaime-lannister-maimed-hostage': '「殘廢人質」詹姆·蘭尼斯特',
  turncoat: '變節者',
  'valuable-captive-jaime-lannister': '珍貴俘虜',
  'vengeful-captive': '懷恨俘虜',
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
  'marauders-blades': '掠奪者之刃',
  'brutal-armaments': '殘暴兵刃',
  'unstoppable-wrath': '無可阻擋之怒',
  'the-mountains-strength': '魔山之力',
  'affiliation-house-clegane': '隸屬：克里岡家族',
  indomitable: '不屈',
  'lannister-supremacy': '蘭尼斯特之威',
  'tactical-mastermind': '戰術大師',
  'playing-the-game': '玩弄權力',
  pyromancers: '火術士',
  'knights-of-casterly-rock': '凱岩城騎士',
  'lannister-crossbowmen': '蘭尼斯特弩手',
  'gregor-clegane-the-mountain-that-rides': '「馳騁的魔山」格雷果·克里岡',
  'lannisport-city-watch': '蘭尼斯港守備隊',
  'casterly-rock-honor-guard': '凱岩城榮譽衛隊',
  'sandor-clegane-the-hound': '「獵狗」桑鐸·克里岡',
  'gregor-clegane-mounted-behemoth': '「馬上巨獸」格雷果·克里岡',
  'clegane-butcher': '克里岡屠夫',
  'qyburn-forbidden-knowledge': '「禁忌知識」科本',
  'addam-marbrand-trusted-bannerman': '「忠誠封臣」亞當·馬爾布蘭',
  'gate-warden': '城門守衛',
  'pycelle-grand-maester': '「大學士」派席爾',
  'the-high-sparrow-father-of-the-faithful': '「信眾之父」大麻雀',
  'tommen-baratheon-next-in-succession': '「王位繼承人」托曼·拜拉席恩',
  'queens-influence': '太后的影響',
  'manipulation-and-deception': '操弄與欺瞞',
  'fealty-to-the-seven': '效忠七神',
  'tithes-of-fear': '恐懼的什一稅',
  wildfire: '野火',
  'the-mountain-that-rides': '馳騁的魔山',
  'cleaving-blows': '劈砍',
  'lannister-oppression': '蘭尼斯特壓迫',
  'experiment-enhancements': '實驗強化',
  'violent-reactions': '劇烈反應',
  'jaimes-vassal': '詹姆的封臣',
  'the-warriors-sons': '戰士之子',
  'joffrey-baratheon-first-of-his-name': '「一世」喬佛里·拜拉席恩',
  'arys-oakheart-kingsguard': '「御林鐵衛」亞歷斯·奧克赫特',
  'preston-greenfield-kingsguard': '「御林鐵衛」普列斯頓·格林菲爾',
  'champion-of-the-faith': '教會鬥士',
  'orders-of-the-crown': '王室之令',
  'battle-prayer': '戰鬥禱文',
  'you-will-obey-me': '服從我！',
  'traitors-i-will-have-their-heads': '叛徒！我要他們的頭！',
  'i-am-the-king': '我是國王！',
  'poor-fellows': '窮人集會',
  'fanatical-zeal': '狂熱',
  'zealous-resurgence': '熱忱再起',
  kingsguard: '御林鐵衛',
  'gold-cloaks': '金袍軍',
  'jaime-lannister-kingsguard': '「御林鐵衛」詹姆·蘭尼斯特',
  'joffreys-retinue': '喬佛里的隨從',
  'laws-of-the-realm': '王國律法',
  'oppressive-peacekeeping': '高壓治安',
  'tywin-lannister-lord-of-casterly-rock': '「凱岩城公爵」泰溫·蘭尼斯特',
  'tyrion-lannister-halfman': '「半人」提利昂·蘭尼斯特',
  'kevan-lannister-protector-of-the-realm': '「王國守護者」凱馮·蘭尼斯特',
  'addam-marbrand-commander-of-the-city-watch': '「都城守備隊司令」亞當·馬爾布蘭',
  'the-high-sparrow-his-high-holiness': '「總主教」大麻雀',
  'exploit-weakness-lannister': '利用弱點',
  'broken-resolve': '意志瓦解',
  'issue-commands-lannister': '發號施令',
  'false-agenda-lannister': '虛假盤算',
  'cunning-ploy-lannister': '狡詐計謀',
  'intercept-orders-lannister': '截獲命令',
  'predictable-maneuvers-lannister': '意料之中',
  'seeing-their-flaws-lannister': '看穿破綻',
  'wealth-of-the-rock': '凱岩城的財富',
  'charismatic-leadership': '領袖魅力',
  'lash-out-lannister': '反撲',
  'valiant-example': '英勇表率',
  'mercy-of-the-mother': '聖母之慈',
  'protection-of-the-father': '天父之護',
  'wrath-of-the-warrior': '戰士之怒',
};

export const attacks = {
  'Scavenged Weapons': '拾來的武器',
  'Long Sword': '長劍',
  Halberd: '長戟',
  "Marauder's Blades": '掠奪者之刃',
  'Brutal Armaments': '殘暴兵刃',
  Wildfire: '野火',
  Crossbow: '十字弓',
  'Cleaving Blows': '劈砍',
  'Lannister Oppression': '蘭尼斯特壓迫',
  'Anointed Blade': '受膏之刃',
  Bludgeon: '棍棒',
  'Masterwork Blade': '名匠之刃',
};

export const text = {
  'fearless-avarice': '你控制財富區時，此單位不通過恐慌檢定時少受到 1 點傷害。',
  'lannister-justice':
    '你控制王冠區時，此單位每次結算行動前，長程內 1 個敵軍單位執行恐慌檢定，此單位每有 1 個剩餘排，擲骰 -1。',
  'dominance-of-the-crown': '你控制王冠區時，此單位的近戰攻擊命中 +1，並獲得破甲。',
  'marauders-blades': '凶殘。敵軍單位的剩餘排不多於此單位時，另有命中 +1 與重擊。',
  'brutal-armaments': '凶殘。防禦單位每折損 1 排，此攻擊引起的恐慌檢定不通過時多受 1 點傷害。',
  'unstoppable-wrath': '此單位的近戰攻擊多造成 2 點傷害。',
  'the-mountains-strength': '此單位的近戰攻擊具有破甲，並多造成 2 點傷害。',
  'affiliation-house-clegane': '固有。此單位屬於克里岡家族。',
  indomitable: '固有。此單位不會承受力竭。',
  'lannister-supremacy':
    '號令，遭受攻擊後：攻擊單位執行恐慌檢定；此單位每有 1 個剩餘排，結果 -1，不通過時並多受 1 點傷害。',
  'valuable-captive-jaime-lannister': '固有。士氣檢定 +1。詹姆被殲滅時，該單位的對手獲得 1 分。',
  'vengeful-captive': '固有。此單位的對手控制王冠區時，此單位命中 -1。',
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
  'queens-influence':
    '開始時有 2 枚標記。佔據區域時，可移除 1 枚：控制王冠區則從牌庫或棄牌堆取得「陰謀詭計」，控制財富區則取得「賄賂」。',
  'manipulation-and-deception': '開始時有 3 枚標記。激活時可移除 1 枚：1 個敵軍戰鬥單位承受力竭。',
  'fealty-to-the-seven':
    '影響力。受影響的敵軍單位每次因不通過恐慌檢定受到傷害，其長程內的 1 個友軍單位治療相同點數，至多 3 點。',
  'tithes-of-fear':
    '每次因不通過恐慌檢定受到傷害，施加影響的玩家在長程內的 1 個單位治療相同點數，至多 3 點。',
  wildfire: '凶殘。防禦單位不擲防禦骰。',
  'the-mountain-that-rides': '固有。耐久為 4。激活開始時，可先執行一次額外佈陣。',
  'cleaving-blows': '防禦單位不擲防禦骰。衝鋒時獲得重擊。',
  'lannister-oppression':
    '近戰攻擊擲攻擊骰前選一項，防禦單位每有 1 枚狀態標記多選一項：凶殘、破甲、防禦單位本回合失去技能、重擲任意顆攻擊骰。',
  'experiment-enhancements': '固有。近戰攻擊命中 +1 並獲得凶殘。此單位攻擊時，敵軍不能花費其力竭標記。',
  'violent-reactions': '固有。完成攻擊後，此單位承受脆弱。',
  'jaimes-vassal': '固有。此模型在所有效果中視為詹姆·蘭尼斯特。',
  'orders-of-the-crown': '友軍非戰鬥單位佔據王冠區時，可取代該區域的效果：此單位佈陣或行軍。',
  'battle-prayer':
    '開始時有 1 枚信仰標記，每次通過士氣檢定獲得 1 枚。擲防禦骰後可花費 1 枚：格擋 1 次命中，每折損 1 排再加 1 次。近戰攻擊擲攻擊骰前可花費 1 枚：破甲，並可重擲任意顆骰子。',
  'you-will-obey-me':
    '友軍近戰攻擊擲攻擊骰前：額外擲 2 顆攻擊骰，並獲得破甲。若此攻擊沒有使防禦單位折損任何排，攻擊單位承受驚惶與脆弱。',
  'traitors-i-will-have-their-heads':
    '友軍回合開始時：附在 1 個敵軍單位上。對其近戰攻擊獲得凶殘。該輪完結時若其未被殲滅，棄掉此牌：該輪攻擊過它的每個單位承受驚惶與脆弱。',
  'i-am-the-king': '對敵軍近戰攻擊擲防禦骰後：防禦單位格擋 2 次命中。攻擊完成後，防禦單位承受驚惶與力竭。',
  'fanatical-zeal':
    '開始時有 1 枚信仰標記，每次通過士氣檢定獲得 1 枚。近戰攻擊擲攻擊骰前可花費 1 枚：精準，並可重擲任意顆骰子。',
  'zealous-resurgence': '激活時可花費 1 枚信仰標記，治療 2 點傷害。',
  'joffreys-retinue':
    '固有。此單位連同喬佛里共 8 個模型、8 點耐久、2 排，並有 4 面拜拉席恩戰旗。激活時可移除戰旗，每面本回合各選一項不同的效果：重擊與破甲；凶殘，且不通過恐慌檢定多受 1 點傷害；擲攻擊骰前防禦單位承受驚惶與力竭；治療 2 點傷害並可重擲衝鋒骰與後退骰。',
  'laws-of-the-realm': '號令，短程內的敵軍單位擲攻擊骰前：計算攻擊骰時視為少 1 排。若只剩 1 排，承受脆弱。',
  'oppressive-peacekeeping': '你控制王冠區時，短程內的敵軍單位士氣檢定 -1。',
  'exploit-weakness-lannister':
    '友軍攻擊擲攻擊骰前：防禦單位承受脆弱。若其已力竭，攻擊單位可重擲任意顆攻擊骰。',
  'broken-resolve':
    '敵軍單位不通過士氣檢定時：承受力竭。將此牌附在其上，直到其通過士氣檢定：每次激活時承受力竭。',
  'issue-commands-lannister':
    '統帥的單位激活時：該單位本回合不能執行行動，改由長程內另一個友軍單位攻擊或衝鋒。或於任何回合開始時：移除 1 個友軍單位的 1 枚號令標記，該號令本輪可再次使用。',
  'false-agenda-lannister':
    '敵軍非戰鬥單位激活時：若其本回合佔據區域，該區域的效果結算後，你可將其移到任何未被佔據的區域。若由戰術區移走，1 個敵軍戰鬥單位獲得 1 枚由你選擇的狀態標記。',
  'cunning-ploy-lannister':
    '友軍單位激活時：該單位本回合不能執行行動，改由另一個友軍單位佈陣、行軍或後退。若其中之一為提利昂的單位，其長程內的 1 個敵軍單位先承受脆弱。',
  'intercept-orders-lannister':
    '對手以區域指定單位時：擲 1 顆骰；你控制戰術區時可重擲。3+ 則對手須盡可能改為指定另一個單位。若新目標在提利昂的單位長程內，獲得 1 枚由你選擇的狀態標記。',
  'predictable-maneuvers-lannister':
    '一輪中第一個敵軍回合開始時：指定 1 個敵軍戰鬥單位與 1 個敵軍非戰鬥單位。其中之一本回合結算行動前，1 個友軍戰鬥單位執行攻擊、佈陣或後退。',
  'seeing-their-flaws-lannister':
    '敵軍戰鬥單位完成行動後：承受脆弱與驚惶。將此牌附在其上，直到該輪完結：凱馮的單位攻擊它時，它失去技能，且其玩家不能以戰術牌指定它。',
  'wealth-of-the-rock':
    '敵軍擲攻擊骰後：若你控制王冠區，防禦單位恐慌檢定 +2；若你控制財富區，防禦骰 +1。若為凱馮的單位，視為控制兩者。',
  'charismatic-leadership':
    '友軍單位被敵軍的號令、非戰鬥單位或區域指定時：該單位執行士氣檢定，若在亞當的單位短程內則 +2。通過則取消該效果。',
  'lash-out-lannister':
    '敵軍近戰攻擊完成後，若防禦單位未被殲滅：其每折損 1 排，攻擊單位受到 2 點傷害。若防禦單位為亞當的單位，攻擊單位另承受驚惶。',
  'valiant-example':
    '亞當的單位通過士氣檢定時：長程內所有其他友軍單位各治療 1 點傷害，亞當的單位每折損 1 排再多 1 點。然後亞當的單位治療 2 點傷害。或於任何回合開始時：抽 1 張牌。',
  'mercy-of-the-mother':
    '友軍單位激活時：移除 1 枚狀態標記並執行士氣檢定。通過則治療 2 點傷害，每折損 1 排再治療 1 點；不通過則治療 1 點。',
  'protection-of-the-father':
    '對敵軍近戰攻擊擲防禦骰後：防禦單位執行士氣檢定。通過則格擋 3 次命中；不通過則格擋 1 次。',
  'wrath-of-the-warrior':
    '友軍近戰攻擊擲攻擊骰前：該單位執行士氣檢定。通過則命中 +1 並獲得破甲；不通過則多 1 次命中。',
};
