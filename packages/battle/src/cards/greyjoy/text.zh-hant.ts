/** 葛雷喬伊家族：卡牌與能力的名稱及說明。 */
export const names = {
  'ironborn-reavers': '鐵種劫掠者',
  'ironborn-bowmen': '鐵種弓兵',
  'house-harlaw-reapers': '哈爾洛家族收割者',
  ironmakers: '鑄鐵者',
  'ironborn-trappers': '鐵種捕獵手',
  'blacktyde-chosen': '黑潮家族精銳',
  'silenced-men': '沉默之人',
  'drowned-men': '淹人',
  'stony-shore-pillagers': '磐石海岸掠奪者',
  pillage: '掠奪',
  'reaver-axes': '劫掠者之斧',
  'ironborn-arrows': '鐵種之箭',
  'divide-the-spoils': '瓜分戰利品',
  bardiche: '長柄戰斧',
  'reapers-fervor': '收割者的狂熱',
  'great-hammer': '巨鎚',
  'raided-armaments': '劫來的武裝',
  'trappers-tools': '捕獵手的工具',
  'first-claim': '優先分贓',
  'great-axe': '巨斧',
  'the-silences-infamy': '寧靜號的惡名',
  'drowned-gods-blessing': '淹神的祝福',
  'drowned-gods-fury': '淹神的祝福',
  'drowned-gods-ward': '淹神的祝福',
  'drowned-gods-fanatics': '淹神的狂信徒',
  scavenge: '搜刮',
  'abundant-promises': '豐厚的許諾',
  'asha-greyjoy-captain-of-the-black-wind': '「黑風號船長」阿莎·葛雷喬伊',
  'reaver-captain': '劫掠者船長',
  warsworn: '誓戰者',
  'theon-greyjoy-prince-of-winterfell': '「臨冬城『親王』」席恩·葛雷喬伊',
  'balon-greyjoy-the-kraken-king': '「海怪之王」巴隆·葛雷喬伊',
  'euron-greyjoy-crows-eye': '「鴉眼」攸倫·葛雷喬伊',
  'erik-ironmaker-anvil-breaker': '「碎砧者」艾里克·鐵匠',
  'dagmer-cleftjaw-captain-of-the-foamdrinker': '「飲沫號船長」「裂顎」達格摩',
  'baelor-blacktyde-captain-of-the-nightflyer': '「夜行者號船長」貝勒·黑潮',
  'baelor-blacktyde-lord-of-blacktyde': '「黑潮島領主」貝勒·黑潮',
  'drowned-prophet': '淹人先知',
  'sunset-sea-brave': '落日之海勇士',
  'the-krakens-dues': '海怪的貢賦',
  'strange-relics': '奇異遺物',
  'poisoned-gifts': '淬毒的禮物',
  'gifts-of-silver-and-bronze': '銀與青銅之禮',
  'iron-credit': '鐵的賒帳',
  'iron-price-paid': '鐵錢',
  'gold-beckons': '黃金的誘惑',
  'we-do-not-sow': '強取勝於苦耕',
  'what-is-dead-may-never-die': '逝者不死',
  'the-krakens-wrath': '海怪之怒',
  'the-iron-price': '鐵錢',
  'finger-dance': '手指舞',
  'raiding-call': '劫掠號召',
  'bless-with-stone-bless-with-steel': '以石祝福，以鋼祝福',
  'acceptable-sacrifices': '可接受的犧牲',
  'price-of-failure-greyjoy': '失敗的代價',
  'the-old-way': '古道',
  'irons-endurance': '鐵的堅忍',
  'steels-might': '鋼的威力',
  'golds-allure': '黃金的誘惑',
  'opportunist-greyjoy': '見機行事',
  'diversion-tactics-greyjoy': '聲東擊西',
  'stark-exposure': '暴露弱點',
  'lash-out-greyjoy': '反撲',
  'blacktyde-resentment': '黑潮之恨',
  'blacktyde-conviction': '黑潮的信念',
  'rodrik-harlaw-the-reader': '「讀書人」羅德利克·哈爾洛',
  'aeron-greyjoy-the-damphair': '「濕髮」伊倫·葛雷喬伊',
  'balon-greyjoy-king-of-salt-and-rock': '「鹽與岩之王」巴隆·葛雷喬伊',
  'wendamyr-maester-of-house-greyjoy': '「葛雷喬伊家族學士」溫達米爾',
  'erik-ironmaker-the-just': '「公正的」艾里克·鐵匠',
  'tristifer-botley-lord-of-lordsport': '「君王港領主」崔斯提佛·波特利',
  'moqorro-the-black-flame': '「黑焰」馬奇羅',
  'beron-blacktyde-blind-beron': '「盲眼貝隆」貝隆·黑潮',
  'asha-greyjoy-would-be-queen': '「未來的女王」阿莎·葛雷喬伊',
  'scholar-among-raiders': '劫掠者中的學者',
  'rise-again-harder-and-stronger': '更剛更強地奮起',
  'harder-and-stronger': '更剛更強地奮起',
  'rise-again-blade-in-hand': '持刃再起',
  'raven-tending': '照料渡鴉',
  'gifts-of-iron-gold-and-steel': '鐵、金與鋼之禮',
  'ironborn-diplomat': '鐵種使者',
  'diplomats-bait': '鐵種使者',
  'diplomats-turn': '鐵種使者',
  'diplomats-chance': '鐵種使者',
  'rhllors-magics': '拉赫洛的魔法',
  'zeal-of-the-drowned-god': '淹神的狂熱',
  'drowned-gods-zeal': '淹神的狂熱',
  'queens-promises': '女王的許諾',
  'promises-of-plunder': '女王的許諾',
  'qarl-ashas-champion': '「阿莎的勇士」科爾',
  'qarl-the-maid': '「處女」科爾',
  'moqorro-slave-of-rhllor': '「拉赫洛的奴僕」馬奇羅',
  'mind-games-played': '玩弄人心',
  'iron-envy-sundering': '鐵的嫉妒',
  'iron-envy-vicious': '鐵的嫉妒',
  'devious-methods': '詭詐手段',
  'cunning-ploy-greyjoy': '狡詐計謀',
  'mind-games': '玩弄人心',
  'lust-for-glory': '渴求榮耀',
  'iron-envy': '鐵的嫉妒',
  'knowledge-paid-in-iron': '以鐵換取的知識',
  'ironborn-mettle': '鐵種的膽氣',
  'raider-bravery': '劫掠者的勇氣',
  'war-cry-greyjoy': '戰吼',
  'rush-of-aggression-greyjoy': '一鼓作氣',
  'assault-orders-greyjoy': '突擊令',
  'sustained-assault-greyjoy': '持續猛攻',
  'iron-victory-crew': '無敵鐵種號船員',
  'boarding-axe': '接舷斧',
  'captains-men': '船長的部下',
  'asha-greyjoy-the-krakens-daughter': '「海怪之女」阿莎·葛雷喬伊',
  'victarion-greyjoy-the-iron-captain': '「鐵船長」維克塔利昂·葛雷喬伊',
  'victarion-greyjoy-master-of-the-iron-victory': '「無敵鐵種號之主」維克塔利昂·葛雷喬伊',
  'theon-greyjoy-kinslayer': '「弒親者」席恩·葛雷喬伊',
  'nute-the-barber': '「理髮師」紐特',
  'euron-greyjoy-lord-reaper-of-pyke': '「派克島掠奪者之首」攸倫·葛雷喬伊',
  'asha-greyjoy-lady-greyjoy': '「『葛雷喬伊夫人』」阿莎·葛雷喬伊',
  'dagmer-cleftjaw-master-at-arms': '「教頭」「裂顎」達格摩',
  'victarions-vassal': '維克塔利昂的部屬',
};

