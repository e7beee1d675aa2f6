// Words that cards of factions to come are written in, tried with cards that are made up.
import type { Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import {
  afterThisAttack,
  answer,
  asking,
  attackDone,
  becomesChosen,
  choose,
  chosenBecomes,
  chosenSuffersTest,
  condition,
  each,
  enemiesNear,
  enemyAttackRolled,
  enemyMelee,
  enemyMeleeDefended,
  engaged,
  enemyAttack,
  engagedEnemies,
  gains,
  hostile,
  losesRank,
  narrowed,
  startOfTurn,
  suffers,
  unitBecomes,
  when,
  withOneOf,
} from '../../src/effects/words.ts';
import type { BattleState } from '../../src/index.ts';
import { mustUnit } from '../../src/units/units.ts';
import { battleNow, makeUp } from '../support/editions.ts';
import { play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const made = { name: 'Made up', faction: 'stark', commander: null } as const;
const attack = { attack: [4, 4, 4, 1, 1, 1], defense: [1, 1, 1], morale: [6, 6], 'panic-wounds': [1] };

const swords = { card: 'stark-sworn-swords', seat: 'one', at: [24, 18] };
const guardsmen = {
  card: 'lannister-guardsmen',
  seat: 'two',
  at: [24, 22.8],
  ordersUsed: ['lannister-supremacy'],
};
const cards = { one: { hand: ['made-up'], discard: 'rest' }, two: { hand: [], discard: 'rest' } };

/** Guardsmen of seat two in front of Sworn Swords of seat one, who holds the card. */
function table(
  more: { readonly [field: string]: Json } = {},
  dice: Record<string, number[]> = attack,
): BattleState {
  const position = { turn: 'two', units: { swords, guardsmen }, players: cards, ...more };
  return tableOf(SETUP, position, structuredClone(dice));
}

const attacks = [
  ['two', 'guardsmen'],
  ['two', 'attack'],
  ['two', 'stay'],
] as const;

describe('a card', () => {
  it.each([
    ['before the Attack Dice', answer(enemyMelee, gains({ toHit: -1 })), 12],
    ['after the Attack Dice', answer(enemyAttackRolled, gains({ blocks: 1 })), 10],
    ['after the Defense Dice', answer(enemyMeleeDefended, gains({ blocks: 2 })), 11],
  ] as const)('answers an attack of the enemy %s', (_, response, left) => {
    makeUp({ tactics: { 'made-up': { ...made, responses: [response] } } });
    const state = table({}, left === 12 ? { attack: attack.attack } : attack);
    play(state, ...attacks, ['one', 'card|made-up|0|yes']);
    expect(mustUnit(state, 'swords').wounds).toBe(left);
  });

  it('says what happens when the attack it was played on is over, whatever came of it', () => {
    const later = afterThisAttack(
      unitBecomes('weakened'),
      when(
        condition('lost-ranks', ({ about }) => about.ranksLost === 0),
        unitBecomes('panicked'),
      ),
    );
    makeUp({ tactics: { 'made-up': { ...made, responses: [answer(enemyAttack, later)] } } });
    const state = table();
    play(state, ...attacks, ['one', 'card|made-up|0|yes']);
    expect(mustUnit(state, 'guardsmen').conditions).toEqual(['weakened', 'panicked']);
  });

  it('may have the unit that was chosen tested, or give it the token that was chosen', () => {
    const responses = [
      choose(startOfTurn, hostile, chosenSuffersTest('panic', { roll: -9 })),
      choose(startOfTurn, withOneOf(hostile, 'weakened', 'panicked'), becomesChosen),
    ];
    makeUp({ tactics: { 'made-up': { ...made, responses } } });
    const state = table({ turn: 'one' }, { morale: [4, 4], 'panic-wounds': [3] });
    const also = battleNow().copy(state);
    play(state, ['one', 'card|made-up|0|guardsmen']);
    expect(mustUnit(state, 'guardsmen').wounds).toBe(9);
    play(also, ['one', 'card|made-up|1|guardsmen|panicked']);
    expect(mustUnit(also, 'guardsmen').conditions).toEqual(['panicked']);
  });

  it('may concern several units, each in turn', () => {
    const responses = [
      choose(startOfTurn, () => ['yes'], each(hostile, suffers('chosen', 4), chosenBecomes('weakened'))),
    ];
    makeUp({ tactics: { 'made-up': { ...made, responses } } });
    const units = { swords, guardsmen, others: { ...guardsmen, at: [12, 40], wounds: 4 } };
    const state = table({ turn: 'one', units }, {});
    play(state, ['one', 'card|made-up|0|yes']);
    expect(mustUnit(state, 'guardsmen')).toMatchObject({ wounds: 8, conditions: ['weakened'] });
    expect(mustUnit(state, 'others')).toMatchObject({ destroyed: true });
  });
});

describe('an ability that happens automatically', () => {
  it('asks its player, if there is something to choose', () => {
    const wounds = asking(narrowed(losesRank, engaged('unit')), engagedEnemies('unit'), suffers('chosen', 2));
    makeUp({ abilities: { 'go-down-fighting': { happens: [wounds] } } });
    const behind = { ...guardsmen, at: [24, 13.2], facing: 0 };
    const state = table({
      units: { swords: { ...swords, wounds: 9 }, guardsmen, behind },
      players: {},
    });
    play(state, ...attacks);
    const decision = battleNow().decision(state, 'one');
    expect([decision?.ask, decision?.kind === 'option' && decision.options.map(({ id }) => id)]).toEqual([
      'use-ability/choose',
      ['guardsmen', 'behind'],
    ]);
    play(state, ['one', 'behind']);
    expect(mustUnit(state, 'behind').wounds).toBe(10);
  });

  it('is not asked about where there is nothing to choose', () => {
    const none = asking(attackDone, enemiesNear('short')(), chosenBecomes('weakened'));
    makeUp({ abilities: { 'go-down-fighting': { happens: [none] } } });
    const state = table({ players: {} });
    play(state, ...attacks);
    expect(battleNow().decision(state, 'one')?.ask).not.toBe('use-ability/choose');
  });
});
