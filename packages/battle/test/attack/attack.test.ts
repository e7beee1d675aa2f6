// The moments after attack dice and after Defense dice, with cards and Orders made up for tests: no card of the starter
// armies answers them.
import type { Json } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { attackNow } from '../../src/attack/attack.ts';
import { attackModifiers } from '../../src/attack/modifiers.ts';
import { attackTotal } from '../../src/attack/total.ts';
import type { AbilityCard, TacticsCard } from '../../src/cards/card.ts';
import { isSelf, moment, answer, gains } from '../../src/effects/words.ts';
import type { AttackGain } from '../../src/effects/gains.ts';
import { battle, type BattleState } from '../../src/index.ts';
import { mustUnit } from '../../src/units/units.ts';
import { editionNow, makeUp } from '../support/editions.ts';
import { asked, play, tableOf } from '../support/table.ts';
import { newAttack } from '../../src/attack/frame.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const CARD = 'test-card';
const ORDER = 'test-order';

type Trigger = 'attack-before-dice' | 'attack-after-dice' | 'attack-after-defense';

/** A Tactics card of the attacker that gives the attack something. */
function lendCard(trigger: Trigger, gain: AttackGain): void {
  const card: TacticsCard = {
    name: 'Card of the tests',
    faction: 'stark',
    commander: null,
    responses: [answer(moment(trigger), gains(gain))],
  };
  makeUp({ tactics: { [CARD]: card } });
}

/** An Order of the unit under attack. */
function lendOrder(trigger: Trigger, gain: AttackGain): void {
  const ability: AbilityCard = { name: ORDER, order: answer(moment(trigger, isSelf('other')), gains(gain)) };
  makeUp({ abilities: { [ORDER]: ability } });
}

