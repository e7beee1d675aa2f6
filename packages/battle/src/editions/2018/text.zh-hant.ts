/** 只有 2018 年版需要的文字：其卡牌，以及其程序的提問。 */
import type { Catalogue } from '@maester/kernel';
import { translatedWords } from '../../messages/card-words.ts';
import { lannister2018, stark2018 } from './cards/factions.ts';
import * as cards from './cards/text.zh-hant.ts';
import type { Messages2018 } from './text.en.ts';

const messages: Messages2018 = {
  'ask.choose-beginners/choose': '佈置哪兩個單位？其餘留作後援。',
  'ask.choose-beginners/deputy': '哪位將領是副帥？',
  'ask.arrive-from-reserve/place': '{unit:name.unit}佈置在哪裡？',
  'ask.redeploy-one/choose': '重新佈置哪個被殲滅的單位？',
  'ask.keep-half-back/choose': '哪些單位留作後援？',
  'ask.place-piles/place': '屍堆放在哪裡？',
  'ask.another-pile/place': '屍堆放在哪裡？',
  'ask.change-missions/discard': '要棄掉一張秘密任務嗎？',
  'refusal.battle/2018/mode-a-clash-of-kings/reserve':
    '統帥必須佈置到戰場；若統帥是非戰鬥單位，則須佈置一位將領。',
  'refusal.battle/2018/mode-a-clash-of-kings/arrive':
    '{off, select, missing {此處最遠距離友軍邊界 {distance, inches} 吋；後援單位須佈置在友軍邊界 {most, inches} 吋內，或所控制側面邊界 6 吋內。} other {單位必須完全位於戰場上。}}',
  'refusal.battle/2018/mode-a-feast-for-crows/new-corpse-pile':
    '{off, select, missing {{on, select, missing {此處距離 {distance, inches} 吋；屍堆必須在該單位短程（{most, inches} 吋）內。} other {屍堆不可壓到單位或其他地形。}}} other {此處不在戰場上。}}',
  'refusal.battle/2018/mode-a-feast-for-crows/tokens': '屍堆已經用完。',
  'because.battle/2018/objective/centre-card': '該目標得分較多',
  'because.battle/2018/mode-a-feast-for-crows/token-scoring': '被殲滅單位上的分數標記',
  'because.battle/2018/mission/same-condition': '三個敵軍單位有同一種狀態',
  'ask.show-cards/choose': '展示哪些戰術牌？',
  'ask.show-cards/discard': '棄掉其中哪張牌？',
  'condition.not-one-rank': '剩餘多於 1 排時：',
  'option.ready': '移除其激活標記',
  'option.restore': '治療至多 3 點傷害',
  'option.roll': 'D3 點傷害',
  'option.three': '3 點傷害',
};

export const text: Catalogue = {
  ...messages,
  ...translatedWords(stark2018, cards),
  ...translatedWords(lannister2018, cards),
};
