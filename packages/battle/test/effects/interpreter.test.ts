// Effects are data: performed in order, kept in the state as card, response and place, judged and told without being
// performed.
import { words } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import {
  always,
  startOfTurn,
  friendly,
  hostile,
  attaches,
  choose,
  chosenBecomes,
  draws,
  own,
  suffers,
  when,
} from '../../src/effects/words.ts';
import { unitOptions } from '../../src/options.ts';
import { battle, effectsInWords, en, oddsOf, zhHant, type BattleState } from '../../src/index.ts';
import { playerOf } from '../../src/sides/sides.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp, SEASON_6 } from '../support/editions.ts';
import { play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };
const noTyrion = { 'two-ncu-1': { destroyed: true } };
const made = { name: 'Made up', faction: 'stark', commander: null } as const;

function holdingCard(units: object = {}): BattleState {
  return tableOf(SETUP, {
    ncus: noTyrion,
    units: {
      'one-2': { at: [24, 10], ...quiet },
      'two-1': { at: [24, 40], facing: 180, ...quiet },
      ...units,
    },
    players: { one: { hand: ['made-up'] } },
  });
}

describe('the effects of a card', () => {
  it('happen in the order in which they are written, each when the one before is over', () => {
    const seen: number[] = [];
    const look = own<'turn-starts'>('looks', ({ chosen }) => void seen.push(chosen.wounds));
    const nested = when(always, suffers('chosen', 2), look, suffers('chosen', 4));
    const responses = [choose(startOfTurn, hostile, look, suffers('chosen', 1), look, nested, look)];
    makeUp({ tactics: { 'made-up': { ...made, responses } } });
    const state = holdingCard();
    play(state, ['one', 'card|made-up|0|two-1']);
    expect(seen).toEqual([12, 11, 9, 5]);
    expect(mustUnit(state, 'two-1').wounds).toBe(5);
  });

  it('wait in the state as the card, its response and the place to go on from', () => {
    const responses = [
      choose(startOfTurn, friendly, draws(1)),
      choose(startOfTurn, hostile, when(always, suffers('chosen', 4), chosenBecomes('weakened')), draws(1)),
    ];
    makeUp({ tactics: { 'made-up': { ...made, responses } } });
    // Go Down Fighting asks in the middle: two enemies are engaged with the unit that loses a rank
    const state = tableOf(SETUP, {
      ncus: noTyrion,
      turn: 'one',
      units: {
        'two-1': { at: [24, 24], ...quiet },
        'one-1': { at: [24, 28.8], facing: 180, ...quiet },
        'one-2': { at: [24, 19.2], ...quiet },
      },
      lasting: [{ ability: 'go-down-fighting', on: 'two-1', by: 'two' }],
      players: { one: { hand: ['made-up'] } },
    });
    play(state, ['one', 'card|made-up|1|two-1']);
    expect(battle.decision(state, 'two')?.ask).toBe('use-ability/choose');
    expect(state.flow.stack.find(({ procedure }) => procedure === 'effects-in-order')).toMatchObject({
      source: { of: 'card', id: 'made-up', which: 1 },
      at: [0, 1],
      parts: [{ id: 'two-1', on: [{ kind: 'unit', id: 'two-1' }] }],
    });
    const again = battle.copy(JSON.parse(JSON.stringify(state)) as BattleState);
    play(again, ['two', 'one-1']);
    expect(mustUnit(again, 'two-1').conditions).toEqual(['weakened']);
    expect(playerOf(again, 'one').hand).toHaveLength(1);
  });

  it('that an edition has changed are those of the edition', () => {
    makeUp({ tactics: { 'the-north-remembers': { responses: [choose(startOfTurn, hostile, attaches)] } } });
    const state = tableOf(SETUP, {
      ncus: noTyrion,
      units: { 'one-2': { at: [24, 10], ...quiet }, 'two-1': { at: [24, 40], facing: 180, ...quiet } },
      players: { one: { hand: ['the-north-remembers'] } },
    });
    expect(battle.decision(state, 'one')).toMatchObject({
      options: [{ id: 'card|the-north-remembers|0|two-1' }, { id: 'pass' }],
    });
  });
});

describe('what an answer is worth', () => {
  it('puts the best first, and what harms its player behind letting the moment pass', () => {
    const responses = [choose(startOfTurn, ({ s }) => unitOptions(s.units), suffers('chosen', 2))];
    makeUp({ tactics: { 'made-up': { ...made, responses } } });
    const state = holdingCard();
    const [first, ...rest] = battle.propose(state, 'one', { below: () => 0 });
    expect(first).toMatch(/\|two-\d$/);
    expect(rest.indexOf('pass')).toBeLessThan(rest.findIndex((option) => /\|one-\d$/.test(String(option))));
  });
});

describe('the odds', () => {
  const state = tableOf(SETUP, {
    units: {
      'one-2': { at: [24, 20], wounds: 4, ...quiet, attachments: ['sworn-sword-captain'] },
      'two-1': { at: [24, 24.8], facing: 180, ...quiet },
    },
    ncus: { 'one-ncu-1': { zone: 'combat' } },
  });
  const mean = (using: string[], gained: Parameters<typeof oddsOf>[4] = {}): number =>
    oddsOf(state, 'one-2', 'two-1', 0, { using, ...gained }).means.totalWounds;

  it('learn from a card what it gives, and whether its conditions hold', () => {
    const told = [{ keywords: ['sundering'], reroll: 'any', dieValue: 'highest' }] as const;
    expect(mean(['winters-might'])).toBe(mean([], { gained: told }));
    expect(mean(['winters-might'])).toBeGreaterThan(mean([]) + 1);
    // Kingslayer's Prowess is for the Commander's unit alone
    expect(mean(['kingslayers-prowess'])).toBe(mean([]));
  });

  it('know Orders, and choices', () => {
    expect(mean(['martial-training'])).toBeGreaterThan(mean([]));
    expect(mean(['incite'])).toBe(mean([])); // it has no such Order
    expect(mean(['berserker-tactics:sundering'])).toBe(mean([], { gained: [{ keywords: ['sundering'] }] }));
    expect(mean(['berserker-tactics:nonsense'])).toBe(mean([]));
  });
});

describe('every effect of Season 6', () => {
  const lists = [
    ...Object.values(SEASON_6.tactics).flatMap(({ responses }) => responses),
    ...Object.values(SEASON_6.abilities).flatMap(
      ({ happens = [], order, activates, insteadOfZone, claims }) =>
        [...happens, order, activates, insteadOfZone, claims].flatMap((one) => one ?? []),
    ),
  ].map(({ effects }) => effects);

  it.each([
    ['English', words('en', en)],
    ['Chinese', words('zh-Hant', zhHant)],
  ])('can be told in %s', (_, said) => {
    const lines = lists.flatMap((effects) => effectsInWords(said, SEASON_6, effects));
    expect(lines.length).toBeGreaterThan(60);
    expect(
      lines.filter((line) => line === '' || /[{}]|undefined|^(?:effect|condition)\./.test(line)),
    ).toEqual([]);
  });

  it('reads like a card', () => {
    const [response] = SEASON_6.tactics['winters-might']?.responses ?? [];
    expect(effectsInWords(words('en', en), SEASON_6, response?.effects ?? [])).toEqual([
      'The attack gains Sundering.',
      'With 1 remaining rank: The attack gains re-rolls of any Attack Dice.',
      'If you Control Combat: The attack gains its highest Attack Die Value.',
    ]);
  });
});
