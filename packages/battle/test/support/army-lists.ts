/** Cards with the few facts that army construction asks for, and lists of them. */
import type { Refusal } from '@maester/kernel';
import { armyPoints, armyProblems } from '../../src/army/army-list.ts';
import type { ArmyList } from '../../src/army/army.ts';
import type { AttachmentCard, NcuCard, UnitCard } from '../../src/cards/card.ts';
import type { Faction } from '../../src/cards/factions.ts';
import { editionNow, makeUp } from './editions.ts';

type Facts<C> = Partial<C> & { readonly faction: Faction };

export const COMMANDER = 'test-commander';

export function unit(id: string, facts: Facts<UnitCard>): void {
  const stats = { cost: 5, speed: 5, defense: 4, morale: 6, wounds: 1, attacks: [], abilities: [] };
  makeUp({ units: { [id]: { name: id, type: 'infantry', tray: 'infantry', ...stats, ...facts } } });
}

export function attachment(id: string, facts: Facts<AttachmentCard>): void {
  makeUp({ attachments: { [id]: { name: id, type: 'infantry', cost: 1, abilities: [], ...facts } } });
}

export function ncu(id: string, facts: Facts<NcuCard>): void {
  makeUp({ ncus: { [id]: { name: id, cost: 4, abilities: [], ...facts } } });
}

/** An army whose first unit is led by a Commander without a name. */
export function army(faction: Faction, change: Partial<ArmyList> = {}): ArmyList {
  return {
    name: '',
    faction,
    commander: COMMANDER,
    ...change,
    units: [{ card: 'test-infantry', attachments: [change.commander ?? COMMANDER] }, ...(change.units ?? [])],
    ncus: change.ncus ?? [],
  };
}

export const plain = (...cards: string[]): ArmyList['units'] =>
  cards.map((card) => ({ card, attachments: [] }));
export const problems = (list: ArmyList, points: number): Refusal[] =>
  armyProblems(editionNow(), list, points);
export const rules = (list: ArmyList, points = 40): string[] =>
  problems(list, points).map(({ rule }) => rule);
export const cost = (list: ArmyList, points: number): number => armyPoints(editionNow(), list, points);

export function lendFaction(own: Faction): void {
  unit('test-infantry', { faction: own });
  attachment(COMMANDER, { faction: own, cost: 0, commands: ['a', 'b', 'c'] });
}
