// English, with the words of all cards.

import type { Catalogue } from '@maester/kernel';
import { text as baratheon } from '../cards/baratheon/text.en.ts';
import { text as bolton } from '../cards/bolton/text.en.ts';
import { text as brotherhood } from '../cards/brotherhood/text.en.ts';
import { text as freeFolk } from '../cards/free-folk/text.en.ts';
import { text as greyjoy } from '../cards/greyjoy/text.en.ts';
import { text as martell } from '../cards/martell/text.en.ts';
import { text as neutral } from '../cards/neutral/text.en.ts';
import { text as nightsWatch } from '../cards/nights-watch/text.en.ts';
import { text as targaryen } from '../cards/targaryen/text.en.ts';
import { text as lannister } from '../cards/lannister/text.en.ts';
import { text as shared } from '../cards/shared/text.en.ts';
import { text as stark } from '../cards/stark/text.en.ts';
import { ALL_FACTIONS } from '../cards/cards.ts';
import { olderWords } from '../editions/words.en.ts';
import { joined } from '../cards/loaded.ts';
import { printedWords } from './card-words.ts';
import { en as own } from './own.en.ts';

export const en: Catalogue = {
  ...own,
  ...olderWords,
  ...printedWords(joined(ALL_FACTIONS), {
    ...shared,
    ...stark,
    ...lannister,
    ...bolton,
    ...neutral,
    ...martell,
    ...baratheon,
    ...nightsWatch,
    ...brotherhood,
    ...greyjoy,
    ...targaryen,
    ...freeFolk,
  }),
};
