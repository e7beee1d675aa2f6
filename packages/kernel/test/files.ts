/** Files of the repository, for the tests of any game: scenarios, ledgers, golden games. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseScenarios, readJournal, readLedger, type Scenario } from '../src/index.ts';
import type { Golden } from '../src/testing/index.ts';

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

/** The ids of the rules in these ledgers, with the pages of their older editions. */
export function ruleIdsIn(...ledgers: readonly string[]): readonly string[] {
  return ledgers
    .flatMap((ledger) => globSync([`${ledger}.md`, `${ledger}-[0-9]*.md`], { cwd: LEDGERS }))
    .flatMap((file) => readLedger(readFileSync(join(LEDGERS, file), 'utf8')).map(({ id }) => id));
}

/** Every golden game of a folder, by name. */
export function goldenGames(folder: string): Golden[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const text = gunzipSync(readFileSync(join(folder, file))).toString('utf8');
      return { name: file.replace('.json.gz', ''), journal: readJournal(text) };
    });
}
