/** 守夜人：卡牌與能力的名稱及說明。 */
const VOW = '友軍守夜人單位激活時：將此牌附在該單位上，直到其不通過恐慌檢定。';

const HUNTERS_INSIGHT =
  '友軍回合開始時，指定友軍遊騎兵單位長程內的 1 個敵軍單位並選一項：其長程內的 1 個友軍單位移位 3”；本回合友軍單位攻擊或衝鋒它時可重擲攻擊骰與衝鋒骰；或本回合它不能使用號令，也不能成為其友軍戰術牌的目標。';

export const names = {
  'veterans-of-the-watch': '守夜人老兵',
  'sworn-brothers': '誓言弟兄',
  'ranger-trackers': '遊騎兵追蹤者',
  ghost: '白靈',
  'ranger-hunters': '遊騎兵獵手',
  'builder-scorpion-crew': '工匠巨弩',
  'builder-stone-thrower': '工匠投石機',
  'builder-crossbowmen': '工匠弩兵',
  conscripts: '徵募兵',
  'watch-marshal': '守夜人統領',
  'coldhands-mysterious-ally': '「神祕盟友」冷手',
  'ranger-vanguards': '遊騎兵先鋒',
  'shadow-tower-spearmen': '影子塔槍兵',
  'jeor-mormont-997th-lord-commander': '「第九百九十七任總司令」傑奧·莫爾蒙',
  'jon-snow-998th-lord-commander': '「第九百九十八任總司令」瓊恩·雪諾',
  'jon-snow-lord-snow': '「雪諾大人」瓊恩·雪諾',
  'watch-captain': '守夜人隊長',
  'watch-recruiter': '守夜人募兵官',
  'alliser-thorne-master-at-arms': '「教頭」艾里沙·索恩',
  'alliser-thorne-vindictive-overseer': '「記仇的監工」艾里沙·索恩',
  'donal-noye-defender-of-castle-black': '「黑城堡守護者」唐納·諾伊',
  'grenn-aurochs': '「笨牛」葛蘭',
  'pypar-monkey': '「猴子」派普',
  'qhorin-halfhand-grizzled-ranger': '「老練遊騎兵」斷掌科林',
  'othell-yarwyck-spotter': '「觀測手」歐賽·亞威克',
  'scorpion-modifications-othell-yarwyck': '巨弩改裝（歐賽·亞威克）',
  'senior-builder': '資深工匠',
  'hardened-ranger': '身經百戰的遊騎兵',
  'scorpion-modifications-builder': '巨弩改裝（工匠）',
  'othell-yarwyck-first-builder': '「首席工匠」歐賽·亞威克',
  'benjen-stark-wolf-of-the-wall': '「長城之狼」班揚·史塔克',
  'coldhands-enigmatic-guide': '「神祕嚮導」冷手',
  'samwell-tarly-sam-the-slayer': '「殺手山姆」山姆威爾·塔利',
  'coldhands-former-crow': '「昔日烏鴉」冷手',
  'benjen-stark-first-ranger': '「首席遊騎兵」班揚·史塔克',
  'cotter-pyke-ironborn-brother': '「鐵民弟兄」卡特·派克',
  'yoren-harsh-recruiter': '「嚴厲的募兵官」尤倫',
  'satin-commanders-steward': '「司令事務官」紗丁',
  'satin-brave-recruit': '「勇敢新兵」紗丁',
  'eddison-tollett-dolorous-edd': '「憂鬱的艾迪」艾迪森·托勒特',
  'benjen-stark-beyond-the-wall': '「長城之外」班揚·史塔克',
  'cotter-pyke-eastwatch-commander': '「東海望司令」卡特·派克',
  'ser-denys-mallister-shadow-tower-commander': '「影子塔司令」丹尼斯·梅利斯特爵士',
  'bowen-marsh-first-steward': '「首席事務官」波文·馬爾錫',
  'aemon-maester-of-castle-black': '「黑城堡學士」伊蒙',
  'jeor-mormont-the-old-bear': '「熊老」傑奧·莫爾蒙',
  'qhorin-halfhand-unwavering-ranger': '「堅定的遊騎兵」斷掌科林',
  'donal-noye-expert-blacksmith': '「巧手鐵匠」唐納·諾伊',
  'othell-yarwyck-warmachine-specialist': '「兵器專家」歐賽·亞威克',
  'samwell-tarly-craven-scholar': '「膽小學者」山姆威爾·塔利',
  'gilly-the-wildling-girl': '「野人女孩」吉莉',
  'craster-ally-of-the-watch': '「守夜人的盟友」卡斯特',
  'yoren-wandering-crow': '「流浪烏鴉」尤倫',
  'ser-denys-mallister-honorable-brother': '「可敬的弟兄」丹尼斯·梅利斯特爵士',
  'dual-weapons': '雙持武器',
  greatsword: '巨劍',
  'ready-aim-release': '預備！瞄準！放！',
  'true-bond': '真摯羈絆',
  'stay-at-your-posts': '堅守崗位！',
  'bookkeeping-samwell-tarly': '記帳',
  'commanders-vassal': '統帥的侍從',
  'gallows-humor': '苦中作樂',
  'war-machine': '兵器',
  'bolt-thrower': '弩砲',
  'rock-volley': '落石',
  'improved-defenses-nights-watch': '強化防禦',
  spotter: '觀測手',
  'stake-mountings': '尖樁裝置',
  'stake-building': '架設尖樁',
  'affiliation-builder': '所屬：工匠',
  'affiliation-ranger': '所屬：遊騎兵',
  'ranging-specialist': '巡邏專家',
  quarry: '被追獵',
  marshal: '統領',
  'raven-flock': '鴉群',
  'eye-of-the-crow': '烏鴉之眼',
  'eye-of-the-crow-returns': '烏鴉之眼',
  'counts-and-measures': '清點計量',
  'maesters-healing': '學士的醫術',
  'duty-to-the-realms-of-men': '守護王國之責',
  'sacrifice-for-the-cause': '捨身成仁',
  'held-back': '受牽制',
  'halfhands-guidance': '斷掌的指引',
  'guided-by-the-halfhand': '斷掌的指引',
  'expert-maintenance': '精心保養',
  'war-machines-of-the-wall': '長城的兵器',
  'knowledge-is-power': '知識就是力量',
  'gillys-insight': '吉莉的見解',
  'samwells-influence': '山姆威爾的影響',
  'rest-and-refuge': '歇息與庇護',
  refuge: '歇息與庇護',
  recruitment: '招募',
  'time-may-yet-come': '時機終將到來',
  'their-time-has-come': '時機終將到來',
  'dutiful-commander': '盡責的司令',
  'price-of-aggression': '派克的猛攻',
  'the-sword-in-the-darkness': '黑暗中的利劍',
  'the-fire-that-burns-against-the-cold': '抵禦寒冷的烈焰',
  'the-shield-of-the-realms-of-men': '守護王國的堅盾',
  'the-watcher-on-the-wall': '長城上的守衛',
  'the-light-that-brings-the-dawn': '破曉時分的光線',
  'take-the-black': '穿上黑衣',
  'and-now-his-watch-is-ended': '他的守望至此結束',
  'and-now-my-watch-begins': '我從今開始守望',
  'live-and-die-at-my-post': '生死堅守崗位',
  'night-gathers': '長夜將至',
  'honed-enhancement': '磨利強化',
  'rapid-construction': '迅速築造',
  'serrated-enhancement': '鋸齒強化',
  'it-shall-not-end-until-my-death': '至死方休！',
  'stand-united-brothers': '弟兄們，團結一心！',
  'for-the-watch': '為了守夜人！',
  'defensive-formation': '防禦陣形',
  'refuse-to-yield-nights-watch': '拒不退讓',
  'lash-out-nights-watch': '反撲',
  'hit-and-run-nights-watch': '打了就跑',
  'lying-in-wait': '伺機而動',
  'hunters-insight-first-ranger': '獵人的洞察',
  'hunters-insight-beyond-the-wall': '獵人的洞察',
  'marshal-nights-watch': '整隊',
  'ride-by-attack-nights-watch': '掠陣攻擊',
  'assault-orders-nights-watch': '突擊令',
  'pyke-aggression': '派克的猛攻',
  'pathetic-attempt-nights-watch': '可悲的嘗試',
  'seeing-their-flaws-nights-watch': '看穿破綻',
  'price-of-failure-nights-watch': '失敗的代價',
  'reckless-strikes-nights-watch': '魯莽攻擊',
  'adaptive-methods-nights-watch': '隨機應變',
  'combat-prowess-nights-watch': '戰技超群',
  'tempered-by-duty': '責任的鍛鍊',
};