export const attacks = {
  'Reaver Axes': '劫掠者之斧',
  'Ironborn Arrows': '鐵種之箭',
  Bardiche: '長柄戰斧',
  'Great Hammer': '巨鎚',
  'Barbed Pikes': '倒鉤長矛',
  'Mastercraft Axe': '精工斧',
  'Great Axe': '巨斧',
  Cudgel: '棍棒',
  Polespear: '長桿矛',
  'Boarding Axe': '接舷斧',
};

export const text = {
  pillage:
    '此單位完成近戰攻擊後，該攻擊每消滅 1 排，獲得 1 枚掠奪標記，至多共 2 枚。有 1 枚以上：士氣檢定 +1。有 2 枚：額外擲 1 顆攻擊骰。',
  'reaver-axes': '破甲。有 2 枚掠奪標記時，可重擲任意顆攻擊骰。',
  'ironborn-arrows': '攻擊側翼或後方時，可重擲任意顆攻擊骰。',
  'divide-the-spoils':
    '號令，任何回合開始時：選擇長程內 1 個友軍葛雷喬伊家族單位，你可將其 1 枚掠奪標記移到該單位長程內另一個友軍葛雷喬伊家族單位。',
  bardiche: '凶殘。',
  'reapers-fervor':
    '近戰攻擊擲攻擊骰前，若有 2 枚掠奪標記：防禦單位承受驚惶，且不通過此攻擊後的恐慌檢定時多受 1 點傷害。',
  'great-hammer': '重擊。若防禦單位的任何防禦骰擲出 1，此攻擊後承受力竭。',
  'raided-armaments': '有 2 枚掠奪標記時，防禦骰結果 +1。',
  'trappers-tools':
    '號令，任何回合開始時：短程與視野內的 1 個敵軍單位承受脆弱或力竭；若此單位有 2 枚掠奪標記，則承受兩者。',
  'first-claim':
    '每次友軍非戰鬥單位佔據財富區，1 個黑潮家族精銳單位獲得 1 枚掠奪標記。此單位有 2 枚掠奪標記時，短程內的友軍單位士氣檢定 +1，不通過恐慌檢定時少受 1 點傷害。',
  'great-axe': '破甲。有 2 枚掠奪標記時，防禦單位的防禦骰結果再 -1。',
  'the-silences-infamy': '此單位有 2 枚掠奪標記時，短程內的敵軍單位士氣檢定 -1。',
  'drowned-gods-blessing':
    '號令，任何回合開始時：選擇短程內 1 個友軍葛雷喬伊步兵單位。該單位治療 2 點傷害，或本回合可重擲任意顆攻擊骰，或本回合攻擊它的敵軍單位承受脆弱。',
  'drowned-gods-fury': '此單位可重擲任意顆攻擊骰。',
  'drowned-gods-ward': '攻擊此單位的敵軍單位承受脆弱。',
  'drowned-gods-fanatics':
    '固有。此單位有 3 點耐久。不通過恐慌檢定時至多受到 1 點傷害；任何攻擊或效果每 2 次未格擋的命中，只受到 1 點傷害。',
  scavenge: '號令，敵軍完成對此單位的攻擊後：此單位獲得 1 枚掠奪標記。',
  'abundant-promises': '精準。完成近戰攻擊後，可從此單位移除任意枚掠奪標記，每枚治療 2 點傷害。',
  'the-krakens-dues':
    '此葛雷喬伊家族單位激活時：可從另一個友軍葛雷喬伊家族單位取走 1 枚掠奪標記放到此單位上。然後可從此單位移除 1 枚掠奪標記，治療至多 2 點傷害。',
  'strange-relics': '號令，激活時：此單位受到 1 點傷害，長程內的 1 個敵軍單位獲得 1 枚由你選擇的狀態標記。',
  'poisoned-gifts': '葛雷喬伊家族單位佈置時有 2 枚掠奪標記。第 3 輪開始時，此單位承受驚惶、脆弱與力竭。',
  'gifts-of-silver-and-bronze': '每次友軍非戰鬥單位佔據財富區，有此技能的葛雷喬伊家族單位獲得 1 枚掠奪標記。',
  'iron-credit':
    '每次短程內的友軍單位獲得掠奪標記，在此放置 1 枚標記。近戰攻擊擲攻擊骰前，可棄掉其中至多 2 枚：1 枚以上可移除此單位的 1 枚狀態標記，2 枚另使用最高攻擊骰數值。',
  'iron-price-paid': '此單位可重擲任意顆攻擊骰。',
  'gold-beckons': '若通過此檢定，黃金的誘惑附在此單位上。',
  'we-do-not-sow':
    '友軍非戰鬥單位佔據區域時：取代該區域的效果，1 個友軍單位執行攻擊。若對手控制財富區，該單位再治療 1 點傷害，每折損 1 排再加 1 點。',
  'what-is-dead-may-never-die':
    '友軍單位將被殲滅時：該單位留在場上，剩 1 點耐久。或於友軍回合開始時：1 個友軍單位治療 1 點傷害，每折損 1 排再加 1 點。',
  'the-krakens-wrath':
    '友軍近戰攻擊擲攻擊骰前：你控制戰鬥區則獲得精準；對手控制則獲得精準並可重擲任意顆攻擊骰。你控制財富區則防禦單位承受驚惶；對手控制則承受脆弱。',
  'the-iron-price':
    '友軍回合開始時：選擇 1 個友軍單位。整補：可移除 1 枚狀態標記；若從其移除 1 枚掠奪標記，治療 2 點傷害，每折損 1 排再加 1 點。或本回合使用最高攻擊骰數值；若從其移除 1 枚掠奪標記，本回合可重擲任意顆攻擊骰。',
  'finger-dance':
    '友軍回合開始時：附在 1 個友軍單位上。近戰攻擊擲攻擊骰前，可受到至多 2 點傷害，每點選一項：防禦單位承受驚惶、承受脆弱，或重擲任意顆攻擊骰。',
  'raiding-call':
    '友軍葛雷喬伊步兵單位激活時：從長程內另一個此類單位移除至多 3 個模型與至多 1 枚掠奪標記。激活的單位取得該標記，並治療 1 點傷害，每個模型再加 1 點。若有任何玩家控制財富區，1 個友軍葛雷喬伊步兵單位獲得 1 枚掠奪標記。',
  'bless-with-stone-bless-with-steel':
    '友軍單位激活時：選擇 1 個與其接戰的敵軍單位。該敵軍每折損 1 排，激活的單位治療 2 點傷害。你每控制財富區與戰鬥區之一，再治療 1 點或移除 1 枚狀態標記。',
  'acceptable-sacrifices':
    '友軍回合開始時：巴隆的單位以外的 1 個友軍單位受到 1 或 2 點傷害並承受驚惶。其長程內另一個友軍葛雷喬伊單位，每點傷害獲得 1 枚掠奪標記。',
  'price-of-failure-greyjoy':
    '友軍近戰攻擊擲攻擊骰前：所有骰子都命中。攻擊完成後若防禦單位未被殲滅，攻擊單位承受驚惶與脆弱。',
  'the-old-way':
    '友軍單位擲士氣檢定後：有 1 枚掠奪標記可重擲任意顆骰子，有 2 枚則通過。或於友軍單位擲攻擊骰後：有 1 枚以上掠奪標記，防禦單位承受脆弱；有 2 枚另可重擲任意顆攻擊骰。',
  'irons-endurance':
    '對敵軍近戰攻擊擲防禦骰後：防禦單位多格擋 1 次命中。若為葛雷喬伊單位，攻擊完成後此牌附在其上。有 1 枚以上掠奪標記：每次遭受攻擊後，1 個與其接戰的敵軍單位承受力竭；有 2 枚：每次通過士氣檢定，治療 1 點傷害。',
  'steels-might':
    '友軍近戰攻擊擲攻擊骰前：從攻擊單位移除掠奪標記，每枚選一項：重擲任意顆攻擊骰、精準、凶殘。攻擊完成前，這些標記仍然計算。',
  'golds-allure':
    '友軍單位擲士氣檢定後：可重擲任意顆骰子。若葛雷喬伊單位通過，此牌附在其上。有 1 枚以上掠奪標記：士氣檢定 +1；有 2 枚：將獲得掠奪標記時，改為治療 1 點傷害。',
  'opportunist-greyjoy':
    '友軍近戰攻擊本輪尚未激活的敵軍單位、擲攻擊骰前：可重擲任意顆攻擊骰，並獲得精準或凶殘；席恩的單位兩者皆得。',
  'diversion-tactics-greyjoy': '敵軍完成近戰攻擊後：防禦單位長程內另一個友軍單位執行佈陣。',
  'stark-exposure':
    '友軍衝鋒成功後選一項：該敵軍本回合不能成為其己方號令與戰術牌的目標，或衝鋒單位使用最高攻擊骰數值。控制戰鬥區則兩者皆得。',
  'lash-out-greyjoy':
    '敵軍完成近戰攻擊而防禦單位未被殲滅時：防禦單位每折損 1 排，攻擊單位受到 2 點傷害。若防禦單位為貝勒的單位，攻擊單位另承受驚惶。',
  'blacktyde-resentment':
    '任何回合開始時：附在 1 個友軍單位上，直到其治療傷害。近戰攻擊擲攻擊骰前，每折損 1 排選一項：每折損 1 排命中 +1 並額外擲 1 顆攻擊骰；或凶殘，且防禦單位不通過恐慌檢定時，每折損 1 排多受 1 點傷害。',
  'blacktyde-conviction': '友軍單位擲士氣檢定後：其每折損 1 排，結果 +1；與其接戰的敵軍每折損 1 排，再 +1。',
  'scholar-among-raiders':
    '開始時有 2 枚標記。任何回合開始時可移除 1 枚：將任意張手牌放到一旁，抽取該數量加 1 張牌，再將放到一旁的牌洗入牌庫。',
  'rise-again-harder-and-stronger':
    '影響力，只能施加於葛雷喬伊單位。該單位結算行動前，治療 1 點傷害。其近戰攻擊每消滅 1 排，治療 1 點傷害。',
  'harder-and-stronger': '此單位結算行動前，治療 1 點傷害。其近戰攻擊每消滅 1 排，治療 1 點傷害。',
  'rise-again-blade-in-hand':
    '每局一次，取代佔據區域：1 個被殲滅的葛雷喬伊家族單位重返戰場，沒有掠奪標記，完全位於己方戰場邊緣長程內或側翼戰場邊緣短程內。若其本輪已激活，則視為已激活。',
  'raven-tending':
    '溫達米爾佔據區域時，可改為在他身上放置 1 枚標記，取代該區域的效果。友軍回合開始時可移除 1 枚：抽 1 張戰術牌並令 1 個友軍單位治療 2 點傷害，或令 1 個友軍單位移位 3 吋。',
  'gifts-of-iron-gold-and-steel':
    '開始時有 1 枚掠奪標記；艾里克或敵軍非戰鬥單位佔據財富區時獲得 1 枚。艾里克佔據其他區域時，可將 1 枚移到 1 個友軍葛雷喬伊單位上。',
  'ironborn-diplomat':
    '每局一次，敵軍非戰鬥單位激活時選擇 2 個區域：若其佔據其中之一，該區域的效果之後，至多 2 個敵軍單位承受驚惶與脆弱。每局一次，敵軍非戰鬥單位激活而崔斯提佛不在戰術板上時，選擇 1 個區域：若其佔據該區域，回合結束時可激活崔斯提佛。',
  'diplomats-bait': '若該非戰鬥單位佔據所選區域之一，至多 2 個敵軍單位承受驚惶與脆弱。',
  'diplomats-turn': '若該非戰鬥單位佔據所選區域，回合結束時可激活崔斯提佛。',
  'diplomats-chance': '回合結束時可激活崔斯提佛。',
  'rhllors-magics':
    '每局一次，任何回合開始時：1 名對手本回合不能使用號令與戰術牌。每局一次，馬奇羅佔據區域時：取代其效果，1 名陣亡的友軍將領回到 1 個友軍單位，不受通常的上限所限。',
  'zeal-of-the-drowned-god':
    '影響力，只能施加於葛雷喬伊單位。友軍單位可重擲其士氣檢定的任意顆骰子，並身經百戰：擲防禦骰後，每折損 1 排格擋 1 次命中。',
  'drowned-gods-zeal': '若影響力來自友軍：此單位可重擲其士氣檢定的任意顆骰子，且每折損 1 排格擋 1 次命中。',
  'queens-promises':
    '影響力。該單位移除 1 枚狀態標記。友軍單位每有 1 枚掠奪標記，士氣檢定 +1；每次通過，1 個與其接戰的敵軍單位受到相同次數的命中。',
  'promises-of-plunder':
    '若影響力來自友軍：此單位每有 1 枚掠奪標記，士氣檢定 +1；每次通過，1 個與其接戰的敵軍單位受到相同次數的命中。',
  'mind-games-played': '本輪下一次有人佔據所選區域時，沒有佔據該區域的玩家可使用其效果。',
  'iron-envy-sundering': '此單位的攻擊具有破甲。',
  'iron-envy-vicious': '此單位的攻擊具有凶殘。',
  'devious-methods':
    '友軍回合開始時：棄掉另 1 張戰術牌，從對手的棄牌堆取 1 張牌到手牌。該牌上的統帥改為攸倫；離開手牌時，回到對手的棄牌堆。',
  'cunning-ploy-greyjoy':
    '友軍單位激活時：該單位本回合不執行行動，改由另一個友軍單位執行佈陣、行軍或後退。若激活的是攸倫的單位，其長程內的 1 個敵軍單位先承受脆弱。',
  'mind-games':
    '友軍回合開始時：選擇 1 個區域。本輪下一次有人佔據該區域時，其效果結算後，沒有佔據該區域的玩家可使用其效果。',
  'lust-for-glory':
    '任何回合開始時：1 個友軍葛雷喬伊單位獲得 1 枚掠奪標記，此牌附在其上，直到該輪完結。其近戰攻擊命中 +1，防禦骰結果 -1。',
  'iron-envy':
    '友軍葛雷喬伊單位激活時：該單位受到 1 點傷害並承受脆弱。選一項，短程內每有 1 個有掠奪標記的其他友軍單位多選一項：本回合其攻擊具有破甲、本回合其攻擊具有凶殘，或從短程內另一個友軍葛雷喬伊步兵單位取走 1 枚掠奪標記。',
  'knowledge-paid-in-iron':
    '任何回合開始時：從 1 個友軍單位移除 1 枚掠奪標記，並將棄牌堆的 1 張牌收回手牌，或查看對手的手牌並棄掉其中 1 張。',
  'ironborn-mettle': '友軍單位通過士氣檢定時：治療 2 點傷害；在阿莎的單位短程內時，每折損 1 排再加 1 點。',
  'raider-bravery':
    '友軍單位通過士氣檢定時：附在該單位上，直到其不通過士氣檢定。其攻擊滿排時額外擲 1 顆攻擊骰，否則攻擊骰視為多 1 排。',
  'war-cry-greyjoy':
    '友軍單位激活時：執行士氣檢定。若通過，長程內的 1 個敵軍單位承受驚惶或脆弱；若為阿莎的單位，則承受兩者。',
  'rush-of-aggression-greyjoy':
    '友軍衝鋒擲骰前：視同擲出 6，其近戰攻擊獲得重擊。除非為維克塔利昂的單位，攻擊完成後衝鋒單位承受脆弱。',
  'assault-orders-greyjoy':
    '友軍非戰鬥單位佔據區域時：取代該區域的效果，1 個友軍單位以最低攻擊骰數值執行近戰攻擊。維克塔利昂的單位可改為如此衝鋒。',
  'sustained-assault-greyjoy':
    '友軍近戰攻擊擲攻擊骰前：若該單位回合開始時已與防禦單位接戰，使用最高攻擊骰數值，並可重擲任意顆骰子。若為維克塔利昂的單位，防禦單位承受脆弱。',
  'boarding-axe': '破甲。有 2 枚掠奪標記時，擲攻擊骰前，防禦單位承受驚惶。',
  'captains-men': '附有維克塔利昂·葛雷喬伊時，此單位佈置時有 1 枚掠奪標記。',
  'victarions-vassal': '固有。此模型在所有效果中視為維克塔利昂·葛雷喬伊。',
};