/** Swords of one rank, who hit on 3 and may re-roll any dice, attack Guardsmen that save on 3. */
function melee(dice: Record<string, number[]>, more: { [field: string]: Json } = {}): BattleState {
  const state = tableOf(
    SETUP,
    {
      ncus: { 'two-ncu-1': { destroyed: true } },
      units: {
        'one-2': { at: [24, 20], attachments: [], wounds: 4 },
        'two-1': {
          at: [24, 24.8],
          facing: 180,
          attachments: [],
          ordersUsed: ['lannister-supremacy'],
          ...(more['defender'] as object | undefined),
        },
        'one-1': { at: [8, 8], attachments: [] },
      },
      players: { one: { hand: more['hand'] ?? [] } },
      lasting: more['lasting'] ?? [],
    },
    dice,
  );
  const start = asked(state);
  if (JSON.stringify(start) === '{"one":"occasion/declare"}') play(state, ['one', 'pass']);
  play(state, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay']);
  if (JSON.stringify(asked(state)) === '{"one":"occasion/declare"}') play(state, ['one', 'pass']);
  return state;
}

const order = [{ ability: ORDER, on: 'two-1', by: 'two', until: 'game', from: '' }];
const left = (state: BattleState, id: string): number => mustUnit(state, id).wounds;

describe('after attack dice', () => {
  // battle/attack/after-attack-dice, battle/attack/attack-re-rolls
  it('an effect waits until all re-rolls are done', () => {
    lendCard('attack-after-dice', { wounds: 1 });
    const state = melee(
      { attack: [1, 1, 1, 1], 'attack-again': [4], defense: [6], morale: [6, 6] },
      { hand: [CARD] },
    );
    expect(asked(state)).toEqual({ one: 're-rolls/choose-dice' });
    play(state, ['one', ['die-1']]);
    expect(asked(state)).toEqual({ one: 'occasion/declare' });
    expect(battle.decision(state, 'one')).toMatchObject({
      facts: { trigger: 'attack-after-dice', about: { dice: [4, 1, 1, 1], hits: 1 } },
    });
    play(state, ['one', `card|${CARD}|0|yes`]);
    expect(left(state, 'two-1')).toBe(11);
  });

  // battle/attack/after-attack-dice, battle/re-roll/once-per-player, battle/re-roll/new-result-stands
  it('an effect may have dice rolled again, but none that its player has had rolled again before', () => {
    lendCard('attack-after-dice', { reroll: 'any' });
    const state = melee(
      { attack: [1, 1, 1, 4], 'attack-again': [1, 6], defense: [1, 1, 6], morale: [6, 6] },
      { hand: [CARD] },
    );
    play(state, ['one', ['die-1']], ['one', `card|${CARD}|0|yes`]);
    expect(battle.decision(state, 'one')).toMatchObject({
      ask: 're-rolls/choose-dice',
      options: [{ id: 'die-2' }, { id: 'die-3' }, { id: 'die-4' }],
    });
    // a 6 with Critical Blow and a 4 make three Hits, of which one is blocked
    play(state, ['one', ['die-2']]);
    expect(left(state, 'two-1')).toBe(10);
  });

  // battle/timing/one-per-trigger, battle/timing/active-player-first
  it('each player may use one effect, the player whose turn it is first, and both change the attack', () => {
    lendCard('attack-after-dice', { keywords: ['sundering'] });
    lendOrder('attack-after-dice', { blocks: 1 });
    const state = melee(
      { attack: [4, 4, 4, 1], defense: [3, 3, 4], morale: [6, 6] },
      { hand: [CARD], lasting: order },
    );
    play(state, ['one', []]);
    expect(asked(state)).toEqual({ one: 'occasion/declare' });
    play(state, ['one', `card|${CARD}|0|yes`]);
    expect(asked(state)).toEqual({ two: 'occasion/declare' });
    play(state, ['two', `two-1|${ORDER}|0|yes`]);
    // with Sundering 3 no longer saves: two Hits get past the dice, and one of them is blocked
    expect(left(state, 'two-1')).toBe(11);
  });
});

describe('after Defense dice', () => {
  // battle/attack/after-defense-dice, battle/attack/defense-re-rolls
  it('an effect waits until the re-rolls of Defense dice are done, and may block more Hits', () => {
    lendOrder('attack-after-defense', { blocks: 2 });
    const state = melee(
      { attack: [4, 4, 4, 1], defense: [6, 6, 1], 'defense-again': [1], morale: [6, 6] },
      { lasting: order, defender: { conditions: ['vulnerable'] } },
    );
    play(state, ['one', []]);
    expect(asked(state)).toEqual({ one: 're-rolls/choose-dice' });
    play(state, ['one', ['die-1']]);
    expect(asked(state)).toEqual({ two: 'occasion/declare' });
    expect(battle.decision(state, 'two')).toMatchObject({
      facts: { trigger: 'attack-after-defense', about: { dice: [1, 6, 1], hits: 3, blocked: 1 } },
    });
    play(state, ['two', `two-1|${ORDER}|0|yes`]);
    expect(left(state, 'two-1')).toBe(12);
  });

  // battle/attack/after-defense-dice
  it('an effect may let the defender roll Defense dice again', () => {
    lendOrder('attack-after-defense', { defenseReroll: true });
    const state = melee(
      { attack: [4, 4, 4, 1], defense: [1, 2, 6], 'defense-again': [3, 2], morale: [6, 6] },
      { lasting: order },
    );
    play(state, ['one', []], ['two', `two-1|${ORDER}|0|yes`]);
    expect(asked(state)).toEqual({ two: 're-rolls/choose-dice' });
    play(state, ['two', ['die-1', 'die-2']]);
    expect(left(state, 'two-1')).toBe(11);
  });

  // battle/attack/defense-re-rolls, battle/re-roll/active-player-first
  it('a defender that may always re-roll does so right after the roll, after the player whose turn it is', () => {
    makeUp({ abilities: { [ORDER]: { name: ORDER, attacked: () => ({ defenseReroll: true }) } } });
    const state = melee(
      { attack: [4, 4, 1, 1], defense: [6, 1], 'defense-again': [1, 3, 3], morale: [6, 6] },
      { lasting: order, defender: { conditions: ['vulnerable'] } },
    );
    play(state, ['one', []]);
    expect(asked(state)).toEqual({ one: 're-rolls/choose-dice' });
    play(state, ['one', ['die-1']]);
    expect(asked(state)).toEqual({ two: 're-rolls/choose-dice' });
    play(state, ['two', ['die-1', 'die-2']]);
    expect(left(state, 'two-1')).toBe(12);
  });

  it('more blocked Hits than there are heal nobody, and Precision is not blocked', () => {
    lendOrder('attack-after-defense', { blocks: 5, keywords: ['precision'] });
    lendCard('attack-before-dice', { keywords: ['precision'] });
    const state = tableOf(
      SETUP,
      {
        ncus: { 'two-ncu-1': { destroyed: true } },
        units: {
          'one-2': { at: [24, 20], attachments: [] },
          'two-1': { at: [24, 24.8], facing: 180, attachments: [], ordersUsed: ['lannister-supremacy'] },
        },
        players: { one: { hand: [CARD] } },
        lasting: order,
      },
      { attack: [6, 4, 1, 1, 1, 1, 1], defense: [1, 1], morale: [6, 6] },
    );
    play(
      state,
      ['one', 'pass'],
      ['one', 'one-2'],
      ['one', 'attack'],
      ['one', 'stay'],
      ['one', `card|${CARD}|0|yes`],
      ['two', `two-1|${ORDER}|0|yes`],
    );
    expect(left(state, 'two-1')).toBe(11);
  });
});

describe('what modifies an attack', () => {
  it.each([
    ['the Order', 'defenseRoll', { from: 'ability', id: ORDER, roll: 1 }],
    ['the card', 'toHit', { from: 'card', id: CARD, roll: 1 }],
  ] as const)('is told with %s that gave it', (_, roll, told) => {
    makeUp({
      abilities: {
        [ORDER]: {
          name: ORDER,
          order: answer(moment('attack-before-dice', isSelf('other')), gains({ defenseRoll: 1 })),
        },
      },
      tactics: {
        [CARD]: {
          name: CARD,
          faction: 'stark',
          commander: null,
          responses: [answer(moment('attack-before-dice'), gains({ toHit: 1 }))],
        },
      },
    });
    const state = tableOf(
      SETUP,
      {
        ncus: { 'two-ncu-1': { destroyed: true } },
        units: {
          'one-2': { at: [24, 20], attachments: [], wounds: 4 },
          'two-1': { at: [24, 24.8], facing: 180, attachments: [], ordersUsed: ['lannister-supremacy'] },
          'one-1': { at: [8, 8], attachments: [] },
        },
        players: { one: { hand: [CARD] } },
        lasting: order,
      },
      { attack: [4, 1, 1, 1] },
    );
    play(
      state,
      ['one', 'pass'],
      ['one', 'one-2'],
      ['one', 'attack'],
      ['one', 'stay'],
      ['one', `card|${CARD}|0|yes`],
      ['two', `two-1|${ORDER}|0|yes`],
    );
    expect(attackModifiers(state, attackNow(state), 'Longsword', roll)).toContainEqual(told);
  });
});

describe('an Ability of a Melee Attack', () => {
  // battle/card/attack-icons
  it.each(['winters-bite', 'tooth-and-claw', 'halberd', 'marauders-blades', 'brutal-armaments', 'precision'])(
    '%s gives nothing to a Ranged Attack of the same unit',
    (ability) => {
      const swords = editionNow().units['stark-sworn-swords'];
      if (swords === undefined) throw new Error('no Sworn Swords');
      const bow = { name: 'Bow', kind: 'long', toHit: 4, dice: [6, 5, 4] } as const;
      makeUp({
        units: { 'stark-sworn-swords': { attacks: [...swords.attacks, bow], abilities: [ability] } },
      });
      const state = tableOf(SETUP, {
        units: { 'one-2': { at: [24, 20], attachments: [] }, 'two-1': { at: [24, 30], attachments: [] } },
      });
      expect(attackTotal(state, newAttack('one-2', 'two-1', 0, 'melee', false)).keywords).not.toEqual([]);
      expect(attackTotal(state, newAttack('one-2', 'two-1', 1, 'ranged', false))).toMatchObject({
        keywords: [],
        toHit: 0,
        panicWounds: 0,
      });
    },
  );
});
