// English. Keys: `name.KIND.ID`, `text.KIND.ID` (what a card does), `event.TYPE`, `because.RULE` (points), `outcome.RULE`,
// `ask.PROCEDURE/STEP`, `option.WORD`, `refusal.RULE`, `effect.KIND` and `report.LINE` (report.ts). `name.unit.ID` comes from the game itself: names.ts.

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
import { printedWords } from './card-words.ts';
import { cards } from './en/cards.ts';
import { effects } from './en/effects.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { questions } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { report } from './en/report.ts';

const own = { ...names, ...cards, ...effects, ...events, ...questions, ...refusals, ...report } as const;

export const en: Catalogue = {
  ...own,
  ...printedWords({
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

/** What every language must say, besides the words of cards. */
export type Messages = Readonly<Record<keyof typeof own, string>>;
