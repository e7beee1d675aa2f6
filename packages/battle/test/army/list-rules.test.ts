// What single cards say about the army they are in. The cards are those of Season 6, with the facts that matter here.
import { beforeEach, describe, expect, it } from 'vitest';
import type { ArmyList } from '../../src/army/army.ts';
import {
  army,
  attachment,
  cost,
  lendFaction,
  ncu,
  plain,
  problems,
  rules,
  unit,
} from '../support/army-lists.ts';

const SWORDS = 'test-infantry';
const led = (card: string, ...attachments: string[]) => ({ card, attachments });

beforeEach(() => lendFaction('stark'));

const withUnits = (...units: ArmyList['units']): ArmyList => army('stark', { units });
const facts = (list: ArmyList) =>
  problems(list, 40).map(({ rule, facts: given }) => [rule.replace('battle/', ''), given]);

describe('how many of a card', () => {
  // battle/army/card-limit
  it('a Limited card is there as often as it says, a unit and an attachment of its name counted apart', () => {
    unit('marshal', { faction: 'stark', limit: 2 });
    attachment('marshal-attached', { faction: 'stark', limit: 2 });
    const two = [led('marshal', 'marshal-attached'), led('marshal', 'marshal-attached')];
    expect(rules(withUnits(...two))).toEqual([]);
    expect(facts(withUnits(...two, led('marshal')))).toEqual([
      ['army/card-limit', { card: 'marshal', count: 3, limit: 2 }],
    ]);
    expect(facts(withUnits(...two, led(SWORDS, 'marshal-attached')))).toEqual([
      ['army/card-limit', { card: 'marshal-attached', count: 3, limit: 2 }],
    ]);
  });

  // battle/army/limit-lifted
  it('another card may lift the limit', () => {
    unit('scorpion', { faction: 'stark', limit: 1 });
    ncu('engineer', { faction: 'stark', liftsLimitOf: 'scorpion' });
    const list = withUnits(...plain('scorpion', 'scorpion'));
    expect(rules(list)).toEqual(['battle/army/card-limit']);
    expect(rules({ ...list, ncus: ['engineer'] })).toEqual([]);
  });

  // battle/army/as-many-as
  it('a War Elephant for each Infantry unit of the Golden Company, and no Cavalry', () => {
    unit('elephant', { faction: 'stark', cost: 1, onePer: { family: 'golden-company', type: 'infantry' } });
    unit('swordsmen', { faction: 'stark', affiliations: ['golden-company'] });
    unit('knights', { faction: 'stark', type: 'cavalry', affiliations: ['golden-company'] });
    expect(rules(withUnits(...plain('elephant', 'swordsmen')))).toEqual([]);
    expect(facts(withUnits(...plain('elephant', 'elephant', 'swordsmen', 'knights')))).toEqual([
      [
        'army/as-many-as',
        { card: 'elephant', count: 2, limit: 1, family: 'golden-company', type: 'infantry' },
      ],
    ]);
    attachment('officer', { faction: 'stark', abilities: ['affiliation-golden-company'] });
    const officered = [...plain('elephant', 'elephant', 'swordsmen'), led(SWORDS, 'officer')];
    expect(rules(withUnits(...officered))).toEqual([]);
  });

  // battle/army/not-by-list
  it('an animal that others bring is in no list', () => {
    unit('bear', { faction: 'stark', cost: 0, notByList: true });
    expect(facts(withUnits(...plain('bear')))).toEqual([['army/not-by-list', { card: 'bear' }]]);
  });
});

// battle/army/card-requirements
describe('who else is in the army', () => {
  beforeEach(() => {
    ncu('eddard-hand', { faction: 'stark', character: 'Eddard Stark' });
    ncu('arya-girl', { faction: 'stark', character: 'Arya Stark' });
    ncu('arya-other', { faction: 'stark', character: 'Arya Stark' });
    unit('royal-guard', { faction: 'stark' });
  });

  it('one of several is enough: a Character in any version, or the very card that is named', () => {
    attachment('syrio', {
      faction: 'stark',
      requires: { anyOf: [{ character: 'Eddard Stark' }, { card: 'arya-girl' }] },
    });
    const list = withUnits(led(SWORDS, 'syrio'));
    expect(facts({ ...list, ncus: ['arya-other'] })).toEqual([
      ['army/card-requirements', { card: 'syrio', asks: 'any', other: ['Eddard Stark', 'arya-girl'] }],
    ]);
    expect(rules({ ...list, ncus: ['arya-girl'] })).toEqual([]);
    expect(rules({ ...list, ncus: ['eddard-hand'] })).toEqual([]);
  });

  it('none of several may be there: units as well as Characters', () => {
    attachment('barristan', {
      faction: 'stark',
      requires: { without: [{ card: 'royal-guard' }, { character: 'Arya Stark' }] },
    });
    const list = withUnits(led(SWORDS, 'barristan'), ...plain('royal-guard'));
    expect(facts({ ...list, ncus: ['arya-other'] })).toEqual([
      ['army/card-requirements', { card: 'barristan', asks: 'without', other: 'royal-guard' }],
      ['army/card-requirements', { card: 'barristan', asks: 'without', other: 'Arya Stark' }],
    ]);
    expect(rules(withUnits(led(SWORDS, 'barristan')))).toEqual([]);
  });
});

