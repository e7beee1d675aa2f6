/** 波頓家族：卡牌與能力的名稱及說明。 */
import { say } from '../shared/tactics-text.zh-hant.ts';

export const names = {
  'dreadfort-prisoners': '恐怖堡的囚犯',
  'sadistic-butchery': '虐殺',
  butchery: '虐殺',
  'frey-ambition': '佛雷家的野心',
  'loyal-imposter': '忠實的冒牌貨',
  'a-bride-for-bolton': '忠實的冒牌貨',
  'deceitful-envoy': '詭詐使者',
  envoy: '詭詐使者',
  whispers: '耳語威脅',
  'bloody-beheadings-bolton': '血腥斬首',
  'harsh-punishments': '嚴刑峻罰',
  'our-blades-are-sharp-bolton': '我們的刀很利',
  'sadistic-games-bolton': '虐待遊戲',
  'cruel-methods-bolton': '殘酷手段',
  'a-flayed-man-has-no-secrets-bolton': '被剝皮的人沒有秘密',
  'fear-keeps-a-man-alive-bolton': '恐懼使人活命',
  'skin-collection': '人皮收藏',
  'opportunist-bolton': '見機行事',
  'spoils-in-flesh': '血肉戰利品',
  'whispered-threats-bolton': '耳語威脅',
  'seeing-their-flaws-bolton': '看穿破綻',
  'dreadfort-secrets': '恐怖堡的秘密',
  'price-of-fear': '恐懼的代價',
  'rush-of-aggression-bolton': '一鼓作氣',
  'taunt-bolton': '挑釁',
  'ramsay-snow-spiteful-heir': '「惡毒繼承人」拉姆斯·雪諾',
  'roose-bolton-lord-of-the-dreadfort': '「恐怖堡伯爵」盧斯·波頓',
  'steelshanks-walton-captain-of-the-guard': '「侍衛隊長」鐵腿瓦頓',
  'walda-frey-fat-walda': '「胖瓦妲」瓦妲·佛雷',
  'jeyne-poole-arya-stark-bride-of-bolton': '「艾莉亞·史塔克，波頓的新娘」珍妮·普爾',
  'roose-bolton-calculating-and-cruel': '「冷酷算計」盧斯·波頓',
  'ramsay-snow-red-helm': '「紅盔」拉姆斯·雪諾',
  'tybald-maester-of-the-dreadfort': '「恐怖堡學士」提拜德',
  cutthroats: '割喉手',
  blackguards: '黑衛士',
  'dreadfort-archers': '恐怖堡弓箭手',
  'bastards-girls': '私生子之犬',
  'flayed-men': '剝皮騎士',
  'dreadfort-spearmen': '恐怖堡長矛兵',
  'ramsay-snow-sadist': '「虐待狂」拉姆斯·雪諾',
  'theon-greyjoy-reek': '「臭佬」席恩·葛雷喬伊',
  'dreadfort-captain': '恐怖堡隊長',
  'bolton-flayer': '波頓剝皮人',
  'ben-bones-kennelmaster': '「馴獸師」本恩·骨頭',
  'damon-dance-for-me-bastards-boy': '「私生子的小子」舞蹈師達蒙',
  'skinner-bastards-boy': '「私生子的小子」剝皮匠',
  'grunt-bastards-boy': '「私生子的小子」咕嚕',
  'sour-alyn-bastards-boy': '「私生子的小子」酸埃林',
  'steelshanks-walton-relentless-soldier': '「不懈的士兵」鐵腿瓦頓',
};

export const attacks = {
  'Ruthless Volley': '無情齊射',
  'Impaling Spear': '穿刺長矛',
};

