// 用戶端、牌桌與核心的文字，繁體中文：說這種語言時才載入。

import { zhHant as kernel } from '@maester/kernel';
import { zhHant as table } from '@maester/table';
import { zhHant as client } from '../messages/zh-hant.ts';

export const own = { ...kernel, ...table, ...client };
