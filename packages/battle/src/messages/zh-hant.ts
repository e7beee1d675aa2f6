// Traditional Chinese as in Taiwan, with the terms of the 2018 rulebook.

import type { Messages } from './en.ts';
import { cards } from './zh-hant/cards.ts';
import { effects } from './zh-hant/effects.ts';
import { events } from './zh-hant/events.ts';
import { names } from './zh-hant/names.ts';
import { questions } from './zh-hant/questions.ts';
import { refusals } from './zh-hant/refusals.ts';
import { report } from './zh-hant/report.ts';

export const zhHant: Messages = {
  ...names,
  ...cards,
  ...effects,
  ...events,
  ...questions,
  ...refusals,
  ...report,
};
