// The words of army lists: of the cards at hand, of the pages around the game, and the names that refusals use.

import { armyCardNames, type ArmyList } from '@maester/battle/engine';
import { loadCardsFor } from '@maester/battle/on-demand';
import type { Faction } from '@maester/battle/tables';
import { learnWords, type GameWords } from '../../../app/words.ts';
import type { Language } from '../../../language.ts';
import { roomWords } from '../war-room/say.ts';
import { wordsNow } from '../words.ts';
import { USUAL, type EditionId } from '../setup-options.ts';
import { factionsFor } from './offers.ts';
import { editionOf } from './rules-for.ts';

const made = new WeakMap<ReturnType<typeof wordsNow>, GameWords>();

function builderWords(): GameWords {
  const game = wordsNow();
  const known = made.get(game);
  if (known !== undefined) return known;
  const withNames = async (language: Language) => {
    const catalogue = await game[language]();
    return { ...catalogue, ...armyCardNames(catalogue) };
  };
  const all = roomWords({ en: () => withNames('en'), 'zh-Hant': () => withNames('zh-Hant') });
  made.set(game, all);
  return all;
}

/** The cards of these factions and of all whose cards may be beside them, with their words. */
export async function loadFactions(
  factions: readonly Faction[],
  edition: EditionId = USUAL.edition,
): Promise<void> {
  const all = [...new Set(factions.flatMap((faction) => factionsFor(faction)))];
  if (all.length > 0) await loadCardsFor({ edition, armies: all.map((faction) => ({ faction })) });
  await learnWords(builderWords());
}

export async function loadFor(...armies: readonly ArmyList[]): Promise<void> {
  for (const army of armies) await loadFactions([army.faction], editionOf(army));
}
