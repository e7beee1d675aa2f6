// Traditional Chinese, with the words of all cards.

import type { Catalogue } from '@maester/kernel';
import * as baratheon from '../cards/baratheon/text.zh-hant.ts';
import * as bolton from '../cards/bolton/text.zh-hant.ts';
import * as brotherhood from '../cards/brotherhood/text.zh-hant.ts';
import * as freeFolk from '../cards/free-folk/text.zh-hant.ts';
import * as greyjoy from '../cards/greyjoy/text.zh-hant.ts';
import * as martell from '../cards/martell/text.zh-hant.ts';
import * as neutral from '../cards/neutral/text.zh-hant.ts';
import * as nightsWatch from '../cards/nights-watch/text.zh-hant.ts';
import * as targaryen from '../cards/targaryen/text.zh-hant.ts';
import * as lannister from '../cards/lannister/text.zh-hant.ts';
import * as shared from '../cards/shared/text.zh-hant.ts';
import * as stark from '../cards/stark/text.zh-hant.ts';
import { ALL_FACTIONS } from '../cards/cards.ts';
import { olderWords } from '../editions/words.zh-hant.ts';
import { joined } from '../cards/loaded.ts';
import { translatedWords } from './card-words.ts';
import { zhHant as own } from './own.zh-hant.ts';

export const zhHant: Catalogue = {
  ...own,
  ...olderWords,
  ...translatedWords(joined(ALL_FACTIONS), {
    names: {
      ...shared.names,
      ...stark.names,
      ...lannister.names,
      ...bolton.names,
      ...neutral.names,
      ...martell.names,
      ...baratheon.names,
      ...nightsWatch.names,
      ...brotherhood.names,
      ...greyjoy.names,
      ...targaryen.names,
      ...freeFolk.names,
    },
    attacks: {
      ...shared.attacks,
      ...stark.attacks,
      ...lannister.attacks,
      ...bolton.attacks,
      ...neutral.attacks,
      ...martell.attacks,
      ...baratheon.attacks,
      ...nightsWatch.attacks,
      ...brotherhood.attacks,
      ...greyjoy.attacks,
      ...targaryen.attacks,
      ...freeFolk.attacks,
    },
    text: {
      ...shared.text,
      ...stark.text,
      ...lannister.text,
      ...bolton.text,
      ...neutral.text,
      ...martell.text,
      ...baratheon.text,
      ...nightsWatch.text,
      ...brotherhood.text,
      ...greyjoy.text,
      ...targaryen.text,
      ...freeFolk.text,
    },
  }),
};