describe('attachments and their units', () => {
  // battle/attachment/over-limit
  it('may be over the limit of one: always, or beside a Character', () => {
    attachment('survivalist', { faction: 'stark', overLimit: true });
    attachment('pypar', { faction: 'stark', overLimit: { beside: 'Grenn' } });
    attachment('grenn', { faction: 'stark', character: 'Grenn' });
    attachment('captain', { faction: 'stark' });
    expect(rules(withUnits(led(SWORDS, 'captain', 'survivalist')))).toEqual([]);
    expect(rules(withUnits(led(SWORDS, 'captain', 'captain')))).toEqual(['battle/attachment/one-per-unit']);
    expect(rules(withUnits(led(SWORDS, 'captain', 'pypar')))).toEqual(['battle/attachment/one-per-unit']);
    expect(rules(withUnits(led(SWORDS, 'grenn', 'pypar')))).toEqual([]);
    expect(rules(withUnits(led(SWORDS, 'grenn', 'pypar', 'survivalist')))).toEqual([]);
  });

  // battle/attachment/only-in
  it('may join only units of a faction, a family or a Character, or a Solo unit that they name', () => {
    unit('sellswords', { faction: 'neutral', affiliations: ['ranger'] });
    unit('crew', { faction: 'stark', tray: 'large-solo' });
    attachment('ko', { faction: 'stark', joins: { faction: 'stark' } });
    attachment('benjen', { faction: 'stark', joins: { family: 'ranger' } });
    attachment('scorpion-stakes', { faction: 'stark', joins: { card: 'crew' } });
    attachment('rickon', { faction: 'stark', character: 'Rickon Stark' });
    attachment('osha', { faction: 'stark', overLimit: true, joins: { character: 'Rickon Stark' } });
    expect(rules(withUnits(led(SWORDS, 'ko'), led('sellswords', 'benjen')))).toEqual([]);
    expect(facts(withUnits(led('sellswords', 'ko'), led(SWORDS, 'benjen')))).toEqual([
      ['attachment/only-in', { unit: 'sellswords', attachment: 'ko', asks: 'faction', other: 'stark' }],
      ['attachment/only-in', { unit: SWORDS, attachment: 'benjen', asks: 'family', other: 'ranger' }],
    ]);
    expect(rules(withUnits(led('crew', 'scorpion-stakes')))).toEqual([]);
    expect(rules(withUnits(led(SWORDS, 'scorpion-stakes')))).toEqual(['battle/attachment/only-in']);
    expect(rules(withUnits(led('crew', 'ko')))).toEqual(['battle/attachment/no-solo']);
    expect(rules(withUnits(led(SWORDS, 'rickon', 'osha')))).toEqual([]);
    expect(rules(withUnits(led(SWORDS, 'rickon'), led(SWORDS, 'osha')))).toEqual([
      'battle/attachment/only-in',
    ]);
  });

  // battle/attachment/must-hold
  it('a unit may have to hold a Character: the version named, or any', () => {
    unit('honor-guard', { faction: 'stark', holds: { card: 'eddard-lord' } });
    unit('chosen', { faction: 'stark', holds: { character: 'Eddard Stark' } });
    attachment('eddard-lord', { faction: 'stark', character: 'Eddard Stark' });
    attachment('eddard-other', { faction: 'stark', character: 'Eddard Stark' });
    expect(rules(withUnits(led('honor-guard', 'eddard-lord')))).toEqual([]);
    expect(rules(withUnits(led('chosen', 'eddard-other')))).toEqual([]);
    expect(facts(withUnits(led('honor-guard', 'eddard-other')))).toEqual([
      ['attachment/must-hold', { unit: 'honor-guard', other: 'eddard-lord' }],
    ]);
    expect(rules(withUnits(led('honor-guard'), led(SWORDS, 'eddard-lord')))).toEqual([
      'battle/attachment/must-hold',
    ]);
  });
});

