// English, but for the words of cards (en.ts). Keys: `name.KIND.ID`, `text.KIND.ID` (what a card does), `event.TYPE`, `because.RULE` (points), `outcome.RULE`,
// `ask.PROCEDURE/STEP`, `option.WORD`, `refusal.RULE`, `effect.KIND` and `report.LINE` (report.ts). `name.unit.ID` comes from the game itself: names.ts.

import type { Catalogue } from '@maester/kernel';
import { cards } from './en/cards.ts';
import { effects } from './en/effects.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { questions } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { report } from './en/report.ts';

const own = { ...names, ...cards, ...effects, ...events, ...questions, ...refusals, ...report } as const;

export const en: Catalogue = own;

/** What every language must say, besides the words of cards. */
export type Messages = Readonly<Record<keyof typeof own, string>>;
