// An army list of one's own in any format, read and checked by the rules: what it is called, what it costs, and what is
// wrong with it.

import { armyCardNames, armySheet, type ArmyList } from '@maester/battle/engine';
import { loadCardsFor } from '@maester/battle/on-demand';
import { words, type Words } from '@maester/kernel';
import {
  en,
  problemInWords,
  questionInWords,
  readList,
  suggestionsInWords,
  zhHant,
  type Question,
} from '@maester/lists';
import type { Language } from '../../language.ts';
import { textIn } from './list-file.ts';
import { wordsNow } from './words.ts';

const LISTS = { en, 'zh-Hant': zhHant } as const;

export interface ReadArmy {
  readonly army: ArmyList | null;
  /** What it costs; null if it could not be read. */
  readonly points: number | null;
  readonly problems: readonly string[];
}

/** The same from a file: text, or a picture with a QR code. */
export async function readArmyFile(
  file: File,
  points: number,
  language: Language,
  edition: string,
): Promise<ReadArmy> {
  const found = await textIn(file);
  if ('text' in found) return readArmy(found.text, points, language, edition);
  const said = words(language, LISTS[language]);
  return { army: null, points: null, problems: [problemInWords(said, found.problem)] };
}

/** A list that names no edition is checked by the one that is chosen. */
export async function readArmy(
  text: string,
  points: number,
  language: Language,
  edition: string,
): Promise<ReadArmy> {
  const reading = readList(text);
  const army = reading.ok && reading.list !== null ? { edition, ...reading.list } : null;
  if (army !== null)
    await loadCardsFor({ edition, armies: [{ ...army, units: army.units.map((unit) => ({ ...unit })) }] });
  const catalogue = await wordsNow()[language]();
  const said = words(language, LISTS[language], catalogue, armyCardNames(catalogue));
  if (!reading.ok) return { army, points: null, problems: [problemInWords(said, reading.problem)] };
  if (army === null)
    return { army, points: null, problems: reading.questions.map((question) => asked(said, question)) };
  const sheet = armySheet(army, points, edition);
  const problems = sheet.problems.map(({ rule, facts }) => said.say(`refusal.${rule}`, facts));
  return { army: problems.length === 0 ? army : null, points: sheet.points, problems };
}

const asked = (said: Words, question: Question): string =>
  [
    questionInWords(said, question),
    ...suggestionsInWords(said, question)
      .slice(0, 5)
      .map(({ text }) => text),
  ].join(' · ');
