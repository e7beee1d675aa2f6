// 第一局裡學士說的話。

import type { coach as en } from '../en/coach.ts';

export const coach: Record<keyof typeof en, string> = {
  'thrones.coach.ask': '你玩過這款版圖遊戲嗎？',
  'thrones.coach.ask.note': '如果沒有，這一局我會在一旁，在有需要時提點你。',
  'thrones.coach.yes': '玩過，我懂規則',
  'thrones.coach.no': '沒有，請幫我',
  'thrones.coach.off': '不再提示',
  'thrones.coach.name': '學士',

  'thrones.coach.orders.first':
    '每個有你單位的區域都要秘密放上一個指令。先放行軍：這是奪取新城堡的方法，而城堡決定勝負。',
  'thrones.coach.orders.next': '新的一輪，新的指令。哪座城堡無人看守？',
  'thrones.coach.orders.march': '目前還沒有人移動。給一支軍隊行軍指令吧。',
  'thrones.coach.orders.more':
    '還有 {left, plural, other {# 個區域}}需要指令。沒有別的事可做時，鞏固權力能帶來權力。',
  'thrones.coach.orders.no-march': '可以這樣下令，但沒有行軍指令，這一輪什麼也拿不到。',
  'thrones.coach.orders.done': '所有區域都有指令了。下達後，大家會同時公開。',
  'thrones.coach.mistake.consolidate-at-sea':
    '船艦在海上得不到權力，在{area:name.area}鞏固權力沒有作用。改用支援或劫掠吧。',
  'thrones.coach.mistake.raid-nobody': '{area:name.area}旁邊沒有敵人，從那裡劫掠移除不了任何指令。',
  'thrones.coach.mistake.defense-unthreatened': '這一輪沒有敵人到得了{area:name.area}，防禦指令派不上用場。',
  'thrones.coach.mistake.support-nobody': '{area:name.area}旁邊不會有戰鬥，支援指令幫不到任何人。',

  'thrones.coach.raven': '信使渡鴉讓你在看到所有指令後更換一個指令，也可以不用。',
  'thrones.coach.raid': '劫掠可移除相鄰敵人的支援、劫掠或鞏固權力指令。',
  'thrones.coach.choose-march': '各家族輪流執行一個行軍指令。可能被別人破壞的行軍最好先走。',
  'thrones.coach.march.where': '選擇{area:name.area}的單位要去哪裡：在地圖上或從清單中選。可以分兵。',
  'thrones.coach.march.fight':
    '{house:name.house}守著{area:name.area}。比較兩邊的總和：雙方還會加上家族牌，平手時封地軌較高者獲勝。',
  'thrones.coach.march.castle': '{area:name.area}有城堡或要塞，離七座更近了。',
  'thrones.coach.march.open': '沒有人擋路。有木桶的區域供養軍隊，有王冠的帶來權力。',
  'thrones.coach.token': '權力標記能在沒有單位時保住該區域，花費 1 權力。',
  'thrones.coach.support': '相鄰的單位可以替任一方增加戰力。今天幫了誰，明天會被記得。',
  'thrones.coach.card': '雙方秘密選牌。先比戰力，再以劍殺敵、以塔防護。手牌用完時，打出的牌會回到手上。',
  'thrones.coach.blade': '瓦雷利亞鋼劍每輪可加 1 一次。用在能扭轉戰局的地方。',
  'thrones.coach.casualties': '損失步兵最划算。',
  'thrones.coach.consolidate': '你獲得 1 點權力，該區域每個王冠再加 1 點。',
  'thrones.coach.bid': '所有出價都會花掉，輸家也不例外。高順位整局都有好處。',
  'thrones.coach.wildlings': '大家一起出價抵禦野人。守住長城時出價最高者得獎勵；失守時出價最低者受害最深。',
  'thrones.coach.muster': '城堡有 1 點徵兵點數，要塞有 2 點。步兵或船艦花 1 點，騎士花 2 點。',
  'thrones.coach.supply': '區域中的木桶決定你的軍隊能有多大。',
  'thrones.coach.westeros': '你持有標記，由你決定這張牌對所有人的影響。',
};
