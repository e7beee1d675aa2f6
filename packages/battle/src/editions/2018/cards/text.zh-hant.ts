/** 2018 年版的卡牌：名稱與說明。未列出的名稱與第 6 季相同。 */
export const names = {
  'stark-fury-2018': '史塔克之怒',
  'rapid-assault': '迅速突擊',
  onslaught: '猛攻',
  'direwolf-2018': '冰原狼',
  'stalking-assault': '潛行襲擊',
  'lannister-supremacy-2018': '蘭尼斯特之威',
  'set-for-charge-2018': '迎擊衝鋒',
  'vicious-methods': '凶殘手段',
  'wolfs-cunning-2018': '狼之狡猾',
  'umber-rage': '安柏之怒',
  'fury-of-house-umber': '安柏家族的狂怒',
  'martial-training-2018': '武藝訓練',
  'fury-unleashed': '狂怒盡釋',
  counterattack: '反攻',
  'boldness-and-courage-2018': '膽識與勇氣',
  'unstoppable-fury': '勢不可擋',
  'inhuman-strength': '非人之力',
  'uncontrolled-rage-2018': '失控之怒',
  'hold-the-line-2018': '守住陣線！',
  'line-held': '守住陣線！',
  'at-any-cost': '不惜代價',
  'repeating-the-words-2018': '複誦話語',
  'tactical-mastermind-2018': '戰術大師',
  'queens-influence-2018': '太后的影響',
  'queens-threats': '太后的影響',
  'winter-is-coming-2018': '凜冬將至',
  'northern-ferocity-2018': '北境凶猛',
  'the-north-remembers-2018': '北境永不忘',
  'devastating-impact-2018': '摧毀衝擊',
  'swift-advance': '迅速推進',
  'sudden-charge': '突然衝鋒',
  'direwolfs-fervor': '冰原狼之熱血',
  'hit-and-run-2018': '打了就跑',
  'superior-positioning-2018': '佔據優勢',
  'tactical-regroup': '戰術重整',
  'last-stand-2018': '背水一戰',
  'lash-out-2018': '反撲',
  'berserker-tactics-2018': '狂戰士戰術',
  'hear-me-roar-2018': '聽我怒吼！',
  'fealty-to-the-crown-2018': '效忠王室',
  'wealth-of-the-rock-2018': '凱岩城的財富',
  'intrigue-and-subterfuge-2018': '陰謀詭計',
  'paid-mutiny': '收買叛變',
  'a-lannister-pays-his-debts-2018': '蘭尼斯特有債必還',
  'counterplot-2018': '將計就計',
  'expert-parry-2018': '精妙格擋',
  'kingslayers-renown-2018': '弒君者威名',
  'deadly-riposte': '致命還擊',
  'fury-of-the-mountain': '魔山之怒',
  'orders-to-destroy': '毀滅命令',
  'overrun-2018': '長驅直入',
} as const;

export const attacks = {
  'Stark Fury': '史塔克之怒',
  'Stalking Assault': '潛行襲擊',
  'Vicious Methods': '凶殘手段',
} as const;

