import { battle, type BattleState } from '@maester/battle';
import { eyesOf, Match, seededRandom, type Json, type JsonObject } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { playBattle } from '../../src/battle/index.ts';

const SETUP = battle.readSetup({ points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' });

interface Position {
  readonly [part: string]: Json;
}

/** A battle of the starter armies at this position; choices that lead to the question are made first. */
function battleAt(
  position: Position,
  before: readonly (readonly [seat: string, choice: Json])[] = [],
  dice: Record<string, number[]> = {},
): BattleState {
  const state = battle.fromPosition(SETUP, 'soldiering', position, dice);
  for (const [seat, choice] of before)
    expect([choice, battle.apply(state, seat, choice)]).toMatchObject([choice, { ok: true }]);
  return state;
}

function answerOf(state: BattleState, seat: string, luck = 'soldier'): Json {
  const answer = playBattle(eyesOf(battle, state, seat, seededRandom(luck)));
  expect(battle.check(state, seat, answer)).toBeNull();
  return answer;
}

const LUCK = Array.from({ length: 8 }, (_, i) => `luck ${i}`);
const answersOf = (state: BattleState, seat: string): Json[] => [
  ...new Set(LUCK.map((luck) => answerOf(state, seat, luck))),
];

/** Our Sworn Swords in the south look north; the guards of Lannister look back at them. */
const ours = (x: number, y: number, more: object = {}) => ({ at: [x, y], attachments: [], ...more });
const theirs = (x: number, y: number, more: object = {}) => ({
  at: [x, y],
  facing: 180,
  attachments: [],
  ordersUsed: ['lannister-supremacy'],
  ...more,
});
const SILENT = { two: { hand: [], discard: 'rest' }, one: { hand: [], discard: 'rest' } };

function actionOf(units: Json, more: Position = {}): Json {
  return answerOf(battleAt({ units, players: SILENT, ...more }, [['one', 'one-2']]), 'one');
}

const northing = (pose: Json): number => Number((pose as JsonObject)['y']);

describe('in the miniatures game the steward', () => {
  it('charges where that can be done, and fights what is engaged', () => {
    expect(actionOf({ 'one-2': ours(24, 18), 'two-1': theirs(24, 28) })).toBe('charge');
    expect(actionOf({ 'one-2': ours(24, 18), 'two-1': theirs(24, 22.8) })).toBe('attack');
  });

  it('marches to what is far and maneuvers to what is near', () => {
    const far = { 'one-2': ours(24, 8), 'two-1': theirs(24, 40) };
    expect(actionOf(far)).toBe('march');
    const near = { 'one-2': ours(24, 26, { facing: 180 }), 'two-1': theirs(24, 38) };
    expect(actionOf(near)).toBe('maneuver');
  });

  it('stays on an objective that it holds', () => {
    const units = { 'one-2': ours(24, 24), 'two-1': theirs(24, 44) };
    const objectives = [{ at: [24, 24], claimedBy: 'one-2' }];
    expect(actionOf(units, { objectives })).toBe('forgo');
  });

  it('charges a flank or a rear where one is offered', () => {
    const declare = (units: Json) =>
      battleAt({ units, players: SILENT }, [
        ['one', 'one-2'],
        ['one', 'charge'],
      ]);
    const flank = declare({
      'one-2': ours(24, 18),
      'two-1': theirs(21, 27),
      'two-3': theirs(28, 27, { facing: 90 }),
    });
    expect(battle.decision(flank, 'one')).toMatchObject({
      options: [{ id: 'two-1|front' }, { id: 'two-3|right' }],
    });
    expect(answersOf(flank, 'one')).toEqual(['two-3|right']);

    const rear = declare({
      'one-2': ours(24, 18),
      'two-1': theirs(21, 27, { facing: 90 }),
      'two-3': theirs(28, 27, { facing: 0 }),
    });
    expect(battle.decision(rear, 'one')).toMatchObject({
      options: [{ id: 'two-1|right' }, { id: 'two-3|rear' }],
    });
    expect(answersOf(rear, 'one')).toEqual(['two-3|rear']);
  });

  it('moves towards the nearest enemy, and away from it when it retreats', () => {
    const units = { 'one-2': ours(24, 8), 'two-1': theirs(24, 40) };
    const marching = battleAt({ units, players: SILENT }, [
      ['one', 'one-2'],
      ['one', 'march'],
    ]);
    expect(northing(answerOf(marching, 'one'))).toBeGreaterThan(8000);

    const engaged = { 'one-2': ours(24, 18), 'two-1': theirs(24, 22.8) };
    const retreating = battleAt(
      { units: engaged, players: SILENT },
      [
        ['one', 'one-2'],
        ['one', 'retreat'],
      ],
      { retreat: [3] },
    );
    expect(northing(answerOf(retreating, 'one'))).toBeLessThan(18_000);
  });

  it('heals with Wealth the unit of its own that is most hurt', () => {
    const units = {
      'one-1': ours(12, 10, { wounds: 9 }),
      'one-2': ours(24, 10, { wounds: 3 }),
      'one-3': ours(36, 10, { wounds: 8 }),
      'two-1': theirs(24, 40, { wounds: 1 }),
    };
    const claimed = battleAt({ units, players: SILENT }, [
      ['one', 'one-ncu-1'],
      ['one', 'wealth'],
      ['one', 'zone-first'],
    ]);
    expect(answersOf(claimed, 'one')).toEqual(['zone>one-2']);
  });

  it('harms enemies with the Crown', () => {
    const units = { 'one-2': ours(24, 10), 'two-1': theirs(24, 40) };
    const claimed = battleAt({ units, players: SILENT }, [
      ['one', 'one-ncu-1'],
      ['one', 'crown'],
      ['one', 'zone-first'],
    ]);
    expect(answersOf(claimed, 'one')).toEqual(['zone>two-1']);
  });

  /** Guardsmen near Jaime test; his player holds the card that makes them pass. */
  const tested = (morale: number[]) =>
    battleAt(
      {
        turn: 'one',
        units: {
          'one-2': ours(24, 18),
          'two-3': theirs(24, 22.8),
          'two-1': theirs(24, 30, { attachments: ['jaime-lannister-the-kingslayer'], wounds: 6 }),
        },
        ncus: { 'two-ncu-1': { tokens: { 'tactical-mastermind': 0 } } },
        players: { two: { hand: ['kingslayers-renown'], discard: 'rest' } },
      },
      [
        ['two', 'pass'],
        ['one', 'one-2'],
        ['one', 'attack'],
        ['one', 'stay'],
      ],
      { attack: [4, 1, 1, 1, 1, 1, 1], defense: [1], morale, 'panic-wounds': [3] },
    );

  it('plays a card on a test that would fail, and keeps it when the test is passed already', () => {
    expect(answersOf(tested([1, 2]), 'two')).toEqual(['card|kingslayers-renown|0|yes']);
    expect(answersOf(tested([5, 5]), 'two')).toEqual(['pass']);
  });

  it('plays whole battles with legal choices only', () => {
    const match = new Match(battle, battle.usualSetup(2), 'whole battle');
    while (battle.outcome(match.state) === null) {
      const [seat = ''] = battle.waiting(match.state);
      const choice = playBattle(
        eyesOf(battle, match.state, seat, seededRandom(`${match.journal().entries.length}`)),
      );
      expect(match.play(seat, choice).ok).toBe(true);
    }
  });
});
