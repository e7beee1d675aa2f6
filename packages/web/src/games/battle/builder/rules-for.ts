// The rules that an army list is written for: a list may be of an older edition.

import { armySheet, rulesOf, type ArmyList, type ArmySheet } from '@maester/battle/engine';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { EDITIONS, USUAL, type EditionId } from '../setup-options.ts';

type Rules = ReturnType<typeof rulesOf>;

export const editionOf = (army: Pick<ArmyList, 'edition'>): EditionId =>
  EDITIONS.find((id) => id === army.edition) ?? USUAL.edition;

export const rulesFor = (army: Pick<ArmyList, 'edition'>): Rules => rulesOf({ edition: editionOf(army) });

export const sheetFor = (army: ArmyList, points: number): ArmySheet =>
  armySheet(army, points, editionOf(army));

/** The edition of the list that a page shows. */
export const ListEdition = createContext<EditionId>(USUAL.edition);

/** The cards of that edition. */
export const useTables = (): Rules => rulesOf({ edition: useContext(ListEdition) });
