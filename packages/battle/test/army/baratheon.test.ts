// What the cards of House Baratheon say about their army: loyalty, the Rainbow Guard, prices that fall, limits.
import { expect, it } from 'vitest';
import { armyPoints, armyProblems } from '../../src/army/army-list.ts';
import type { ArmyList } from '../../src/army/army.ts';
import { SEASON_6 } from '../support/editions.ts';

const RENLY = 'renly-baratheon-the-charismatic-heir';
const KING = 'renly-baratheon-king-in-the-south';
const STANNIS = 'stannis-baratheon-the-rightful-heir';
const DAVOS = 'davos-seaworth-hero-of-blackwater';

const unit = (card: string, ...attachments: string[]) => ({ card, attachments });

function army(commander: string, ...more: readonly ArmyList['units'][number][]): ArmyList {
  return {
    name: '',
    faction: 'baratheon',
    commander,
    units: [unit('stag-knights', commander), ...more],
    ncus: [],
  };
}

const rules = (list: ArmyList): string[] => armyProblems(SEASON_6, list, 40).map(({ rule }) => rule);
const cost = (list: ArmyList): number => armyPoints(SEASON_6, list, 0);

// battle/faction/baratheon-loyalty
it("knights of Renly's do not serve Stannis, nor does Melisandre serve Renly", () => {
  expect(rules(army(RENLY, unit('rose-knights')))).toEqual([]);
  expect(rules(army(STANNIS, unit('rose-knights')))).toEqual(['battle/faction/baratheon-loyalty']);
  expect(rules({ ...army(RENLY), ncus: ['melisandre-the-red-woman'] })).toEqual([
    'battle/faction/baratheon-loyalty',
  ]);
});

it('the Rainbow Guard is the guard of the King in the South, without Loras, Brienne and its own members', () => {
  const guarded = (...more: readonly ArmyList['units'][number][]): ArmyList => ({
    ...army(KING),
    units: [unit('rainbow-guard', KING), ...more],
  });
  expect(rules(guarded())).toEqual([]);
  expect(rules(army(KING, unit('rainbow-guard')))).not.toEqual([]);
  expect(rules(army(RENLY, unit('rainbow-guard')))).not.toEqual([]);
  for (const card of ['loras-tyrell-kings-squire', 'brienne-the-blue', 'emmon-cuy-emmon-the-yellow'])
    expect(rules(guarded(unit('stag-knights', card)))).toContain('battle/army/card-requirements');
});

it('Devan Seaworth and Cortnay Penrose cost 1 less beside the brother they serve', () => {
  const devan = unit('stag-knights', 'devan-seaworth-kings-squire');
  expect(cost(army(STANNIS, devan))).toBe(14);
  expect(cost(army(DAVOS, devan))).toBe(15);
  const cortnay = unit('stag-knights', 'cortnay-penrose-loyal-tactician');
  expect(cost(army(RENLY, cortnay))).toBe(15);
  expect(cost(army('loras-tyrell-the-knight-of-flowers', cortnay))).toBe(16);
});

it('two Dragonstone Nobles ride with an army at most', () => {
  const nobles = (count: number) => Array.from({ length: count }, () => unit('dragonstone-noble'));
  expect(rules(army(STANNIS, ...nobles(2)))).toEqual([]);
  expect(rules(army(STANNIS, ...nobles(3)))).not.toEqual([]);
});

it('Davos Seaworth joins a unit that has an Attachment already', () => {
  const list = { ...army(DAVOS), units: [unit('stag-knights', 'master-warden', DAVOS)] };
  expect(rules(list)).toEqual([]);
  const other = { ...army(STANNIS), units: [unit('stag-knights', 'master-warden', STANNIS)] };
  expect(rules(other)).not.toEqual([]);
});
