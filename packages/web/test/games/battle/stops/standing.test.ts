import { battle, STARTER_ARMIES } from '@maester/battle';
import type { Option } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { sourcesIn, type OptionDecision } from '../../../../src/games/battle/stops/moments.ts';
import {
  askingAgain,
  isQuiet,
  standingAnswer,
  USUAL,
  type Reason,
  type Standing,
} from '../../../../src/games/battle/stops/standing.ts';

const view = battle.start(
  battle.readSetup({
    mode: 'a-game-of-thrones',
    points: 30,
    armies: [STARTER_ARMIES['stark-30'], STARTER_ARMIES['lannister-30']],
    terrain: 'random',
  }),
  'standing',
);

const say = { key: 'option.pass', facts: {} };
const pass: Option = { id: 'pass', on: [], say };
const card = (id: string, target = 'yes'): Option => ({
  id: `card|${id}|0|${target}`,
  on: [{ kind: 'card', id }],
  say,
});
/** An Order with a card among its targets is an Order still. */
const order = (id: string): Option => ({
  id: `one-1|${id}|0|yes`,
  on: [
    { kind: 'unit', id: 'one-1' },
    { kind: 'ability', id },
    { kind: 'card', id: 'counterplot' },
  ],
  say,
});
const window = (...options: readonly Option[]): OptionDecision => ({
  kind: 'option',
  options: [...options, pass],
  seat: 'one',
  ask: 'occasion/declare',
  facts: { trigger: 'attack-before-dice', unit: 'one-1', other: 'two-1', about: {} },
});

const NOW = { turn: 7, round: 2 };
const answer = (decision: OptionDecision, change: Partial<Standing> = {}) =>
  standingAnswer(decision, view, { ...USUAL, ...change }, NOW);

describe('a window', () => {
  it('asks if something can be declared', () => {
    expect(answer(window(card('counterplot')))).toBeNull();
  });

  it('passes if nothing can', () => {
    expect(answer(window())).toEqual({ choice: 'pass', because: 'only-answer' });
  });

  it('is asked at full control even then', () => {
    expect(answer(window(), { control: 'full' })).toBeNull();
  });

  it('passes for the rest of a turn, and asks again in the next', () => {
    const quiet = { quiet: { until: 'turn', number: 7 } } as const;
    expect(answer(window(card('counterplot')), quiet)).toEqual({ choice: 'pass', because: 'quiet' });
    // The same where there is nothing to declare: who shares the device must not see a difference.
    expect(answer(window(), quiet)).toEqual({ choice: 'pass', because: 'quiet' });
    expect(isQuiet({ ...USUAL, ...quiet }, { ...NOW, turn: 8 })).toBe(false);
    expect(answer(window(card('counterplot')), { quiet: { until: 'turn', number: 6 } })).toBeNull();
  });

  it('passes for the rest of a round', () => {
    const quiet = { quiet: { until: 'round', number: 2 } } as const;
    expect(answer(window(order('stand')), quiet)?.because).toBe('quiet');
  });

  it('never asks at a moment that is to be passed, but for a card it shall stop for', () => {
    const moments = { 'attack-before-dice': 'pass' } as const;
    expect(answer(window(card('counterplot')), { moments })?.because).toBe('passed');
    expect(
      answer(window(card('counterplot')), { moments, sources: { 'card:counterplot': 'stop' } }),
    ).toBeNull();
  });

  it('never asks for a card that shall not be played, but still for another', () => {
    const sources = { 'card:counterplot': 'pass' } as const;
    expect(answer(window(card('counterplot')), { sources })?.because).toBe('passed');
    expect(answer(window(card('counterplot'), order('stand')), { sources })).toBeNull();
  });

  it('stops only for these cards and Orders', () => {
    const only = { others: 'pass', sources: { 'order:stand': 'stop' } } as const;
    expect(answer(window(card('counterplot')), only)?.because).toBe('passed');
    expect(answer(window(card('counterplot'), order('stand')), only)).toBeNull();
  });

  it('uses an Order that is always used', () => {
    const sources = { 'order:stand': 'use' } as const;
    expect(answer(window(order('stand')), { sources })).toEqual({
      choice: 'one-1|stand|0|yes',
      because: 'used',
    });
  });

  it('asks where there are several ways to use it, or something else to use', () => {
    const sources = { 'card:counterplot': 'use' } as const;
    expect(answer(window(card('counterplot', 'a'), card('counterplot', 'b')), { sources })).toBeNull();
    expect(answer(window(card('counterplot'), order('stand')), { sources })).toBeNull();
  });

  it('names each card and Order once', () => {
    const offered = window(card('counterplot', 'a'), card('counterplot', 'b'), order('stand'));
    expect(sourcesIn(offered)).toEqual(['card:counterplot', 'order:stand']);
  });
});

describe('what was answered automatically', () => {
  const change = (because: Reason, standing: Partial<Standing> = {}) =>
    askingAgain(window(card('counterplot')), because, { ...USUAL, ...standing });

  it.each([
    ['quiet', { quiet: { until: 'turn', number: 7 } }],
    ['passed', { others: 'pass' }],
    ['passed', { moments: { 'attack-before-dice': 'pass' } }],
    ['used', { sources: { 'card:counterplot': 'use' } }],
  ] as const)('is asked from now on if the player wishes: %s', (because, standing) => {
    const before = answer(window(card('counterplot')), standing);
    expect(before?.because).toBe(because);
    expect(answer(window(card('counterplot')), { ...standing, ...change(because, standing) })).toBeNull();
  });

  it('is asked from now on: re-rolls and pivots', () => {
    expect([change('misses'), change('pivot')]).toEqual([{ rerolls: 'ask' }, { pivots: 'ask' }]);
  });

  it('stays so where there is no other answer', () => {
    expect([change('only-answer'), change('plan')]).toEqual([null, null]);
  });
});
