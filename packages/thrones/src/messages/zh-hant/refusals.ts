// 選擇被拒的理由，以及遊戲如何分出勝負。

import type { refusals as original } from '../en/refusals.ts';

export const refusals: Readonly<Record<keyof typeof original, string>> = {
  'refusal.thrones/orders/each-token-once': '「{order:name.order}」指令標記你只有 {count} 枚。',
  'refusal.thrones/planning/star-limit':
    '依你在王庭軌的順位，{limit, plural, =0 {不能放置特殊指令} other {最多可放 # 枚特殊指令}}；你放了 {stars} 枚。',
  'refusal.thrones/planning/too-few-place-all':
    '你的指令標記不足以放滿所有區域，因此可放的 {eligible} 枚必須全數放置；你只放了 {placed} 枚。',
  'refusal.thrones/planning/forbidden-orders': '維斯特洛牌禁止在本輪放置「{order:name.order}」指令。',
  'refusal.thrones/influence/raven-swap': '信鴉可將你的一個指令換成另一種可放置的指令。',

  'refusal.thrones/raid/adjacent-only':
    '{target:name.area}不與{from:name.area}相鄰；劫掠指令只能指定相鄰區域。',
  'refusal.thrones/raid/enemy-orders-only': '{target:name.area}沒有其他家族的指令可以劫掠。',
  'refusal.thrones/raid/targets': '{target:name.area}沒有可以劫掠的支援、劫掠或鞏固權力指令。',
  'refusal.thrones/raid/land-never-raids-sea':
    '{from:name.area}是陸地，{target:name.area}是海域：陸地不能劫掠海域。',
  'refusal.thrones/ports/raided-from-sea-only':
    '{target:name.area}只能從它面對的海域劫掠，不能從{from:name.area}。',
  'refusal.thrones/ports/raid-sea-only': '{from:name.area}只能劫掠它面對的海域，不能劫掠{target:name.area}。',
  'refusal.thrones/special-orders/raid-star': '{target:name.area}的防禦指令只有特殊劫掠才能移除。',

  'refusal.thrones/planning/every-area-with-units':
    '你有單位的每個區域都必須放置指令，這些區域還沒有：{areas:name.area}。',
  'refusal.thrones/planning/only-where-units-are': '你在{area:name.area}沒有可以接受指令的單位。',

  'refusal.thrones/march/adjacent-only':
    '到不了{area:name.area}：它不與{from:name.area}相鄰，你的船艦也沒有把兩地連接起來。',
  'refusal.thrones/march/land-units-stay-ashore': '陸上單位不能行軍到{area:name.area}：那裡不是陸地。',
  'refusal.thrones/march/ships-stay-afloat': '船艦不能進入{area:name.area}：那裡是陸地。',
  'refusal.thrones/neutral-forces/impassable': '本局任何家族都不能進入{area:name.area}。',
  'refusal.thrones/ports/no-entry': '要駛入{area:name.area}，你必須控制該港口所在的陸地區域。',
  'refusal.thrones/retreat/routed-cannot-march': '{area:name.area}的潰散單位在本輪結束前不能行軍。',
  'refusal.thrones/march/one-combat':
    '一次行軍只能引發一場戰鬥，但這些區域都必須戰鬥才能進入：{areas:name.area}。',
  'refusal.thrones/march/supply-limit': '如此行軍會使你的軍隊超過補給上限（補給 {supply}）。',
  'refusal.thrones/ports/three-ships-only': '一個港口至多停三艘船艦。',
  'refusal.thrones/neutral-forces/strong-enough':
    '即使得到所有支援，你在{area:name.area}的戰力也只有 {strength}；擊敗該處中立勢力需要 {needed}。',
  'refusal.thrones/neutral-forces/support': '沒有人能支援{area:name.area}的中立勢力。',
  'refusal.thrones/support/never-against-yourself':
    '你是{area:name.area}交戰的一方：你的單位只能支援自己，或都不支援。',

  'refusal.thrones/house-cards/must-play': '{card:name.house-card}不在你手上；你必須打出一張手牌。',
  'refusal.thrones/house-card/tyrion-lannister': '{card:name.house-card}剛被退回手上；你必須改出另一張牌。',
  'refusal.thrones/house-card/robb-stark':
    '羅柏·史塔克不能選擇{area:name.area}：必須是敗軍可合法撤往、且損失單位最少的區域。',
  'refusal.thrones/house-card/cersei-lannister':
    '瑟曦·蘭尼斯特不能移除{area:name.area}的指令：必須是敗方的指令，且與這場戰鬥無關。',
  'refusal.thrones/house-card/mace-tyrell': '梅斯·提利爾只能消滅與他交戰的一個步兵。',
  'refusal.thrones/house-card/patchface': '{card:name.house-card}不在你對手的手上。',
  'refusal.thrones/house-card/queen-of-thorns':
    '荊棘女王不能移除{area:name.area}的指令：必須是對手在戰場鄰近的指令，且不得是引發這場戰鬥的行軍指令。',
  'refusal.thrones/house-card/renly-baratheon': '藍禮·拜拉席恩只能升級你參戰或提供支援的步兵。',

  'refusal.thrones/casualties/not-routed-units':
    '潰散的單位不能承受傷亡，請改選此{unit:name.unit}以外的單位。',
  'refusal.thrones/retreat/never-where-attack-came-from': '不能撤退到{area:name.area}：進攻正是來自那裡。',
  'refusal.thrones/retreat/land-units-stay-ashore': '陸上單位不能撤退到{area:name.area}。',
  'refusal.thrones/retreat/ships-stay-afloat': '船艦不能撤退到{area:name.area}。',
  'refusal.thrones/retreat/empty-or-friendly':
    '不能撤退到{area:name.area}。請選擇無人或屬於你、且從當地可到達（包括經由船艦運輸）的區域。',
  'refusal.thrones/retreat/supply-limit':
    '你的補給養不起全數撤到{area:name.area}的單位，而撤往他處不會有損失。',

  'refusal.thrones/special-orders/consolidate-star':
    '只有特殊鞏固權力指令可以徵兵，而{area:name.area}沒有這種指令。',
  'refusal.thrones/special-orders/muster-needs-castle': '{area:name.area}沒有城堡或要塞，無法徵兵。',
  'refusal.thrones/ports/no-muster-order': '港口中的指令不能用來徵兵：{area:name.area}。',

  'refusal.thrones/mustering/castles-and-strongholds': '你在{area:name.area}沒有徵兵點數可用。',
  'refusal.thrones/mustering/points': '這需要 {cost} 點，而{area:name.area}只剩 {points} 點。',
  'refusal.thrones/mustering/ships-at-sea-or-in-port':
    '在{area:name.area}徵得的船艦須放在其港口或鄰接的海域。',
  'refusal.thrones/mustering/no-ships-among-enemies':
    '{where:name.area}有{house:name.house}的船艦，不能在那裡徵船。',
  'refusal.thrones/mustering/available-units': '你的這種單位已全數在版圖上：{unit:name.unit}。',
  'refusal.thrones/mustering/supply-limit': '{area:name.area}再多一個單位，你的軍隊就會超過補給上限。',
  'refusal.thrones/mustering/upgrade': '你在{area:name.area}沒有步兵可以升級為{unit:name.unit}。',
  'refusal.thrones/mustering/own-area-only': '徵兵點數只能用在產生它的區域，不能用在{area:name.area}。',
  'refusal.thrones/mustering/land-units-on-land': '陸上單位不能在{area:name.area}徵召：那裡不是陸地。',

  'refusal.thrones/supply/reconcile': '補給上限只計軍隊：請移除一個與其他單位同在一區的單位。',
  'refusal.thrones/ports/capture-limits':
    '不能放置 {ships} 艘船艦：不得多於奪得的船艦、你可用的船艦，或補給所能負擔的數量。',

  'refusal.thrones/clash-of-kings/bid-limit': '你不能出價 {bid}：你只有 {power} 點權力。',
  'refusal.thrones/clash-of-kings/highest-first':
    '第 {place} 位須由其餘家族中出價最高者取得，{house:name.house}並非其中之一。',

  'refusal.thrones/wildlings/secret-bids': '你不能出價 {bid}：你只有 {power} 點權力。',
  'refusal.thrones/wildlings/ties': '{house:name.house}不是出價相同的家族：{tied:name.house}。',
  'refusal.thrones/wildling-card/a-king-beyond-the-wall':
    '請選擇封地軌或王庭軌，不能選擇{track:name.track}軌。',
  'refusal.thrones/wildling-card/the-horde-descends':
    '必須在你的同一處城堡或要塞失去兩個單位，且該處至少要有兩個單位。',
  'refusal.thrones/ruling/best-track': '{house:name.house}在另一條軌上的順位高於{track:name.track}軌。',

  'outcome.thrones/winning/seven-at-once': '取得第七座城堡或要塞，當場勝出。',
  'outcome.thrones/winning/after-round-ten': '最後一輪結束，其城堡與要塞總數最多。',
  'outcome.thrones/winning/tie-land-areas': '平手，由控制陸地最多的家族獲勝。',
  'outcome.thrones/winning/tie-strongholds': '平手，由要塞最多的家族獲勝。',
  'outcome.thrones/winning/tie-supply': '平手，由補給最高的家族獲勝。',
  'outcome.thrones/winning/tie-power': '平手，由可用權力最多的家族獲勝。',
  'outcome.thrones/winning/tie-iron-throne': '平手，由鐵王座軌順位最高的家族獲勝。',
};
