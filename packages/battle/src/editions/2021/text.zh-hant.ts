// Traditional Chinese words of the edition of 2021.

import { text as shared } from '../shared/text.zh-hant.ts';
import type { text as en } from './text.en.ts';

export const text: Readonly<Record<keyof typeof en, string>> = {
  'name.ability.marked-unit': '被標記的單位',
  'text.ability.marked-unit': '所有攻擊多擲 2 枚攻擊骰。',
  'name.ability.ambush-2021': '伏擊',
  'text.ability.ambush-2021': '成功衝鋒側面或後方後：敵軍承受驚惶與力竭。',
  'name.card.assault-orders-stark-2021': '突擊令',
  'text.card.assault-orders-stark-2021':
    '你的非戰鬥單位佔據區域時：取代該區域的效果，1 個友軍單位執行近戰攻擊。佔據戰鬥區時，也可改為衝鋒。',
  'name.card.assault-orders-lannister-2021': '突擊令',
  'text.card.assault-orders-lannister-2021':
    '你的非戰鬥單位佔據區域時：取代該區域的效果，1 個友軍單位執行近戰攻擊。克里岡家族也可改為衝鋒。',
  'name.card.berserker-tactics-2021': '狂戰士戰術',
  'text.card.berserker-tactics-2021':
    '友軍近戰攻擊擲攻擊骰後：該單位可受到至多 3 點傷害；若受到，該攻擊造成的傷害比此數多 1 點。安柏家族：防禦單位承受驚惶。',
  'ask.choose-first-units/choose': '佈置哪兩個單位？其餘單位留作後援。',
  'ask.deploy-reserve/place': '{unit:name.unit}佈置在哪裡？',
  'ask.lose-token-at-pile/enemy-claims': '你的哪個單位佔領目標標記？',
  'ask.mark-enemies/mark': '標記哪個敵軍單位？',
  'ask.choose-secret-mission/choose': '本輪選擇哪個秘密任務？',
  'ask.switch-secret-mission/choose': '要更換秘密任務嗎？',
  'ask.replace-open-mission/choose': '{mission:name.mission}取代哪個任務？',
  'refusal.battle/2021/mode-a-clash-of-kings/arrive-zone':
    '{off, select, missing {{least, select, missing {後援單位必須完全佈置在你的佈置軍隊範圍內；你沒有控制側面邊界。} other {此處距離敵軍 {distance, inches} 吋；後援單位至少須距離 {least, inches} 吋。}}} other {單位必須完全位於戰場上。}}',
  'refusal.battle/2021/mode-a-clash-of-kings/arrive-flank':
    '此處距離你控制的側面邊界 {distance, inches} 吋；在佈置軍隊範圍之外，單位必須完全位於側面邊界 {most, inches} 吋內。',
  'refusal.battle/2021/mode-a-feast-for-crows/lost':
    '{distance, select, missing {此處沒有空間放置標記。} other {此處距離屍堆 {distance, inches} 吋；標記必須與屍堆相接。}}',
  'refusal.battle/mode-dark-wings-dark-words/tokens':
    shared['refusal.battle/mode-the-winds-of-winter/tokens'],
  'because.battle/2021/objective/centre-card': '中央的目標分數較高',
  'because.battle/2021/objective/commander': '統帥的單位控制目標',
  'because.battle/2021/mission/same-condition': '三個敵軍單位有相同狀態',
};
