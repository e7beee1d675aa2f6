/** The scenarios, and those of the cards by file, for tests that look at more than their outcome. */
import { globSync, readFileSync } from 'node:fs';
import { parseScenarios, type Scenario } from '@maester/kernel';

const FOLDER = `${import.meta.dirname}/../../scenarios/cards`;

/** By file, such as `tactics/winters-might`. */
export const CARD_SCENARIOS: ReadonlyMap<string, readonly Scenario[]> = new Map(
  globSync('*/*.json', { cwd: FOLDER }).map((file) => [
    file.slice(0, -'.json'.length),
    parseScenarios(readFileSync(`${FOLDER}/${file}`, 'utf8')),
  ]),
);

const EVERYWHERE = `${import.meta.dirname}/../../scenarios`;

export const ALL_SCENARIOS: readonly Scenario[] = globSync('**/*.json', { cwd: EVERYWHERE })
  .toSorted()
  .flatMap((file) => parseScenarios(readFileSync(`${EVERYWHERE}/${file}`, 'utf8')));
