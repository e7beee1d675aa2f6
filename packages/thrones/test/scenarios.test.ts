// Every scenario of this game: rulebook examples and small positions, each proving rules of the ledger.
import { runScenario } from '@maester/kernel';
import { ruleIdsIn, scenariosBelow } from '@maester/kernel/test-files';
import { savedBetween } from '@maester/kernel/testing';
import { describe, expect, it } from 'vitest';
import { thrones } from '../src/index.ts';

const known = new Set(ruleIdsIn('thrones', 'kernel'));

const saved = savedBetween(thrones);

describe('scenarios', () => {
  it.each(scenariosBelow(`${import.meta.dirname}/../scenarios`))('$file: $given.title', ({ given }) => {
    expect(given.rules).not.toEqual([]);
    expect(runScenario(saved, given, known)).toEqual([]);
  });
});
