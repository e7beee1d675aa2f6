/** 馬泰爾家族：卡牌與能力的名稱及說明。 */
export const names = {
  'martell-spearmen': '馬泰爾槍兵',
  'sand-skirmishers': '沙地散兵',
  'sunspear-dervishes': '陽戟城舞刀手',
  'sunspear-royal-guard': '陽戟城禁衛',
  'dune-vipers': '沙丘毒蛇',
  'starfall-outriders': '星隕城先鋒騎兵',
  'starfall-knights': '星隕城騎士',
  'darkstar-retinue': '暗黑之星扈從',
  'skyreach-bowmen': '擎天堡弓箭手',
  'oberyn-martell-prince-of-dorne': '「多恩親王」奧柏倫·馬泰爾',
  'oberyn-martell-the-snake': '「毒蛇」奧柏倫·馬泰爾',
  'areo-hotah-captain-of-the-guard': '「侍衛隊長」阿利歐·何塔',
  'areo-hotah-dutiful-juggernaut': '「盡忠的巨漢」阿利歐·何塔',
  'dervish-captain': '舞刀手隊長',
  'spearmen-captain': '槍兵隊長',
  spearlord: '槍兵領主',
  'obara-sand-eldest-sister': '「長姐」歐芭婭·沙德',
  'obara-sand-sand-snake': '「沙蛇」歐芭婭·沙德',
  'nymeria-sand-sand-snake': '「沙蛇」娜梅莉亞·沙德',
  'elia-sand-sand-snake': '「沙蛇」伊莉亞·沙德',
  'harmen-uller-dornish-envoy': '「多恩使節」哈曼·烏勒',
  'harmen-uller-lord-of-hellholt': '「獄門堡伯爵」哈曼·烏勒',
  'arys-oakheart-the-white-knight': '「白騎士」亞歷斯·奧克赫特',
  'quentyn-martell-prince-of-dorne': '「多恩王子」昆廷·馬泰爾',
  'gerold-dayne-knight-of-high-hermitage': '「高隱城騎士」傑洛·戴恩',
  'edric-dayne-lord-of-starfall': '「星隕城伯爵」艾德瑞克·戴恩',
  'daemon-sand-bastard-of-godsgrace': '「神恩城私生子」戴蒙·沙德',
  'daemon-sand-vengeful-knight': '「復仇騎士」戴蒙·沙德',
  'gerold-dayne-darkstar': '「暗黑之星」傑洛·戴恩',
  'high-hermitage-sentinel': '高隱城哨兵',
  'doran-martell-lord-of-sunspear': '「陽戟城領主」道朗·馬泰爾',
  'doran-martell-prince-of-dorne': '「多恩親王」道朗·馬泰爾',
  'ellaria-sand-vipers-paramour': '「毒蛇情婦」艾拉莉亞·沙德',
  'oberyn-martell-red-viper': '「紅毒蛇」奧柏倫·馬泰爾',
  'tyene-sand-septas-daughter': '「修女之女」特蕾妮·沙德',
  'nymeria-sand-lady-nym': '「娜梅小姐」娜梅莉亞·沙德',
  'arianne-martell-heiress-to-dorne': '「多恩繼承人」亞莉安恩·馬泰爾',
  'arys-oakheart-crowns-ambassador': '「王室使節」亞歷斯·奧克赫特',
  'advantage-strike': '先機打擊',
  'dervish-blades': '舞刀',
  'desert-marksmen': '沙漠射手',
  'dornish-conviction': '多恩信念',
  'dornish-vengeance': '多恩復仇',
  'manticore-venom': '蠍尾獅毒',
  'manticore-venom-poison': '蠍尾獅毒',
  scimitar: '彎刀',
  'spear-and-net': '槍與網',
  'starfall-lance': '星隕城騎槍',
  'true-conviction-martell': '堅定信念',
  'unsuspecting-charge': '出其不意的衝鋒',
  unsuspected: '出其不意的衝鋒',
  'vipers-fangs': '毒蛇之牙',
  'proxy-orders': '代行號令',
  'sunspear-secrets': '陽戟城的祕密',
  'lysene-charm': '里斯魅力',
  'hot-tempered': '脾氣火爆',
  'vipers-temper': '脾氣火爆',
  'healing-hands': '療癒之手',
  'strangler-waits': '扼死者',
  'the-strangler': '扼死者',
  'conflicting-reactions': '矛盾的反應',
  conflicted: '矛盾的反應',
  negotiator: '談判者',
  'orders-refused': '談判者',
  'unfaltering-politics': '堅定的政治',
  'superior-positioning-martell': '佔據優勢',
  'unbowed-unbent-unbroken': '不屈不撓',
  'rhoynish-vengeance': '洛伊拿人的復仇',
  'sand-diplomacy': '沙地外交',
  'diplomats-watch': '沙地外交',
  'rising-temperatures': '氣溫攀升',
  'cunning-ploy-martell': '狡詐計謀',
  'dune-tactics': '沙丘戰術',
  'unexpected-exhaustion': '意外疲憊',
  'vipers-infamy': '毒蛇惡名',
  'in-the-vipers-sight': '毒蛇惡名',
  'intercept-orders-martell': '截獲命令',
  'false-agenda-martell': '虛假盤算',
  'parlay-martell': '談判',
  'ripe-to-act': '時機成熟',
  'sustained-assault-martell': '持續猛攻',
  'reckless-strikes-martell-obara-sand': '魯莽攻擊',
  'desert-preparation': '沙漠準備',
  'set-for-charge-martell': '迎擊衝鋒',
  'battle-endurance-martell': '久戰之力',
  'spiteful-truce': '懷恨停戰',
  'a-need-for-vengeance-martell': '渴望復仇',
  'coordinated-plotting': '協同密謀',
  'pathetic-attempt-martell': '可悲的嘗試',
  'lone-knight': '獨行騎士',
  'coup-attempt': '政變企圖',
  'coup-prepared': '政變企圖',
  'reckless-strikes-martell-gerold-dayne': '魯莽攻擊',
};

