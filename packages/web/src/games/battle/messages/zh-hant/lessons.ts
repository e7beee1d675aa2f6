// 微縮模型戰棋教學中學士所說的話。

import type { lessons as english } from '../en/lessons.ts';

export const lessons: Record<keyof typeof english, string> = {
  'battle.learn.lead':
    '八堂短課，就在真正的戰場上。由你下令，學士在旁解說。上完課便能打一場完整的戰鬥，隨時可以請教。',
  'battle.learn.play.note':
    '一場小型戰鬥，雙方各兩個單位與一位 NCU。電腦會標出它會如何選擇，直到你關閉「建議」。',

  'battle.learn.unit.title': '戰場與單位',
  'battle.learn.unit.text': '戰場上有什麼，單位能做什麼。',
  'battle.learn.unit.welcome':
    '歡迎！灰色的是你指揮的史塔克家族，紅色的是蘭尼斯特家族。戰場寬 48 吋，一切按比例繪製。先帶你看一圈。',
  'battle.learn.unit.look':
    '這是一個單位：底盤上的模型排成數排。在戰場上選取史塔克誓言騎士，看看它的單位卡。',
  'battle.learn.unit.card':
    '速度是能移動幾吋。防禦與士氣是骰子須擲出的點數。攻擊列出尚餘三排、兩排、一排時的骰數：排數越少，骰子通常越少。',
  'battle.learn.unit.front':
    '箭頭標示正面。單位向正面觀看與攻擊；側翼或背面遭受攻擊，對任何單位都不利。小旗是你的指揮官羅柏·史塔克，他就在這個單位中作戰。',
  'battle.learn.unit.wounds':
    '每倒下一個模型，最後一排就空出一格。選取蘭尼斯特衛士：它受到 3 點傷害，尚餘 9 點。',
  'battle.learn.unit.cavalry': '騎兵的底盤較大，有四個模型，每個 3 點傷害。選取你的史塔克騎兵。',
  'battle.learn.unit.terrain':
    '地形會擋住視線、拖慢或傷害單位，各有各的規則。例如那片森林，會遮住後面的東西。',
  'battle.learn.unit.round':
    '一場戰鬥最多六輪。玩家輪流各激活一個單位，直到全部行動完畢。最後勝利點數最多者獲勝。現在開始移動吧！',

  'battle.learn.moving.title': '移動',
  'battle.learn.moving.text': '佈陣與行軍：轉向、移動、能走多遠。',
  'battle.learn.moving.intro': '激活的單位執行一個行動。最基本的移動是佈陣與行軍。',
  'battle.learn.moving.activate': '先從史塔克誓言騎士開始：在戰場上選取並激活它。',
  'battle.learn.moving.maneuver': '選擇佈陣：轉向，直線移動至多等於速度的距離，再轉向。',
  'battle.learn.moving.place':
    '拖曳底盤，或點選要去的位置。輪廓線顯示能走多遠，長條顯示還剩幾吋。往左前方移動，再稍微向右轉。按「提示」可看我所指的位置，差不多就行。',
  'battle.learn.moving.seen': '確認之前一切都能更改。操作欄還會告訴你：站在那裡看得到誰、誰能對你衝鋒。',
  'battle.learn.moving.enemy': '蘭尼斯特衛士也動了：謹慎地前進一步。',
  'battle.learn.moving.berserkers': '又輪到你了。激活安柏狂戰士。',
  'battle.learn.moving.march': '行軍的距離是兩倍，但必須先直線前進，不能先轉向。選擇行軍。',
  'battle.learn.moving.far': '直線行軍約十吋。按「提示」可看位置。',
  'battle.learn.moving.end':
    '移動就是這樣。除了衝鋒，移動結束時不可距敵軍單位 1 吋以內；交戰中的單位必須攻擊或後退。接下來是衝鋒。',

  'battle.learn.charging.title': '衝鋒',
  'battle.learn.charging.text': '衝向敵人：擲骰、接觸、出擊。',
  'battle.learn.charging.intro':
    '衝鋒把移動與攻擊合而為一。距離是速度加一顆骰子的吋數：速度 6 的狂戰士能衝 7 到 12 吋。',
  'battle.learn.charging.activate': '蘭尼斯特衛士在 8 吋外。激活安柏狂戰士。',
  'battle.learn.charging.charge': '選擇衝鋒。',
  'battle.learn.charging.target':
    '每個目標都標出所需的點數與機率。這裡擲出 2 就夠：六次有五次成功。選擇衛士的正面。',
  'battle.learn.charging.pivot': '衝鋒前可以轉向面對目標。它已經面對了：直接確認。',
  'battle.learn.charging.align':
    '擲出 4：接觸！雙方底盤對齊。可以正對，也可以只對齊一半，留位置給友軍。任選一個。',
  'battle.learn.charging.strike':
    '隨即攻擊：命中 5 次，其中 2 次被格擋，造成 3 點傷害。雙方現在交戰，直到一方後退或被殲滅。',
  'battle.learn.charging.failed':
    '點數不夠，衝鋒就失敗：單位照擲出的距離移動，激活隨即結束。所以出發前先看機率。',

  'battle.learn.attack.title': '攻擊與防禦',
  'battle.learn.attack.text': '命中、格擋與傷害，以及側翼為何致勝。',
  'battle.learn.attack.intro': '你的誓言騎士正與戟兵交戰。交戰中的單位以攻擊行動攻擊。',
  'battle.learn.attack.activate': '激活史塔克誓言騎士。',
  'battle.learn.attack.attack': '選擇攻擊。機率圖會先告訴你大概的結果。',
  'battle.learn.attack.stay': '攻擊前可以沿著敵軍平移。這次不動。',
  'battle.learn.attack.dice':
    '你擲 7 顆骰子，須擲出 4 以上。6 必定命中，有「致命一擊」更算兩次：共命中 5 次。戟兵擲 5 顆防禦骰，格擋 2 次，受到 3 點傷害。',
  'battle.learn.attack.back': '戟兵反擊。它的「破甲」使你的防禦骰 -1：你受到 2 點傷害。',
  'battle.learn.attack.flank':
    '看看狂戰士：它就在敵軍旁邊。從側翼攻擊使防禦骰 -1，從背面 -2，恐慌檢定也一樣。激活它。',
  'battle.learn.attack.charge': '選擇衝鋒。',
  'battle.learn.attack.target': '選擇戟兵的左側。',
  'battle.learn.attack.pivot': '確認方向。',
  'battle.learn.attack.align': '選擇出擊的位置。',
  'battle.learn.attack.result': '命中 6 次，一次都沒被格擋。一擊造成 6 點傷害：這就是側翼的價值。',

  'battle.learn.panic.title': '恐慌與排數',
  'battle.learn.panic.text': '受傷的單位為何崩潰，排數有什麼用。',
  'battle.learn.panic.intro': '衛士剛攻擊了你的誓言騎士：命中 3 次，格擋 1 次，受到 2 點傷害。但還沒結束。',
  'battle.learn.panic.test':
    '因攻擊受到傷害的單位要進行恐慌檢定：擲兩顆骰子，與士氣 6 比較。你擲出 5，沒有通過。',
  'battle.learn.panic.wounds':
    '恐慌檢定不通過，再受到一至三點傷害，這次是 2 點。尚餘 8 點，少了一排：底盤上最後四個模型倒下了。',
  'battle.learn.panic.fighting':
    '誓言騎士不會默默倒下：每失去一排，與它交戰的一個敵軍單位就受到 1 點傷害。這類技能自動生效。',
  'battle.learn.panic.fewer':
    '只剩兩排，攻擊骰由 7 顆變為 5 顆。但受傷的狼咬得更狠：「凜冬之噬」使命中 +1。激活它。',
  'battle.learn.panic.attack': '選擇攻擊。',
  'battle.learn.panic.stay': '不動。',
  'battle.learn.panic.end':
    '命中 4 次，全被格擋：骰子就是這樣。沒有造成傷害，也就沒有恐慌檢定。所以要先出手、打側翼，並解決動搖的敵人。',

  'battle.learn.cards.title': '戰術牌與號令',
  'battle.learn.cards.text': '在對的時刻下對的命令。',
  'battle.learn.cards.intro':
    '有些技能是號令：每輪各可使用一次，只在它所寫的時機。戰術牌也一樣，只是從手牌打出。每個時機只能使用其中一項。',
  'battle.learn.cards.activate': '誓言騎士中的隊長帶來號令「武藝訓練」。激活這個單位。',
  'battle.learn.cards.attack': '選擇攻擊。',
  'battle.learn.cards.stay': '不動。',
  'battle.learn.cards.order': '就是現在：擲攻擊骰之前。系統問你是否要使用什麼。選擇「武藝訓練」。',
  'battle.learn.cards.again': '衛士承受脆弱，你可以重擲任意顆骰子。選出沒命中的四顆：3、2、2、1。',
  'battle.learn.cards.better':
    '其中兩顆命中了：共命中 6 次，造成 3 點傷害。接著戟兵攻擊你的槍兵，一顆也沒命中。',
  'battle.learn.cards.spearmen': '你手上有一張戰術牌「寒冬之力」，可在戰術面板查看。激活卡史塔克槍兵。',
  'battle.learn.cards.attack-too': '選擇攻擊。',
  'battle.learn.cards.stay-too': '不動。',
  'battle.learn.cards.play': '打出「寒冬之力」：獲得破甲；槍兵只剩一排，還能重擲。',
  'battle.learn.cards.dice': '重擲沒命中的兩顆：3 與 2。',
  'battle.learn.cards.end':
    '又多命中一次。如果你控制戰鬥區，這張牌還會增加骰子：戰術牌與戰術版圖息息相關。下一課就來談它。',

  'battle.learn.board.title': '戰術版圖與非戰鬥單位',
  'battle.learn.board.text': '五個區域，給以言語作戰的人。',
  'battle.learn.board.intro':
    '非戰鬥單位不站在戰場上。激活時佔據戰術版圖上一個空的區域，並立即使用其效果。每個區域每輪只容一個。',
  'battle.learn.board.sansa': '誓言騎士已受到 5 點傷害。激活珊莎·史塔克。',
  'battle.learn.board.wealth': '佔據財富區：一個單位恢復傷害，並移除一個狀態標記。',
  'battle.learn.board.restore': '選擇史塔克誓言騎士。',
  'battle.learn.board.tyrion':
    '它恢復了 3 點。接著提利昂佔據戰術區，使它承受力竭：敵人可花費這個標記，迫使它重擲攻擊骰。每個狀態標記只能用一次。',
  'battle.learn.board.catelyn': '你還有一個非戰鬥單位。激活凱特琳·史塔克。',
  'battle.learn.board.combat': '佔據戰鬥區：你的一個單位免費執行攻擊行動，即使它已行動過。',
  'battle.learn.board.attack': '選擇史塔克誓言騎士。',
  'battle.learn.board.stay': '不動。',
  'battle.learn.board.end':
    '造成 3 點傷害，恐慌再加 2 點。本輪餘下時間你控制財富區與戰鬥區，有些戰術牌正需要它們。也別忘了搶走對手需要的區域！',

  'battle.learn.objectives.title': '目標',
  'battle.learn.objectives.text': '勝利之道：佔領、守住、得分。',
  'battle.learn.objectives.intro':
    '殺敵不等於獲勝。多數遊戲模式中，每輪結束時控制目標標記才能得分。正中央的標記無人佔領。',
  'battle.learn.objectives.activate': '激活史塔克誓言騎士。',
  'battle.learn.objectives.maneuver': '選擇佈陣。',
  'battle.learn.objectives.place': '移動結束時讓底盤完全蓋住標記。按「提示」可看位置，差不多就行。',
  'battle.learn.objectives.claimed':
    '標記是你的了：戰報與標記的顏色都看得出來。對手的衛士靠近了，這一輪也結束了。',
  'battle.learn.objectives.scored':
    '你得到 1 點勝利點數；分數面板顯示各方點數，以及下一輪能得多少。先達到面板所示點數者獲勝，否則六輪後領先者獲勝。',
  'battle.learn.objectives.contested':
    '單位留在標記上就控制它，除非與它交戰的敵軍單位尚餘更多排。所以把最好的單位放在標記附近，及時趕去作戰。',
  'battle.learn.objectives.end': '該知道的你都知道了。其餘的，實際打一場最快！',
};
