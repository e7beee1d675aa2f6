// 移動與測量。

import type { pose as en } from '../en/pose.ts';

export const pose: Record<keyof typeof en, string> = {
  'battle.pose.place': '位置 {number}',
};