export const attacks = {
  'Dual Weapons': '雙持武器',
  Greatsword: '巨劍',
  'Recurve Bow': '反曲弓',
  "Hunter's Bow": '獵弓',
  'Swift Strike': '迅捷打擊',
  'Bolt Thrower': '弩砲',
  'Weapon Crew': '操作手',
  'Rock Volley': '落石',
  'Simple Weapons': '簡陋武器',
  Longsword: '長劍',
};

export const text = {
  'dual-weapons': '精準。',
  greatsword: '破甲。',
  'ready-aim-release':
    '號令，敵軍單位向此單位前方衝鋒、結算前：此單位對其執行 1 次遠程攻擊，使用最低攻擊骰數值。',
  'true-bond':
    '固有。附在瓊恩·雪諾單位上的友軍戰術牌視為同時附在此單位上。瓊恩·雪諾的單位激活後，此單位可緊接著激活。',
  'stay-at-your-posts': '號令，短程內的友軍單位通過士氣檢定時：該單位治療 1 點傷害，每折損 1 排再治療 1 點。',
  'bookkeeping-samwell-tarly': '山姆威爾·塔利在戰場上時，你的手牌多 1 張：起始與補牌至 4 張，手牌上限 +1。',
  'commanders-vassal': '固有。此單位視為具有你的統帥之名。',
  'gallows-humor':
    '固有。此單位每折損 1 排，在艾迪森上放 1 個標記。1 個以上：敵軍號令與戰術牌不能指定此單位，敵軍非戰鬥單位不能影響它。2 個以上：其近戰攻擊命中 +1。',
  'war-machine': '固有。此單位耐久為 6。不能控制目標、承受狀態標記、衝鋒、後退或移位。',
  'bolt-thrower':
    '固有。凶殘。射程與視野從底盤任何部分測量。可承受命中 -3，攻擊射程與視野之外。不擲防禦骰。攻擊騎兵、怪獸與兵器時，每顆命中的骰子視為 2 次命中。',
  'rock-volley':
    '固有。凶殘。可攻擊射程與視野之外，但不能攻擊單個單位。若有任何命中，防禦單位不擲防禦骰，受到 1 點傷害，每有 1 個剩餘排再加 1 點。',
  'improved-defenses-nights-watch': '控制財富區時，防禦骰結果 +1。',
  spotter: '友軍兵器攻擊此單位長程內的敵軍單位時，可重擲任意顆攻擊骰。',
  'stake-mountings': '此單位被成功衝鋒時：衝鋒單位在攻擊前受到 D3+1 點傷害。',
  'stake-building':
    '每場遊戲一次，一輪開始時：在此單位 2” 內放置 1 個拒馬刺，不能與其他地形或單位重疊。它具有危險與可摧。',
  'affiliation-builder': '固有。此單位是工匠單位。',
  'affiliation-ranger': '固有。此單位是遊騎兵單位。',
  'ranging-specialist': '固有。班揚只能加入遊騎兵單位。',
  quarry: '追獵它的玩家攻擊或衝鋒此單位時，可重擲任意顆攻擊骰與衝鋒骰。',
  marshal:
    '固有。此單位耐久為 3。激活開始時，可先執行一次額外佈陣或後退。短程內的其他友軍單位近戰時額外擲 1 顆攻擊骰，不通過恐慌檢定時少受 1 點傷害。',
  'raven-flock': '號令，長程內的敵軍單位擲攻擊骰前：該攻擊命中 -1。',
  'eye-of-the-crow':
    '固有。此單位耐久為 4。激活開始時，可先執行一次額外佈陣或後退。首次被殲滅後，你可在下一輪開始時將其重新佈置在完全位於側面邊界短程內之處。',
  'eye-of-the-crow-returns': '下一輪開始時，被殲滅的單位可重新佈置在完全位於側面邊界短程內之處。',
  'counts-and-measures': '波文佔據區域時，你可查看牌庫頂 2 張牌：1 張加入手牌，另 1 張置於牌庫底。',
  'maesters-healing': '伊蒙佔據區域時，可使 1 個友軍戰鬥單位治療 1 點傷害，每折損 1 排再治療 1 點。',
  'duty-to-the-realms-of-men':
    '傑奧佔據區域時，可將你附著的 1 張戰術牌從 1 個友軍守夜人單位移到另一個。每場遊戲一次，可取代該區域效果：從棄牌堆將 1 張可附著的牌附在友軍守夜人單位上。',
  'sacrifice-for-the-cause':
    '任何回合開始時，若科林不在戰術版圖上，你可使其陣亡。1 個敵軍單位承受脆弱，本輪不能攻擊或衝鋒。',
  'held-back': '此單位不能攻擊或衝鋒。',
  'halfhands-guidance': '影響力：友軍騎兵或步兵單位額外擲 1 顆攻擊骰。',
  'guided-by-the-halfhand': '若此單位是影響力玩家的友軍騎兵或步兵：額外擲 1 顆攻擊骰。',
  'expert-maintenance':
    '唐納起始有 2 個標記。任何單位擲攻擊骰後，可花費 1 個：攻擊單位可重擲任意顆攻擊骰，且其力竭標記不能被花費；或防禦單位防禦骰結果 +1，且其脆弱標記不能被花費。',
  'war-machines-of-the-wall':
    '歐賽佔據區域時，可取代該區域效果：對 1 個敵軍戰鬥單位執行遠程攻擊，命中值 3+，擲 3 顆攻擊骰，該單位每有 1 個剩餘排再加 1 顆。',
  'knowledge-is-power': '你的手牌多 1 張：起始與補牌至 4 張，手牌上限 +1。',
  'gillys-insight': '起始抽牌後，你可抽 1 張戰術牌，再將 1 張手牌洗入牌庫。',
  'samwells-influence':
    '吉莉起始有 1 個標記。她佔據區域並結算效果後，移除標記。一輪完結時若沒有標記，她便離場。',
  'rest-and-refuge': '影響力：移除該單位 1 個狀態標記。其忽略崎嶇與妨礙特性。',
  refuge: '此單位忽略崎嶇與妨礙特性。',
  recruitment:
    '尤倫佔據區域時，在其上放 1 個標記。佔據王冠時，可再放 1 個以取代其效果。一輪開始時，可移除 4 個標記，將 1 個徵募兵單位佈置在完全位於友軍邊界長程內之處。',
  'time-may-yet-come':
    '影響力：友軍單位近戰攻擊擲攻擊骰前選一項，每折損 1 排多選一項：重擲任意顆攻擊骰、最高攻擊骰數值，或使 1 個與其接戰的敵軍單位承受 1 個狀態標記。',
  'their-time-has-come':
    '近戰攻擊擲攻擊骰前選一項，每折損 1 排多選一項：重擲任意顆攻擊骰、最高攻擊骰數值，或使 1 個與其接戰的敵軍單位承受 1 個狀態標記。',
  'dutiful-commander':
    '佈置後，若此單位是守夜人單位，你可從牌庫搜尋 1 張「責任的鍛鍊」附在此單位上，然後洗勻牌庫。',
  'price-of-aggression': '下一次近戰攻擊完成後，此單位每擲出 1 次命中便受到 1 次命中。',
  'the-sword-in-the-darkness': `友軍單位近戰攻擊擲攻擊骰前：防禦單位承受脆弱，若其本輪尚未激活，再承受驚惶。或：${VOW}其近戰攻擊的攻擊骰視為多 1 排。`,
  'the-fire-that-burns-against-the-cold': `友軍單位擲士氣檢定後：可重擲任意顆骰子；你的統帥單位改為通過檢定。或：${VOW}該單位每承受 1 個狀態標記，可受到 1 點傷害以移除該標記。`,
  'the-shield-of-the-realms-of-men': `敵軍攻擊、擲防禦骰後：防禦單位可重擲任意顆防禦骰。或：${VOW}該單位每次受到攻擊，擲防禦骰後格擋 1 次命中。`,
  'the-watcher-on-the-wall': `友軍單位受到攻擊後：另一個友軍戰鬥單位轉向，再移位 2”。或：${VOW}該單位移動 +1，並可重擲衝鋒骰。`,
  'the-light-that-brings-the-dawn': `友軍單位近戰攻擊擲攻擊骰前：可重擲任意落空的骰子。或：${VOW}該單位士氣檢定結果 +1；你的統帥單位也不會承受驚惶。`,
  'take-the-black':
    '友軍近戰攻擊造成傷害而完成後：攻擊單位治療 1 點傷害，此攻擊每使敵軍折損 1 排再治療 1 點。若殲滅了統帥以外的步兵將領，可將其加入攻擊單位，不受將領上限限制。',
  'and-now-his-watch-is-ended': `友軍單位被近戰攻擊殲滅時：攻擊單位承受脆弱，原在其長程內的友軍單位各治療 2 點傷害。或：${VOW}該單位每次通過士氣檢定，治療 1 點傷害。`,
  'and-now-my-watch-begins':
    '友軍守夜人單位激活時：執行士氣檢定。若通過，選一項：從牌庫搜尋任意 1 張牌加入手牌，再棄 1 張牌；或從牌庫或棄牌堆搜尋 1 張可附在該單位上的牌附上。然後洗勻牌庫。',
  'live-and-die-at-my-post':
    '友軍單位通過士氣檢定時：所有與其接戰的敵軍單位承受脆弱。若為守夜人單位，將此牌附在其上直到遊戲結束：不通過恐慌檢定不會使其失去最後 1 點耐久。',
  'night-gathers': `${VOW}敵軍單位對該單位近戰攻擊、擲攻擊骰前，攻擊單位受到 1 次命中，該單位每有 1 個剩餘排再加 1 次。`,
  'honed-enhancement': '友軍單位擲攻擊骰前：此攻擊命中 +1；若為工匠單位，額外擲 1 顆攻擊骰。',
  'rapid-construction':
    '一輪開始時：在友軍單位 1” 內放置 1 道矮牆，不能與單位或其他地形重疊。它具有可摧、營壘與妨礙。',
  'serrated-enhancement':
    '友軍單位擲攻擊骰前：此攻擊獲得凶殘。若攻擊單位是工匠單位，不通過此攻擊恐慌檢定的敵軍單位承受力竭。',
  'it-shall-not-end-until-my-death':
    '友軍戰鬥單位將被近戰攻擊殲滅時：先以最低攻擊骰數值對攻擊單位執行 1 次近戰攻擊；瓊恩·雪諾的單位額外擲 2 顆攻擊骰。若因此殲滅攻擊單位，友軍單位以 1 點耐久留在場上。',
  'stand-united-brothers':
    '任何回合開始時，指定 1 個友軍戰鬥單位：從其長程內的其他友軍戰鬥單位移除合計至多 4 個模型，其治療同樣點數的傷害。瓊恩·雪諾的單位再治療 2 點。',
  'for-the-watch': `友軍單位擲衝鋒骰後：可重擲。或：${VOW}該單位被佈陣區指定時，你可將該區域效果改為：該單位執行 1 次衝鋒。`,
  'defensive-formation':
    '任何回合開始時：將此牌附在 1 個友軍戰鬥單位上，直到其下次激活。該單位不能攻擊或衝鋒，防禦骰結果 +1，攻擊它的單位沒有衝鋒、側翼或後方加成。',
  'refuse-to-yield-nights-watch':
    '友軍單位通過恐慌檢定後：所有與其接戰的敵軍單位承受脆弱。將此牌附在該單位上，直到其不通過恐慌檢定。其每次通過恐慌檢定，所有與其接戰的敵軍單位承受脆弱；唐納·諾伊的單位恐慌檢定 +1。',
  'lash-out-nights-watch':
    '敵軍近戰攻擊完成、防禦單位未被殲滅時：防禦單位每折損 1 排，攻擊單位受到 2 點傷害。若防禦單位是唐納·諾伊的單位，攻擊單位再承受驚惶。',
  'hit-and-run-nights-watch':
    '友軍近戰攻擊完成後：攻擊單位執行 1 次後退。若為遊騎兵單位，與其脫離接戰的敵軍單位承受力竭。',
  'lying-in-wait':
    '敵軍戰鬥單位激活時：1 個尚未激活、該敵軍在其長程與視野內的友軍單位對其執行 1 次遠程攻擊。遊騎兵單位可重擲任意落空的骰子。',
  'hunters-insight-first-ranger': HUNTERS_INSIGHT,
  'hunters-insight-beyond-the-wall': HUNTERS_INSIGHT,
  'marshal-nights-watch':
    '未接戰的友軍騎兵單位激活時：本回合一次，該單位可不執行佈陣，改為治療 3 點傷害並移除 1 個狀態標記。',
  'ride-by-attack-nights-watch':
    '友軍騎兵單位宣告其激活的行動時：改為轉向並行軍，即使接戰中，並可穿越敵軍單位。與其脫離接戰的敵軍單位不能轉向。然後 1 個被其穿越的敵軍單位受到 1 點傷害，每有 1 個剩餘排再加 1 點。',
  'assault-orders-nights-watch':
    '友軍非戰鬥單位佔據區域時，取代其效果：1 個友軍戰鬥單位以最低攻擊骰數值執行 1 次近戰攻擊。卡特·派克的單位可改為衝鋒，使用最低攻擊骰數值。',
  'pyke-aggression':
    '友軍近戰攻擊完成後：攻擊單位再以最低攻擊骰數值執行 1 次近戰攻擊，此攻擊不造成恐慌檢定。完成後，攻擊單位在其中每擲出 1 次命中便受到 1 次命中。',
  'pathetic-attempt-nights-watch':
    '友軍單位通過近戰攻擊的恐慌檢定時：該單位每有 1 個剩餘排，攻擊單位受到 2 次命中。若為艾里沙的單位，攻擊單位再承受力竭。',
  'seeing-their-flaws-nights-watch':
    '敵軍戰鬥單位完成行動後：該單位承受脆弱與驚惶。將此牌附在其上直到本輪結束。艾里沙·索恩的單位攻擊它時，它失去技能，也不能成為其友軍戰術牌的目標。',
  'price-of-failure-nights-watch':
    '友軍單位近戰攻擊擲攻擊骰前：所有攻擊骰皆命中。攻擊完成後，若防禦單位未被殲滅，攻擊單位承受驚惶與脆弱。',
  'reckless-strikes-nights-watch':
    '友軍單位近戰攻擊擲攻擊骰前：此攻擊獲得重擊與精準，每顆擲出 1 的攻擊骰使攻擊單位受到 1 點傷害。卡特·派克的單位使用最高攻擊骰數值。',
  'adaptive-methods-nights-watch':
    '任何回合開始時：1 個敵軍戰鬥單位承受 1 個狀態標記。然後你可將任一單位的 1 個狀態標記換成另一種。若控制戰術區，你可再將 1 個狀態標記從 1 個單位移到另一個。',
  'combat-prowess-nights-watch':
    '敵軍單位被技能或戰術牌指定時：可花費其 1 個狀態標記，取消該效果。或：友軍回合開始時，移除 1 個接戰中友軍戰鬥單位的 1 個狀態標記。',
  'tempered-by-duty': `${VOW}附上時及該單位每次激活時，可使其長程與視野內的 1 個敵軍單位承受 1 個狀態標記。`,
};