// battle/army/cheaper; 5 points are for the Commander's unit, and there are no extra points in a game of 9
describe('what cards cost', () => {
  const price = (...units: ArmyList['units']): number => cost(withUnits(...units), 9) - 5;

  beforeEach(() => {
    unit('free', { faction: 'stark', cost: 0 });
    attachment('plain-one', { faction: 'stark', cost: 1 });
    attachment('dear', { faction: 'stark', cost: 3 });
  });

  it('a Character costs nothing in the unit that hosts it', () => {
    unit('stone-crows', { faction: 'stark', cost: 0, hostsFree: 'Tyrion Lannister' });
    attachment('tyrion', { faction: 'stark', cost: 2, character: 'Tyrion Lannister' });
    expect(price(led('stone-crows', 'tyrion'))).toBe(0);
    expect(price(led('stone-crows', 'dear'), led('free', 'tyrion'))).toBe(5);
  });

  it('less with a Character in the army or in a certain unit, never below 0', () => {
    ncu('cersei', { faction: 'stark', cost: 4, character: 'Cersei Lannister' });
    unit('girls', { faction: 'stark', cost: 0 });
    attachment('jaime', {
      faction: 'stark',
      cost: 2,
      discount: { less: 1, with: { character: 'Cersei Lannister' } },
    });
    attachment('ben', { faction: 'stark', cost: 0, discount: { less: 1, in: 'girls' } });
    attachment('kennelmaster', { faction: 'stark', cost: 1, discount: { less: 1, in: 'girls' } });
    expect(price(led('free', 'jaime'))).toBe(2);
    expect(cost({ ...withUnits(led('free', 'jaime')), ncus: ['cersei'] }, 9) - 5).toBe(5);
    expect(price(led('girls', 'ben'))).toBe(0);
    expect([price(led('girls', 'kennelmaster')), price(led('free', 'kennelmaster'))]).toEqual([0, 1]);
  });

  it('the first of its kind is free: the dearest, wherever it stands in the list', () => {
    const discount = { less: 'all', firstOf: "Bastard's Boy" } as const;
    attachment('grunt', { faction: 'stark', cost: 1, discount });
    attachment('skinner', { faction: 'stark', cost: 2, discount });
    expect(price(led('free', 'grunt'), led('free', 'skinner'))).toBe(1);
    expect(price(led('free', 'skinner'), led('free', 'grunt'))).toBe(1);
  });

  it('the first one only if someone is in the army', () => {
    attachment('champion', {
      faction: 'stark',
      cost: 1,
      discount: { less: 'all', firstOf: 'Winterfell Champion', with: { card: 'eddard-lord' } },
    });
    attachment('eddard-lord', { faction: 'stark', cost: 2 });
    const two = [led('free', 'champion'), led('free', 'champion')];
    expect(price(...two)).toBe(2);
    expect(price(...two, led('free', 'eddard-lord'))).toBe(1 + 2);
  });

  // battle/army/adaptive
  it('one attachment of an Adaptive unit costs 1 less, and a free one elsewhere does not waste that', () => {
    unit('guard', { faction: 'stark', cost: 0, adaptive: true });
    attachment('extra', { faction: 'stark', cost: 1, overLimit: true });
    attachment('first', {
      faction: 'stark',
      cost: 1,
      discount: { less: 'all', firstOf: 'x' },
      overLimit: true,
    });
    expect(price(led('guard', 'dear'))).toBe(2);
    expect(price(led('guard'))).toBe(0);
    expect(price(led('guard', 'dear', 'extra'))).toBe(3);
    expect(price(led('guard', 'first'), led('free', 'first'))).toBe(0);
    expect(price(led('guard', 'first', 'extra'))).toBe(0);
  });

  it('an Adaptive unit lowers what the extra attachment points cannot pay', () => {
    unit('guard', { faction: 'stark', cost: 0, adaptive: true });
    attachment('hired', { faction: 'neutral', cost: 1, overLimit: true });
    expect(cost(withUnits(led('guard', 'plain-one', 'hired')), 10)).toBe(5);
  });

  it('one dragon costs less beside its mother, and its unit cost counts', () => {
    ncu('unburnt', { faction: 'stark', cost: 0, cheapens: { cards: ['drogon', 'rhaegal'], less: 1 } });
    unit('drogon', { faction: 'stark', cost: 4 });
    unit('rhaegal', { faction: 'stark', cost: 3 });
    expect(cost({ ...withUnits(...plain('drogon', 'rhaegal')), ncus: ['unburnt'] }, 9) - 5).toBe(6);
    expect(price(...plain('drogon', 'rhaegal'))).toBe(7);
  });

  // battle/army/neutral-limit
  it('Neutral cards count towards their limit with the lowered price', () => {
    unit('stormcrows', { faction: 'neutral', cost: 11, adaptive: true });
    attachment('hired', { faction: 'neutral', cost: 2 });
    expect(rules(withUnits(led('stormcrows', 'hired')))).toEqual([]);
    unit('unadaptive', { faction: 'neutral', cost: 11 });
    expect(rules(withUnits(led('unadaptive', 'hired')))).toEqual(['battle/army/neutral-limit']);
  });
});
