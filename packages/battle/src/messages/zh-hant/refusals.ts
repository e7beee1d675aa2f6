import type { refusals as en } from '../en/refusals.ts';

export const refusals: Readonly<Record<keyof typeof en, string>> = {
  'refusal.battle/charge/disorderly-no-tactics-cards':
    '你的單位剛進行了散漫衝鋒，本回合不能打出{card:name.card}或其他戰術牌。',
  'refusal.battle/timing/silenced': '你現在不能打出戰術牌：有效果禁止。',
  'refusal.battle/tactics-deck/trigger':
    '{fits, select, no {此刻打出{card:name.card}沒有作用：條件不符，或沒有目標。} other {{card:name.card}要等到它的時機（{triggers:name.trigger}）。}}',
  'refusal.battle/timing/passed-chance': '你在這個時機已經回應過，不能再打出{card:name.card}。',
  'refusal.battle/army/card-requirements':
    '{asks, select, with {軍隊中必須有{other:name.army-card}，才能招募{card:name.army-card}。} any {軍隊中至少須有下列其中一張牌，才能招募{card:name.army-card}：{other:name.army-card}。} other {{card:name.army-card}不能與{other:name.army-card}在同一支軍隊中。}}',
  'refusal.battle/army/card-limit': '一支軍隊最多可招募 {limit} 張{card:name.army-card}，目前有 {count} 張。',
  'refusal.battle/army/as-many-as':
    '軍隊中每有一個{family:name.family}的{type:name.unit-type}單位，才能招募一個{card:name.army-card}；目前有 {count} 個，而這樣的單位只有 {limit} 個。',
  'refusal.battle/army/not-by-list': '{card:name.army-card}由其他牌帶上戰場，不能列入軍隊名單。',
  'refusal.battle/attachment/must-hold': '{other:name.army-card}必須加入{unit:name.army-card}。',
  'refusal.battle/attachment/only-in':
    '{attachment:name.army-card}只能加入{asks, select, faction {{other:name.faction}的單位} family {{other:name.family}的單位} card {{other:name.army-card}} other {{other:name.army-card}所在的單位}}，不能加入{unit:name.army-card}。',
  'refusal.battle/army/commander-needs-unit':
    '{commander:name.army-card}必須在軍隊名單中，且是可擔任統帥的牌。',
  'refusal.battle/army/commander-own-faction':
    '統帥必須與軍隊屬於同一陣營，{commander:name.army-card}並不符合。',
  'refusal.battle/faction/free-folk-no-neutrals': '自由民不能招募{card:name.army-card}等中立單位或將領。',
  'refusal.battle/army/faction': '{card:name.army-card}屬於{faction:name.faction}，不能加入這支軍隊。',
  'refusal.battle/army/neutral-faction': '中立軍隊只能招募中立牌，{card:name.army-card}並不是。',
  'refusal.battle/faction/baratheon-loyalty': '一支軍隊只能有一種效忠，目前有{loyalties:name.loyalty}。',
  'refusal.battle/faction/bolton-characters': '波頓家族必須招募{card:name.army-card}的波頓版本。',
  'refusal.battle/faction/brotherhood-catelyn': '軍隊中有凱特琳·史塔克時，不能招募{card:name.army-card}。',
  'refusal.battle/army/neutral-limit': '中立單位與將領共 {points} 點招募值；上限 {limit} 點。',
  'refusal.battle/army/one-commander': '一支軍隊必須恰有一名統帥，目前有 {count} 名。',
  'refusal.battle/army/point-limit': '軍隊共 {total} 點招募值；上限 {points} 點。',
  'refusal.battle/army/unique-character':
    '一支軍隊只能有一名{character:name.army-card}：請移除{card:name.army-card}或另一張牌。',
  'refusal.battle/team/characters':
    '一支隊伍只能有一名{character:name.army-card}：請移除{card:name.army-card}或另一張牌。',
  'refusal.battle/free-for-all/modes': '大混戰不能使用「{mode:name.mode}」模式。',
  'refusal.battle/faction/attachments-given-away':
    '{card:name.army-card}列錯了位置：只有要加入敵軍單位的將領才另外列出。',
  'refusal.battle/army/edition': '此軍隊表屬於{of:name.edition}；本局使用{edition:name.edition}。',
  'refusal.battle/army/unknown-card': '沒有名為「{card}」的{what:name.card-kind}。',
  'refusal.battle/attachment/no-solo':
    '{unit:name.army-card}是單個單位，不能有{attachment:name.army-card}等將領。',
  'refusal.battle/attachment/one-per-unit': '{unit:name.army-card}只能有一名將領。',
  'refusal.battle/attachment/same-type':
    '{attachment:name.army-card}只能加入相同兵種的單位，{unit:name.army-card}是另一兵種。',
  'refusal.battle/setup/no-impassable-on-tokens': '隔絕地形不能放在目標標記上。',
  'refusal.battle/setup/terrain-outside-deployment':
    '{least, select, missing {地形必須放在戰場上，且位於佈置軍隊範圍之外。} other {此處距離佈置軍隊範圍 {distance, inches} 吋；地形至少須相距 {least, inches} 吋。}}',
  'refusal.battle/setup/terrain-spacing':
    '此處距離其他地形 {distance, inches} 吋，至少須相距 {least, inches} 吋。',
  'refusal.battle/deployment/no-room':
    '此處距離敵軍 {distance, inches} 吋；稍後才佈置的單位至少須距離 {least, inches} 吋。',
  'refusal.battle/deployment/within-zone':
    '{over, select, missing {{on, select, missing {此處不在戰場上。} other {此處已有其他單位或隔絕地形。}}} other {單位必須完全位於佈置軍隊範圍內，現在超出 {over, inches} 吋。}}',
  'refusal.battle/free-for-all/deployment-zones':
    '此處距離敵軍 {distance, inches} 吋；大混戰中佈置的單位至少須距離 {least, inches} 吋。',
  'refusal.battle/action/forbidden':
    '{unit:name.unit}現在不能{action, select, maneuver {佈陣} march {行軍} retreat {後退} charge {衝鋒} shift {移位} other {攻擊}}。',
  'refusal.battle/action/must-charge': '{unit:name.unit}本回合的行動必須是衝鋒。',
  'refusal.battle/placement/place': '單位必須完全在 {most, inches} 吋內；此處距離 {distance, inches} 吋。',
  'refusal.battle/placement/room': '此處已有其他單位或隔絕地形。',
  'refusal.battle/terrain/placed': '此處距離 {distance, inches} 吋，上限 {most, inches} 吋。',
  'refusal.battle/terrain/placed-room': '地形不能放在單位或其他地形上。',
  'refusal.battle/round/must-activate': '你必須激活一個單位。',
  'refusal.battle/pass/who': '只有單位較少的一方可以略過回合。',
  'refusal.battle/pass/once-per-round': '你在本輪已略過一次。',
  'refusal.battle/pass/twice-per-game': '你在本局已略過兩次。',
  'refusal.battle/idleness/engaged-must-act': '接戰單位必須攻擊或後退。',
  'refusal.battle/tactics-board/claim': '有空的區域時，非戰鬥單位必須佔據一個。',
  'refusal.battle/tactics-board/full': '戰術版圖已被佔滿，不能激活非戰鬥單位。',
  'refusal.battle/tactics-board/water-gardens': '因流水花園，本回合必須激活戰鬥單位。',
  'refusal.battle/tactics-board/occupied': '{ncu:name.unit}已佔據該區域。',
  'refusal.battle/maneuver/engaged': '接戰單位不可佈陣。',
  'refusal.battle/maneuver/distance': '此處距離 {length, inches} 吋；這次佈陣最多 {most, inches} 吋。',
  'refusal.battle/march/engaged': '接戰單位不可行軍。',
  'refusal.battle/march/distance': '此處距離 {length, inches} 吋；這次行軍最多 {most, inches} 吋。',
  'refusal.battle/march/no-first-pivot': '行軍必須先向正前方移動，之後才可轉向。',
  'refusal.battle/ranged/engaged': '接戰單位不可執行遠程攻擊。',
  'refusal.battle/ranged/needs-attack': '此單位沒有遠程攻擊。',
  'refusal.battle/ranged/needs-target': '射程與視野內沒有敵軍單位。',
  'refusal.battle/ranged/target-after-shift': '移位到此處後，射程與視野內沒有敵軍單位。',
  'refusal.battle/melee/engaged-only': '只有接戰單位可以執行近戰攻擊。',
  'refusal.battle/melee/needs-attack': '此單位沒有近戰攻擊。',
  'refusal.battle/charge/engaged': '接戰單位不可衝鋒。',
  'refusal.battle/charge/declare-target':
    '{distance, select, missing {沒有可衝鋒的敵軍單位。} other {沒有可衝鋒的敵軍單位。最近的{target:name.unit}距離 {distance, inches} 吋；即使擲出 6，此單位也只能移動 {reach, inches} 吋。}}',
  'refusal.battle/charge/line-of-sight': '{target:name.unit}不在視野內。',
  'refusal.battle/charge/reach':
    '{distance, select, missing {在 {reach, inches} 吋內，前往{target:name.unit}的路線都被擋住。} other {{target:name.unit}距離 {distance, inches} 吋；即使擲出 6，此單位也只能移動 {reach, inches} 吋。}}',
  'refusal.battle/charge/room-to-align': '沒有足夠的空間與{target:name.unit}相接。',
  'refusal.battle/charge/pivot':
    '{reach, select, missing {如此轉向後，{target:name.unit}不在視野內。} other {如此轉向後，無法與{target:name.unit}相接：即使擲出 6，也只能直線移動 {reach, inches} 吋。}}',
  'refusal.battle/retreat/engaged-only': '只有接戰單位可以後退。',
  'refusal.battle/retreat/impossible': '此單位無路可退。',
  'refusal.battle/retreat/direction': '後退須直線向後或向側面移動，不可朝向前方的敵軍。',
  'refusal.battle/retreat/distance': '此處距離 {length, inches} 吋；這次後退最多 {most, inches} 吋。',
  'refusal.battle/term/shift':
    '{length, select, missing {移位只能向正前、正後、正左或正右方直線移動。} other {此處距離 {length, inches} 吋；這次移位最多 {most, inches} 吋。}}',
  'refusal.battle/term/shift-no-pivot': '移位時不可轉向。',
  'refusal.battle/move/pivot': '轉向時，單位不可離開原地。',
  'refusal.battle/move/table-edge':
    '{over, select, missing {此處不在戰場上。} other {單位會超出邊界 {over, inches} 吋。}}',
  'refusal.battle/move/enemy-one-inch':
    '與{enemy:name.unit}只相距 {distance, inches} 吋；單位與敵軍至少須相距 1 吋。',
  'refusal.battle/move/no-overlap':
    '此處已有{friend, select, missing {其他單位} other {{friend:name.unit}}}。',
  'refusal.battle/move/no-shift-out-of-combat': '接戰單位不可移位。',
  'refusal.battle/move/not-through-enemies': '{enemy:name.unit}擋住去路。',
  'refusal.battle/terrain/impassable': '隔絕地形擋住去路。',
  'refusal.battle/terrain/rough':
    '此處距離 {length, inches} 吋；經過崎嶇地形時，此單位最多移動 {most, inches} 吋。',
  'refusal.battle/objective/carry-lost-unengaged':
    '{distance, select, missing {此處沒有空間放置標記。} other {此處距離該單位 {distance, inches} 吋；標記須放在 {most, inches} 吋內。}}',
  'refusal.battle/mode-a-dance-with-dragons/no-march': '持有目標標記的單位不可行軍。',
  'refusal.battle/mode-a-dance-with-dragons/one-token':
    '{distance, select, missing {此處沒有空間放置標記。} other {此處距離該單位 {distance, inches} 吋；第二枚標記須放在 {most, inches} 吋內。}}',
  'refusal.battle/mode-a-feast-for-crows/leaving-the-pile':
    '{distance, select, missing {此處沒有空間放置標記。} other {此處距離屍堆 {distance, inches} 吋；標記必須與屍堆相接。}}',
  'refusal.battle/mode-a-feast-for-crows/one-token':
    '{distance, select, missing {此處沒有空間放置標記。} other {此處距離屍堆 {distance, inches} 吋；第二枚標記同樣必須與屍堆相接。}}',
  'refusal.battle/mode-a-feast-for-crows/new-corpse-pile':
    '{off, select, missing {{least, select, missing {此處最遠 {distance, inches} 吋；屍堆必須完全位於長程（{most, inches} 吋）內。} other {此處距離單位或地形 {distance, inches} 吋；屍堆至少須相距 {least, inches} 吋。}}} other {此處不在戰場上。}}',
  'refusal.battle/mode-a-feast-for-crows/no-chosen-corpse-piles':
    '此模式不能選擇{kind:name.terrain}作為地形。',
  'refusal.battle/mode-a-storm-of-swords/attacker-redeploys':
    '此處距離敵軍 {distance, inches} 吋；重新佈置的單位至少須距離 {least, inches} 吋。',
  'refusal.battle/mode-a-storm-of-swords/reserve-arrives':
    '{off, select, missing {{least, select, missing {此處距離側面邊界 {distance, inches} 吋；後援單位須在側面邊界 {most, inches} 吋內進場。} other {此處距離敵軍 {distance, inches} 吋；進場的單位至少須距離 {least, inches} 吋。}}} other {此處不在戰場上。}}',
  'refusal.battle/mode-a-storm-of-swords/terrain':
    '此處距離守城方的佈置軍隊範圍 {distance, inches} 吋；地形須距離 {least, inches} 吋以上。',
  'refusal.battle/mode-a-storm-of-swords/walls-impassable': '單位不可穿越城牆。',
  'refusal.battle/mode-banners-and-butchery/deploy-one-inch':
    '與{enemy:name.unit}只相距 {distance, inches} 吋；佈置的單位與敵軍至少須相距 1 吋。',
  'refusal.battle/mode-banners-and-butchery/new-token':
    '{least, select, missing {新標記必須放在你的半場。} other {{edge, select, missing {此處距離另一枚標記 {distance, inches} 吋；至少須相距 {least, inches} 吋。} other {此處距離邊界 {edge, inches} 吋；至少須相距 {least, inches} 吋。}}}}',
  'refusal.battle/mode-banners-and-butchery/no-impassable-terrain':
    '{kind:name.terrain}是隔絕地形，此模式不使用隔絕地形。',
  'refusal.battle/mode-banners-and-butchery/terrain':
    '此處距離邊界 {edge, inches} 吋；地形至少須距離 {least, inches} 吋。',
  'refusal.battle/mode-fire-and-blood/terrain':
    '此處距離邊界 {edge, inches} 吋；地形至少須距離 {least, inches} 吋。',
  'refusal.battle/mode-here-we-stand/terrain':
    '此處距離邊界 {edge, inches} 吋；地形至少須距離 {least, inches} 吋。',
  'refusal.battle/mode-honed-and-ready/no-impassable-terrain':
    '{kind:name.terrain}是隔絕地形，此模式不使用隔絕地形。',
};
