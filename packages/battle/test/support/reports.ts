/** Battle reports of what happened in a turn. */
import { en as kernelEn, words, zhHant as kernelZhHant, type Catalogue } from '@maester/kernel';
import {
  battle,
  BattleReport,
  en,
  reportNames,
  zhHant,
  type BattleEvent,
  type BattleSetup,
} from '../../src/index.ts';

export const CATALOGUES = {
  en: { ...kernelEn, ...en } as Catalogue,
  'zh-Hant': { ...kernelZhHant, ...zhHant } as Catalogue,
};
type Language = keyof typeof CATALOGUES;

export function reportOf(setup: BattleSetup, language: Language = 'en'): BattleReport {
  const start = battle.start(setup, 'names');
  const catalogue = CATALOGUES[language];
  return new BattleReport(start, words(language, catalogue, reportNames(start, language, catalogue)));
}

export const STARTERS = battle.readSetup({ points: 30, armies: ['stark-30', 'lannister-30'] });

/** What is told of a turn in which this happened. */
export function told(
  ...events: (BattleEvent | { type: 'roll'; name: string; sides: number; values: number[] })[]
): string[] {
  const report = reportOf(STARTERS);
  report.tell({ to: null, event: { type: 'round', round: 2 } });
  report.tell({ to: null, event: { type: 'turn', seat: 'one' } });
  return events.flatMap((event) => report.tell({ to: null, event }));
}

export const roll = (name: string, ...values: number[]) => ({
  type: 'roll' as const,
  name,
  sides: 6,
  values,
});
export const saves = (unit: string, hits: number, blocked: number) =>
  ({ type: 'saves', unit, hits, blocked, needed: 4, modifiers: [], more: [] }) as const;
export const panic = (dice: number[], total: number, passed: boolean) =>
  ({
    type: 'morale',
    unit: 'two-3',
    test: 'panic',
    dice,
    modifiers: [],
    roll: total,
    needed: 6,
    passed,
    more: 0,
  }) as const;
export const pose = (x: number, y: number, facing = 0) => ({ x, y, facing });
