/** 拜拉席恩家族：卡牌與能力的名稱及說明。 */
export const names = {
  'stag-knights': '寶冠雄鹿騎士',
  'baratheon-wardens': '拜拉席恩守衛',
  'baratheon-sentinels': '拜拉席恩哨兵',
  'rose-knights': '玫瑰騎士',
  'rhllor-faithful': '拉赫洛信徒',
  'champions-of-the-stag': '雄鹿勇士',
  'dragonstone-noble': '龍石島貴族',
  'kings-men': '國王派',
  'rhllor-queens-men': '拉赫洛后黨',
  'rhllor-lightbringers': '拉赫洛光明使者',
  'thorn-watch': '荊棘衛',
  'riders-of-highgarden': '高庭騎兵',
  'highgarden-pikemen': '高庭長槍兵',
  'rainbow-guard': '彩虹護衛',
  'baratheon-halberdiers': '拜拉席恩長戟兵',
  'crownland-scouts': '王領斥候',
  'renly-baratheon-the-charismatic-heir': '「魅力十足的繼承人」藍禮·拜拉席恩',
  'stannis-baratheon-the-rightful-heir': '「合法繼承人」史坦尼斯·拜拉席恩',
  'stag-knight-noble': '雄鹿騎士貴族',
  'master-warden': '守衛長',
  'stannis-baratheon-the-one-true-king': '「唯一真王」史坦尼斯·拜拉席恩',
  'devan-seaworth-kings-squire': '「國王侍從」戴馮·席渥斯',
  'davos-seaworth-hero-of-blackwater': '「黑水灣英雄」戴佛斯·席渥斯',
  'davos-seaworth-onion-knight': '「洋蔥騎士」戴佛斯·席渥斯',
  'andrew-estermont-true-loyalist': '「忠貞之士」安德魯·伊斯蒙',
  'andrew-estermont-first-of-the-kings-men': '「國王派之首」安德魯·伊斯蒙',
  'renly-baratheon-lord-paramount-of-the-stormlands': '「風暴地大領主」藍禮·拜拉席恩',
  'loras-tyrell-the-knight-of-flowers': '「百花騎士」洛拉斯·提利爾',
  'loras-tyrell-kings-squire': '「國王侍從」洛拉斯·提利爾',
  'brienne-the-blue': '「藍衣護衛」布蕾妮',
  'eldon-estermont-lord-of-greenstone': '「綠石城伯爵」埃爾頓·伊斯蒙',
  'red-priestess': '紅袍女祭司',
  'pikemen-captain': '長槍兵隊長',
  'thorn-watch-sentinel': '荊棘衛哨兵',
  'axell-florent-fanatical-devotee': '「狂熱信徒」亞賽爾·佛羅倫',
  'axell-florent-first-of-the-queens-men': '「后黨之首」亞賽爾·佛羅倫',
  'cortnay-penrose-loyal-tactician': '「忠誠謀士」科塔奈·龐洛斯',
  'cortnay-penrose-castellan-of-storms-end': '「風息堡代理城主」科塔奈·龐洛斯',
  'stannis-baratheon-king-at-the-wall': '「長城之王」史坦尼斯·拜拉席恩',
  'bryen-farring-kings-squire': '「國王侍從」布萊恩·法林',
  'justin-massey-cunning-follower': '「狡黠的追隨者」賈斯丁·馬賽',
  'justin-massey-the-smiler': '「微笑騎士」賈斯丁·馬賽',
  'dale-seaworth-captain-of-the-wraith': '「海靈號船長」戴爾·席渥斯',
  'renly-baratheon-king-in-the-south': '「南境之王」藍禮·拜拉席恩',
  'loras-tyrell-lord-commander-of-the-rainbow-guard': '「彩虹護衛隊長」洛拉斯·提利爾',
  'bryce-caron-bryce-the-orange': '「橙衣布萊斯」布萊斯·卡倫',
  'brienne-rainbow-guard': '「彩虹護衛」布蕾妮',
  'parmen-crane-parmen-the-purple': '「紫衣帕門」帕門·克連恩',
  'emmon-cuy-emmon-the-yellow': '「黃衣埃蒙」埃蒙·庫伊',
  'robar-royce-robar-the-red': '「紅衣羅拔」羅拔·羅伊斯',
  'guyard-morrigen-guyard-the-green': '「綠衣古雅德」古雅德·莫里根',
  'alester-florent-lord-of-brightwater': '「亮水城伯爵」艾利斯特·佛羅倫',
  'shyra-errol-lady-of-haystack-hall': '「乾草廳夫人」雪拉·埃洛爾',
  'melisandre-the-red-woman': '「紅袍女」梅莉珊卓',
  'davos-seaworth-hand-of-the-true-king': '「真王首相」戴佛斯·席渥斯',
  'selyse-and-shireen-queen-and-princess': '「王后與公主」賽麗絲與希琳',
  'axell-florent-hand-of-the-queen': '「王后之手」亞賽爾·佛羅倫',
  'margaery-tyrell-little-rose': '「小玫瑰」瑪格麗·提利爾',
  'olenna-tyrell-queen-of-thorns': '「荊棘女王」奧蓮娜·提利爾',
  'eldon-estermont-venerable-knight': '「年高德劭的騎士」埃爾頓·伊斯蒙',
  'cortnay-penrose-reliable-castellan': '「可靠的代理城主」科塔奈·龐洛斯',
  'cressen-maester-at-dragonstone': '「龍石島學士」克禮森',
  'patchface-patches': '「弄臣」補丁臉',
  'affiliation-rhllor': '所屬：拉赫洛',
  'stags-fury': '雄鹿之怒',
  'war-hammer': '戰錘',
  'mastercraft-warhammer': '精製戰錘',
  'double-hammers': '雙錘',
  'perseverance-and-valor': '堅毅與英勇',
  'deadly-bloom': '致命綻放',
  'heart-of-fire': '烈焰之心',
  'heart-ablaze': '烈焰之心',
  'champions-wrath': '勇士之怒',
  'nobles-bolster': '貴族的鼓舞',
  'solo-rider': '單騎',
  'kings-blade': '國王之刃',
  'queens-blade': '王后之刃',
  'fire-arrows': '火箭',
  'watchers-crossbow': '守望者十字弓',
  'highgarden-lance': '高庭騎槍',
  'renlys-retinue': '藍禮的隨扈',
  'first-of-the-kings-men': '國王派之首',
  'claims-to-the-kingdom': '王國的宣稱',
  'true-conviction': '堅定信念',
  'renlys-protector': '藍禮的護衛',
  'divine-sacrifices': '神聖犧牲',
  'leadership-follower': '追隨領袖',
  'davos-vassal': '戴佛斯的封臣',
  'bookkeeping-cortnay-penrose': '記帳',
  'zealous-fanaticism': '狂熱盲信',
  'shifting-loyalties': '搖擺的忠誠',
  'support-of-haystack-hall': '乾草廳的支持',
  'sacrifice-to-the-lord-of-light': '獻祭光之王',
  'fires-of-rhllor': '獻祭光之王',
  'smugglers-cunning': '走私者的機巧',
  'smuggled-past': '走私者的機巧',
  'fervent-conviction': '熾熱信念',
  fervour: '熾熱信念',
  'necessary-sacrifices': '必要的犧牲',
  'in-rhllors-name': '以拉赫洛之名',
  'sight-of-rhllor': '以拉赫洛之名',
  'a-rose-and-its-thorns': '玫瑰與荊棘',
  'pulling-weeds': '拔除雜草',
  thorns: '拔除雜草',
  'elderly-caution': '老者的謹慎',
  'castellans-duty': '代理城主的職責',
  'castellan-waits': '代理城主的職責',
  'sacrifice-for-the-king': '為王犧牲',
  'last-counsel': '為王犧牲',
  'loving-counsel': '慈愛的忠告',
  'misunderstood-omens': '遭誤解的預兆',
  'baratheon-justice': '拜拉席恩的正義',
  'stags-wit': '雄鹿的機智',
  'ours-is-the-fury': '怒火燎原！',
  'sustained-assault-baratheon': '持續猛攻',
  'baratheon-conviction': '拜拉席恩的信念',
  'final-strike': '最後一擊',
  'oath-of-duty': '職責之誓',
  'wealth-and-charisma': '財富與魅力',
  'younger-bolder-and-far-more-comely': '更年輕、更勇敢、更俊美',
  'they-will-make-me-king': '他們會擁我為王！',
  'inexplicable-return': '離奇歸來',
  'hidden-affairs': '隱密情事',
  'in-his-brothers-shadows': '活在兄長的陰影下',
  overconfidence: '過度自信',
  'knights-of-summer': '夏日騎士',
  'lavish-encampment': '奢華營地',
  'will-of-the-one-true-king': '唯一真王的意志',
  'harsh-conditions': '嚴苛處境',
  'tactical-approach': '戰術進逼',
  'in-rhllors-name-baratheon': '以拉赫洛之名',
  'test-of-faith': '信仰的考驗',
  'azor-ahai-baratheon': '亞梭爾·亞亥！',
  muster: '集結',
  'on-the-double': '加速前進！',
  'ride-them-down-baratheon': '踏倒敵軍！',
  mustered: '集結',
  'in-a-hurry': '加速前進！',
  hurried: '加速前進！',
  overgrowth: '蔓生',
  'growing-strong': '生生不息',
  'hefty-ransom': '巨額贖金',
  'counterplot-baratheon': '將計就計',
  'loved-by-the-smallfolk-baratheon': '深受百姓愛戴',
  'martial-superiority-baratheon': '武藝壓制',
  'battle-endurance-baratheon': '久戰之力',
  'issue-commands-baratheon': '發號施令',
  'surprise-strategy-baratheon': '出奇制勝',
  'flea-bottom-tricks': '跳蚤窩的把戲',
  everything: '「一切」',
  'fealty-to-the-crown-baratheon': '效忠王室',
  'parlay-baratheon': '談判',
  'assault-orders-baratheon': '突擊令',
  'reckless-fury': '魯莽之怒',
  'rush-of-aggression-baratheon': '一鼓作氣',
  'fiery-charge-baratheon': '烈焰衝鋒',
  'rhllors-wrath': '拉赫洛之怒',
  'fiery-resolve': '烈焰決心',
  'regroup-and-reform-baratheon': '重整隊形',
  'sudden-retreat-baratheon': '突然撤退',
  'precious-supplies': '珍貴補給',
};

