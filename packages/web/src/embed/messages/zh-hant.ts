import type { en } from './en.ts';

export const zhHant: Record<keyof typeof en, string> = {
  'embed.open': '在 Maester 開啟',
  'embed.live': '進行中',
  'embed.nothing': '這個網址沒有對局。',
};
