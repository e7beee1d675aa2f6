/** 無旗兄弟會：卡牌與能力的名稱及說明。 */
import { say } from '../shared/tactics-text.zh-hant.ts';

export const names = {
  'peasant-levy': '徵召農兵',
  'men-at-arms': '兄弟會武裝士兵',
  'brotherhood-archers': '兄弟會弓箭手',
  'brotherhood-sworn-knights': '兄弟會誓言騎士',
  'beric-dondarrion-lightning-lord': '「閃電大王」貝里·唐德利恩',
  'beric-dondarrion-azor-ahai': '「亞梭爾·亞亥」貝里·唐德利恩',
  'thoros-of-myr-the-red-wizard': '「紅袍巫師」密爾的索羅斯',
  'thoros-of-myr-faithful-believer': '「虔誠信徒」密爾的索羅斯',
  'lem-lemoncloak-the-lemon': '「檸檬」檸檬斗篷林姆',
  'tom-sevenstringers-osevens': '「七弦」湯姆',
  'catelyn-stark-lady-stoneheart': '「石心夫人」凱特琳·史塔克',
  'anguy-the-archer': '「射手」安蓋',
  'edric-dayne-loyal-squire': '「忠誠侍從」艾德瑞克·戴恩',
  'hot-pie-the-baker': '「麵包師」熱派',
  'gendry-the-bull': '「大牛」詹德利',
  'ghost-of-high-heart-the-woods-witch': '「森林女巫」高尚之心的鬼魂',
  'ravella-smallwood-lady-of-acorn-hall': '「橡果廳夫人」拉薇拉·斯莫伍德',
  'catelyn-stark-the-hangwoman': '「絞刑婦」凱特琳·史塔克',
  'thoros-of-myr-the-ember': '「餘燼」密爾的索羅斯',
  'berics-vassal': '貝里的封臣',
  'brotherhood-armaments': '兄弟會軍備',
  'deceitful-reposition': '詐術換位',
  'hidden-shot': '暗箭',
  'hot-pies': '熱派！',
  'improved-defenses-brotherhood': '強化防禦',
  'knightly-armaments': '騎士軍備',
  lightbringer: '光明使者',
  'prayers-to-rhllor': '向拉赫洛祈禱',
  'rally-the-smallfolk': '號召平民',
  'unending-vengeance': '無盡復仇',
  'prophecies-and-portents': '預言與徵兆',
  foretold: '預言與徵兆',
  'allies-in-the-realm': '國境內的盟友',
  'vengeance-at-any-cost': '不惜代價的復仇',
  'hunted-down': '不惜代價的復仇',
  'fresh-converts': '新的皈依者',
  'sudden-retreat-brotherhood': '突然撤退',
  'regroup-and-reform-brotherhood': '重整隊形',
  'knights-of-the-hollow-hill': '空山騎士',
  'the-forgotten-fellowship': '被遺忘的夥伴',
  'take-up-the-sword': '拿起劍來',
  'azor-ahai-brotherhood': '亞梭爾·亞亥！',
  'but-the-realm-remains': '但王國仍在',
  'assault-orders-brotherhood': '突擊令',
  'six-times-too-many': '六次太多',
  'lightbringer-brotherhood': '光明使者',
  'fiery-charge-brotherhood': '烈焰衝鋒',
  'loved-by-the-smallfolk-brotherhood': '深受百姓愛戴',
  'the-last-kiss': '最後之吻',
  'lash-out-brotherhood': '反撲',
  'price-of-failure-brotherhood': '失敗的代價',
  'vengeance-in-blood': '血的復仇',
};

export const attacks = {
  'Brotherhood Armaments': '兄弟會軍備',
  'Hidden Shot': '暗箭',
  'Knightly Armaments': '騎士軍備',
};

