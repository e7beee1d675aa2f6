// 發生的事，以史冊的口吻敘述。

import type { events as original } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof original, string>> = {
  'event.round': '第 {round} 輪開始。',
  'event.phase': '{phase:name.phase}階段開始。',

  'event.westeros-cards': '翻開維斯特洛牌：{cards:quoted.westeros}。',
  'quoted.westeros': '「{key:name.westeros}」',
  'event.westeros-card': '「{card:name.westeros}」：{card:text.westeros}',
  'event.westeros-choice':
    '{house:name.house}為「{card:name.westeros}」作出決定：{choice:event.westeros-choice.choice}。',
  'event.westeros-choice.choice.supply': '補給',
  'event.westeros-choice.choice.mustering': '徵兵',
  'event.westeros-choice.choice.clash-of-kings': '烽火危城',
  'event.westeros-choice.choice.game-of-thrones': '權力遊戲',
  'event.westeros-choice.choice.storm-of-swords': '本輪禁放防禦指令',
  'event.westeros-choice.choice.rains-of-autumn': '本輪禁放行軍 +1',
  'event.westeros-choice.choice.nothing': '沒有效果',
  'event.wildling-threat': '野人威脅現為 {threat}。',
  'event.supply': '{house:name.house}的補給現為 {supply}。',
  'event.destroyed': '{house:name.house}在{area:name.area}損失一個單位：{unit:name.unit}。',
  'event.mustered': '{house:name.house}在{area:name.area}徵得一個單位：{unit:name.unit}。',
  'event.upgraded': '{house:name.house}在{area:name.area}的一個步兵升級為{unit:name.unit}。',
  'event.downgraded': '{house:name.house}在{area:name.area}的一個騎士降為步兵。',

  'event.bids': '{for:event.bids.for}的出價揭曉：{bids:count.house}。',
  'event.bids.for.iron-throne': '鐵王座',
  'event.bids.for.fiefdoms': '封地',
  'event.bids.for.kings-court': '王庭',
  'event.bids.for.wildlings': '守夜人',
  'event.track': '{track:name.track}軌的新順位：{order:name.house}。',
  'event.track-shift': '{house:name.house}移至{track:name.track}軌第 {place} 位。',
  'event.power':
    '{house:name.house}{gained, plural, =0 {沒有獲得權力} other {獲得 # 點權力}}（{because:name.power-source}）。',
  'event.power-lost': '{house:name.house}{lost, plural, =0 {沒有權力可失去} other {失去 # 點權力}}。',

  'event.wildlings': '野人兵力 {strength}，守夜人集結 {watch}：{won:event.wildlings.won}。',
  'event.wildlings.won.watch': '長城守住了',
  'event.wildlings.won.wildlings': '長城失守',
  'event.highest-bidder': '{house:name.house}出價最高，得到獎賞。',
  'event.lowest-bidder': '{house:name.house}出價最低，受罰最重。',
  'event.wildling-card': '翻開野人牌：「{card:name.wildling}」。',

  'event.order': '{house:name.house}在{area:name.area}下達指令：{order:name.order}。',
  'event.raven-swap':
    '{house:name.house}使用信鴉：{area:name.area}的指令由「{from:name.order}」換成「{to:name.order}」。',
  'event.raven-look': '{house:name.house}使用信鴉，查看野人牌堆頂的牌。',
  'event.raven-sees': '{house:name.house}看見野人牌堆頂的牌：「{card:name.wildling}」。',
  'event.raven-buries': '{house:name.house}將這張牌置於野人牌堆底。',

  'event.raid':
    '{house:name.house}自{area:name.area}劫掠{target:name.area}，移除{victim:name.house}在該處的「{order:name.order}」指令。',
  'event.raid-nothing': '{house:name.house}在{area:name.area}的劫掠指令沒有效果。',
  'event.march': '{house:name.house}自{area:name.area}行軍至{to:name.area}：{units:count.unit}。',
  'event.march-nothing': '{house:name.house}取消自{area:name.area}的行軍。',
  'event.power-token': '{house:name.house}在{area:name.area}留下一枚權力標記。',
  'event.power-token-removed': '{house:name.house}在{area:name.area}的權力標記被移除。',
  'event.neutral-destroyed': '{house:name.house}擊敗{area:name.area}的中立勢力。',
  'event.neutral-holds':
    '{area:name.area}的中立勢力擋住了{house:name.house}：戰力 {strength}，需要 {needed}。',

  'event.attack': '{house:name.house}自{from:name.area}進攻{area:name.area}的{defender:name.house}。',
  'event.support': '{house:name.house}自{area:name.area}支援{for:name.house}，提供戰力 {strength}。',
  'event.support-refused': '{by:name.house}謝絕{house:name.house}自{area:name.area}的支援。',
  'event.house-card': '{house:name.house}打出{card:name.house-card}。',
  'event.ability': '{house:name.house}發動{card:name.house-card}的能力。',
  'event.tides': '{house:name.house}的戰局之潮牌：「{card:name.tides}」。',
  'event.tides-drawn': '{house:name.house}抽到戰局之潮牌：「{card:name.tides}」。',
  'event.blade': '{house:name.house}使用瓦雷利亞鋼劍：{use:event.blade.use}。',
  'event.blade.use.plus-one': '戰力 +1',
  'event.blade.use.redraw': '重抽一張戰局之潮牌',
  'event.combat-won':
    '{house:name.house}{side:event.combat-won.side}{area:name.area}獲勝，以 {strength} 比 {against} 擊敗{loser:name.house}。',
  'event.combat-won.side.attacker': '進攻',
  'event.combat-won.side.defender': '防守',
  'event.garrison-destroyed': '{house:name.house}在{area:name.area}的駐軍被消滅。',
  'event.retreat':
    '{house:name.house}自{from:name.area}撤退至{area:name.area}，單位潰散：{units:count.unit}。',
  'event.order-removed': '{house:name.house}在{area:name.area}的「{order:name.order}」指令被移除。',
  'event.ships-captured':
    '{house:name.house}清除{area:name.area}中{from:name.house}的船艦，{ships, plural, =0 {未放置自己的船艦} other {換上 # 艘自己的船艦}}。',
  'event.cards-returned': '{house:name.house}將棄掉的家族牌全部收回手上。',
  'event.card-lost': '{house:name.house}失去家族牌：{card:name.house-card}。',
  'event.card-taken-back': '{house:name.house}收回家族牌：{card:name.house-card}。',

  'event.end': '{winner:name.house}贏得遊戲。{rule:outcome}',
};
