// Every scenario of this game: rulebook examples and small positions, each proving rules of the ledger.
import { globSync, readFileSync } from 'node:fs';
import { parseScenarios, readLedger, runScenario } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, cardRuleIds } from '../src/index.ts';
import { SEASON_6 } from './support/editions.ts';

const FOLDER = `${import.meta.dirname}/../scenarios`;
const LEDGERS = `${import.meta.dirname}/../../../docs/rules`;

const ledger = ['battle', 'kernel'].flatMap((game) =>
  readLedger(readFileSync(`${LEDGERS}/${game}.md`, 'utf8')).map(({ id }) => id),
);
const known = new Set([...ledger, ...cardRuleIds(SEASON_6)]);

function scenariosIn(folder: string) {
  return globSync('**/*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      parseScenarios(readFileSync(`${folder}/${file}`, 'utf8')).map((given) => ({ file, given })),
    );
}

const scenarios = scenariosIn(FOLDER);

describe('scenarios', () => {
  it('are there', () => {
    expect(scenarios.length).toBeGreaterThan(20);
  });

  it.each(scenarios)('$file: $given.title', ({ given }) => {
    expect(given.rules).not.toEqual([]);
    expect(runScenario(battle, given, known)).toEqual([]);
  });
});

// People have files that call units by seat and place in the army list: they run as ever.
describe('scenarios with army lists', () => {
  const old = scenariosIn(`${import.meta.dirname}/army-list-scenarios`);

  it('are there, and bring no pieces of their own', () => {
    expect(old.length).toBeGreaterThan(30);
    expect(JSON.stringify(old.map(({ given }) => given.position))).not.toMatch(/"seat":/);
  });

  it.each(old)('$file: $given.title', ({ given }) => {
    expect(runScenario(battle, given, known)).toEqual([]);
  });
});