export const attacks = {
  "Skirmisher's Bow": '散兵弓',
  "Skirmisher's Blade": '散兵之刃',
  'Dervish Blades': '舞刀',
  'Royal Spear': '禁衛長槍',
  'Spear & Net': '槍與網',
  Scimitar: '彎刀',
  'Starfall Lance': '星隕城騎槍',
  'Desert Marksmen': '沙漠射手',
  Daggers: '匕首',
};

export const text = {
  'advantage-strike': '近戰攻擊本輪尚未激活的敵軍單位時：可重擲任意顆攻擊骰。',
  'dervish-blades': '精準。攻擊本輪尚未激活的敵軍單位時，另具有重擊。',
  'desert-marksmen': '遠程攻擊本輪尚未激活的敵軍單位時：可重擲任意顆攻擊骰，防禦單位承受脆弱。',
  'dornish-conviction': '控制王冠區時，此單位以最高攻擊骰數值攻擊。',
  'dornish-vengeance':
    '此單位受到近戰攻擊後，若控制戰鬥區：攻擊單位受到 2 點傷害，此單位每折損 1 排再受到 1 點。',
  'manticore-venom': '每場遊戲一次，此單位完成近戰攻擊後：防禦單位中蠍尾獅毒，直到被殲滅。',
  'manticore-venom-poison':
    '毒藥。此單位不能治療傷害，激活時承受脆弱。若已承受脆弱時再次承受脆弱，改為受到 1 點傷害。',
  scimitar: '重擊。',
  'spear-and-net': '此攻擊完成後，防禦單位承受力竭。',
  'starfall-lance':
    '破甲。衝鋒時，每有 1 個剩餘排額外擲 2 顆攻擊骰。攻擊側翼或後方時，擲攻擊骰前該敵軍單位承受驚惶與力竭。',
  'true-conviction-martell': '馬泰爾家族單位攻擊剩餘排不少於此單位的敵軍時，可重擲任意顆攻擊骰。',
  'unsuspecting-charge':
    '號令，長程內的友軍單位激活時：本回合敵軍的號令與戰術牌不能指定該單位，其行動必須是衝鋒。',
  unsuspected: '敵軍的號令與戰術牌不能指定此單位，其行動必須是衝鋒。',
  'vipers-fangs': '近戰攻擊本輪尚未激活的敵軍單位時：防禦單位承受脆弱與力竭。',
  'proxy-orders': '道朗佔據區域時，你可以取代該區域的效果：阿利歐·何塔的單位轉向後行軍，或後退。',
  'sunspear-secrets':
    '道朗佔據區域時，在其效果之前獲得 1 枚標記；佔據流水花園則獲得 2 枚。你可以取代流水花園的效果：花費至多 4 枚標記，每枚選一項：1 個單位治療 2 點傷害；移除 1 個單位的 1 枚狀態標記；抽 1 張戰術牌；1 個敵軍單位承受你選擇的狀態；1 個友軍單位轉向，然後移位 2 吋；1 個敵軍單位受到 1 點傷害。',
  'lysene-charm':
    '艾拉莉亞佔據區域時，選擇 1 個友軍戰鬥單位，你可以移除其 1 枚狀態標記。若控制戰鬥區，該單位長程內的 1 個敵軍單位承受你選擇的狀態。',
  'hot-tempered':
    '影響力。敵軍近戰攻擊受此影響的友軍單位後：攻擊單位受到 1 次命中，防禦單位每有 1 個剩餘排再受到 1 次。',
  'vipers-temper': '敵軍近戰攻擊此單位後：攻擊單位受到 1 次命中，此單位每有 1 個剩餘排再受到 1 次。',
  'healing-hands':
    '特蕾妮佔據區域時，1 個友軍戰鬥單位可治療 1 點傷害。第 2 輪開始時，選擇 1 個區域：下一個佔據該區域的敵軍非戰鬥單位中扼死者之毒。',
  'strangler-waits': '下一個佔據所選區域的敵軍非戰鬥單位中扼死者之毒。',
  'the-strangler':
    '毒藥。此非戰鬥單位失去所有技能。第 3 輪起，不再視為控制區域；第 4 輪起，只有在其玩家沒有其他可激活的單位時才能激活；第 5 輪開始時被殲滅。',
  'conflicting-reactions':
    '影響力。受此影響的友軍步兵單位，依任一玩家控制的區域獲得：王冠區，近戰攻擊具有凶殘；戰鬥區，近戰攻擊具有重擊；佈陣區，速度值 +1。',
  conflicted: '任一玩家控制王冠區時，近戰攻擊具有凶殘；戰鬥區，具有重擊；佈陣區，速度值 +1。',
  negotiator: '對敵軍單位的影響力。選一項：其將領失去所有技能，或該單位不能成為己方號令的目標。',
  'orders-refused': '此單位不能成為己方號令的目標。',
  'unfaltering-politics':
    '每場遊戲一次，重整階段時，你可以將亞歷斯·奧克赫特留在戰術版圖上，他下一輪不激活。若他在一輪開始時位於戰術版圖上，1 個敵軍戰鬥單位承受力竭。',
  'superior-positioning-martell':
    '敵軍對單位正面衝鋒前：擲出 3 以下即為散漫衝鋒；若目標是你的統帥單位，則為 5 以下。若為散漫衝鋒，該敵軍單位承受脆弱。',
  'unbowed-unbent-unbroken':
    '友軍單位恐慌檢定擲骰後：可重擲任意顆骰子；若控制戰鬥區，改為通過檢定。將此牌附加於該單位長程內的 1 個敵軍單位，直到其成為戰鬥區的目標，或你的 1 個戰鬥單位被殲滅。附加期間：其士氣檢定 -2。',
  'rhoynish-vengeance':
    '任一回合開始時：將此牌附加於 1 個敵軍戰鬥單位，直到遊戲結束。每當友軍步兵或騎兵單位被殲滅，在此牌上放置 1 枚標記。有標記時：該敵軍單位攻擊時，每顆擲出 1 的攻擊骰使其受到 1 點傷害；若其對手控制王冠區，該單位成為區域的目標時，先受到 1 點傷害。',
  'sand-diplomacy':
    '一輪開始時：對手選擇 1 個區域，接著你選擇 1 個區域。本輪其中之一首次被佔據、其效果處理後，佔據者的對手可選擇至多 2 個敵軍戰鬥單位：承受脆弱與力竭。',
  'diplomats-watch':
    '本輪所選區域之一首次被佔據、其效果處理後，佔據者的對手可選擇至多 2 個敵軍戰鬥單位：承受脆弱與力竭。',
  'rising-temperatures':
    '敵軍戰鬥單位激活時：將此牌附加於該單位，直到其成為戰鬥區的目標。第 2 輪起，己方戰術牌不能指定該單位；第 3 輪起，其攻擊命中 -1；第 4 輪起，不能治療傷害。',
  'cunning-ploy-martell':
    '友軍戰鬥單位激活時：本回合不能執行行動，改由另一個友軍戰鬥單位執行佈陣、行軍或後退。若控制戰鬥區，後者長程內的 1 個敵軍單位先承受脆弱。',
  'dune-tactics':
    '敵軍近戰攻擊擲攻擊骰前：若防禦單位折損的排不少於攻擊單位，該攻擊使用最低攻擊骰數值。若控制王冠區，攻擊完成後攻擊單位承受脆弱與驚惶。',
  'unexpected-exhaustion':
    '敵軍戰鬥單位激活時：承受脆弱。將此牌附加於該單位，直到其脆弱標記被移除。附加期間：其攻擊命中 -1；攻擊奧柏倫的單位、擲攻擊骰前承受力竭。',
  'vipers-infamy':
    '敵軍戰鬥單位激活時：若在奧柏倫的單位長程內，本回合速度值 -2。若該單位本回合衝鋒失敗，承受脆弱。或任一回合開始時：抽 1 張戰術牌；或若奧柏倫的單位接戰中，從牌庫或棄牌堆搜尋 1 張統帥的戰術牌。',
  'in-the-vipers-sight': '此單位速度值 -2。',
  'intercept-orders-martell':
    '對手以區域指定單位為目標時：擲 1 顆骰。3+ 時，該玩家必須改選其他目標（若可能）。若控制王冠區，你可以重擲。若新目標在奧柏倫的單位長程內，承受你選擇的狀態。',
  'false-agenda-martell':
    '敵軍非戰鬥單位激活時：若本回合佔據區域，其效果處理後，你可以將其移至任一未被佔據的區域。若從王冠區移走，1 個敵軍戰鬥單位承受你選擇的狀態。',
  'parlay-martell':
    '友軍戰鬥單位激活時：本回合不能執行行動。短程內 1 個尚未激活的敵軍單位激活，但不執行行動。若友軍單位是阿利歐·何塔的單位，可使雙方各治療 2 點傷害。',
  'ripe-to-act': '友軍非戰鬥單位佔據王冠區時：取代其效果，所有敵軍戰鬥單位承受脆弱。',
  'sustained-assault-martell':
    '友軍單位近戰攻擊擲攻擊骰前：若回合開始時已與防禦單位接戰，使用最高攻擊骰數值，並可重擲任意顆攻擊骰。若是歐芭婭的單位，防禦單位另承受脆弱。',
  'reckless-strikes-martell-obara-sand':
    '友軍單位近戰攻擊擲攻擊骰前：該攻擊具有重擊與精準，每顆擲出 1 的攻擊骰使攻擊單位受到 1 點傷害。歐芭婭的單位另使用最高攻擊骰數值。',
  'desert-preparation':
    '敵軍單位在歐芭婭的單位長程內完成行動時：承受驚惶與力竭。或任一回合開始時：抽 1 張戰術牌。',
  'set-for-charge-martell':
    '友軍單位的正面或側翼被衝鋒成功，且未與其他敵軍接戰時：先對攻擊單位執行一次近戰攻擊。',
  'battle-endurance-martell':
    '友軍回合開始時：將此牌附加於 1 個友軍戰鬥單位，直到遊戲結束。其近戰攻擊依序獲得：第 3 輪起，可重擲落空的骰子；第 4 輪起，破甲；第 5 輪起，重擊；第 6 輪，額外擲 2 顆攻擊骰。',
  'spiteful-truce':
    '敵軍單位通過士氣檢定時：其長程內的 1 個友軍戰鬥單位治療 2 點傷害，自身每折損 1 排再治療 1 點。',
  'a-need-for-vengeance-martell':
    '一輪開始時：1 個友軍戰鬥單位執行一次攻擊；若是戴蒙·沙德的單位，命中 +1。攻擊完成後，對手可激活 1 個非戰鬥單位。',
  'coordinated-plotting': '友軍單位完成近戰攻擊後：其長程內另一個友軍戰鬥單位執行佈陣或後退。',
  'pathetic-attempt-martell':
    '友軍單位通過近戰攻擊引發的恐慌檢定時：該單位每有 1 個剩餘排，攻擊單位受到 2 次命中。若是戴蒙·沙德的單位，攻擊單位另承受力竭。',
  'lone-knight':
    '友軍回合開始時：若傑洛·戴恩的單位長程內沒有其他友軍單位，該單位可執行佈陣或行軍。或任一回合開始時：抽 1 張戰術牌。',
  'coup-attempt':
    '敵軍回合開始時：選擇 1 個區域。若本回合敵軍非戰鬥單位佔據該區域，傑洛·戴恩的單位可衝鋒。或任一回合開始時：抽 1 張戰術牌。',
  'coup-prepared': '本回合敵軍非戰鬥單位佔據所選區域時，傑洛·戴恩的單位可衝鋒。',
  'reckless-strikes-martell-gerold-dayne':
    '友軍戰鬥單位近戰攻擊擲攻擊骰前：該攻擊具有重擊與精準，每顆擲出 1 的攻擊骰使攻擊單位受到 1 點傷害。傑洛·戴恩的單位另使用最高攻擊骰數值。',
};
