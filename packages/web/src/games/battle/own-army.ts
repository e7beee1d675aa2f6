// An army list of one's own, read and checked by the rules: what it is called, what it costs, and what is wrong with it.

import { armyCardNames, armySheet, battle, readArmyList, type ArmyList } from '@maester/battle/engine';
import { loadCardsFor } from '@maester/battle/on-demand';
import { KernelError, words } from '@maester/kernel';
import type { Language } from '../../language.ts';
import { wordsNow } from './words.ts';

export interface ReadArmy {
  readonly army: ArmyList | null;
  /** What it costs; null if it could not be read. */
  readonly points: number | null;
  readonly problems: readonly string[];
}

export async function readArmy(text: string, points: number, language: Language): Promise<ReadArmy> {
  try {
    const army = readArmyList(JSON.parse(text), { kind: 'input', where: 'army' });
    await loadCardsFor({ armies: [{ ...army, units: army.units.map((unit) => ({ ...unit })) }] });
    const catalogue = await wordsNow()[language]();
    const sheet = armySheet(army, points, battle.usualSetup(2).edition);
    const said = words(language, catalogue, armyCardNames(catalogue));
    const problems = sheet.problems.map(({ rule, facts }) => said.say(`refusal.${rule}`, facts));
    return { army: problems.length === 0 ? army : null, points: sheet.points, problems };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof KernelError)) throw error;
    return { army: null, points: null, problems: [error.message] };
  }
}
