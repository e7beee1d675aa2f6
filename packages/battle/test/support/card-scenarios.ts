/** The scenarios of the cards, for tests that look at more than their outcome. */
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
