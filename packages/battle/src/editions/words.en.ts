/** English words of all older editions. */
import type { Catalogue } from '@maester/kernel';
import { text as shared } from './shared/text.en.ts';
import { text as of2021 } from './2021/text.en.ts';
import { text as of2018 } from './2018/text.en.ts';

export const olderWords: Catalogue = { ...shared, ...of2021, ...of2018 };
