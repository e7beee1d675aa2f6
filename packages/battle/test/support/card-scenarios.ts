/** The scenarios of the cards, for tests that look at more than their outcome. */
import { globSync, readFileSync } from 'node:fs';
import { parseScenarios, type Emitted, type Scenario } from '@maester/kernel';
import { battle, type BattleEvent, type BattleState } from '../../src/index.ts';

const FOLDER = `${import.meta.dirname}/../../scenarios/cards`;

/** By file, such as `tactics/winters-might`. */
export const CARD_SCENARIOS: ReadonlyMap<string, readonly Scenario[]> = new Map(
  globSync('*/*.json', { cwd: FOLDER }).map((file) => [
    file.slice(0, -'.json'.length),
    parseScenarios(readFileSync(`${FOLDER}/${file}`, 'utf8')),
  ]),
);

/** Every moment of a scenario: its position, and what each choice led to. The state is the same object throughout. */
export function* momentsOf(given: Scenario): Generator<{
  readonly state: BattleState;
  readonly events: readonly Emitted<BattleEvent>[];
}> {
  const dice = Object.fromEntries(Object.entries(given.dice).map(([name, list]) => [name, [...list]]));
  const state = battle.fromPosition(battle.readSetup(given.setup), given.seed, given.position, dice);
  yield { state, events: [] };
  for (const step of given.play) {
    if (!('choose' in step)) continue;
    const applied = battle.apply(state, step.seat, step.choose);
    if (applied.ok) yield { state, events: applied.events };
  }
}