export const text = {
  'berics-vassal': '固有。此模型視為貝里·唐德利恩。',
  'brotherhood-armaments': '重擊。對手未控制王冠區時：命中 +1 與破甲。',
  'deceitful-reposition': '號令，敵軍回合開始時，若短程內沒有敵軍單位：此單位佈陣至多 3 吋。',
  'hidden-shot': '判定視野時無視單位與地形。攻擊側翼或後方時：精準與凶殘。',
  'hot-pies': '激活時移除 1 枚狀態標記；控制王冠區時，另治療 1 點傷害。',
  'improved-defenses-brotherhood': '控制王冠區時：防禦骰 +1。',
  'knightly-armaments': '破甲。對手未控制王冠區時：可重擲任意顆攻擊骰。',
  lightbringer:
    '貝里開局有 1 枚信仰標記，其單位每次通過士氣檢定獲得 1 枚。此單位近戰攻擊前花費 1 枚：額外擲 2 顆攻擊骰。此單位將被近戰攻擊殲滅時花費 1 枚：先以最低攻擊骰數值執行一次近戰攻擊；若殲滅防禦單位，此單位以 1 點耐久留在場上。',
  'prayers-to-rhllor':
    '士氣檢定 +2。此單位開局有 1 枚信仰標記，每次通過士氣檢定獲得 1 枚。近戰攻擊前花費 1 枚：破甲與凶殘。長程內的敵軍單位不通過恐慌檢定時花費 1 枚：長程內的 1 個友軍單位治療該敵軍因此受到的傷害，至多 3 點。',
  'rally-the-smallfolk': '此單位的近戰攻擊使敵軍折損排後：長程內的 1 個友軍步兵單位治療 2 點傷害。',
  'unending-vengeance':
    '若你的軍隊有凱特琳·史塔克：友軍戰鬥單位對波頓家族與蘭尼斯特家族的單位，以及有恐怖堡隊長、波頓剝皮人、盧斯·波頓、拉姆斯·雪諾或瓦德·佛雷的單位衝鋒時，可重擲衝鋒骰。',
  'prophecies-and-portents': '影響力。該單位士氣檢定 +1；每折損 1 排，1 個與其接戰的敵軍單位承受脆弱與力竭。',
  foretold: '士氣檢定 +1。此單位每折損 1 排，1 個與其接戰的敵軍單位承受脆弱與力竭。',
  'allies-in-the-realm':
    '拉薇拉開局有 3 枚標記。友軍回合開始時，你可以花費 1 枚並棄掉 1 張戰術牌：1 個友軍戰鬥單位治療 2 點傷害；若只剩 1 排，另移除 1 枚狀態標記。',
  'vengeance-at-any-cost':
    '影響力。受此影響的敵軍戰鬥單位每次行動前受到 1 點傷害；友軍單位對其近戰攻擊時，可重擲任意顆攻擊骰。',
  'hunted-down': '此單位每次行動前受到 1 點傷害。凱特琳一方對其近戰攻擊時，可重擲任意顆攻擊骰。',
  'fresh-converts':
    '敵軍戰鬥單位每折損 1 排，索羅斯獲得 1 枚標記。他佔據區域時，你可以取代其效果：1 個友軍戰鬥單位治療 2 點傷害；然後花費至多 2 枚標記，每枚使 1 個友軍戰鬥單位治療 1 點傷害。',
  'sudden-retreat-brotherhood': say.suddenRetreat('你的統帥的'),
  'regroup-and-reform-brotherhood': say.regroupAndReform,
  'knights-of-the-hollow-hill':
    '敵軍技能或戰術牌指定友軍戰鬥單位為目標時：該單位執行士氣檢定。若通過，取消該技能或戰術牌，且該單位可佈陣至多 3 吋。',
  'the-forgotten-fellowship': '一輪開始時：1 個友軍戰鬥單位行軍或後退，然後承受力竭。',
  'take-up-the-sword':
    '友軍戰鬥單位激活時：執行士氣檢定。若通過，選一項：治療 1 點傷害，每折損 1 排再治療 1 點；或長程內的 1 個敵軍單位承受驚惶與力竭。',
  'azor-ahai-brotherhood': say.azorAhai('你的統帥的單位', '力竭'),
  'but-the-realm-remains':
    '任何回合開始時：將此牌附在 1 個友軍戰鬥單位上。每當友軍步兵或騎兵單位被殲滅，在此牌上放置 1 枚標記。友軍回合開始時，你可以移除 1 枚：該單位治療 3 點傷害。有標記時，該單位不會承受狀態。',
  'assault-orders-brotherhood': say.assaultOrders('貝里的單位'),
  'six-times-too-many':
    '友軍步兵單位將被近戰攻擊殲滅時：以 1 點耐久留在場上。將此牌附在該單位上：號令與戰術牌不能指定該單位。',
  'lightbringer-brotherhood':
    '友軍戰鬥單位完成近戰攻擊後：其短程內的 1 個敵軍單位執行恐慌檢定，每折損 1 排結果 -1。若攻擊單位是貝里的單位，該敵軍單位另承受驚惶。',
  'fiery-charge-brotherhood': say.fieryCharge('索羅斯的單位'),
  'loved-by-the-smallfolk-brotherhood': say.lovedByTheSmallfolk('索羅斯的'),
  'the-last-kiss':
    '友軍將領將陣亡時：改為置於另一個同兵種的友軍戰鬥單位，不受將領數量限制。或任何回合開始時：抽 1 張戰術牌。',
  'lash-out-brotherhood': say.lashOut('凱特琳的單位', '驚惶'),
  'price-of-failure-brotherhood': say.priceOfFailure,
  'vengeance-in-blood':
    '敵軍近戰攻擊使友軍折損排後：防禦單位以外的 1 個友軍戰鬥單位可佈陣或行軍；凱特琳的單位可改為衝鋒或攻擊。',
};
