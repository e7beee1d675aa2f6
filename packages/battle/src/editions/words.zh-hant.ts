/** Traditional Chinese words of all older editions. */
import type { Catalogue } from '@maester/kernel';
import { text as shared } from './shared/text.zh-hant.ts';
import { text as of2021 } from './2021/text.zh-hant.ts';
import { text as of2018 } from './2018/text.zh-hant.ts';

export const olderWords: Catalogue = { ...shared, ...of2021, ...of2018 };
