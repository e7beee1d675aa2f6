// Traditional Chinese as in Taiwan, with the terms of the 2018 rulebook.

import type { Catalogue } from '@maester/kernel';
import * as lannister from '../cards/lannister/text.zh-hant.ts';
import * as shared from '../cards/shared/text.zh-hant.ts';
import * as stark from '../cards/stark/text.zh-hant.ts';
import { translatedWords } from './card-words.ts';
import type { Messages } from './en.ts';
import { cards } from './zh-hant/cards.ts';
import { effects } from './zh-hant/effects.ts';
import { events } from './zh-hant/events.ts';
import { names } from './zh-hant/names.ts';
import { questions } from './zh-hant/questions.ts';
import { refusals } from './zh-hant/refusals.ts';
import { report } from './zh-hant/report.ts';

const own: Messages = {
  ...names,
  ...cards,
  ...effects,
  ...events,
  ...questions,
  ...refusals,
  ...report,
};

export const zhHant: Catalogue = {
  ...own,
  ...translatedWords(
    { ...shared.names, ...stark.names, ...lannister.names },
    { ...stark.attacks, ...lannister.attacks },
    { ...shared.text, ...stark.text, ...lannister.text },
  ),
};
