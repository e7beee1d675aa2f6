// 戰棋遊戲的所有文字，繁體中文：規則與畫面。

import { zhHant as rules } from '@maester/battle/own.zh-hant';
import type { Catalogue } from '@maester/kernel';
import { zhHant } from './zh-hant.ts';

export const all: Catalogue = { ...rules, ...zhHant };