export const attacks = {
  "Stag's Fury": '雄鹿之怒',
  'War Hammer': '戰錘',
  'Double Hammers': '雙錘',
  'Sword Of The Faith': '信仰之劍',
  "Champion's Wrath": '勇士之怒',
  'Mastercraft Warhammer': '精製戰錘',
  "King's Blade": '國王之刃',
  'Fire Arrows': '火箭',
  Daggers: '匕首',
  "Watcher's Crossbow": '守望者十字弓',
  'Masterwork Blade': '名匠之刃',
  Longsword: '長劍',
  Lance: '騎槍',
  Spear: '長槍',
  Halberd: '長戟',
};

export const text = {
  'affiliation-rhllor': '固有。此單位是拉赫洛單位。',
  'stags-fury':
    '近戰攻擊，第 2 輪起：重擊。第 3 輪起：凶殘。第 4 輪起：破甲。第 5 輪起：此單位每有 1 個剩餘排，額外造成 1 次命中。',
  'war-hammer': '近戰攻擊完成後，若任何防禦骰結果為 1：防禦單位承受力竭。',
  'mastercraft-warhammer':
    '近戰攻擊時可重擲任意顆攻擊骰。近戰攻擊完成後，若任何防禦骰結果為 1：防禦單位承受力竭。',
  'double-hammers': '近戰攻擊具有破甲。',
  'perseverance-and-valor': '近戰攻擊擲攻擊骰前：此單位治療 1 點傷害。',
  'deadly-bloom': '每當此單位治療傷害：1 個與其接戰的敵軍單位受到 1 點傷害。',
  'heart-of-fire':
    '此單位以 1 個信仰標記開始遊戲，每次通過士氣檢定獲得 1 個。可花費 1 個：近戰攻擊擲攻擊骰前，命中 +1 並獲得凶殘；近戰攻擊完成後，治療 1 點傷害，防禦單位每折損 1 排再治療 1 點；或衝鋒前，可重擲衝鋒骰，且被其成功衝鋒的敵軍單位承受驚惶。',
  'heart-ablaze': '本回合此單位可重擲衝鋒骰，被其成功衝鋒的敵軍單位承受驚惶。',
  'champions-wrath':
    '近戰攻擊具有重擊。衝鋒成功時，該敵軍單位承受力竭。對回合開始時已接戰的敵軍單位近戰攻擊、擲攻擊骰前：防禦單位承受脆弱。',
  'nobles-bolster': '號令，長程內的友軍戰鬥單位將獲得狀態標記時：不獲得該標記。',
  'solo-rider': '固有。此單位的耐久為 3。激活開始時，可先執行一次額外佈陣或後退。',
  'kings-blade': '近戰攻擊獲得破甲。對手未控制王冠區時：另獲得重擊，並可重擲任意顆攻擊骰。',
  'queens-blade': '沒有對手控制王冠區時，對手不能花費此單位的脆弱與驚惶標記。',
  'fire-arrows':
    '遠程攻擊具有凶殘。若防禦單位不通過此攻擊的恐慌檢定：其短程內另一個敵軍單位執行恐慌檢定，結果 -2。',
  'watchers-crossbow': '遠程攻擊具有破甲。',
  'highgarden-lance': '近戰攻擊具有破甲。衝鋒時：命中 +1，每有 1 個剩餘排額外擲 2 顆攻擊骰。',
  'renlys-retinue':
    '固有。此單位連同藍禮共 8 個模型、耐久 8、2 排，並有 4 面拜拉席恩旗幟。激活時可花費旗幟，每面換取一項，每項一次：本回合攻擊獲得重擊與破甲；本回合攻擊獲得凶殘，防禦單位不通過恐慌檢定時多受 1 點傷害；本回合擲攻擊骰前，防禦單位承受驚惶與力竭；治療 2 點傷害，本回合可重擲衝鋒與後退距離骰。',
  'first-of-the-kings-men':
    '對指定此單位的戰術牌，你視為控制王冠區與戰術區。沒有對手控制其中任一區時，此單位可重擲士氣檢定的骰子。',
  'claims-to-the-kingdom': '對指定此單位的友軍技能與戰術牌，你視為控制王冠區與戰術區。',
  'true-conviction': '若此為拜拉席恩單位：攻擊剩餘排不少於它的敵軍單位時，可重擲任意顆攻擊骰。',
  'renlys-protector': '藍禮·拜拉席恩的單位受到攻擊後：若可能，此單位對攻擊單位執行 1 次攻擊或衝鋒。',
  'divine-sacrifices':
    '近戰攻擊擲攻擊骰前：此單位可受到 1 點傷害，使此攻擊命中 +1，並由你選擇令防禦單位承受驚惶或脆弱。',
  'leadership-follower': '位於你的統帥所在單位長程內時，士氣檢定 +1。',
  'davos-vassal': '固有。此模型視為戴佛斯·席渥斯。',
  'bookkeeping-cortnay-penrose': '此單位在戰場上時，你的手牌上限 +1，補牌時（包括遊戲開始時）多補 1 張。',
  'zealous-fanaticism':
    '固有。近戰攻擊具有凶殘，並必定使用最高攻擊骰數值。每顆結果為 1 的攻擊骰使此單位受到 1 點傷害。',
  'shifting-loyalties':
    '艾利斯特以 3 個號令標記開始遊戲。其佔據的區域效果結算後，你可移除 1 個，將他移至空的區域，或與另一個非戰鬥單位互換位置。',
  'support-of-haystack-hall':
    '雪拉佔據王冠區時：1 個友軍單位治療 1 點傷害。佔據戰術區時：移除 1 個友軍單位的 1 個狀態標記。佔據財富區時：若其效果移除了狀態標記，1 個敵軍單位獲得同種標記。',
  'sacrifice-to-the-lord-of-light':
    '影響力。指定友軍單位時：可令其受到 2 點傷害並執行恐慌檢定，然後其長程內 1 個敵軍單位執行恐慌檢定，結果 -2，不通過時多受 2 點傷害。受影響的友軍單位是拉赫洛單位，近戰攻擊具有凶殘。',
  'fires-of-rhllor': '友軍單位是拉赫洛單位，近戰攻擊具有凶殘。',
  'smugglers-cunning':
    '戴佛斯以 3 個號令標記開始遊戲。你可移除 1 個：友軍單位擲衝鋒骰後，重擲該骰；或友軍單位激活時，本回合與其接戰的敵軍單位不能使用號令，也不能被其己方戰術牌指定。',
  'smuggled-past': '與此單位接戰的敵軍單位不能使用號令，也不能被其己方戰術牌指定。',
  'fervent-conviction': '影響力。該單位每次通過士氣檢定，1 個與其接戰的敵軍單位受到 1 點傷害。',
  fervour: '此單位每次通過士氣檢定，1 個與其接戰的敵軍單位受到 1 點傷害。',
  'necessary-sacrifices':
    '每局一次，友軍戰鬥單位將被殲滅時：改為留在場上並剩餘 D3 點耐久，此後遊戲中是拉赫洛單位。',
  'in-rhllors-name':
    '影響力。指定敵軍單位時：該單位承受驚惶。友軍單位受影響時：其近戰攻擊擲攻擊骰前，防禦單位承受脆弱。',
  'sight-of-rhllor': '友軍單位近戰攻擊擲攻擊骰前，防禦單位承受脆弱。',
  'a-rose-and-its-thorns':
    '瑪格麗佔據區域時：1 個友軍單位可治療 1 點傷害，然後可令 1 個與其接戰的敵軍單位承受脆弱。',
  'pulling-weeds':
    '奧蓮娜佔據區域時，選擇 1 個敵軍非戰鬥單位：其本輪失去所有技能；或若其本輪佔據區域，在該區域效果結算前，1 個敵軍戰鬥單位受到 D3 次命中並承受力竭。',
  thorns: '若該非戰鬥單位本輪佔據區域，在該區域效果結算前，1 個敵軍戰鬥單位受到 D3 次命中並承受力竭。',
  'elderly-caution': '埃爾頓佔據區域時，你可不執行該區域效果，改為抽 3 張戰術牌，然後將 1 張手牌洗入牌庫。',
  'castellans-duty':
    '科塔奈以 3 個號令標記開始遊戲。敵軍非戰鬥單位激活時，你可移除 1 個並選擇 2 個區域。若其本回合佔據其中之一，在該區域效果結算前，任意個友軍戰鬥單位合計治療 D3+2 點傷害。',
  'castellan-waits': '若該非戰鬥單位本回合佔據所選區域之一，任意個友軍戰鬥單位合計治療 D3+2 點傷害。',
  'sacrifice-for-the-king': '任一輪開始時，你可激活克禮森。若如此做，該輪結束時他被殲滅。',
  'last-counsel': '該輪結束時被殲滅。',
  'loving-counsel':
    '克禮森佔據王冠區時，你可不執行該區域效果，改為抽 2 張戰術牌，並令 1 個敵軍戰鬥單位獲得任意 1 種狀態標記。',
  'misunderstood-omens':
    '補丁臉以 3 個號令標記開始遊戲。任一輪開始時，你可移除 1 個並說出 1 張戰術牌的名稱：手牌中有該牌的對手必須棄掉 1 張。',
  'baratheon-justice':
    '敵軍單位完成攻擊後：該單位獲得 1 個由你選擇的狀態標記。若你控制王冠區或戰術區，再獲得 1 個。',
  'stags-wit':
    '友軍單位獲得狀態標記時：移除該標記。然後可令 1 個與其接戰的敵軍單位獲得同種標記。若你控制戰術區，其長程內另一個敵軍單位也獲得同種標記。',
  'ours-is-the-fury':
    '友軍單位近戰攻擊擲攻擊骰前選一項，你在王冠區與戰術區中每控制 1 個多選一項：命中 +1、破甲、凶殘。',
  'sustained-assault-baratheon':
    '友軍單位近戰攻擊擲攻擊骰前：若該單位回合開始時已與防禦單位接戰，使用最高攻擊骰數值，並可重擲任意顆攻擊骰。若為你的統帥所在單位，防禦單位另承受脆弱。',
  'baratheon-conviction':
    '友軍單位通過士氣檢定時：該單位治療 2 點傷害。若你控制王冠區，所有與其接戰的敵軍單位執行恐慌檢定。若你控制戰術區，每個與其接戰的敵軍單位獲得 1 個由你選擇的狀態標記。',
  'final-strike':
    '敵軍單位完成近戰攻擊後：該攻擊每造成 1 點傷害（不含恐慌檢定），攻擊單位受到 1 次命中。若你控制王冠區，其對這些命中的防禦骰 -1。',
  'oath-of-duty':
    '任何回合開始時：將此牌附加於 1 個友軍戰鬥單位，直到遊戲結束。每當友軍步兵或騎兵單位被殲滅，在此牌上放置 1 個號令標記。此牌有標記時：該單位近戰攻擊擲攻擊骰前，防禦單位獲得 1 個由你選擇的狀態標記；若你控制王冠區，該單位可重擲任意顆攻擊骰。',
  'wealth-and-charisma':
    '友軍非戰鬥單位佔據區域時，不執行該區域效果，改為選擇一項：任意個友軍戰鬥單位合計治療 3 點傷害；或移除所有友軍戰鬥單位的狀態標記，每移除 1 個，1 個與該單位接戰的敵軍單位受到 1 點傷害。',
  'younger-bolder-and-far-more-comely':
    '友軍單位通過士氣檢定時：將此牌附加於該單位，直到藍禮·拜拉席恩的單位被殲滅。該單位位於藍禮單位長程內時，近戰攻擊額外擲 1 顆攻擊骰，每次激活時治療 1 點傷害。或，友軍回合開始時：抽 1 張牌。',
  'they-will-make-me-king':
    '友軍回合開始時選擇一項：抽 1 張牌；藍禮·拜拉席恩單位短程內的所有友軍單位治療 1 點傷害；或其短程內的所有敵軍單位受到 1 點傷害。',
  'inexplicable-return':
    '友軍非戰鬥單位佔據區域時，不執行該區域效果，改為：將 1 名友軍將領移至長程內另一個沒有將領的友軍單位；或將 1 名已陣亡的友軍將領附加於 1 個沒有將領的友軍戰鬥單位。或，友軍回合開始時：抽 1 張牌。',
  'hidden-affairs':
    '藍禮·拜拉席恩所在單位以外的友軍單位受到攻擊後：藍禮的單位對攻擊單位執行 1 次攻擊或衝鋒，使用最高攻擊骰數值。或，友軍回合開始時：抽 1 張牌。',
  'in-his-brothers-shadows':
    '敵軍統帥所在單位激活時選擇一項：若其位於藍禮·拜拉席恩單位長程內，該統帥本輪失去所有技能；或藍禮的單位執行 1 次佈陣或後退。或，任何回合開始時，若敵軍統帥已陣亡：藍禮的單位治療 2 點傷害。',
  overconfidence:
    '敵軍單位完成佈陣、行軍或後退後：長程內 1 個能衝鋒該單位的友軍步兵單位承受脆弱，並衝鋒該單位。若衝鋒成功，不執行攻擊，改為衝鋒單位每有 1 個剩餘排，該敵軍單位受到 2 次命中。藍禮·拜拉席恩的單位可重擲衝鋒骰。',
  'knights-of-summer':
    '友軍回合開始時：1 個友軍戰鬥單位執行士氣檢定，你在王冠區與戰術區中每控制 1 個，結果 +1。若通過，每個與其接戰的敵軍單位執行恐慌檢定；若為藍禮·拜拉席恩的單位，改為其短程內的每個敵軍單位。',
  'lavish-encampment':
    '敵軍非戰鬥單位佔據區域時：該區域效果結算後，將其移至 1 個空的區域。若你將其移離王冠區或戰術區，1 個敵軍戰鬥單位執行恐慌檢定。',
  'will-of-the-one-true-king':
    '友軍非戰鬥單位佔據王冠區時，不執行該區域效果，改為：1 個敵軍戰鬥單位承受驚惶，1 個承受脆弱，1 個承受力竭。',
  'harsh-conditions':
    '任何回合開始時：移除 1 個敵軍單位任意個狀態標記。每移除 1 個，該單位本輪失去 1 項由你選擇的技能。',
  'tactical-approach':
    '一輪開始時：將此牌附加於 1 個友軍戰鬥單位，直到遊戲結束。該單位近戰攻擊擲攻擊骰後，你可花費防禦單位的 1 個狀態標記，使此攻擊額外造成 1 點傷害；若為史坦尼斯·拜拉席恩的單位則為 2 點。',
  'in-rhllors-name-baratheon':
    '友軍單位近戰攻擊擲攻擊骰前：此攻擊獲得重擊或破甲；若為拉赫洛單位則兩者皆有。攻擊完成後，若防禦單位未被殲滅，攻擊單位執行恐慌檢定。',
  'test-of-faith':
    '任何回合開始時：1 個友軍拉赫洛單位執行士氣檢定。若通過，移除其所有狀態標記。將此牌附加於該單位：其防禦骰 +1，直到敵軍單位完成對其的攻擊。',
  'azor-ahai-baratheon':
    '友軍單位執行恐慌檢定擲骰後：不通過時至多受到 1 點傷害。若為拉赫洛單位，改為通過檢定，且所有與其接戰的敵軍單位承受驚惶。',
  muster:
    '友軍騎兵單位結算後退前：與其脫離接戰的敵軍單位不能轉向；後退完成後，該單位可執行 1 次佈陣。史坦尼斯·拜拉席恩的單位另治療 D3 點傷害，每折損 1 排再加 1 點。',
  mustered: '與此單位脫離接戰的敵軍單位不能轉向。後退完成後，可執行 1 次佈陣。',
  'on-the-double': '未接戰的友軍騎兵單位激活時：本回合一次，其執行佈陣時速度值 +3，之後承受脆弱。',
  'in-a-hurry': '此單位下一次佈陣速度值 +3，之後承受脆弱。',
  hurried: '此次佈陣速度值 +3，之後承受脆弱。',
  'ride-them-down-baratheon':
    '敵軍單位完成佈陣、行軍或後退後：長程內 1 個能衝鋒該單位的友軍騎兵單位衝鋒該單位。若衝鋒成功，不執行攻擊，改為該敵軍單位承受驚惶，且衝鋒單位每有 1 個剩餘排，受到 2 次命中。',
  overgrowth:
    '敵軍回合開始時：1 個友軍單位執行士氣檢定；若其與剩餘排較多的敵軍單位接戰，則必定通過。若通過，將此牌附加於該單位直到遊戲結束：每次對其攻擊前，攻擊單位受到 1 次命中，該單位每有 1 個剩餘排再加 1 次。',
  'growing-strong':
    '友軍戰鬥單位激活時：所有與其接戰、剩餘排不少於它的敵軍單位承受脆弱。然後該單位治療 1 點傷害，每折損 1 排再加 1 點。',
  'hefty-ransom':
    '友軍將領陣亡時：將此牌附加於短程內 1 個敵軍單位，直到遊戲結束；該單位被殲滅時，你得 1 分。或，敵軍將領陣亡時：將此牌附加於短程內 1 個友軍單位，直到遊戲結束；該單位近戰攻擊額外擲 1 顆攻擊骰，士氣檢定 +1。',
  'counterplot-baratheon':
    '對手打出戰術牌時：擲 1 顆骰，3+ 則該牌無效。若你控制王冠區或戰術區，2+ 即可；兩者皆控制則必定成功。',
  'loved-by-the-smallfolk-baratheon':
    '敵軍單位近戰攻擊擲攻擊骰前：該單位執行士氣檢定，若位於洛拉斯·提利爾單位短程內則結果 -2。不通過則承受脆弱與力竭。',
  'martial-superiority-baratheon':
    '敵軍單位近戰攻擊擲攻擊骰前：攻擊完成後，每顆落空的骰子使攻擊單位受到 1 次命中。若防禦單位為埃爾頓·伊斯蒙的單位，此攻擊另命中 -1。',
  'battle-endurance-baratheon':
    '友軍回合開始時：將此牌附加於 1 個友軍戰鬥單位，直到遊戲結束。其近戰攻擊自第 3 輪起可重擲落空的骰子；第 4 輪起具有破甲，第 5 輪起具有重擊，第 6 輪另額外擲 2 顆攻擊骰。',
  'issue-commands-baratheon':
    '你的統帥所在單位激活時：該單位本回合不執行行動，改為長程內 1 個友軍單位執行 1 次攻擊或衝鋒。或，任何回合開始時：移除 1 個友軍戰鬥單位的 1 個號令標記，該單位本輪可再次使用該號令。',
  'surprise-strategy-baratheon':
    '友軍回合開始時：棄掉另 1 張牌，從棄牌堆將 1 張牌收回手牌。若你控制戰術區，則不必棄掉另 1 張牌。',
  'flea-bottom-tricks':
    '在牌庫中取代「最後一擊」。敵軍單位完成近戰攻擊後：防禦單位以外的 1 個友軍戰鬥單位執行 1 次佈陣；戴佛斯·席渥斯的單位可改為轉向後行軍。',
  everything:
    '任何回合開始時：1 個友軍步兵單位受到至多 3 點傷害，另一個友軍步兵單位治療同樣點數再加 1 點。若後者沒有將領，可令 1 名已陣亡的友軍步兵將領作為其中 1 點加入該單位。',
  'fealty-to-the-crown-baratheon':
    '敵軍單位不通過恐慌檢定時：長程內 1 個友軍單位治療與該檢定造成的傷害相同的點數，至多 3 點。若你控制王冠區，該敵軍單位多受 1 點傷害，該友軍單位多治療 1 點。',
  'parlay-baratheon':
    '友軍單位激活時：該單位本回合不能執行行動。其短程內 1 個敵軍單位激活，但不執行任何行動。若為戴佛斯·席渥斯的單位，可令雙方各治療 2 點傷害。',
  'assault-orders-baratheon':
    '友軍非戰鬥單位佔據區域時，不執行該區域效果，改為：1 個友軍戰鬥單位以最低攻擊骰數值執行 1 次近戰攻擊；安德魯·伊斯蒙的單位可改為同樣以最低攻擊骰數值衝鋒。',
  'reckless-fury':
    '友軍單位近戰攻擊擲攻擊骰前：此攻擊獲得凶殘，並使用最高攻擊骰數值。攻擊完成後，攻擊單位受到 2 點傷害，每折損 1 排少 1 點。',
  'rush-of-aggression-baratheon':
    '友軍單位擲衝鋒骰前：視為擲出 6，該衝鋒的攻擊獲得重擊。攻擊完成後，除非是安德魯·伊斯蒙的單位，否則該單位承受脆弱。',
  'fiery-charge-baratheon':
    '友軍單位結算衝鋒前：其衝鋒骰視為擲出 6，被其成功衝鋒的敵軍單位承受驚惶。攻擊完成後，除非是拉赫洛單位，否則該單位承受脆弱。',
  'rhllors-wrath':
    '友軍非戰鬥單位佔據區域時，不執行該區域效果，改為：1 個敵軍戰鬥單位執行恐慌檢定，其短程內每有 1 個你方拉赫洛單位，結果 -1。不通過則另承受脆弱與力竭。',
  'fiery-resolve':
    '友軍拉赫洛單位激活時：該單位執行士氣檢定。若通過，1 個與其接戰的敵軍單位執行恐慌檢定，該單位每有 1 個剩餘排，結果 -1；若不通過，該敵軍單位承受驚惶。',
  'regroup-and-reform-baratheon':
    '友軍回合開始時：從 1 個友軍步兵單位移除至多 4 個模型，其長程內另一個友軍步兵單位治療同樣點數的傷害。然後可將 1 名將領從其中一個移至另一個，或互換將領。',
  'sudden-retreat-baratheon':
    '敵軍單位完成近戰攻擊後：防禦單位執行 1 次後退。賈斯丁·馬賽的單位可重擲後退距離骰。',
  'precious-supplies':
    '敵軍單位完成近戰攻擊後：移除防禦單位的所有狀態標記。折損 1 排則治療 1 點傷害，折損 2 排則治療 3 點。賈斯丁·馬賽的單位多治療 1 點。',
};
