/** Scenario files and ledgers of the repository, for the tests of any game. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenarios, readLedger, type Scenario } from '../src/index.ts';

const LEDGERS = join(import.meta.dirname, '../../../docs/rules');

/** Every scenario below a folder, with the file it stands in. */
export function scenariosBelow(
  folder: string,
): readonly { readonly file: string; readonly given: Scenario }[] {
  return globSync('**/*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      parseScenarios(readFileSync(join(folder, file), 'utf8')).map((given) => ({ file, given })),
    );
}

/** The ids of the rules in these ledgers. */
export function ruleIdsIn(...ledgers: readonly string[]): readonly string[] {
  return ledgers.flatMap((ledger) =>
    readLedger(readFileSync(join(LEDGERS, `${ledger}.md`), 'utf8')).map(({ id }) => id),
  );
}
