// Traditional Chinese as in Taiwan, with the terms of the 2018 rulebook; the words of cards are in zh-hant.ts.

import type { Catalogue } from '@maester/kernel';
import type { Messages } from './own.en.ts';
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

export const zhHant: Catalogue = own;
