// Every scenario of this game: rulebook examples and small positions, each proving rules of the ledger.
import { runScenario } from '@maester/kernel';
import { ruleIdsIn, scenariosBelow } from '@maester/kernel/test-files';
import { savedBetween } from '@maester/kernel/testing';
import { describe, expect, it } from 'vitest';
import { battle, cardRuleIds, OLDER_EDITIONS, rulesOf } from '../src/index.ts';
import { SEASON_6 } from './support/editions.ts';

const cards = [SEASON_6, ...OLDER_EDITIONS.map(({ id }) => rulesOf({ edition: id }))].flatMap(cardRuleIds);
const known = new Set([...ruleIdsIn('battle', 'kernel'), ...cards]);

const saved = savedBetween(battle);

const scenarios = scenariosBelow(`${import.meta.dirname}/../scenarios`);

describe('scenarios', () => {
  it('are there', () => {
    expect(scenarios.length).toBeGreaterThan(20);
  });

  it.each(scenarios)('$file: $given.title', ({ given }) => {
    expect(given.rules).not.toEqual([]);
    expect(runScenario(saved, given, known)).toEqual([]);
  });
});

// People have files that call units by seat and place in the army list: they run as ever.
describe('scenarios with army lists', () => {
  const old = scenariosBelow(`${import.meta.dirname}/army-list-scenarios`);

  it('are there, and bring no pieces of their own', () => {
    expect(old.length).toBeGreaterThan(30);
    expect(JSON.stringify(old.map(({ given }) => given.position))).not.toMatch(/"seat":/);
  });

  it.each(old)('$file: $given.title', ({ given }) => {
    expect(runScenario(saved, given, known)).toEqual([]);
  });
});
