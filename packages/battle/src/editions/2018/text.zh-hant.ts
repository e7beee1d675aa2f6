/** 只有 2018 年版需要的文字：其卡牌，以及其程序的提問。 */
import type { Catalogue } from '@maester/kernel';
import { translatedWords } from '../../messages/card-words.ts';
import { lannister2018, stark2018 } from './cards/factions.ts';
import * as cards from './cards/text.zh-hant.ts';
import type { Messages2018 } from './text.en.ts';

const messages: Messages2018 = {
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
