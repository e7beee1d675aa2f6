// Every scenario of this game: rulebook examples and small positions, each proving rules of the ledger.
import { globSync, readFileSync } from 'node:fs';
import { parseScenarios, readLedger, runScenario } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { thrones } from '../src/index.ts';

const FOLDER = `${import.meta.dirname}/../scenarios`;
const LEDGERS = `${import.meta.dirname}/../../../docs/rules`;

const known = new Set(
  ['thrones', 'kernel'].flatMap((ledger) =>
    readLedger(readFileSync(`${LEDGERS}/${ledger}.md`, 'utf8')).map(({ id }) => id),
  ),
);

const scenarios = globSync('**/*.json', { cwd: FOLDER })
  .toSorted()
  .flatMap((file) =>
    parseScenarios(readFileSync(`${FOLDER}/${file}`, 'utf8')).map((given) => ({ file, given })),
  );

describe('scenarios', () => {
  it.each(scenarios)('$file: $given.title', ({ given }) => {
    expect(given.rules).not.toEqual([]);
    expect(runScenario(thrones, given, known)).toEqual([]);
  });
});