export const text = {
  'dreadfort-prisoners':
    '開始時有 3 枚號令標記。每當敵軍折損 1 排，在此牌放置 1 枚，最多 3 枚。任何回合開始時：可花費 3 枚，1 個敵軍單位承受驚惶。',
  'sadistic-butchery':
    '影響力。友軍波頓家族單位：近戰攻擊造成傷害而完成後，治療 1 點傷害，防禦單位每折損 1 排再治療 1 點。',
  butchery: '友軍波頓家族單位：近戰攻擊造成傷害而完成後，治療 1 點傷害，防禦單位每折損 1 排再治療 1 點。',
  'frey-ambition':
    '瓦妲佔據王冠區時：1 個敵軍單位承受力竭。戰術區：可改為從牌庫或棄牌堆搜尋 1 張你統帥的戰術牌，然後洗勻牌庫。財富區：可治療 4 點傷害，但不移除狀態標記。',
  'loyal-imposter':
    '影響力：士氣檢定 +2。每局一次，任何一輪開始時：本輪由對手控制珍妮，她沒有影響力；你成為起始玩家。',
  'a-bride-for-bolton': '士氣檢定 +2。',
  'deceitful-envoy':
    '開始時有 2 枚號令標記。提拜德不在戰術版圖上時，敵軍非戰鬥單位激活，可移除 1 枚並選 1 個區域。若該非戰鬥單位佔據該區域，區域效果之後 1 個敵軍單位承受脆弱；若沒有，回合完結時提拜德佔據該區域。',
  envoy: '若此非戰鬥單位佔據所選區域，區域效果之後 1 個敵軍單位承受脆弱。',
  whispers: '若此非戰鬥單位本回合佔據區域，區域效果之後 1 個敵軍單位承受脆弱，1 個敵軍單位承受驚惶。',
  'bloody-beheadings-bolton': say.bloodyBeheadings,
  'harsh-punishments':
    '任何回合開始時：將此牌附在 1 個友軍單位上，直到遊戲結束。其近戰攻擊使用最高攻擊骰數值並獲得破甲；不通過恐慌檢定時額外受到 1 點傷害。',
  'our-blades-are-sharp-bolton': '友軍近戰攻擊擲攻擊骰前：獲得精準。若防禦單位有驚惶，可重擲任意顆攻擊骰。',
  'sadistic-games-bolton': '敵軍回合開始時：對手選擇驚惶或力竭，然後由你指定最多 2 個敵軍單位承受之。',
  'cruel-methods-bolton': say.cruelMethods('步兵'),
  'a-flayed-man-has-no-secrets-bolton':
    '單位被對手的技能或戰術牌指定時：花費該單位長程內 1 個敵軍單位的 1 枚狀態標記，取消該效果。',
  'fear-keeps-a-man-alive-bolton':
    '敵軍單位不通過恐慌檢定時：其因此受到多少點傷害，其長程內的友軍單位共治療多少點，由你分配；若該單位在你的統帥的單位短程內，再治療 1 點。',
  'skin-collection':
    '任何回合開始時：將此牌附在 1 個友軍步兵單位上，直到遊戲結束。其每折損敵軍 1 排，在此牌放置 1 枚標記。與其接戰的敵軍單位，每枚標記使恐慌檢定 -1，最多 -2。',
  'opportunist-bolton': say.opportunist('拉姆斯·雪諾的'),
  'spoils-in-flesh':
    '友軍近戰攻擊折損敵軍的排而完成後：攻擊單位短程內 1 個友軍單位治療 1 點傷害，防禦單位每折損 1 排再治療 1 點。',
  'whispered-threats-bolton':
    '敵軍非戰鬥單位激活時：若其本回合佔據區域，區域效果之後 1 個敵軍單位承受脆弱，1 個敵軍單位承受驚惶。',
  'seeing-their-flaws-bolton': say.seeingTheirFlaws('盧斯·波頓的'),
  'dreadfort-secrets':
    '友軍近戰攻擊折損敵軍的排而完成後：將此牌附在攻擊單位短程內 1 個友軍步兵單位上；所有與其接戰的敵軍單位承受驚惶。每當敵軍單位在其短程內激活，該敵軍單位承受驚惶。',
  'price-of-fear': '敵軍單位不通過恐慌檢定時：其長程內 1 個友軍單位可執行 1 次額外佈陣。',
  'rush-of-aggression-bolton': say.rushOfAggression('鐵腿瓦頓的'),
  'taunt-bolton': say.taunt,
};
