// 版圖遊戲的教學課：學士在課中所說的話。

import type { lessons as english } from '../en/lessons.ts';

export const lessons: Record<keyof typeof english, string> = {
  'thrones.learn.lead':
    '六堂短課，就在真正的版圖上：由你動手，學士講解。第 2 到第 5 課合起來正好是一輪遊戲。',

  'thrones.learn.play.note': '以史塔克家族對抗五個電腦家族。',

  'thrones.learn.realm.title': '王國',
  'thrones.learn.realm.text': '認識地圖、城堡、補給與權力，以及如何獲勝。',
  'thrones.learn.realm.welcome':
    '歡迎！我是臨冬城的學士，而你將率領史塔克家族。六大家族都想坐上鐵王座。我先帶你看看這個王國。',
  'thrones.learn.realm.home': '邊緣發亮的區域是臨冬城，你的家鄉。請在地圖上選擇它。',
  'thrones.learn.realm.win':
    '臨冬城是要塞，白港是城堡，開局時都歸你所有。勝負就看城堡與要塞：擁有七座立刻獲勝；若無人達成，十輪之後最多者獲勝。',
  'thrones.learn.realm.castles': '附近這兩座城堡還不屬於任何人。看看其中一座吧，也許我們該進軍那裡。',
  'thrones.learn.realm.supply':
    '城堡可提供 1 點徵兵點數，要塞 2 點。但軍隊要吃飯：地圖上的木桶代表補給。請看一個有木桶的區域。',
  'thrones.learn.realm.power':
    '木桶越多，能維持的軍隊就越多、越大。再來是王冠，它代表權力。請看一個有王冠的區域。',
  'thrones.learn.realm.sea':
    '權力標記就像錢：可以保住你離開的土地、在宮廷換取影響力，也能抵擋野人。現在看看大海，你的船艦就在那裡。',
  'thrones.learn.realm.control':
    '船艦只在海上，士兵只在陸地，但船艦能載士兵渡海。區域裡有你的單位或權力標記，就歸你控制；家鄉則兩者都不需要。',
  'thrones.learn.realm.panels':
    '其餘的都在面板裡。「王國」會告訴你各家有幾座城堡、宮廷順位與補給。想知道誰領先時，隨時看看它。',

  'thrones.learn.orders.title': '指令',
  'thrones.learn.orders.text': '祕密計畫：五種指令與特殊指令。',
  'thrones.learn.orders.intro':
    '我們加入一局三家對戰的第二輪。計畫是祕密進行的：你每個有單位的區域都要放一個面朝下的指令。指令共有五種，你會全部放一遍。',
  'thrones.learn.orders.march':
    '「行軍」移動單位，遇上敵人就進攻。蘭尼斯特佔據的海疆城緊鄰卡林灣。請先選卡林灣，再選有星號的行軍 +1：它讓你的戰力加 1。',
  'thrones.learn.orders.support': '「支援」能協助鄰近的戰鬥。灰水望也與海疆城相鄰：給它一個沒有星號的支援。',
  'thrones.learn.orders.defense':
    '「防禦」在你遭受攻擊時增加戰力。鐵民灣有一艘蘭尼斯特的船艦，所以請給菲林特之指防禦 +1。',
  'thrones.learn.orders.raid': '「劫掠」在敵人的指令生效之前把它移除。讓狹海上的船艦去劫掠吧，不必用星號。',
  'thrones.learn.orders.power':
    '「鞏固權力」賺取權力標記，有王冠的地方賺得更多。請給臨冬城有星號的特殊鞏固權力。',
  'thrones.learn.orders.stars':
    '有星號的是特殊指令。你在王庭軌的順位允許兩個，現在都用完了。所以請給白港普通的行軍 +0。',
  'thrones.learn.orders.give':
    '每個區域都有指令了。下達之前都還能更改，也沒有人看得到。現在就下達這些指令吧。',
  'thrones.learn.orders.raven':
    '所有指令同時翻開。持有信鴉的家族可以更換自己的一個指令，或偷看野人牌。這次是蘭尼斯特持有，但沒有使用。',
  'thrones.learn.orders.sequence':
    '接著執行指令：先是所有劫掠，再來是所有行軍，最後是鞏固權力。支援與防禦則等戰鬥發生時才有用。我們就照著做。',

  'thrones.learn.raid-and-power.title': '劫掠與權力',
  'thrones.learn.raid-and-power.text': '破壞別人的計畫，也替自己累積權力。',
  'thrones.learn.raid.intro':
    '這一輪繼續。行軍我先收起來，之後有專門的一課。各家族依鐵王座軌的順序行動，每次執行一個指令。由你先開始。',
  'thrones.learn.raid.raid':
    '劫掠可移除相鄰區域的一個支援、劫掠或鞏固權力指令。蘭尼斯特想在孿河城累積權力。去劫掠孿河城！',
  'thrones.learn.raid.pillage':
    '兩個指令都移除了。因為對方的是鞏固權力，你還順手掠奪：你多 1 點權力，蘭尼斯特少 1 點。行軍不能被劫掠，防禦只有特殊劫掠能移除。',
  'thrones.learn.raid.power':
    '劫掠與行軍之後就是鞏固權力：指令本身 1 點，區域裡每個王冠再加 1 點。臨冬城有一個王冠。',
  'thrones.learn.raid.gather': '你的指令有星號，所以也可以改在臨冬城徵兵。現在我們缺錢：請收取權力。',
  'thrones.learn.raid.worth':
    '又多 2 點，現在有 8 點了。士兵站在有王冠的土地上，絕不會閒著！不過你總共只有二十個標記，記得也要花用。',

  'thrones.learn.march.title': '行軍',
  'thrones.learn.march.text': '移動、分兵、渡海，並守住你離開的土地。',
  'thrones.learn.march.intro':
    '劫掠結束了。現在各家族輪流行軍，每次一個行軍指令，直到全部用完。你有兩個：白港與卡林灣。',
  'thrones.learn.march.which': '先從白港開始。',
  'thrones.learn.march.ways':
    '每個單位都可以前往相鄰區域，一起走、分頭走或留守都行。船艦還能當橋：士兵從白港可到達狹海的每一處海岸，包括蟹爪半島上無主的城堡。',
  'thrones.learn.march.part':
    '派一個步兵去蟹爪半島，另一個去有木桶的寡婦望：先選蟹爪半島，按一次 −，再選寡婦望，然後行軍。',
  'thrones.learn.march.token':
    '白港現在沒有人了。沒有單位，它就不再屬於你，所以請留下一個權力標記：在敵人進軍之前，城堡都歸你。',
  'thrones.learn.march.held':
    '走得漂亮！你已擁有五座城堡與要塞。其他家族也輪流行動，蘭尼斯特的船艦離開了鐵民灣。',
  'thrones.learn.march.limits':
    '記住兩個限制：一次行軍只能引發一場戰鬥，而且軍隊永遠不能超過補給。你的另一個行軍會引發戰鬥，下一課就來打。',

  'thrones.learn.combat.title': '支援與戰鬥',
  'thrones.learn.combat.text': '請求支援、打出家族牌、獲勝，並看敗軍撤退。',
  'thrones.learn.combat.intro':
    '接下來是卡林灣的行軍。海疆城是值得拿下的要塞，但有蘭尼斯特的一個騎士和兩個步兵把守，還有防禦 +1。',
  'thrones.learn.combat.strength':
    '騎士戰力 2，步兵與船艦 1；攻城器 4，但只在進攻城堡或要塞時有效。你有 3，加上指令 1；對方有 4，加上 1。',
  'thrones.learn.combat.attack': '四比五。儘管進攻，援軍就在附近：選海疆城，派兩個單位一起行軍。',
  'thrones.learn.combat.token': '卡林灣沒有人留守。留下權力標記，城堡就仍歸你。',
  'thrones.learn.combat.support':
    '戰場相鄰區域有支援指令的家族，可以幫助任何一方，連外人也行。灰水望是你的：支援史塔克。',
  'thrones.learn.combat.card':
    '奔流城幫了蘭尼斯特：5 比 6。現在雙方祕密打出家族牌：數字加進戰力，劍能殺敵，工事能保護。請打出艾德·史塔克：4 點，兩個劍。',
  'thrones.learn.combat.blade':
    '詹姆·蘭尼斯特爵士只加 2：你以 9 比 8 領先。你還持有瓦雷利亞鋼劍，每輪一次可加 1。這裡用不上，要不要用隨你決定。',
  'thrones.learn.combat.losses':
    '勝利！你的每個劍讓敗方失去一個單位，並以對方牌上的工事抵銷：兩個步兵陣亡。騎士撤到奔流城並潰散：這輪結束前都沒有戰力。',
  'thrones.learn.combat.cards':
    '海疆城是你的了，七座中的第六座！打出的牌要等你把整手牌都打完才會回到手中，所以最強的牌別浪費。',
  'thrones.learn.combat.end':
    '最後的指令執行完後，收回所有指令，潰散的單位重新站起，下一輪開始。你已經完成了一整輪！',

  'thrones.learn.westeros.title': '維斯特洛階段',
  'thrones.learn.westeros.text': '徵兵、競逐影響力，並守住長城。',
  'thrones.learn.westeros.intro':
    '從第二輪起，每輪開始時會翻開三張維斯特洛牌。今天是徵兵、烽火危城與野人來襲。我們一張一張來。',
  'thrones.learn.westeros.knight':
    '徵兵：要塞有 2 點，城堡有 1 點。步兵或船艦花 1 點，騎士或攻城器花 2 點。其他家族都徵完了。請在臨冬城徵召一個騎士。',
  'thrones.learn.westeros.ship': '白港有 1 點。船艦會出現在相鄰的海域或港口：請在狹海徵召一艘船艦。',
  'thrones.learn.westeros.clash':
    '烽火危城：大家祕密用權力為三條軌出價。鐵王座決定誰先行動，封地決定戰鬥平手時誰獲勝，王庭決定能用幾個星號。',
  'thrones.learn.westeros.throne': '出的價不論輸贏都要付。你有 9 點權力，請為鐵王座出價 3。',
  'thrones.learn.westeros.fiefdoms':
    '鐵王座歸你了：你最先行動，並裁決大多數的平手。接著是封地。這次先省下來：出價 0。',
  'thrones.learn.westeros.court': '蘭尼斯特取得封地與瓦雷利亞鋼劍。最後是附有信鴉的王庭：出價 2。',
  'thrones.learn.westeros.wildlings':
    '現在野人以兵力 6 來襲。所有出價合計達到 6，守夜人就守住，出價最高者得到獎賞；否則人人受害，最低者最慘。請出價 4，若你夠大膽，也可以更少。',
  'thrones.learn.westeros.watch':
    '野人牌說明了出價最高或最低者的結果。維斯特洛牌上的野人圖示會讓威脅再次上升，到 12 時他們立刻進攻。',
  'thrones.learn.westeros.others':
    '其他維斯特洛牌會重新計算補給、依王冠發放權力，或禁止某種指令一輪。接著就是計畫與行動。如此十輪之後，便有人坐上鐵王座。',
};
