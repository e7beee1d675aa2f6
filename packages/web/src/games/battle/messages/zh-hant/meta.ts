// 開始頁面對戰棋遊戲的介紹。

import type { meta as en } from '../en/meta.ts';

export const meta: Record<keyof typeof en, string> = {
  'battle.name': '《冰與火之歌》桌上戰棋遊戲',
  'battle.short': '戰棋遊戲',
  'battle.edition': '第六季規則，以及 2021 與 2018 年版；2–4 人',
  'battle.text': '率領部隊馳騁四呎見方的戰場，手握戰術牌，更要在戰線之外運籌帷幄。',
  'battle.today': '可在此與電腦對戰、線上或離線遊玩，或與朋友同樂。',

  'battle.play.title': '來一場戰役',
  'battle.play.text': '以現成軍隊與電腦進行戰棋對決。',
  'battle.setup.mine': '你的軍隊',
  'battle.setup.any': '任一軍隊',
  'battle.setup.none': '只旁觀',
  'battle.setup.person': '{house}玩家的名字',
  'battle.edition.season-6': '第 6 季',
  'battle.edition.2021': '2021 年版',
  'battle.edition.2018': '2018 年版',
  'battle.table.armies': '{count} 支軍隊',
  'battle.table.points': '{points} 點',

  'battle.mode.a-game-of-thrones': '權力遊戲',
  'battle.mode.a-clash-of-kings': '烽火危城',
  'battle.mode.a-storm-of-swords': '劍刃風暴',
  'battle.mode.a-feast-for-crows': '群鴉盛宴',
  'battle.mode.a-dance-with-dragons': '與龍共舞',
  'battle.mode.the-winds-of-winter': '寒冬冽風',
  'battle.mode.honed-and-ready': '厲兵秣馬',
  'battle.mode.fire-and-blood': '血火同源',
  'battle.mode.here-we-stand': '屹立於此',
  'battle.mode.dark-wings-dark-words': '黑翼黑訊',
  'battle.mode.banners-and-butchery': '旌旗與殺戮',

  'name.seat.one': '玩家一',
  'name.seat.two': '玩家二',
  'name.seat.three': '玩家三',
  'name.seat.four': '玩家四',
};
