// 版圖遊戲牌桌上的所有文字，繁體中文。

import { zhHant as rules } from '@maester/thrones';
import { board } from './zh-hant/board.ts';
import { controls } from './zh-hant/controls.ts';
import { panels } from './zh-hant/panels.ts';
import { stage } from './zh-hant/stage.ts';

export const all = { ...rules, ...board, ...controls, ...panels, ...stage } as const;
