import { describe, expect, it } from 'vitest';
import { STARTER_ARMIES } from '../../src/army/ready-armies.ts';
import { armyPoints, armyProblems, armySheet } from '../../src/army/army-list.ts';
import { SEASON_6 } from '../support/editions.ts';
import { ATTACHMENTS } from '../../src/cards/cards.ts';
import { battle } from '../../src/index.ts';
import type { ArmyList } from '../../src/army/army.ts';

const rules = (army: ArmyList, points: number): string[] =>
  armyProblems(SEASON_6, army, points).map(({ rule }) => rule);

const ROBB = 'robb-stark-the-wolf-lord';
const unit = (card: string, ...attachments: string[]) => ({ card, attachments });
const stark = (change: Partial<ArmyList>): ArmyList => ({
  name: '',
  faction: 'stark',
  commander: ROBB,
  units: [unit('stark-sworn-swords', ROBB)],
  ncus: [],
  ...change,
});

describe('a ready army', () => {
  it.each(Object.entries(STARTER_ARMIES))('%s is legal for its size', (id, army) => {
    expect(armyProblems(SEASON_6, army, Number(id.split('-').at(-1)))).toEqual([]);
  });

  it('can be named in a setup by its id', () => {
    const setup = battle.readSetup({ points: 30, armies: ['stark-30', 'lannister-30'] });
    expect(setup.armies).toEqual([STARTER_ARMIES['stark-30'], STARTER_ARMIES['lannister-30']]);
    expect(() => battle.readSetup({ points: 30, armies: ['stark-31', 'lannister-30'] })).toThrow('armies[0]');
  });

  it('that is too large for the game is refused with the rule', () => {
    expect(() => battle.readSetup({ points: 30, armies: ['stark-40', 'lannister-30'] })).toThrow(
      'battle/army/point-limit',
    );
  });
});

describe('army construction', () => {
  // battle/army/attachment-points, battle/army/attachment-points-own-faction
  it('gives one extra point for every full ten, for attachments of the own faction', () => {
    const extra = (points: number): number => armySheet(stark({}), points).attachmentPoints.of;
    expect([20, 30, 40, 50, 59].map(extra)).toEqual([2, 3, 4, 5, 5]);
    const army = stark({
      units: [
        unit('stark-sworn-swords', ROBB),
        unit('stark-sworn-swords', 'sworn-sword-captain'),
        unit('stark-sworn-swords', 'sworn-sword-captain'),
      ],
    });
    expect(armyPoints(SEASON_6, army, 30)).toBe(15);
    const more = { ...army, units: [...army.units, ...army.units.slice(1), ...army.units.slice(1)] };
    expect(armyPoints(SEASON_6, more, 30)).toBe(35 + 6 - 3);
  });

  // battle/army/point-limit
  it('never exceeds the size of the game', () => {
    const army = stark({
      units: [
        unit('stark-sworn-swords', ROBB),
        ...Array.from({ length: 4 }, () => unit('stark-sworn-swords')),
      ],
    });
    expect(rules(army, 25)).toEqual([]);
    expect(rules(army, 24)).toEqual(['battle/army/point-limit']);
  });

  // battle/commander/free, battle/army/no-copy-limit
  it('has the Commander for nothing, and as many of a unit as points allow', () => {
    expect(armyPoints(SEASON_6, stark({}), 20)).toBe(5);
  });

  // battle/army/one-commander, battle/army/commander-needs-unit
  it('has exactly one Commander, in a unit', () => {
    expect(rules(stark({ units: [unit('stark-sworn-swords')] }), 30)).toEqual([
      'battle/army/one-commander',
      'battle/army/commander-needs-unit',
    ]);
    const two = [
      unit('stark-sworn-swords', ROBB),
      unit('house-umber-berserkers', 'greatjon-umber-lord-of-last-hearth'),
    ];
    expect(rules(stark({ units: two }), 30)).toEqual(['battle/army/one-commander']);
  });

  // battle/army/faction, battle/army/commander-own-faction
  it('takes only its own faction and Neutrals, and a Commander of its own', () => {
    expect(
      rules(stark({ units: [unit('stark-sworn-swords', ROBB), unit('lannister-guardsmen')] }), 30),
    ).toEqual(['battle/army/faction']);
    expect(rules(stark({ faction: 'lannister' }), 30)).toContain('battle/army/commander-own-faction');
  });

  // battle/attachment/one-per-unit, battle/attachment/no-solo, battle/attachment/same-type
  it('puts one attachment into a unit, of its type, and none into a Solo unit', () => {
    const units = (second: ArmyList['units'][number]) => [unit('stark-sworn-swords', ROBB), second];
    expect(
      rules(stark({ units: units(unit('stark-sworn-swords', 'sworn-sword-captain', 'umber-champion')) }), 30),
    ).toEqual(['battle/attachment/one-per-unit']);
    expect(rules(stark({ units: units(unit('grey-wind', 'sworn-sword-captain')) }), 30)).toEqual([
      'battle/attachment/no-solo',
    ]);
    expect(rules(stark({ units: units(unit('stark-outriders', 'sworn-sword-captain')) }), 30)).toEqual([
      'battle/attachment/same-type',
    ]);
  });

  // battle/army/unique-character, battle/army/character-versions
  it('has a Character once, in whatever version', () => {
    const army = stark({
      units: [unit('stark-sworn-swords', ROBB), unit('stark-sworn-swords', 'robb-stark-the-young-wolf')],
    });
    expect(rules(army, 30)).toEqual(['battle/army/unique-character']);
  });

  // battle/army/card-requirements
  it('meets what cards ask for: Grey Wind needs Robb Stark', () => {
    const army = stark({
      commander: 'greatjon-umber-lord-of-last-hearth',
      units: [unit('stark-sworn-swords', 'greatjon-umber-lord-of-last-hearth'), unit('grey-wind')],
    });
    expect(rules(army, 30)).toEqual(['battle/army/card-requirements']);
  });

  // battle/army/unknown-card, battle/army/attachment-needs-unit
  it('names only cards that there are', () => {
    expect(rules(stark({ ncus: ['hodor'] }), 30)).toEqual(['battle/army/unknown-card']);
    expect(rules(stark({ ncus: ['toString'] }), 30)).toEqual(['battle/army/unknown-card']);
  });

  // battle/tactics-deck/contents
  it('makes a Tactics Deck of 20 cards: seven of the faction and three of the Commander, twice', () => {
    const state = battle.start(battle.usualSetup(2), 'deck');
    for (const { deck, commander } of state.players) {
      expect(deck).toHaveLength(20);
      expect(new Set(deck).size).toBe(10);
      for (const card of ATTACHMENTS[commander]?.commands ?? [])
        expect(deck.filter((other) => other === card)).toHaveLength(2);
    }
  });
});
