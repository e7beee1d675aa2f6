// Lists and cards as PDF, made on the page.

import type { ArmyList } from '@maester/battle/engine';
import { loadAllCards, loadWords } from '@maester/battle/on-demand';
import { words, type Words } from '@maester/kernel';
import { writeList } from '@maester/lists';
import {
  en,
  printCards,
  printList,
  zhHant,
  type Paper,
  type PrintedCard,
  type PrintedPart,
} from '@maester/print';
import type { Language } from '../../../language.ts';
import { deflate, loadFonts } from './fonts.ts';

export interface Wanted {
  readonly paper: Paper;
  readonly parts: readonly PrintedPart[];
}

/** What the Latin fonts may lack: East Asian letters and marks. */
const FOREIGN = /[\u2e80-\uffef]/;

export async function listPdf(
  list: ArmyList,
  points: number,
  { paper, parts }: Wanted,
  said: Words,
): Promise<Uint8Array> {
  const fonts = await loadFonts(said.language !== 'en' || FOREIGN.test(list.name));
  const page = location.href.replace(/#.*$/, '');
  return printList(
    { list, points, parts, link: writeList(list, 'link', { points, page }) },
    { paper, said, deflate, fonts },
  );
}

/** Any cards, of whatever factions: their rules and words come with them. */
export async function cardsPdf(
  cards: readonly PrintedCard[],
  paper: Paper,
  language: Language,
): Promise<Uint8Array> {
  await loadAllCards();
  const said = words(language, { en, 'zh-Hant': zhHant }[language], await gameWords(language));
  return printCards(cards, { paper, said, deflate, fonts: await loadFonts(language !== 'en') });
}

/** The words of the game and of all its cards. */
async function gameWords(language: Language) {
  const screens = language === 'en' ? import('../messages/all.en.ts') : import('../messages/all.zh-hant.ts');
  return { ...(await screens).all, ...(await loadWords(language)) };
}
