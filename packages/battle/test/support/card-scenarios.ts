/** The scenarios, and those of the cards by file, for tests that look at more than their outcome. */
import type { Scenario } from '@maester/kernel';
import { scenariosBelow } from '@maester/kernel/test-files';

const FOLDER = `${import.meta.dirname}/../../scenarios`;

export const ALL_SCENARIOS: readonly Scenario[] = scenariosBelow(FOLDER).map(({ given }) => given);

/** By file, such as `tactics/winters-might`. */
export const CARD_SCENARIOS: ReadonlyMap<string, readonly Scenario[]> = byFile(`${FOLDER}/cards`);

function byFile(folder: string): Map<string, readonly Scenario[]> {
  const files = new Map<string, readonly Scenario[]>();
  for (const { file, given } of scenariosBelow(folder)) {
    const name = file.slice(0, -'.json'.length);
    files.set(name, [...(files.get(name) ?? []), given]);
  }
  return files;
}
