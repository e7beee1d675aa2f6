import { battle, MODE_IDS, type BattleState } from '@maester/battle';
import { eyesOf, Match, seededRandom, type Json, type Limits } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { fulfilled } from '../../src/battle/hopes.ts';
import { battleCounsel } from '../../src/battle/counsel.ts';
import { battlePlayers } from '../../src/battle/players.ts';
import type { Level } from '../../src/levels.ts';

const SETUP = battle.readSetup({ points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' });
const SILENT = { two: { hand: [], discard: 'rest' }, one: { hand: [], discard: 'rest' } };

interface Position {
  readonly [part: string]: Json;
}

function battleAt(position: Position, before: readonly (readonly [string, Json])[] = []): BattleState {
  const state = battle.fromPosition(SETUP, 'levels', { players: SILENT, ...position }, {});
  for (const [seat, choice] of before)
    expect([choice, battle.apply(state, seat, choice)]).toMatchObject([choice, { ok: true }]);
  return state;
}

const LITTLE: Limits = { effort: 0.2, hurried: () => false };

function answerOf(level: Level, state: BattleState, seat: string, limits?: Limits, luck = 'luck'): Json {
  const answer = battlePlayers[level](eyesOf(battle, state, seat, seededRandom(luck), limits));
  expect(battle.check(state, seat, answer)).toBeNull();
  return answer;
}

const ours = (x: number, y: number, more: object = {}) => ({ at: [x, y], attachments: [], ...more });
const theirs = (x: number, y: number, more: object = {}) => ({
  at: [x, y],
  facing: 180,
  attachments: [],
  ordersUsed: ['lannister-supremacy'],
  ...more,
});

describe.each(['castellan', 'hand'] as const)('in the miniatures game the %s', (level) => {
  it('takes a token that will score', () => {
    const state = battleAt(
      {
        round: 2,
        units: { 'one-2': ours(24, 19.5), 'two-1': theirs(24, 44) },
        objectives: [{ at: [24, 24] }],
      },
      [
        ['one', 'one-2'],
        ['one', 'maneuver'],
      ],
    );
    const place = answerOf(level, state, 'one', LITTLE);
    expect(battle.apply(state, 'one', place)).toMatchObject({ ok: true });
    expect(state.objectives[0]).toMatchObject({ claimedBy: 'one-2' });
  });

  it('activates the unit that can finish an enemy', () => {
    const state = battleAt({
      units: {
        'one-1': ours(8, 8),
        'one-2': ours(24, 18),
        'two-1': theirs(24, 22.8, { wounds: 1 }),
        'two-3': theirs(40, 44),
      },
      ncus: { 'one-ncu-1': { activated: true }, 'one-ncu-2': { activated: true } },
    });
    expect(answerOf(level, state, 'one')).toBe('one-2');
  });

  it('keeps a card that would only be exchanged for another', () => {
    const state = battleAt({
      turn: 'two',
      units: { 'one-2': ours(24, 8), 'two-1': theirs(24, 40) },
      players: { one: { hand: [], discard: 'rest' }, two: { hand: ['kingslayers-prowess'] } },
    });
    expect(battle.decision(state, 'two')).toMatchObject({ facts: { trigger: 'turn-starts' } });
    expect(answerOf(level, state, 'two', LITTLE)).toBe('pass');
  });

  it('answers the same with the same luck', () => {
    const state = battleAt({
      units: { 'one-2': ours(24, 18), 'one-1': ours(14, 14), 'two-1': theirs(24, 30) },
    });
    expect(answerOf(level, state, 'one', LITTLE)).toEqual(answerOf(level, battle.copy(state), 'one', LITTLE));
  });

  it('answers at once when an answer is wanted now', () => {
    const state = battleAt({ units: { 'one-2': ours(24, 18), 'two-1': theirs(24, 30) } });
    expect(answerOf(level, state, 'one', { effort: 1, hurried: () => true })).not.toBeNull();
    expect(answerOf(level, state, 'one', { effort: 0, hurried: () => false })).not.toBeNull();
  });
});

describe('the adviser', () => {
  const eyesAt = (state: BattleState) => eyesOf(battle, state, 'one', seededRandom('advice'), LITTLE);
  const inReach = () =>
    battleAt({
      round: 2,
      units: { 'one-2': ours(24, 19.5), 'two-1': theirs(24, 44) },
      objectives: [{ at: [24, 24] }],
      ncus: { 'one-ncu-1': { activated: true }, 'one-ncu-2': { activated: true } },
    });

  it('says which objective a move takes, and the chance to win', () => {
    const advice = battleCounsel.advise(eyesAt(inReach()));
    expect(advice).toMatchObject({ choice: 'one-2', why: { tokens: ['objective-1'], strikes: null } });
    expect(advice.why?.['chance']).toBeGreaterThan(0);
    expect(advice.why?.['chance']).toBeLessThan(100);
  });

  it('says whom it strikes, and whom to fear', () => {
    const state = battleAt({
      units: { 'one-2': ours(24, 18), 'two-1': theirs(24, 22.8), 'two-3': theirs(24, 32) },
      ncus: { 'one-ncu-1': { activated: true }, 'one-ncu-2': { activated: true } },
    });
    const why = battleCounsel.advise(eyesAt(state)).why;
    expect(why).toMatchObject({ strikes: { unit: 'two-1' }, fears: { unit: 'one-2' } });
  });

  it('counts no card before the battle: opening hands are dealt whatever is chosen', () => {
    const state = battle.start(SETUP, 'before');
    const seen: (readonly [string, Json | undefined, Json | undefined])[] = [];
    for (let i = 0; i < 4; i++) {
      const [seat = ''] = battle.waiting(state);
      const eyes = eyesOf(battle, state, seat, seededRandom('advice'), LITTLE);
      const advice = battleCounsel.advise(eyes);
      seen.push([eyes.decision().ask, advice.why?.['cards'], advice.why?.['begun']]);
      battle.apply(state, seat, advice.choice);
    }
    expect(seen).toEqual([
      ['set-up/choose-zone', 0, false],
      ['set-up/choose-deployer', 0, false],
      ['set-up/deploy-unit', 0, false],
      ['deploy/place', 0, false],
    ]);
    expect(battleCounsel.advise(eyesAt(inReach())).why).toMatchObject({ begun: true });
  });

  it('sees afterwards that a token could have been taken', () => {
    const state = inReach();
    for (const choice of ['one-2', 'maneuver']) battle.apply(state, 'one', choice);
    const idle = { x: 24_000, y: 19_500, facing: 0 };
    expect(battleCounsel.review(eyesAt(state), idle)).toMatchObject({
      better: { why: { tokens: ['objective-1'] } },
    });
    const best = battlePlayers.castellan(eyesAt(state));
    expect(battleCounsel.review(eyesAt(state), best)).toMatchObject({ better: null });
  });
});

describe('the plan of a turn', () => {
  it('is what could be hoped for when it began, and came true or not', () => {
    const before = battleAt({
      round: 2,
      units: { 'one-2': ours(24, 19.5), 'two-1': theirs(24, 44) },
      objectives: [{ at: [24, 24] }],
    });
    const eyes = () => eyesOf(battle, before, 'one', seededRandom('plan'), LITTLE);
    const hopes = battleCounsel.plan?.(eyes(), 'one-2') ?? null;
    expect(hopes).toMatchObject({ tokens: ['objective-1'] });
    if (hopes === null) return;
    const after = battle.copy(before);
    battle.apply(after, 'one', 'one-2');
    expect(fulfilled(before, after, 'one', hopes)).toBe(false);
    battle.apply(after, 'one', 'maneuver');
    expect(battleCounsel.plan?.(eyesOf(battle, after, 'one', seededRandom('plan')), 'anywhere')).toBeNull();
    battle.apply(after, 'one', answerOf('castellan', after, 'one', LITTLE));
    expect(fulfilled(before, after, 'one', hopes)).toBe(true);
    expect(fulfilled(before, after, 'one', { tokens: [], strikes: null, points: 0 })).toBeNull();
  });

  it('half of the Wounds hoped for is near enough', () => {
    const before = battleAt({ units: { 'one-2': ours(24, 18), 'two-1': theirs(24, 22.8) } });
    const struck = (wounds: number): BattleState => ({
      ...before,
      units: before.units.map((unit) =>
        unit.id === 'two-1' ? { ...unit, wounds: unit.wounds - wounds } : unit,
      ),
    });
    const hopes = { strikes: { unit: 'two-1', wounds: 4, destroyed: 0 } };
    expect(fulfilled(before, struck(2), 'one', hopes)).toBe(true);
    expect(fulfilled(before, struck(1), 'one', hopes)).toBe(false);
  });
});

describe('whole battles', () => {
  it.each([
    ['castellan', 'squire', 'a-game-of-thrones'],
    ['squire', 'hand', 'a-storm-of-swords'],
  ] as const)('of %s against %s have legal choices only', (one, two, mode) => {
    expect(MODE_IDS).toContain(mode);
    const setup = battle.readSetup({ points: 30, mode });
    const match = new Match(battle, setup, 'whole battle');
    for (let i = 0; battle.outcome(match.state) === null; i++) {
      const [seat = ''] = battle.waiting(match.state);
      const level = seat === 'one' ? one : two;
      const choice = answerOf(level, match.state, seat, { effort: 0.1, hurried: () => true }, `luck ${i}`);
      expect(match.play(seat, choice).ok).toBe(true);
    }
    expect(battle.outcome(match.state)).not.toBeNull();
  });
});