export const text = {
  'stark-fury-2018':
    '近戰攻擊擲攻擊骰前，可使該攻擊命中 +1 並獲得重擊；攻擊完成後，此單位受到 D3 點傷害，只剩 1 排時除外。',
  'rapid-assault': '你佔據佈陣區時：可取代其效果，由此單位衝鋒。',
  onslaught: '你佔據戰鬥區時：可取代其效果，由此單位衝鋒。',
  'direwolf-2018': '耐久為 2。激活開始時，可先執行一次額外佈陣。',
  'stalking-assault': '此單位攻擊敵軍單位的側翼或後方時，該單位承受脆弱。',
  'lannister-supremacy-2018': '此單位遭受攻擊並通過恐慌檢定時，攻擊單位以 -2 進行恐慌檢定。',
  'set-for-charge-2018':
    '號令。此單位的前方遭衝鋒成功，且之前未接戰時：在衝鋒單位攻擊之前，對其執行一次近戰攻擊。',
  'vicious-methods': '此單位的近戰攻擊具有重擊與凶殘。',
  'wolfs-cunning-2018': '號令。長程內的敵軍單位宣告衝鋒時：該次為散漫衝鋒。',
  'umber-rage': '號令。此單位近戰攻擊擲攻擊骰前：防禦單位承受驚惶與脆弱。攻擊完成後，此單位受到 D3 點傷害。',
  'fury-of-house-umber':
    '號令。此單位近戰攻擊擲攻擊骰後：可重擲任意顆；擲出 6 的命中不能被格擋。攻擊完成後，此單位受到 D3 點傷害。',
  'martial-training-2018': '號令。此單位近戰攻擊擲攻擊骰後：防禦單位承受脆弱。',
  'fury-unleashed': '折損 1 排時，此單位的近戰攻擊具有凶殘；折損 2 排時，防禦單位另承受驚惶。',
  counterattack:
    '號令。敵軍單位對此單位近戰攻擊擲攻擊骰後：攻擊完成時，每有 1 次命中被格擋，攻擊單位受到 1 次命中。',
  'boldness-and-courage-2018': '此單位的近戰攻擊視為多 1 排；排數完整時，多擲 2 顆攻擊骰。',
  'unstoppable-fury': '被此單位成功衝鋒的敵軍單位承受驚惶。此單位的近戰攻擊額外造成 D3 點傷害。',
  'inhuman-strength': '此單位的近戰攻擊多擲 2 顆攻擊骰，並具有破甲。',
  'uncontrolled-rage-2018': '此單位能夠衝鋒時，其行動必須是衝鋒。',
  'hold-the-line-2018':
    '號令。此單位近戰攻擊擲攻擊骰前，若它在回合開始時已接戰：本回合其近戰攻擊命中 +1，並多擲 2 顆攻擊骰。',
  'line-held': '本回合近戰攻擊命中 +1，並多擲 2 顆攻擊骰。',
  'at-any-cost': '號令。此單位即將不通過恐慌檢定時：移除 1 個模型，並通過檢定。',
  'repeating-the-words-2018': '每局一次，任何回合開始時：從牌庫或棄牌堆取任意 1 張牌到手牌，然後洗混牌庫。',
  'tactical-mastermind-2018':
    '開始時有 4 張戰術牌，並抽牌至 4 張。開始時有 2 枚號令標記：他激活時可移除 1 枚，1 名對手展示 2 張戰術牌（只有 1 張則展示該張），由你棄掉其中 1 張。',
  'queens-influence-2018': '影響力。該單位的士氣檢定 -2。',
  'queens-threats': '此單位的士氣檢定 -2。',

  'winter-is-coming-2018':
    '友軍單位宣告衝鋒時：對手本回合不能打出戰術牌，也不能使用號令。控制戰鬥區：被其成功衝鋒的敵軍單位承受驚惶。',
  'northern-ferocity-2018':
    '友軍近戰攻擊擲攻擊骰前：該攻擊獲得破甲。只剩 1 排時，另獲得凶殘。控制戰鬥區：防禦單位承受脆弱。',
  'the-north-remembers-2018':
    '友軍單位被殲滅時：另 1 個友軍單位移除其激活標記，或治療至多 3 點傷害。控制戰鬥區：兩項皆得。',
  'devastating-impact-2018':
    '友軍單位宣告衝鋒時：可重擲衝鋒骰，其攻擊另有 2 次命中。控制佈陣區：改為衝鋒骰視為 6，攻擊額外造成 2 點傷害。',
  'swift-advance':
    '未接戰的友軍步兵單位激活時：執行一次額外佈陣。控制佈陣區：本次激活移動力 +1，並可重擲衝鋒骰。',
  'sudden-charge':
    '你的非戰鬥單位佔據區域時：取代該區域的效果，1 個友軍單位衝鋒。控制佈陣區：被其成功衝鋒的敵軍單位承受脆弱。',
  'direwolfs-fervor':
    '友軍單位擲恐慌檢定前：結果 +1，每折損 1 排再 +1。控制戰鬥區：與其接戰的 1 個敵軍單位受到 D3 點傷害。',
  'hit-and-run-2018':
    '友軍單位完成近戰攻擊後：該單位後退，後退骰視為 6。控制佈陣區：被其脫離接戰的敵軍單位承受力竭。',
  'superior-positioning-2018':
    '敵軍單位宣告衝鋒時：多擲 1 顆衝鋒骰，取最低者。若衝鋒羅柏的單位，該單位可先佈陣至多 3 吋。',
  'tactical-regroup':
    '接戰中的友軍單位激活時：後退，並治療至多 D3 點傷害。在羅柏長程內時，被其脫離接戰的敵軍單位承受脆弱。',
  'last-stand-2018':
    '友軍單位被殲滅時：移除前，以最高攻擊骰數值執行一次近戰攻擊。安柏家族：防禦單位承受脆弱。',
  'lash-out-2018':
    '敵軍單位對折損 1 排的友軍單位完成近戰攻擊後：攻擊單位受到 D3 點傷害；折損 2 排時為 D3+2 點。安柏家族的 D3 視為 3。',
  'berserker-tactics-2018':
    '友軍近戰攻擊擲攻擊骰後：防禦單位受到 D3 點傷害，安柏家族可改為造成 3 點。攻擊完成後，該單位受到同樣點數的傷害，只剩 1 排時除外。',

  'hear-me-roar-2018': '敵軍單位擲恐慌檢定前：結果 -1，每折損 1 排再 -1。控制王冠區：該單位承受驚惶。',
  'fealty-to-the-crown-2018':
    '敵軍單位不通過恐慌檢定時：其短程內 1 個友軍步兵單位，每移除 1 個模型便治療 1 點傷害。控制王冠區：至多再治療 2 點。',
  'wealth-of-the-rock-2018':
    '敵軍單位對友軍單位擲攻擊骰後：該友軍的防禦骰 +1。控制財富區：另格擋 D3 次命中。',
  'intrigue-and-subterfuge-2018':
    '敵軍非戰鬥單位激活時：直到該輪完結失去技能。控制王冠區：其玩家隨機棄掉 1 張戰術牌。',
  'paid-mutiny':
    '敵軍戰鬥單位激活時：進行士氣檢定。若不通過，其將領直到該輪完結失去技能，該單位受到 D3 點傷害。控制財富區：檢定 -2，並受到 3 點傷害。',
  'a-lannister-pays-his-debts-2018':
    '友軍單位被殲滅時：1 個敵軍單位承受驚惶，1 個敵軍單位（可為同一單位）承受脆弱。控制財富區：另 1 張牌從棄牌堆回到手牌。',
  'counterplot-2018': '對手打出戰術牌時：擲 1 顆骰，3 或以上則取消該牌。控制王冠區：失敗時可重擲一次。',
  'expert-parry-2018':
    '敵軍單位對友軍單位近戰攻擊擲攻擊骰後：每顆擲出 6 的防禦骰格擋 2 次命中。詹姆的單位：每顆成功格擋的 5 或 6。',
  'kingslayers-renown-2018': '敵軍戰鬥單位激活時：承受力竭。在詹姆的單位短程內時，另承受驚惶。',
  'deadly-riposte':
    '敵軍單位對友軍單位近戰攻擊擲攻擊骰前：攻擊完成時，每次落空使攻擊單位受到 1 次命中。若攻擊詹姆的單位，再加 2 次。',
  'fury-of-the-mountain': '友軍近戰攻擊擲攻擊骰前：該攻擊獲得重擊。克里岡家族：命中的 5 也算。',
  'orders-to-destroy':
    '你的非戰鬥單位佔據區域時：取代該區域的效果，1 個友軍單位執行近戰攻擊，多擲 2 顆攻擊骰。克里岡家族也可如此衝鋒。',
  'overrun-2018': '友軍單位勢如破竹時：可改為轉向並衝鋒。克里岡家族：距離 +2 吋。',
} as const;
