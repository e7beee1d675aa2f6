// English. Keys: `name.KIND.ID`, `count.KIND.ID` (so many of them), `text.KIND.ID` (what a card does), `event.TYPE`,
// `ask.PROCEDURE/STEP` and `option.ID` (questions), `refusal.RULE`, `outcome.RULE`.

import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { questions } from './en/questions.ts';
import { refusals } from './en/refusals.ts';

export const en = { ...names, ...cards, ...events, ...questions, ...refusals } as const;

/** What every language must say. */
export type Messages = Readonly<Record<keyof typeof en, string>>;
