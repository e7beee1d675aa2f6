// The combat stage: what it shows is what happened, in random battles of every mode.

import {
  blocksOf,
  diceOf,
  hitsOf,
  stagesOf,
  type AttackStage,
  type Happened,
  type Stage,
  type Test,
} from '@maester/battle/account';
import { describe, expect, it } from 'vitest';
import { randomBattles } from './support.ts';

const BATTLES = 11;

function events(): Happened[] {
  return [...randomBattles(BATTLES)].flatMap(({ news }) => news);
}

function testOf(stage: Stage): Test | null {
  if (stage.kind === 'test') return stage.test;
  return stage.kind === 'attack' ? stage.panic : null;
}

describe('the stages of a battle', () => {
  const happened = events();
  const stages = [...stagesOf(happened)];
  const attacks = stages.filter((stage): stage is AttackStage => stage.kind === 'attack');
  const count = (type: Happened['type']): number => happened.filter((event) => event.type === type).length;

  it('are all attacks and all tests there were', () => {
    expect(attacks).toHaveLength(count('attack'));
    const tests = stages.map(testOf).filter((test) => test !== null && test.outcome !== null);
    expect(tests).toHaveLength(count('morale'));
    expect(stages.filter(({ kind }) => kind === 'charge').length).toBeGreaterThanOrEqual(count('charge'));
  });

  it('show the dice of an attack as they were rolled, re-rolled and counted', () => {
    for (const stage of attacks) {
      const { attack, attackDice, hits } = stage;
      if (hits === null || attackDice === null) continue;
      expect(attackDice.first).toHaveLength(attack.dice);
      const dice = diceOf(attackDice);
      const sixes = dice.filter((die) => die === 6).length;
      const marked = hitsOf(stage)?.filter(Boolean).length ?? 0;
      const extra = hits.keywords.includes('critical-blow') ? sixes : 0;
      expect(marked + extra).toBe(hits.hits);
    }
    expect(attacks.some(({ attackDice }) => (attackDice?.again.length ?? 0) > 0)).toBe(true);
  });

  it('show the cards and Orders that were declared before the dice', () => {
    const declared = attacks.flatMap(({ used }) =>
      used.filter(({ type }) => type === 'card' || type === 'order'),
    );
    expect(declared.length).toBeGreaterThan(3);
  });

  it('show what was blocked', () => {
    for (const stage of attacks) {
      const blocks = blocksOf(stage);
      if (blocks === null || stage.saves === null) continue;
      expect(blocks.filter(Boolean).length).toBeLessThanOrEqual(stage.saves.blocked);
    }
    expect(attacks.filter(({ saves }) => saves !== null).length).toBeGreaterThan(10);
  });

  it('show the Panic Test with its D3 and what it cost', () => {
    const failed = attacks.filter(({ panic }) => panic?.outcome?.passed === false);
    expect(failed.length).toBeGreaterThan(3);
    for (const { panic, attack } of failed) {
      expect(panic?.unit).toBe(attack.target);
      expect(panic?.d3).toBeGreaterThanOrEqual(1);
      expect(diceOf(panic?.rolled ?? { first: [], again: [] })).toEqual(panic?.outcome?.dice);
    }
  });
});
